"""The note that the forked child leaves for the keeper before it becomes the program."""

from __future__ import annotations

import marshal
import mmap
import resource
import sys
import time

MAXRSS_BYTES = 1 if sys.platform == "darwin" else 1024  # the unit of ru_maxrss
_BYTES = 4096
_NOTHING = (0.0, 0.0, 0.0, 0, "")


class Note:
    """A page of memory shared by keeper and child; the exec takes it from the program."""

    __slots__ = ("_page",)

    def __init__(self) -> None:
        self._page = mmap.mmap(-1, _BYTES)

    def clear(self) -> None:
        """Forget the last run's."""
        self._page[0] = 0

    def leave(self, cpu_limit: float, wall_limit: float, fault: str = "") -> None:
        """Write down the run's limits in seconds, what this process has used, and the fault."""
        size = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * MAXRSS_BYTES
        used = time.clock_gettime(time.CLOCK_PROCESS_CPUTIME_ID)
        text = marshal.dumps((cpu_limit, wall_limit, used, size, fault[: _BYTES // 8]))
        self._page[1 : 1 + len(text)] = text
        self._page[0] = 1

    def read(self) -> tuple[float, float, float, int, str]:
        """The limits, CPU seconds and peak bytes before the exec, the fault; zeros before that."""
        return marshal.loads(self._page[1:]) if self._page[0] else _NOTHING
