# Attacks: the judge's own memory and disk, with endless standard error.
import os
import time

deadline = time.monotonic() + 20
while time.monotonic() < deadline:
    os.write(2, b"e" * 65536)
