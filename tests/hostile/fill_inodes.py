# Attacks: a program cannot make files without end: 100,000 at most.
made = 0
try:
    for number in range(100_000):
        with open(str(number), "wb"):
            made += 1
except OSError:
    pass
print(made)
