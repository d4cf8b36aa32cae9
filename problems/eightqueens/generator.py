"""The inputs of eightqueens: squares that exactly one of the 92 solutions holds.

A board is a solution (a queen's column for each row), the squares are some of its queens. The
cases cover every k from 2 to 8, the eight solutions that no two of their queens single out, each
corner, each single free row, squares given from the bottom up, and boards drawn at random.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import TypeVar

T = TypeVar("T")
Square = tuple[int, int]
COUNTS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}
CORNERS = {"top-left": (0, 0), "top-right": (0, 7), "bottom-left": (7, 0), "bottom-right": (7, 7)}
BOARDS_OF_EACH_COUNT = 5
SEED = 8192


def cases() -> Iterator[tuple[str, bytes]]:
    """Yield the name and the input of every case, in order."""
    yield "sample/01-two-queens", as_input([(2, 2), (5, 3)])
    yield "sample/02-five-queens", as_input([(6, 4), (0, 3), (4, 5), (3, 2), (7, 0)])
    for number, (slug, squares) in enumerate(secret(Random(SEED)), start=1):
        yield f"secret/{number:02}-{slug}", as_input(squares)


def secret(rng: Random) -> Iterator[tuple[str, list[Square]]]:
    """Yield the slug and the squares of every secret case."""
    for solution in solutions():
        if not any(is_unique(pair) for pair in combinations(solution, 2)):
            triples = [squares for squares in combinations(solution, 3) if is_unique(squares)]
            yield "no-pair-is-enough", shuffled(rng, pick(rng, triples))
    for name, corner in CORNERS.items():
        yield f"corner-{name}", shuffled(rng, pick(rng, [s for s in solutions() if corner in s]))
        yield f"only-corner-{name}", pair_with(rng, corner)
    for row in range(8):
        squares = [square for square in pick(rng, solutions()) if square[0] != row]
        yield f"free-row-{row}", shuffled(rng, squares)
    for k, word in COUNTS.items():
        yield f"{word}-from-the-bottom", sorted(board(rng, k), reverse=True)
        for _ in range(BOARDS_OF_EACH_COUNT):
            yield f"{word}-queens", board(rng, k)


def small(rng: Random) -> bytes:
    """Return one input drawn at random."""
    return as_input(board(rng, rng.randrange(2, 9)))


@cache
def solutions() -> list[tuple[Square, ...]]:
    """Return the 92 solutions, each as its eight squares."""
    boards: list[tuple[Square, ...]] = [()]
    for row in range(8):
        boards = [
            (*board, (row, column))
            for board in boards
            for column in range(8)
            if all(column != c and abs(column - c) != row - r for r, c in board)
        ]
    return boards


def is_unique(squares: tuple[Square, ...]) -> bool:
    """Say whether exactly one solution holds all the squares."""
    return sum(set(squares) <= set(solution) for solution in solutions()) == 1


def board(rng: Random, k: int) -> list[Square]:
    """Return k squares in any order that only one solution holds, the solution drawn first."""
    while True:
        solution = pick(rng, solutions())
        choices = [squares for squares in combinations(solution, k) if is_unique(squares)]
        if choices:
            return shuffled(rng, pick(rng, choices))


def pair_with(rng: Random, square: Square) -> list[Square]:
    """Return two squares, one of them `square`, that only one solution holds."""
    others = [other for solution in solutions() if square in solution for other in solution]
    return shuffled(rng, [square, pick(rng, [o for o in others if is_unique((square, o))])])


def pick(rng: Random, items: Sequence[T]) -> T:
    """Return one of the items."""
    return items[rng.randrange(len(items))]


def shuffled(rng: Random, items: Sequence[T]) -> list[T]:
    """Return the items in random order."""
    rest = list(items)
    return [rest.pop(rng.randrange(len(rest))) for _ in items]


def as_input(squares: list[Square]) -> bytes:
    """Return the input file for these squares."""
    lines = [f"{len(squares)}", *(f"{row} {column}" for row, column in squares)]
    return "".join(f"{line}\n" for line in lines).encode()
