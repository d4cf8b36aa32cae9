# Attacks: a run ends with its main process, though a grandchild holds the output pipe open.
import os
import signal
import time

print("42", flush=True)
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        signal.alarm(20)
        time.sleep(20)
    os._exit(0)
