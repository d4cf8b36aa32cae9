# Fails: reads one line more than there are, and cannot take it apart.
import sys

while True:
    m, n, x, y = map(int, sys.stdin.readline().split())
    print(m * n if x == y == 1 else 1)
