# Attacks: CPU time counts of processes that left the family: orphans in a session of their own.
import os
import signal
import time

signal.alarm(20)
reading, writing = os.pipe()
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        signal.alarm(20)
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            pass
    os._exit(0)
os.close(writing)
os.wait()
os.read(reading, 1)
