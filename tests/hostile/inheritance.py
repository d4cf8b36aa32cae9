# Attacks: a program gets three streams and two variables from the judge, and nothing else.
import os
import signal

extra = []
for fd in range(3, 1024):
    try:
        os.fstat(fd)
        extra.append(fd)
    except OSError:
        pass
if extra:
    print("LEAK: descriptors", extra)
names = set(os.environ) - {"PATH", "LANG", "LC_CTYPE"}
if names:
    print("LEAK: variables", names)
ignored = [n for n in signal.valid_signals() if signal.getsignal(n) == signal.SIG_IGN]
if set(ignored) - {signal.SIGPIPE, signal.SIGXFSZ}:  # Python's own doing
    print("LEAK: ignored signals", ignored)
if signal.pthread_sigmask(signal.SIG_BLOCK, ()):
    print("LEAK: blocked signals")
print("42")
