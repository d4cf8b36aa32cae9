# Attacks: the judge's own memory and disk, with endless standard output.
import os
import time

deadline = time.monotonic() + 20
while time.monotonic() < deadline:
    os.write(1, b"y" * 65536)
