# Bit masks with a memo of the boards: the quick way in C, and too slow in Python for one board of
# ten rows.
import sys
from functools import cache


@cache
def counts(m: int, n: int) -> list[int]:
    found = [0] * 51

    def fill(rows: int, columns: int, left: int, right: int, k: int) -> None:
        if rows == 0:
            found[k] += 1
            return
        fill(rows - 1, columns, left << 1, right >> 1, k)
        free = full & ~(columns | left | right)
        while free:
            bit = free & -free
            free -= bit
            fill(rows - 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, k + 1)

    full = (1 << n) - 1
    fill(m, 0, 0, 0, 0)
    return found


for line in sys.stdin:
    m, n, x, y = map(int, line.split())
    print(sum(counts(m, n)[x : y + 1]))
