"""The inputs of nqueens: every n there is.

The samples are a usual board, the smallest one, and one whose answer is zero.
"""

from collections.abc import Iterator
from random import Random

SAMPLES = [("eight", 8), ("one", 1), ("no-placement", 3)]


def cases() -> Iterator[tuple[str, bytes]]:
    """Yield the name and the input of every case, in order."""
    for number, (slug, n) in enumerate(SAMPLES, start=1):
        yield f"sample/{number:02}-{slug}", b"%d\n" % n
    sampled = [n for _, n in SAMPLES]
    for n in range(1, 17):
        if n not in sampled:
            yield f"secret/{n:02}-n-is-{n}", b"%d\n" % n


def small(rng: Random) -> bytes:
    """Return one input that a brute force answers at once."""
    return b"%d\n" % rng.randrange(1, 8)
