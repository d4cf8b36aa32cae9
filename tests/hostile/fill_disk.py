# Attacks: a program can fill neither the disk nor the memory through its scratch folder.
# 600 MB at most; every other file is open without a name.
import os

block = bytes(1 << 20)
written = 0
try:
    for number in range(600):
        with open(f"part{number}", "wb") as file:
            written += file.write(block)
        if number % 2:
            kept = os.open(f"part{number}", os.O_RDONLY)
            os.unlink(f"part{number}")
except OSError:
    pass
print(written >> 20)
