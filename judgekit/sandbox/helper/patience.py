"""A measurement that must not keep the keeper waiting.

Reading the memory map of a process waits while that process is forking, which in
a storm of forks can take seconds; nothing but death ends the wait. So a fork of
the keeper reads, and is killed if it takes too long.
"""

from __future__ import annotations

import os
import select
from collections.abc import Callable

from . import signals


def in_time(measure: Callable[[], int], seconds: float) -> int | None:
    """What `measure` returns; None if it takes longer, or no process can be had for it."""
    answer, told = os.pipe()
    try:
        child = os.fork()
    except OSError:
        os.close(answer)
        os.close(told)
        return None
    if child == 0:
        try:
            os.write(told, b"%d" % measure())
        finally:
            os._exit(0)
    os.close(told)
    poll = select.poll()
    poll.register(answer, select.POLLIN)
    said = os.read(answer, 64) if poll.poll(1000 * seconds) else b""
    os.close(answer)
    os.kill(child, signals.KILL)
    os.waitpid(child, 0)
    return int(said) if said else None
