"""What a run uses, seen while it runs: CPU time and memory of its whole tree.

CPU time is that of the living processes, of the children they reaped, and of
those reaped here. A child whose parent ignores SIGCHLD is reaped by nobody, and
its time leaves all these accounts. Where the system lets ordinary users count
(perf_event_paranoid up to 2), a counter in the kernel has it all the same;
elsewhere, if the sum falls, what fell away is remembered, as far as it was seen.

Memory is what is resident. Pages that several processes share count once, but
telling them apart is slow, so it is done only now and then, or when it matters. Memory files
and shared memory need not be mapped by anyone: they are looked for when the
machine as a whole has taken so much into use that they could matter.
"""

from __future__ import annotations

import os
import sys
import time

from . import linux
from .tree import Tree, Usage

_TICK_SECONDS = 0.01
_MANY = 64  # processes: a close look would wait for those that are just forking


class Meter:
    """The measuring of one run."""

    __slots__ = ("_counter", "_fell", "_limit_bytes", "_lost_seconds", "_most_seconds",
                 "_next_close_look", "_seen_bytes", "_shared_bytes", "_tree", "looks",
                 "peak_bytes")  # fmt: skip

    def __init__(self, tree: Tree, counter: tuple[int, ...], memory_bytes: int) -> None:
        """`counter`: the descriptor of the run's CPU counter, if there is one.

        `memory_bytes`: the limit; near it, look closer.
        """
        self._counter = counter
        self._tree = tree
        self._limit_bytes = memory_bytes
        self._shared_bytes = linux.shared_bytes()
        self._lost_seconds = self._most_seconds = 0.0
        self._fell = False
        self._next_close_look = 0.0
        self._seen_bytes = 0  # at the last close look
        self.looks = 0
        self.peak_bytes = 0  # of all that the looks saw

    def cpu_seconds(self, usage: Usage, reaped_seconds: float) -> float:
        """All CPU time up to now."""
        seconds = usage.cpu_seconds + reaped_seconds + self._lost_seconds
        if seconds >= self._most_seconds - _TICK_SECONDS:
            self._most_seconds = max(seconds, self._most_seconds)
            self._fell = False
        elif self._fell:  # missing twice: the first time it may have been on its way to the parent
            self._lost_seconds += self._most_seconds - seconds
            self._fell = False
        else:
            self._fell = True
        return max(self._most_seconds, self._counted_seconds())

    def final_seconds(self, reaped_seconds: float) -> float:
        """All CPU time, when every process was reaped."""
        seconds = reaped_seconds + self._lost_seconds
        return max(0.0, self._most_seconds, seconds, self._counted_seconds())

    def _counted_seconds(self) -> float:
        return sum(int.from_bytes(os.read(fd, 8), sys.byteorder) for fd in self._counter) / 1e9

    def memory_bytes(self, usage: Usage) -> int:
        """The memory in use now."""
        memory = usage.resident_bytes
        if len(usage.pids) > _MANY:
            memory = self._tree.anonymous_bytes(usage) if memory > self._limit_bytes else 0
        elif memory > self._limit_bytes:
            memory = self._told_apart(usage, pause=2)
        elif len(usage.pids) > 1 and memory > self.peak_bytes:
            memory = self._told_apart(usage, pause=10)
        grown = linux.shared_bytes() - self._shared_bytes
        if grown > self._limit_bytes and len(usage.pids) <= _MANY:
            memory = max(memory, min(grown, sum(self._tree.nameless_bytes(usage).values())))
        self.looks += 1
        self.peak_bytes = max(self.peak_bytes, memory)
        return memory

    def _told_apart(self, usage: Usage, pause: int) -> int:
        """Without pages counted twice; not again until `pause` times as long as it takes."""
        before = time.monotonic()
        if before >= self._next_close_look:
            self._seen_bytes = self._tree.proportional_bytes(usage)
            after = time.monotonic()
            self._next_close_look = after + pause * (after - before)
        return self._seen_bytes
