"""nqueens: count the ways to place n non-attacking queens on an n x n board.

The bit-mask recursion visits 1.14 billion placements for n = 16. Here the board is cut between
its middle rows (meet in the middle), and the 15.3 million placements on a half are enough.

1. A placement on the upper half holds columns and, across the cut, diagonals. The lower half is an
   upper one, turned round. Two halves make a board when one holds the columns that the other
   leaves, and they share no diagonal. So the placements are listed by their set of columns.
2. A placement is one byte in each of four strings, a bit for each diagonal that it holds. All
   placements on a set of columns come from those on one row less and one column less: where the
   new queen's diagonals are taken, a big integer has the eighth bit set in all four strings, and
   `bytes.translate` deletes these bytes and sets the queen's bits in all others.
3. For two sets of columns that meet, the placements on the larger list are numbered. A big integer
   for each diagonal has a 1 bit for every placement that leaves it free, and a table over the
   values of each string has the AND of those. A placement on the smaller list then asks for the
   1 bits in the AND of four table entries.
4. Boards that are mirrored or turned upside down count the same: one of up to four is enough.

Cost: for n = 16 some 2.6 million questions to sets of about 2000 bits, and as much time again to
list the placements. Source: Horowitz and Sahni (1974) for the meet in the middle.
"""

import sys
from itertools import combinations

MAX_N = 16
LOW = 7  # diagonals in the first string of a family, to leave its eighth bit for marks
MARKED = bytes(range(128, 256))
SET = [bytes(byte | 1 << bit for byte in range(256)) for bit in range(8)]
FREE = [bytes(b"10"[byte >> bit & 1] for byte in range(256)) for bit in range(8)]

Placements = tuple[bytes, ...]  # left diagonals 0-6, 7-14, right diagonals 0-6, 7-14
Family = tuple[int, int, int]  # marks of those with a diagonal that ends here; 0-6, 7-13 as ints
Row = tuple[int, int, Family, Family]  # number of placements, all marks, left, right diagonals


def mirrored(columns: int, n: int) -> int:
    """Return the columns as they are on the mirrored board."""
    return int(f"{columns:0{n}b}"[::-1], 2)


def sets_of_columns(n: int, size: int) -> list[int]:
    """Return all sets of `size` out of n columns, as bit masks."""
    return [sum(columns) for columns in combinations([1 << c for c in range(n)], size)]


def next_row(placements: Placements) -> Row:
    """Return the placements as the next row changes them: each diagonal goes on by one column.

    Left diagonal i is the one that leaves this row to the left and enters the row below it in
    column i; right diagonals are numbered from the other side of the board.
    """
    size = len(placements[0])
    ones = int.from_bytes(b"\1" * size, "little")

    def family(low: int, high: int) -> Family:
        moved = low >> 1 & ones * 0x3F | (high & ones) << LOW - 1
        return (low & ones) << 7, moved, high >> 1 & ones * 0x7F

    left_low, left_high, right_low, right_high = [int.from_bytes(s, "little") for s in placements]
    return size, ones << 7, family(left_low, left_high), family(right_low, right_high)


def marks(family: Family, diagonal: int) -> int:
    """Return an int with the eighth bit set for the placements that hold a diagonal of this row."""
    ended, low, high = family
    if diagonal < 0:
        return ended
    return low << 7 - diagonal if diagonal < LOW else high << 7 + LOW - diagonal


def setters(diagonal: int) -> tuple[bytes | None, bytes | None]:
    """Return the tables that set a diagonal in the two strings of its family."""
    low = SET[diagonal] if 0 <= diagonal < LOW else None
    return low, SET[diagonal - LOW] if diagonal >= LOW else None


def half(columns: int, n: int, rows: dict[int, Row]) -> Placements:
    """Return all placements with a queen in each of the columns, one row more than in `rows`."""
    parts: list[list[bytes]] = [[], [], [], []]
    for c in range(n):
        if columns >> c & 1:
            size, every, left, right = rows[columns ^ 1 << c]
            taken = (marks(left, c - 1) | marks(right, n - 2 - c)) & every
            strings = *left[1:], *right[1:]
            tables = *setters(c - 1), *setters(n - 2 - c)
            for part, string, table in zip(parts, strings, tables, strict=True):
                part.append((string | taken).to_bytes(size, "little").translate(table, MARKED))
    return tuple(map(b"".join, parts))


def fitting(upper: Placements, lower: Placements, n: int) -> int:
    """Return the number of pairs of an upper and a lower placement without a common diagonal."""
    few, many = sorted((upper, lower), key=lambda placements: len(placements[0]))
    if not few[0]:
        return 0
    tables = []
    for low, high in many[:2], many[2:]:
        # The lower half is turned round: its diagonals count from the other side.
        digits = [low.translate(FREE[i]) for i in range(min(LOW, n - 1))]
        digits += [high.translate(FREE[i]) for i in range(n - 1 - LOW)]
        free = [int(d, 2) for d in reversed(digits)]
        for some in free[:LOW], free[LOW:]:
            table = [(1 << len(low)) - 1]
            for diagonal in some:
                table += [fits & diagonal for fits in table]
            tables.append(table)
    p, q, r, s = tables
    asking = zip(*few, strict=True)
    return sum([(p[a] & q[b] & r[c] & s[d]).bit_count() for a, b, c, d in asking])


def count(n: int) -> int:
    """Return the number of ways to place n non-attacking queens on an n x n board, n <= 16."""
    if n == 1:
        return 1  # a board that has no two halves
    levels = [{0: next_row((b"\0",) * 4)}]
    for size in range(1, (n + 1) // 2):
        rows: dict[int, Row] = {}
        for columns in sets_of_columns(n, size):
            mirror = mirrored(columns, n)
            if columns <= mirror:
                number, every, left, right = next_row(half(columns, n, levels[-1]))
                rows[columns] = number, every, left, right
                rows[mirror] = number, every, right, left
        levels.append(rows)
    total = 0
    for columns in sets_of_columns(n, n // 2):
        images = {columns, mirrored(columns, n)}
        if n % 2 == 0:
            images |= {columns ^ (1 << n) - 1 for columns in images}
        if columns == min(images):
            upper = half(columns, n, levels[n // 2 - 1])
            lower = half(mirrored(columns, n) ^ (1 << n) - 1, n, levels[-1])
            total += len(images) * fitting(upper, lower, n)
    return total


def main() -> int:
    """Read n and print the count; on malformed input say what is wrong and return 1."""
    words = sys.stdin.buffer.read().split()
    if len(words) != 1 or len(words[0]) > 20 or not words[0].removeprefix(b"-").isdigit():
        print("nqueens: wanted one integer n", file=sys.stderr)
        return 1
    n = int(words[0])
    if not 1 <= n <= MAX_N:
        print(f"nqueens: n must be from 1 to {MAX_N}, got {n}", file=sys.stderr)
        return 1
    print(count(n))
    return 0


if __name__ == "__main__":
    sys.exit(main())
