# Attacks: the wall-clock cap ends what uses no CPU time.
# It stops itself, where neither time nor SIGTERM reaches it.
import os
import signal
import time

me = os.getpid()
if os.fork() == 0:  # in case the judge fails
    signal.alarm(25)
    time.sleep(20)
    os.kill(me, signal.SIGKILL)
    os._exit(0)
os.kill(me, signal.SIGSTOP)
