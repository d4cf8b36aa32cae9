"""Types of command line arguments that several commands share: a word in, a checked value out."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable

MOST_JOBS = 64


def number(check: Callable[[object], float]) -> Callable[[str], float]:
    """The type of a number that passes `check`, which raises ValueError if it does not."""

    def parse(word: str) -> float:
        try:
            return check(float(word))
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from error

    return parse


def time_limit(word: str) -> float:
    """A time limit in seconds."""
    from judgekit.settings import checked_time_limit  # here, because `--help` need not wait for it

    return number(checked_time_limit)(word)


def memory_limit(word: str) -> float:
    """A memory limit in MiB; the value is in bytes."""
    from judgekit.settings import checked_memory

    return number(checked_memory)(word)


def jobs(word: str) -> int:
    """The type of how many things to do at a time."""
    return whole(1, MOST_JOBS)(word)


def whole(low: int, high: int) -> Callable[[str], int]:
    """The type of a whole number from `low` to `high`."""

    def parse(word: str) -> int:
        if not word.isdecimal() or not low <= int(word) <= high:
            raise argparse.ArgumentTypeError(f"must be from {low} to {high}, got {word!r}")
        return int(word)

    return parse


def processors() -> int:
    """How many processors this process may use: a sensible number of jobs that are not timed."""
    affinity = getattr(os, "sched_getaffinity", None)
    return min(MOST_JOBS, len(affinity(0)) if affinity else os.cpu_count() or 1)
