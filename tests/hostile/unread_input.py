# Attacks: the judge goes on when a program never reads its input, and when it closes it.
import os

os.close(0)
print("42")
