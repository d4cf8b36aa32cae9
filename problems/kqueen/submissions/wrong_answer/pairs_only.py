# Wrong: knows the formula for two queens and takes more queens for impossible.
import sys

for line in sys.stdin:
    m, n, x, y = map(int, line.split())
    m, n = min(m, n), max(m, n)
    pairs = m * (m - 1) * (3 * n * n - 9 * n + 2 * m + 2) // 6
    print(sum([1, m * n, pairs][x : y + 1]))
