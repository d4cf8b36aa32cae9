# Attacks: after a run no process of it is left, however it forked.
# Three daemons (double fork, new session, streams elsewhere) outlive their parent.
import os
import signal
import time


def daemon() -> None:
    if os.fork():
        return
    os.setsid()
    if os.fork():
        os._exit(0)
    signal.alarm(20)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    for fd in range(3):
        os.close(fd)
    time.sleep(20)
    os._exit(0)


for _ in range(3):
    daemon()
time.sleep(0.1)
print("42")
