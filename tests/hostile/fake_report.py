# Attacks: a program cannot report for itself: it has no descriptor that leads to the judge.
import os
import socket

for fd in range(1024):
    for message in (b"\x0b\0\0\0", b"done"):
        try:
            with socket.socket(fileno=os.dup(fd)) as one:
                one.send(message)
            print("LEAK: spoke over", fd)
        except OSError:
            pass
print("42")
