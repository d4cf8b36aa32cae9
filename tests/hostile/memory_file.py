# Attacks: memory that is nobody's: files in memory (memfd) that no process maps. 600 MB at most.
import os
import signal
import time

signal.alarm(20)
block = bytes(1 << 20)
for _ in range(150):
    fd = os.memfd_create("hoard")
    for _ in range(4):
        os.write(fd, block)
time.sleep(20)
