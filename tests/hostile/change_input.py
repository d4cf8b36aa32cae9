# Attacks: the case's input cannot be changed, by writing to the stream or to what it is.
import os

before = os.fstat(0).st_size
for attempt in (
    lambda: os.write(0, b"changed"),
    lambda: os.ftruncate(0, 0),
    lambda: os.pwrite(0, b"changed", 0),
    lambda: os.write(os.open("/proc/self/fd/0", os.O_WRONLY), b"changed"),
    lambda: os.truncate("/dev/stdin", 0),
):
    try:
        attempt()
        print("LEAK: wrote to standard input")
    except OSError:
        pass
if os.fstat(0).st_size != before or os.pread(0, 5, 0) != b"input":
    print("LEAK: the input changed")
print("42")
