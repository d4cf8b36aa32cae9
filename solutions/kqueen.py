"""kqueen: count the sets of k non-attacking queens, x <= k <= y, on boards of m x n squares.

The bit-mask recursion visits every set of queens. Here the board is cut between two rows (meet in
the middle), and only the placements on the halves are visited: 181,396 on five rows of fifteen,
where ten rows of fifteen have 990,341,573.

1. The placements on the lower half are listed and numbered. For each line (a column, or a diagonal
   that crosses the cut) a big integer has a 1 bit for every placement that leaves the line free.
2. The recursion goes through the upper half. It carries, as one more bit mask, the set of lower
   placements that still fit: a queen takes away those that hold one of its lines, in one AND.
3. These masks would be long. So the placements are grouped by the outer columns that they hold:
   the recursion runs once for each set of outer columns, and meets the groups that hold none.
4. The masks it ends with are added up bit by bit, in all places at once, by full adders
   (carry-save addition). The lower placements stand in the order of their number of queens, so
   that the 1 bits in each stretch of the sums are the counts by k.
5. Mirror images count the same, so one of each two sets of columns is enough. Boards upside down
   count the same, too: where the halves are alike, two groups need to meet only once.

Cost: some seven operations on a bit for each pair of half placements whose groups meet; about 300
bits take a nanosecond. Sources: Horowitz and Sahni (1974) for the meet in the middle, Warren's
Hacker's Delight, chapter 5, for the full adders.
"""

import sys
from collections import defaultdict
from functools import cache, lru_cache, reduce
from operator import and_, itemgetter

MAX_AREA = 150
MAX_K = 50
REACH = 8  # more than the rows of a half: a diagonal that ends before the cut is numbered from here
ALL = -1  # the number of a line that every placement leaves free
WAITING = 60  # masks that wait to be added up: few, to stay in the processor's cache
FREE = [bytes(b"10"[byte >> bit & 1] for byte in range(256)) for bit in range(8)]

Group = tuple[int, int]  # number of queens, bit mask of the outer columns that they hold
Sums = list[list[int]]  # each mask in sums[i] counts 2 ** i for each of its bits
Squares = list[tuple[int, int]]  # lines of a queen, lower placements that leave them free
Rows = tuple[Squares, Squares, "Rows | None"]  # inner and outer squares of a row, and what follows


def mirrored(columns: int, n: int) -> int:
    """Return the columns as they are on the mirrored board."""
    return int(f"{columns:0{n}b}"[::-1], 2)


def rank(columns: int, n: int) -> int:
    """Return a number that only the mirror image shares; fewer columns, larger groups, go first."""
    return columns.bit_count() << n | min(columns, mirrored(columns, n))


def lines_of(distance: int, c: int, n: int) -> list[int]:
    """Return the numbers of a square's column and diagonals, its row at a distance from the cut.

    A diagonal is numbered by the column in which it enters the other half, one family from
    n + REACH on, the other, in mirrored columns, from 2 * n + 2 * REACH on.
    """
    return [c, n + REACH + c - distance, 3 * n + 2 * REACH - 1 - c - distance]


@lru_cache(4)
def half(rows: int, n: int, outer: int) -> dict[Group, list[int]]:
    """Return the placements on the rows before a cut, by group, each as the set of its lines."""
    if rows == 0:
        return {(0, 0): [0]}
    queens = [sum(1 << line for line in lines_of(rows, c, n)) for c in range(n)]
    groups: defaultdict[Group, list[int]] = defaultdict(list)
    for (k, columns), placements in half(rows - 1, n, outer).items():
        groups[k, columns] += placements
        for queen in queens:
            if not columns & queen:
                new = [lines | queen for lines in placements if not lines & queen]
                groups[k + 1, columns | queen & outer] += new
    return groups


class Lower:
    """For each line the lower placements that leave it free, as bits in a piece for each group."""

    def __init__(self, rows: int, n: int, outer: int) -> None:
        groups = half(rows, n, outer)
        order = sorted(groups, key=lambda group: (group[0], rank(group[1], n)))
        size = (3 * n + 2 * REACH) // 8 + 1
        data: list[bytes] = []
        ends = [0]
        for group in order:
            data += [lines.to_bytes(size, "little") for lines in groups[group]]
            data += [b"\xff" * size] * (-len(data) % 8)  # pieces are whole bytes
            ends.append(len(data) // 8)
        whole = b"".join(data)
        bytewise = [whole[i::size] for i in range(size)]
        cuts = [*map(slice, ends, ends[1:]), slice(0)]

        def free(line: int) -> list[bytes]:
            digits = bytewise[line // 8].translate(FREE[line % 8])
            bits = int(digits, 2).to_bytes(len(digits) // 8, "big")
            return [bits[cut] for cut in cuts]

        # The lower half is an upper half turned round: columns and crossings count backwards.
        self.blocks = [(k, mirrored(columns, n), rank(columns, n)) for k, columns in order]
        self.pieces = {c: free(n - 1 - c) for c in range(n) if not outer >> c & 1}
        for first in n + REACH, 2 * n + 2 * REACH:
            self.pieces |= {first + c: free(first + n - 2 - c) for c in range(n - 1)}
        self.pieces[ALL] = free(8 * size - 1)

    def meet(self, columns: int, own_rank: int | None) -> dict[tuple[int, int], list[int]]:
        """Return the blocks without these columns, by number of queens and by weight.

        Given an own rank, leave out lower ones; the weight of higher ones, left out there, is 2.
        """
        met: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        for block, (k, taken, other_rank) in enumerate(self.blocks):
            if not taken & columns:
                if own_rank is None or other_rank == own_rank:
                    met[k, 1].append(block)
                elif other_rank > own_rank:
                    met[k, 2].append(block)
        return met

    def free(self, blocks: list[int]) -> dict[int, int]:
        """Return for each line which placements of these blocks, in this order, leave it free."""
        pick = itemgetter(*blocks, -1)
        return {i: int.from_bytes(b"".join(pick(p)), "little") for i, p in self.pieces.items()}


def add_up(sums: Sums) -> None:
    """Leave two masks of each weight: an adder turns three into their sum and their carry."""
    for power, masks in enumerate(sums):
        carries = []
        while len(masks) > 2:
            a, b, c = masks.pop(), masks.pop(), masks.pop()
            either = a ^ b
            masks.append(either ^ c)
            carries.append(a & b | either & c)
        if carries:
            if power + 1 == len(sums):
                sums.append([])
            sums[power + 1] += carries


def search(rows: Rows, taken: int, spare: int, fits: int, k: int, sums: list[Sums]) -> None:
    """Go through all placements on these rows that hold all of the outer columns.

    `taken` lines are held already, `spare` rows do not need a queen in an outer column, `fits` is
    the set of lower placements that fit the k queens so far; sums[k] takes the sets found.
    """
    inner, outer, further = rows
    if further is None:
        if spare:
            sums[k][0].append(fits)
        squares = inner if spare else outer
        sums[k + 1][0] += [fits & free for lines, free in squares if not taken & lines]
        if len(sums[k + 1][0]) > WAITING:
            add_up(sums[k + 1])
        return
    for lines, free in outer:
        if not taken & lines:
            search(further, taken | lines, spare, fits & free, k + 1, sums)
    if spare:
        search(further, taken, spare - 1, fits, k, sums)
        for lines, free in inner:
            if not taken & lines:
                search(further, taken | lines, spare - 1, fits & free, k + 1, sums)


def found(rows: int, n: int, outer: int, columns: int, free: dict[int, int]) -> list[Sums]:
    """Search the upper half with just these outer columns; return the sums for each k."""
    further: Rows | None = None
    for distance in range(1, rows + 1):
        inner_squares: Squares = []
        outer_squares: Squares = []
        for c in range(n):
            lines = lines_of(distance, c, n)
            queen = sum(1 << line for line in lines)
            fits = reduce(and_, [free[line] for line in lines if line in free], free[ALL])
            if not queen & outer:
                inner_squares.append((queen, fits))
            elif queen & columns:
                outer_squares.append((queen, fits))
        further = inner_squares, outer_squares, further
    sums: list[Sums] = [[[]] for _ in range(rows + 1)]
    if further:
        search(further, 0, rows - columns.bit_count(), free[ALL], 0, sums)
    for k_sums in sums:
        add_up(k_sums)
    return sums


@cache
def counts(m: int, n: int) -> list[int]:
    """Return for k = 0..m the number of ways to place k queens on m x n squares, m <= n."""
    edge = min(n // 2, 4 if m * n >= 110 else 3 if m * n >= 80 else 2 if m * n >= 50 else 1)
    outer = sum(1 << c for c in range(n) if not edge <= c < n - edge)
    upper_rows = max(1, m // 2)
    lower = Lower(m - upper_rows, n, outer)
    result = [0] * (m + 1)
    for columns in {columns for _, columns in half(upper_rows, n, outer)}:
        images = 1 if columns == mirrored(columns, n) else 2
        if columns > mirrored(columns, n):
            continue
        met = lower.meet(columns, rank(columns, n) if 2 * upper_rows == m else None)
        sizes = [sum(len(lower.pieces[ALL][block]) for block in blocks) for blocks in met.values()]
        free = lower.free([block for blocks in met.values() for block in blocks])
        for k, sums in enumerate(found(upper_rows, n, outer, columns, free)):
            for power, masks in enumerate(sums):
                for mask in masks:
                    bits = mask.to_bytes(sum(sizes), "little")
                    start = 0
                    for (lower_k, weight), size in zip(met, sizes, strict=True):
                        stretch = int.from_bytes(bits[start : start + size], "little")
                        result[k + lower_k] += images * weight * stretch.bit_count() << power
                        start += size
    return result


def count(m: int, n: int, x: int, y: int) -> int:
    """Return the number of sets of x to y non-attacking queens on a board of m x n squares."""
    return sum(counts(min(m, n), max(m, n))[x : y + 1])


def parse(line: bytes) -> tuple[int, int, int, int]:
    """Return m, n, x, y of a line, m <= n; a ValueError says what is wrong with it."""
    words = line.split()
    if len(words) != 4 or not all(
        word.removeprefix(b"-").isdigit() and len(word) <= 20 for word in words
    ):
        raise ValueError("wanted four integers m n x y")
    m, n, x, y = map(int, words)
    if m < 1 or n < 1 or m * n > MAX_AREA:
        raise ValueError(f"wanted m, n >= 1 and m * n <= {MAX_AREA}, got m = {m}, n = {n}")
    if not 0 <= x <= y <= MAX_K:
        raise ValueError(f"wanted 0 <= x <= y <= {MAX_K}, got x = {x}, y = {y}")
    return min(m, n), max(m, n), x, y


def main() -> int:
    """Answer the lines of standard input; on a malformed one say what is wrong and return 1."""
    *lines, rest = sys.stdin.buffer.read().split(b"\n")
    queries = []
    for number, line in enumerate([*lines, rest] if rest else lines, 1):
        try:
            queries.append(parse(line))
        except ValueError as error:
            print(f"kqueen: line {number}: {error}", file=sys.stderr)
            return 1
    for m, n in sorted({query[:2] for query in queries}, key=itemgetter(1)):
        counts(m, n)  # boards of one width, one after the other, share their halves
    sys.stdout.write("".join(f"{count(*query)}\n" for query in queries))
    return 0


if __name__ == "__main__":
    sys.exit(main())
