# Attacks: the judge goes on however many dead processes a program leaves for others to collect.
# 2,000 orphans that end at once, 20 at a time.
import os
import signal

signal.alarm(20)
for _ in range(100):
    if os.fork() == 0:
        for _ in range(20):
            if os.fork() == 0:
                os._exit(0)
        os._exit(0)
    os.wait()
print("42")
