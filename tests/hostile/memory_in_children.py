# Attacks: the memory of all processes counts together: 20 children with 30 MB each.
import os
import signal
import time

signal.alarm(20)
for _ in range(20):
    if os.fork() == 0:
        signal.alarm(20)
        hoard = b"x" * (30 << 20)
        time.sleep(20)
        os._exit(0)
    time.sleep(0.01)
time.sleep(20)
