# Tries every order of the columns; right, and n! is too much from n = 11 or so on.
from itertools import permutations

n = int(input())
print(
    sum(
        len({row + column for row, column in enumerate(order)}) == n
        and len({row - column for row, column in enumerate(order)}) == n
        for order in permutations(range(n))
    )
)
