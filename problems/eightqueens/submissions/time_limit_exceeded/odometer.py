# Goes through all 8 ** 8 ways to put one queen into each row, and looks at the squares of a board
# only when it is complete. Right, and too slow.
import sys
from itertools import product

numbers = [int(word) for word in sys.stdin.read().split()]
given = list(zip(numbers[1::2], numbers[2::2], strict=True))
for columns in product(range(8), repeat=8):
    if (
        len(set(columns)) == 8
        and len({row + column for row, column in enumerate(columns)}) == 8
        and len({row - column for row, column in enumerate(columns)}) == 8
        and all(columns[row] == column for row, column in given)
    ):
        for column in columns:
            print("." * column + "Q" + "." * (7 - column))
