# Attacks: what is written after the main process ended does not count, nor does it disturb.
import os
import signal
import time

print("42", flush=True)
if os.fork() == 0:
    os.setsid()
    signal.alarm(20)
    deadline = time.monotonic() + 20
    time.sleep(0.05)
    while time.monotonic() < deadline:
        os.write(1, b"too late\n" * 1000)
