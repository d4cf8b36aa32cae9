"""What a room is made for, and what is run in it."""

from __future__ import annotations

# The limits by the names that `values.Limit` gives them; empty: none was exceeded.
CPU, WALL, MEMORY, OUTPUT, NONE = "CPU", "wall", "memory", "output", ""


class Place:
    """What stays the same for all runs in a room: the files to be seen, memory and output."""

    __slots__ = ("memory_bytes", "output_bytes", "program", "readable", "writable")

    def __init__(self, program: str, readable: tuple[str, ...], writable: tuple[str, ...],
                 memory_bytes: int, output_bytes: int) -> None:  # fmt: skip
        self.program = program
        self.readable = readable
        self.writable = writable
        self.memory_bytes = memory_bytes
        self.output_bytes = output_bytes


class Job:
    """One run: the command and its time."""

    __slots__ = ("argv", "cpu_seconds", "environment", "wall_seconds")

    def __init__(self, argv: tuple[bytes, ...], environment: dict[str, str], cpu_seconds: float,
                 wall_seconds: float) -> None:  # fmt: skip
        self.argv = argv
        self.environment = environment
        self.cpu_seconds = cpu_seconds
        self.wall_seconds = wall_seconds
