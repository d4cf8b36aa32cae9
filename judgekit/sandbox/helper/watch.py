"""The watch over one run: until its program ends or a limit is reached, then its end.

It sleeps in `poll` until the program ends, the judge says stop (or is gone: the
socket closes), or it is time to look: after at most 40 ms, less when a limit
can be reached sooner. What the run uses after the last look is in the kernel's
final account, complete because every descendant is reaped here in the end.

In a process namespace one `kill` reaches all others. Without, orphans are
adopted, and every descendant that is found is killed until none is left.
"""

from __future__ import annotations

import os
import select
import time
from _socket import socket

from . import signals
from .job import CPU, MEMORY, NONE, OUTPUT, WALL, Place
from .meter import Meter
from .note import MAXRSS_BYTES, Note
from .scratch import Growth
from .tree import Tree

MOST_PROCESSES = 512
_SLACK_BYTES = 1 << 18  # by which the child may still grow between its note and its exec
_ENOUGH_LOOKS = 4  # to believe what they saw of a program smaller than that child
_LONGEST_SECONDS = 0.040
_SHORTEST_SECONDS = 0.004
_MOST_FREE = 4  # times the wall-clock limit, spent waiting for a processor
_FASTEST_BYTES_PER_SECOND = 4 << 30  # of memory taken into use
_PROCESSORS = os.cpu_count() or 1


class Watch:
    """One run, as its keeper sees it."""

    __slots__ = ("_cpu_limit", "_cpu_seconds", "_ended", "_exceeded", "_growth", "_largest_bytes",
                 "_memory_limit", "_meter", "_note", "_pid", "_started", "_status", "_tree",
                 "_wall_limit", "_wall_seconds")  # fmt: skip

    def __init__(self, pid: int, ended: int, counter: tuple[int, ...], place: Place, note: Note,
                 tree: Tree | None, growth: Growth) -> None:  # fmt: skip
        """`ended`: a pidfd, or -1. `counter`: of CPU time, if there is one.

        `tree`: none where there is no process table; then only the kernel limits CPU time.
        """
        self._started = time.monotonic()
        self._pid = pid
        self._ended = ended
        self._note = note
        self._cpu_limit, self._wall_limit = note.read()[:2]
        self._memory_limit = place.memory_bytes
        self._tree = tree
        self._meter = Meter(tree, counter, place.memory_bytes) if tree else None
        self._growth = growth
        self._exceeded = NONE
        self._cpu_seconds = 0.0  # of those that were reaped
        self._largest_bytes = 0  # likewise, of the largest one
        self._wall_seconds = 0.0
        self._status: int | None = None

    def follow(self, judge: socket) -> None:
        """Return when the program ended, a limit is exceeded or the judge wants no more."""
        poll = select.poll()
        poll.register(judge, select.POLLIN)
        if self._ended >= 0:
            poll.register(self._ended, select.POLLIN)
        pause = self._pause(0.0, 0)
        while self._status is None and not self._exceeded:
            ready = poll.poll(1000 * (pause if self._ended >= 0 else _SHORTEST_SECONDS))
            if any(fd == judge.fileno() for fd, _ in ready):
                break
            self._reap()
            if self._status is None:
                pause = self._look()
        self._wall_seconds = time.monotonic() - self._started

    def _look(self) -> float:
        """Hold what the run uses against the limits; returns how long to sleep."""
        if self._tree is None or self._meter is None:
            self._check_wall(0.0)
            return self._pause(0.0, 0)
        usage = self._tree.look()
        if time.monotonic() - self._started > self._wall_limit:
            self._check_wall(self._tree.waited_seconds(usage))
        before = self._note.read()[2]
        cpu = self._meter.cpu_seconds(usage, self._cpu_seconds - before)
        if cpu > self._cpu_limit:
            self._exceeded = CPU
            return 0.0
        memory = self._meter.memory_bytes(usage)
        if memory > self._memory_limit:
            self._exceeded = MEMORY
        elif self._growth.exceeded(self._tree, usage):
            self._exceeded = OUTPUT
        elif len(usage.places) > 2 * MOST_PROCESSES:  # a kernel that does not limit root
            os.kill(self._pid, signals.KILL)
        return self._pause(cpu, memory)

    def _check_wall(self, waited_seconds: float) -> None:
        """What waits for a processor does not sleep: on a busy machine, that time is free."""
        seconds = time.monotonic() - self._started
        free = min(waited_seconds, _MOST_FREE * self._wall_limit)
        if seconds - free > self._wall_limit:
            self._exceeded = WALL

    def _pause(self, cpu: float, memory: int) -> float:
        soonest = min(
            (self._cpu_limit - cpu) / _PROCESSORS,
            (self._memory_limit - memory) / _FASTEST_BYTES_PER_SECOND,
            self._started + self._wall_limit - time.monotonic(),
        )
        return min(_LONGEST_SECONDS, max(_SHORTEST_SECONDS, soonest))

    def _reap(self, options: int = os.WNOHANG) -> bool:
        """Collect all that ended. Returns whether any process is left."""
        while True:
            try:
                pid, status, used = os.wait4(-1, options)
            except ChildProcessError:
                return False
            if pid == 0:
                return True
            self._cpu_seconds += used.ru_utime + used.ru_stime
            self._largest_bytes = max(self._largest_bytes, used.ru_maxrss * MAXRSS_BYTES)
            if pid == self._pid:
                self._status = os.waitstatus_to_exitcode(status)

    def end_all(self, namespace: bool) -> None:
        """Kill and reap every process of the run. `namespace`: it has one for itself."""
        if namespace:
            _kill(-1)  # all but this process
            self._reap(0)
            return
        while self._reap():
            for pid in self._tree.pids() if self._tree else [-self._pid, self._pid]:
                _kill(pid)
            time.sleep(_SHORTEST_SECONDS / 4)

    def result(self) -> tuple[int | None, str, float, float, int]:
        """The report, without what the child used before its exec."""
        _, _, cpu_before, bytes_before, _ = self._note.read()
        cpu, peak, looks = self._cpu_seconds - cpu_before, 0, 0
        if self._meter:
            cpu, peak = self._meter.final_seconds(cpu), self._meter.peak_bytes
            looks = self._meter.looks
        if self._largest_bytes > bytes_before + _SLACK_BYTES or looks < _ENOUGH_LOOKS:
            peak = max(peak, self._largest_bytes)  # else that is the child's before its exec
        return self._status, self._verdict(cpu, peak), cpu, self._wall_seconds, peak

    def _verdict(self, cpu: float, peak: int) -> str:
        if self._exceeded:
            return self._exceeded
        if peak > self._memory_limit:
            return MEMORY
        if cpu > self._cpu_limit:
            return CPU
        return OUTPUT if self._status == -signals.FILE_TOO_LARGE else NONE


def ending(pid: int) -> int:
    """A descriptor that can be read when the process has ended; -1 on a system without."""
    try:
        return os.pidfd_open(pid)
    except (AttributeError, OSError):
        return -1


def _kill(pid: int) -> None:
    try:
        os.kill(pid, signals.KILL)
    except ProcessLookupError:
        return  # it ended by itself
