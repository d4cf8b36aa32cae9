# Attacks: shared memory that was written and is resident in no process any more. 600 MB at most.
import mmap
import signal
import time

signal.alarm(20)
hoard = []
block = b"x" * (1 << 20)
for _ in range(20):
    piece = mmap.mmap(-1, 30 << 20)
    for _ in range(30):
        piece.write(block)
    piece.madvise(mmap.MADV_DONTNEED)
    hoard.append(piece)
time.sleep(20)
