# Attacks: the number of processes is bounded, and all of them are killed.
# Every process forks as fast as it can, eleven times: 2,048 processes at most.
import os
import signal
import time

signal.alarm(20)
for _ in range(11):
    try:
        if os.fork() == 0:
            signal.alarm(20)
    except OSError:
        time.sleep(0.001)
while True:
    pass
