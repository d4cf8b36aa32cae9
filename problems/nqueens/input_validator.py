"""Check one input of nqueens: a number from 1 to 16 and a newline, and not a byte more.

Reads standard input; exits 42 if it is valid, else 43 with one line on standard error.
"""

import sys

VALID, INVALID = 42, 43


def fault(data: bytes) -> str | None:
    """Say what is wrong with the input, or None if it is valid."""
    if not data.endswith(b"\n"):
        return "line 1: the newline at the end of the file is missing"
    line, rest = data.split(b"\n", 1)
    if line not in [b"%d" % n for n in range(1, 17)]:
        return f"line 1: wanted a number from 1 to 16, got {ascii(line[:40])[1:]}"
    if rest:
        return "line 2: wanted the end of the file"
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
