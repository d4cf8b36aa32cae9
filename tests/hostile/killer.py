# Attacks: a program cannot kill or stop the judge, its helper or other runs.
import os
import signal

signal.alarm(20)
for number in (signal.SIGSTOP, signal.SIGTERM, signal.SIGINT, signal.SIGKILL):
    for pid in (os.getppid(), 1, *range(2, 400)):
        if pid not in (0, os.getpid()):
            try:
                os.kill(pid, number)
            except OSError:
                continue
            if pid != 1:  # process 1 of a namespace takes no signals from inside it
                print("LEAK: signalled", pid)
print("42")
