# Attacks: after a run no process of it is left, however it forked.
# A tree of 39 processes, each in a session of its own, all asleep; the root ends.
import os
import signal
import time


def grow(depth: int) -> None:
    for _ in range(3 if depth else 0):
        if os.fork() == 0:
            signal.alarm(20)
            os.setsid()
            grow(depth - 1)
            time.sleep(20)
            os._exit(0)


grow(3)
time.sleep(0.1)
print("42")
