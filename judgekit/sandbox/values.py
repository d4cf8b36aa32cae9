"""The values that pass through the sandbox's door."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path


class Limit(Enum):
    """The limit that ended a run."""

    CPU = "CPU"
    WALL = "wall"
    MEMORY = "memory"
    OUTPUT = "output"


@dataclass(frozen=True, slots=True)
class Limits:
    """What one run may use. All processes of the run count together."""

    cpu_seconds: float
    memory_bytes: int
    output_bytes: int

    @property
    def wall_seconds(self) -> float:
        """The wall-clock cap: ends what sleeps or waits and uses no CPU time."""
        return 2 * self.cpu_seconds + 1


@dataclass(frozen=True, slots=True)
class Command:
    """A program to run: its words, and the files that it may see.

    `argv[0]` is an absolute path. `readable` and `writable` name files and
    folders (with all below them) beyond the system's interpreters and
    libraries. The working directory is empty, private and deleted afterwards.
    """

    argv: tuple[str, ...]
    readable: tuple[Path, ...] = ()
    writable: tuple[Path, ...] = ()
    environment: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Run:
    """What a program did, measured over all of its processes."""

    status: int  # exit status 0..255, or minus the number of the signal that ended it
    exceeded: Limit | None
    cpu_seconds: float
    wall_seconds: float
    peak_bytes: int
    output: bytes  # standard output, at most the limit
    error: bytes  # the last 64 KiB of standard error
