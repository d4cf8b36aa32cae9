# Attacks: the wall-clock cap holds for a program that closed its streams and sleeps.
import os
import time

for fd in range(3):
    os.close(fd)
time.sleep(20)
