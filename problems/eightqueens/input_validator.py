"""Check one input of eightqueens: the number k, then k lines with a square each.

Every number is one digit, two are separated by one space, every line ends with a newline, no
square comes twice, and exactly one of the 92 solutions holds all the squares. That last check
goes through all the solutions, as a setter would on paper, and shares nothing with the search
of the model solution.

Reads standard input; exits 42 if it is valid, else 43 with one line on standard error.
"""

import sys

VALID, INVALID = 42, 43


def fault(data: bytes) -> str | None:
    """Say what is wrong with the input, or None if it is valid."""
    *lines, rest = data.split(b"\n")
    if rest or not lines:
        return f"line {len(lines) + 1}: the newline at its end is missing"
    if not is_digits(lines[0], 1, b"012345678"):
        return f"line 1: wanted k from 0 to 8, got {shown(lines[0])}"
    squares: list[tuple[int, int]] = []
    for number, line in enumerate(lines[1:], start=2):
        if not is_digits(line, 2, b"01234567"):
            return f"line {number}: wanted two numbers from 0 to 7, got {shown(line)}"
        square = int(line[:1]), int(line[2:])
        if square in squares:
            return f"line {number}: the square {shown(line)} is there already"
        squares.append(square)
    if len(squares) != int(lines[0]):
        return f"line 1: k is {int(lines[0])}, but the lines with squares number {len(squares)}"
    held_by = sum(set(squares) <= set(enumerate(columns)) for columns in solutions([]))
    if held_by != 1:
        return f"line 1: {held_by} solutions hold all the squares; it must be exactly one"
    return None


def is_digits(line: bytes, count: int, allowed: bytes) -> bool:
    """Say whether a line is `count` of the `allowed` digits with one space between two."""
    return len(line) == 2 * count - 1 and all(
        character in (b" " if place % 2 else allowed) for place, character in enumerate(line)
    )


def shown(line: bytes) -> str:
    """Return the start of a line in quotes, its odd bytes escaped."""
    return ascii(line[:40])[1:]


def solutions(columns: list[int]) -> list[list[int]]:
    """Return the solutions whose first rows have queens in these columns."""
    row = len(columns)
    if row == 8:
        return [columns]
    return [
        solution
        for column in range(8)
        if all(
            column != other and abs(column - other) != row - at for at, other in enumerate(columns)
        )
        for solution in solutions([*columns, column])
    ]


def main() -> int:
    """Check standard input; return the exit status."""
    found = fault(sys.stdin.buffer.read())
    if found is not None:
        print(found, file=sys.stderr)
        return INVALID
    return VALID


if __name__ == "__main__":
    sys.exit(main())
