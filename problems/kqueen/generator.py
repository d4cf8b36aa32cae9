"""The inputs of kqueen: lines `m n x y`.

A case is for one thing that a program may get wrong (its slug says what), or for the time that
it takes: the boards of the largest area, every board there is, and long files in which each
board comes many times. Lines of drawn cases come from a generator with a fixed seed.
"""

from collections.abc import Iterator
from random import Random

Line = tuple[int, int, int, int]
MAX_AREA = 150
MAX_QUEENS = 50
SEED = 1850


def cases() -> Iterator[tuple[str, bytes]]:
    """Yield the name and the input of every case, in order."""
    yield (
        "sample/01-six-lines",
        as_input(
            [(8, 8, 8, 8), (4, 4, 0, 50), (1, 1, 0, 0), (2, 2, 2, 2), (2, 3, 2, 2), (8, 8, 0, 8)]
        ),
    )
    yield "sample/02-tall-boards", as_input([(3, 2, 2, 2), (31, 4, 1, 4), (150, 1, 0, 50)])
    files = [
        *format_cases(),
        *range_cases(),
        *board_cases(),
        *drawn_cases(Random(SEED)),
        *slow_cases(),
    ]
    for number, (slug, data) in enumerate(files, start=1):
        yield f"secret/{number:02}-{slug}", data


def format_cases() -> Iterator[tuple[str, bytes]]:
    """Yield files that try how a program reads its input."""
    yield "empty-file", b""
    yield "no-final-newline", as_input([(5, 7, 2, 5), (8, 8, 1, 8), (6, 10, 0, 12)])[:-1]
    yield "one-line-no-final-newline", as_input([(1, 1, 0, 10)])[:-1]
    yield "one-line", as_input([(6, 5, 3, 4)])
    yield "same-line-twice", as_input([(7, 5, 2, 4), (7, 5, 2, 4), (3, 3, 0, 3), (3, 3, 0, 3)])


def range_cases() -> Iterator[tuple[str, bytes]]:
    """Yield files that try the ends of the range from x to y."""
    corner_boards = [
        (1, 1),
        (1, 150),
        (150, 1),
        (2, 2),
        (3, 3),
        (8, 8),
        (9, 16),
        (12, 12),
        (15, 10),
    ]
    yield "no-queens", as_input([(m, n, 0, 0) for m, n in corner_boards])
    yield (
        "more-queens-than-fit",
        as_input([(m, n, x, y) for m, n in corner_boards for x, y in over(min(m, n))]),
    )
    yield (
        "up-to-the-short-side",
        as_input(
            [(m, n, x, min(m, n) + d) for m, n in corner_boards[:6] for x in (0, 1) for d in (0, 1)]
        ),
    )
    yield "each-k-alone", as_input([(8, 8, k, k) for k in range(11)])
    yield "each-range-on-one-board", as_input([(5, 6, x, y) for x in range(8) for y in range(x, 8)])


def over(short_side: int) -> list[tuple[int, int]]:
    """Return ranges that begin at the last number of queens that fits, or above it."""
    first = short_side + 1
    ends = [(short_side, short_side), (short_side, MAX_QUEENS), (first, first), (first, MAX_QUEENS)]
    return [(x, y) for x, y in ends if y <= MAX_QUEENS]


def board_cases() -> Iterator[tuple[str, bytes]]:
    """Yield files that try kinds of boards."""
    yield "one-by-one", as_input([(1, 1, x, y) for x in range(3) for y in (x, x + 1, 50)])
    yield (
        "one-row-and-one-column",
        as_input([line for n in range(1, 151) for line in ((1, n, 0, 1), (n, 1, 1, 50))]),
    )
    yield (
        "two-rows-and-two-columns",
        as_input([line for n in range(2, 76) for line in ((2, n, 2, 50), (n, 2, 0, 1))]),
    )
    yield (
        "small-boards",
        as_input(
            [(m, n, 0, 50) for m in range(1, 7) for n in range(1, 7)]
            + [(m, n, min(m, n), 50) for m in range(1, 7) for n in range(1, 7)]
        ),
    )
    yield "squares-full", as_input([(n, n, n, n) for n in range(1, 13)])
    yield (
        "two-orientations",
        as_input(
            [line for m, n in [(4, 7), (5, 9), (3, 8), (6, 7)] for line in both_ways(m, n, 2, 4)]
        ),
    )
    yield (
        "side-31-to-33",
        as_input(
            [line for m in range(1, 5) for n in (31, 32, 33) for line in both_ways(m, n, 1, m)]
        ),
    )
    yield (
        "side-63-to-65",
        as_input([line for m in (1, 2) for n in (63, 64, 65) for line in both_ways(m, n, m, m)]),
    )
    yield (
        "longest-sides",
        as_input([line for m in range(1, 13) for line in both_ways(m, MAX_AREA // m, 0, 3)]),
    )


def both_ways(m: int, n: int, x: int, y: int) -> list[Line]:
    """Return a line and the one with the board turned."""
    return [(m, n, x, y), (n, m, x, y)]


def drawn_cases(rng: Random) -> Iterator[tuple[str, bytes]]:
    """Yield files whose lines are drawn at random, the last one many from few boards."""
    boards = all_boards()
    for area in (30, 60, 100, MAX_AREA):
        fitting = [(m, n) for m, n in boards if m * n <= area]
        yield f"drawn-area-{area}", as_input([drawn_line(rng, fitting) for _ in range(40)])
    few = [(m, n) for m, n in boards if m * n <= 72 and min(m, n) >= 5]
    yield "long-file-few-boards", as_input([drawn_line(rng, few) for _ in range(5000)])
    lower = [(m, n) for m, n in boards if m * n <= 110]
    yield "long-file-many-boards", as_input([drawn_line(rng, lower) for _ in range(2000)])


def drawn_line(rng: Random, boards: list[tuple[int, int]]) -> Line:
    """Return a line with one of the boards, in either orientation, and a range that mostly fits."""
    m, n = boards[rng.randrange(len(boards))]
    if rng.randrange(2):
        m, n = n, m
    most = min(m, n) + 2 if rng.randrange(8) else MAX_QUEENS
    x = rng.randrange(most + 1)
    return m, n, x, rng.randrange(x, most + 1)


def slow_cases() -> Iterator[tuple[str, bytes]]:
    """Yield the files that take longest."""
    for m, n in [(12, 12), (10, 15), (15, 10), (11, 13), (13, 11), (9, 16), (16, 9)]:
        yield f"worst-{m}-by-{n}", as_input([(m, n, 0, MAX_QUEENS)])
    yield "twelve-full", as_input([(12, 12, 12, 12)])
    yield "all-boards", as_input([(m, n, 0, MAX_QUEENS) for m, n in all_boards()])
    yield "all-boards-turned", as_input([(n, m, 0, MAX_QUEENS) for m, n in all_boards()])


def all_boards() -> list[tuple[int, int]]:
    """Return every board of m rows and n columns with m <= n."""
    return [(m, n) for m in range(1, 13) for n in range(m, MAX_AREA // m + 1)]


def small(rng: Random) -> bytes:
    """Return up to four lines with boards of up to six rows and columns."""
    boards = [(m, n) for m in range(1, 7) for n in range(m, 7)]
    return as_input([drawn_line(rng, boards) for _ in range(rng.randrange(5))])


def as_input(lines: list[Line]) -> bytes:
    """Return the input file of these lines."""
    return "".join("{} {} {} {}\n".format(*line) for line in lines).encode()
