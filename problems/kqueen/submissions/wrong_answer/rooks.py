# Wrong: forgets the diagonals, which makes the queens rooks.
import sys
from math import comb, perm

for line in sys.stdin:
    m, n, x, y = map(int, line.split())
    print(sum(comb(m, k) * perm(n, k) for k in range(x, y + 1)))
