# Attacks: CPU time counts of children that nobody collects (SIGCHLD is ignored).
# Each child uses 0.3 s and is gone from all of the kernel's sums; the main process waits.
import contextlib
import os
import signal
import time

signal.alarm(20)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for _ in range(10):
    if os.fork() == 0:
        signal.alarm(20)
        while time.process_time() < 0.3:
            pass
        os._exit(0)
    with contextlib.suppress(ChildProcessError):
        os.wait()
print("42")
