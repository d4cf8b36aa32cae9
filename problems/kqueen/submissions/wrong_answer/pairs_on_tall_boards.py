# Wrong: the formula for two queens holds for m <= n and is used for every board.
import sys

for line in sys.stdin:
    m, n, x, y = map(int, line.split())
    print(sum([1, m * n, m * (m - 1) * (3 * n * n - 9 * n + 2 * m + 2) // 6][x : y + 1]))
