# Plain backtracking: the queens so far in a list, every try compared with all of them, each line of
# the input searched anew. Right, and too slow.
import sys


def count(m: int, n: int, x: int, y: int, row: int, queens: list[tuple[int, int]]) -> int:
    if row == m:
        return x <= len(queens) <= y
    found = count(m, n, x, y, row + 1, queens)
    for column in range(n):
        if all(column != c and abs(column - c) != row - r for r, c in queens):
            found += count(m, n, x, y, row + 1, [*queens, (row, column)])
    return found


for line in sys.stdin:
    m, n, x, y = map(int, line.split())
    print(int(count(m, n, x, y, 0, [])))
