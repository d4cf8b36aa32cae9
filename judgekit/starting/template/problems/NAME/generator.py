"""The inputs: a case for each thing that a program may get wrong, its name says which."""

from collections.abc import Iterator
from random import Random

SEED = 1


def cases() -> Iterator[tuple[str, bytes]]:
    """Yield the name and the input of every case, in order; the same on every machine."""
    yield "sample/01-three-numbers", as_input([2, 7, 1])
    yield "secret/01-one-number", as_input([5])
    yield "secret/02-all-negative", as_input([-3, -1, -2])
    yield "secret/03-largest-first-and-last", as_input([10**9, 0, -(10**9), 10**9])
    rng = Random(SEED)
    yield "secret/04-as-many-as-there-can-be", as_input([number(rng) for _ in range(100)])


def small(rng: Random) -> bytes:
    """Return one small random input."""
    return as_input([rng.randrange(-9, 10) for _ in range(rng.randrange(1, 5))])


def number(rng: Random) -> int:
    """Return any number that an input may hold."""
    return rng.randrange(-(10**9), 10**9 + 1)


def as_input(numbers: list[int]) -> bytes:
    """Return the input file with these numbers."""
    return f"{len(numbers)}\n{' '.join(map(str, numbers))}\n".encode()
