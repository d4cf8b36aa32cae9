# Attacks: CPU time counts of children that nobody collects, each gone before it could be seen.
# 200 children of 10 ms each; SIGCHLD is ignored, and the main process only waits.
import contextlib
import os
import signal
import time

signal.alarm(20)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for _ in range(200):
    if os.fork() == 0:
        signal.alarm(20)
        start = time.process_time()
        while time.process_time() < start + 0.01:
            pass
        os._exit(0)
    with contextlib.suppress(ChildProcessError):
        os.wait()
print("42")
