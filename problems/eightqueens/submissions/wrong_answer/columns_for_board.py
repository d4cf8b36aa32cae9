# Wrong: prints the columns of the queens instead of the board.
import sys

column_of = [-1] * 8
column_taken = [False] * 8
falling_taken = [False] * 15
rising_taken = [False] * 15


def set_lines(row: int, column: int, taken: bool) -> None:
    column_taken[column] = falling_taken[row - column] = rising_taken[row + column] = taken


def is_open(row: int, column: int) -> bool:
    return not (column_taken[column] or falling_taken[row - column] or rising_taken[row + column])


def fill(row: int) -> bool:
    if row == 8:
        return True
    if column_of[row] >= 0:
        return fill(row + 1)
    for column in range(8):
        if is_open(row, column):
            set_lines(row, column, True)
            column_of[row] = column
            if fill(row + 1):
                return True
            set_lines(row, column, False)
    column_of[row] = -1
    return False


numbers = [int(word) for word in sys.stdin.read().split()]
for row, column in zip(numbers[1::2], numbers[2::2], strict=True):
    set_lines(row, column, True)
    column_of[row] = column
fill(0)
print(*column_of)
