"""Work on many items at once, results in order; and a way to be alone for a moment.

Threads are enough: the work is done by other processes, a thread only waits
for them. `Turns` lets work that must not be disturbed wait until all the
others have paused.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

_INTERRUPTS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Turns:
    """Many may work side by side, or one alone."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._side_by_side = 0
        self._alone = False

    @contextmanager
    def beside_others(self) -> Iterator[None]:
        """Work while others may work, too; waits while somebody is alone or wants to be."""
        with self._changed:
            self._changed.wait_for(lambda: not self._alone)
            self._side_by_side += 1
        try:
            yield
        finally:
            with self._changed:
                self._side_by_side -= 1
                self._changed.notify_all()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Work while nobody else does."""
        with self._changed:
            self._changed.wait_for(lambda: not self._alone)
            self._alone = True
            self._changed.wait_for(lambda: self._side_by_side == 0)
        try:
            yield
        finally:
            with self._changed:
                self._alone = False
                self._changed.notify_all()


def in_order(
    work: Callable[[Item], Result],
    items: Iterable[Item],
    jobs: int,
    until: Callable[[Result], bool] = lambda result: False,
) -> Iterator[Result]:
    """Yield `work(item)` for each of `items`, in order, `jobs` of them at a time.

    The first result for which `until` holds is the last one: no new item is
    begun, and those under way are waited for. An exception in `work` is raised
    here in its turn. A caller that is interrupted is not kept waiting.
    """
    if jobs == 1:
        for result in map(work, items):
            yield result
            if until(result):
                return
        return
    crew = _Crew(work, list(items))
    threads = [threading.Thread(target=crew.labour, daemon=True) for _ in range(jobs)]
    # Threads inherit the mask: a signal must reach the main thread, the only one that acts on it.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _INTERRUPTS)
    for thread in threads:
        thread.start()
    signal.pthread_sigmask(signal.SIG_SETMASK, before)
    try:
        for result in crew.results():
            yield result
            if until(result):
                break
    finally:
        crew.stop()
    for thread in threads:
        thread.join()


class _Crew(Generic[Item, Result]):
    """The threads' shared list of items and of what came of them."""

    def __init__(self, work: Callable[[Item], Result], items: list[Item]) -> None:
        self._work = work
        self._items = items
        self._next = 0
        self._done: dict[int, Result | BaseException] = {}
        self._changed = threading.Condition()

    def labour(self) -> None:
        while True:
            with self._changed:
                index = self._next
                if index >= len(self._items):
                    return
                self._next += 1
            try:
                result: Result | BaseException = self._work(self._items[index])
            except BaseException as error:
                result = error
            with self._changed:
                self._done[index] = result
                self._changed.notify_all()

    def results(self) -> Iterator[Result]:
        for index in range(len(self._items)):
            with self._changed:
                self._changed.wait_for(lambda index=index: index in self._done)  # type: ignore[misc]
                result = self._done.pop(index)
            if isinstance(result, BaseException):
                raise result
            yield result

    def stop(self) -> None:
        with self._changed:
            self._next = len(self._items)
