# Attacks: the number of processes is bounded, and all of them are killed.
# Every process forks as fast as it can, 3,000 times together at most.
import mmap
import os
import signal
import time

signal.alarm(20)
born = mmap.mmap(-1, 4096)
deadline = time.monotonic() + 20
while time.monotonic() < deadline:
    count = int.from_bytes(born[:4], "little") + 1
    if count > 3000:
        break
    born[:4] = count.to_bytes(4, "little")
    try:
        if os.fork() == 0:
            signal.alarm(20)
    except OSError:
        time.sleep(0.001)
time.sleep(20)
