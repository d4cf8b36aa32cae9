"""Check one input: n, then n numbers. Strict to the byte.

Reads standard input; exits 42 if it is valid, else 43 with one line on standard error.
"""

import re
import sys

VALID, INVALID = 42, 43
NUMBER = rb"(?:0|-?[1-9][0-9]{0,9})"


def fault(data: bytes) -> str | None:
    """Say what is wrong with the input, or None if it is valid."""
    lines = data.split(b"\n")
    if len(lines) != 3 or lines[2]:
        return f"line {min(len(lines), 3)}: wanted two lines, each with a newline at its end"
    if not re.fullmatch(NUMBER, lines[0]) or not 1 <= int(lines[0]) <= 100:
        return "line 1: wanted n from 1 to 100"
    words = lines[1].split(b" ")
    if len(words) != int(lines[0]):
        return f"line 2: wanted {int(lines[0])} numbers, one space between two, got {len(words)}"
    if not all(re.fullmatch(NUMBER, word) and abs(int(word)) <= 10**9 for word in words):
        return "line 2: wanted numbers from -1000000000 to 1000000000"
    return None


def main() -> int:
    """Check standard input; return the exit status."""
    found = fault(sys.stdin.buffer.read())
    if found is not None:
        print(found, file=sys.stderr)
        return INVALID
    return VALID


if __name__ == "__main__":
    sys.exit(main())
