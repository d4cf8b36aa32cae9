"""Check one input of kqueen: zero or more lines `m n x y`, the last newline optional.

Numbers are decimal without sign and without leading zeros, two are separated by one space, and
a line holds nothing else: 1 <= m, 1 <= n, m * n <= 150, 0 <= x <= y <= 50.

Reads standard input; exits 42 if it is valid, else 43 with one line on standard error.
"""

import sys

VALID, INVALID = 42, 43


def fault(data: bytes) -> str | None:
    """Say what is wrong with the input, or None if it is valid."""
    lines = data.split(b"\n")
    if not lines[-1]:
        lines.pop()
    for number, line in enumerate(lines, start=1):
        found = line_fault(line)
        if found is not None:
            return f"line {number}: {found}, got {ascii(line[:40])[1:]}"
    return None


def line_fault(line: bytes) -> str | None:
    """Say what is wrong with a line, or None if it is valid."""
    words = line.split(b" ")
    if len(words) != 4:
        return "wanted four numbers, one space between two"
    if not all(is_number(word) for word in words):
        return "wanted numbers of at most three digits, without sign or leading zeros"
    m, n, x, y = (int(word) for word in words)
    if m * n < 1 or m * n > 150:
        return "wanted m >= 1, n >= 1, m * n <= 150"
    if not x <= y <= 50:
        return "wanted x <= y <= 50"
    return None


def is_number(word: bytes) -> bool:
    """Say whether a word is a number of at most three digits without leading zeros."""
    return word.isdigit() and len(word) <= 3 and (word == b"0" or not word.startswith(b"0"))


def main() -> int:
    """Check standard input; return the exit status."""
    found = fault(sys.stdin.buffer.read())
    if found is not None:
        print(found, file=sys.stderr)
        return INVALID
    return VALID


if __name__ == "__main__":
    sys.exit(main())
