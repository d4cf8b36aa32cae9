# Bit masks, a memo of the boards, the topmost queen on the left half only, the last row counted and
# not searched: quick enough in C, and in Python still too slow for one board of ten rows.
import sys
from functools import cache


@cache
def counts(m: int, n: int) -> list[int]:
    found = [1] + [0] * 51

    def put(row: int, bit: int, columns: int, left: int, right: int, k: int, weight: int) -> None:
        if row == m - 1:
            found[k + 1] += weight
        else:
            fill(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, k + 1, weight)

    def fill(row: int, columns: int, left: int, right: int, k: int, weight: int) -> None:
        free = full & ~(columns | left | right)
        if row == m - 1:
            found[k] += weight
            found[k + 1] += weight * free.bit_count()
            return
        fill(row + 1, columns, left << 1, right >> 1, k, weight)
        while free:
            bit = free & -free
            free -= bit
            put(row, bit, columns, left, right, k, weight)

    full = (1 << n) - 1
    for row in range(m):
        for column in range((n + 1) // 2):
            put(row, 1 << column, 0, 0, 0, 0, 1 if 2 * column + 1 == n else 2)
    return found


for line in sys.stdin:
    m, n, x, y = map(int, line.split())
    print(sum(counts(min(m, n), max(m, n))[x : y + 1]))
