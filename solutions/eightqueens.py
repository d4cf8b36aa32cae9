"""Complete a board of eight queens of which some already stand.

The idea: the given queens are placed first, so that every line they hold (row, column, two
diagonals) is closed before the search begins. Then the free rows are filled from the top, one
queen each, on squares whose lines are all open. Listing all 92 solutions and filtering them
places 2056 queens; with two given queens this search places 49 on average, with three 16.

A set of lines is one int, a bit a line: 8 columns, 15 diagonals on which row - column is the
same, 15 on which row + column is, 8 rows. Two queens attack each other if their ints share a bit.

The recursion is the classic one (N. Wirth, Program Development by Stepwise Refinement, 1971).
"""

import sys


def lines_through(row: int, column: int) -> int:
    """Return the four lines on which a square lies, as a set of bits."""
    return 1 << column | 1 << (row - column + 15) | 1 << (row + column + 23) | 1 << (row + 38)


def completions(given: list[tuple[int, int]]) -> list[list[int]]:
    """Return every solution that holds all `given` (row, column) squares, rows and columns 0 to 7.

    A solution is the column of the queen in each row. Given squares that attack one another, or
    are the same, have none.
    """
    closed = 0
    for row, column in given:
        lines = lines_through(row, column)
        if closed & lines:
            return []
        closed |= lines
    column_of = dict(given)
    free_rows = [row for row in range(8) if row not in column_of]
    found: list[list[int]] = []

    def fill(depth: int, closed: int) -> None:
        if depth == len(free_rows):
            found.append([column_of[row] for row in range(8)])
            return
        row = free_rows[depth]
        for column in range(8):
            lines = lines_through(row, column)
            if not closed & lines:
                column_of[row] = column
                fill(depth + 1, closed | lines)

    fill(0, closed)
    return found


def numbers(line: bytes, count: int, most: int) -> list[int]:
    """Read a line of `count` numbers from 0 to `most`; ValueError if it is anything else."""
    words = line.split()
    if len(words) != count or not all(word.isdigit() and int(word) <= most for word in words):
        shown = line[:30].decode("latin-1")
        raise ValueError(f"wanted {count} of the numbers 0 to {most}, got {shown!a}")
    return [int(word) for word in words]


def read_squares(data: bytes) -> list[tuple[int, int]]:
    """Read k and then k lines `row column`; ValueError says what is wrong with the input."""
    first, *rest = data.splitlines() or [b""]
    (k,) = numbers(first, 1, 8)
    if len(rest) != k:
        raise ValueError(f"wanted {k} lines after the first, got {len(rest)}")
    return [(row, column) for row, column in (numbers(line, 2, 7) for line in rest)]


def main() -> None:
    """Complete the board on standard input, or say what is wrong with it."""
    try:
        found = completions(read_squares(sys.stdin.buffer.read()))
        if len(found) != 1:
            raise ValueError(f"wanted squares with exactly one completion, these have {len(found)}")
    except ValueError as error:
        print(f"eightqueens: {error}", file=sys.stderr)
        sys.exit(1)
    for solution in found:
        for column in solution:
            print("." * column + "Q" + "." * (7 - column))


if __name__ == "__main__":
    main()
