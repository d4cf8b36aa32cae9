"""Find the largest of some numbers."""

import sys


def largest(numbers: list[int]) -> int:
    """Return the largest number; there is at least one."""
    return max(numbers)


def main() -> int:
    """Answer standard input; on malformed input say what is wrong and return 1."""
    try:
        n, *numbers = map(int, sys.stdin.buffer.read().split())
        if not 1 <= n == len(numbers):
            raise ValueError(f"wanted {n} numbers, got {len(numbers)}")
    except ValueError as error:
        print(f"NAME: {error}", file=sys.stderr)
        return 1
    print(largest(numbers))
    return 0


if __name__ == "__main__":
    sys.exit(main())
