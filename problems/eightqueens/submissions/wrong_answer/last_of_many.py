# Wrong: a dictionary from pairs of squares to a board, written over by every board with that pair,
# so a pair that several boards share gives the last of them; looked up are the last two squares.
import sys
from itertools import combinations, permutations

boards = {}
for columns in permutations(range(8)):
    if (
        len({r + c for r, c in enumerate(columns)})
        == len({r - c for r, c in enumerate(columns)})
        == 8
    ):
        for pair in combinations(enumerate(columns), 2):
            boards[pair] = columns
numbers = [int(word) for word in sys.stdin.read().split()]
squares = list(zip(numbers[1::2], numbers[2::2], strict=True))
first, last = sorted(squares[-2:])
for column in boards[first, last]:
    print("." * column + "Q" + "." * (7 - column))
