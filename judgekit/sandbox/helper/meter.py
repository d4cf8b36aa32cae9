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

from . import linux
from .tree import Tree, Usage

_TICK_SECONDS = 0.01
_FEW = 4  # processes: a close look at them costs little
_FAR = 4  # times the limit: then the estimate is enough, however much of it is shared


class Meter:
    """The measuring of one run."""

    __slots__ = ("_counter", "_fell", "_limit_bytes", "_lost_seconds", "_most_seconds",
                 "_shared_bytes", "_tree", "looks",
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
        if len(usage.places) > 1 and memory > self.peak_bytes:
            memory = self._of_several(usage)
        grown = linux.shared_bytes() - self._shared_bytes
        if grown > self._limit_bytes:
            memory = max(memory, min(grown, self._tree.nameless_bytes(usage) or 0))
        self.looks += 1
        self.peak_bytes = max(self.peak_bytes, memory)
        return memory

    def _of_several(self, usage: Usage) -> int:
        estimate = self._tree.estimated_bytes(usage)
        if estimate <= self._limit_bytes and len(usage.places) > _FEW:
            return estimate
        memory = self._tree.proportional_bytes(usage)
        if memory is None:
            return estimate if estimate > _FAR * self._limit_bytes else 0
        return memory
