# Fails: the search does not stop after the last row, where the list of columns ends.
import sys

column_of = [-1] * 8
numbers = [int(word) for word in sys.stdin.read().split()]
for row, column in zip(numbers[1::2], numbers[2::2], strict=True):
    column_of[row] = column


def is_open(row: int, column: int) -> bool:
    return all(
        other < 0 or at == row or (column != other and abs(column - other) != abs(row - at))
        for at, other in enumerate(column_of)
    )


def fill(row: int) -> None:
    if column_of[row] >= 0:
        fill(row + 1)
        return
    for column in range(8):
        if is_open(row, column):
            column_of[row] = column
            fill(row + 1)
            column_of[row] = -1


fill(0)
