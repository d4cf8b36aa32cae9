# Attacks: memory that forks share counts once, so a crowd of small ones is not over its limit.
# 150 children sleep; the main process prints the answer and ends.
import os
import signal
import time

for _ in range(150):
    if os.fork() == 0:
        signal.alarm(20)
        time.sleep(20)
        os._exit(0)
time.sleep(0.3)
print("42")
