# Attacks: the CPU limit ends a program that ignores every signal it can.
import signal
import time

for number in set(signal.Signals) - {signal.SIGKILL, signal.SIGSTOP}:
    signal.signal(number, signal.SIG_IGN)
deadline = time.monotonic() + 20
while time.monotonic() < deadline:
    pass
