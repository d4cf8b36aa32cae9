# Attacks: CPU time of children counts, though the main process only waits.
import os
import signal
import time

signal.alarm(20)
for _ in range(2):
    if os.fork() == 0:
        signal.alarm(20)
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            pass
        os._exit(0)
os.wait()
