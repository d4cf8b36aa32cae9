"""The helper: makes a room with a keeper each time the judge asks, until the judge is gone.

The judge starts it once. It enters the namespaces that all runs share, leaves
the judge's session (Ctrl-C is for the judge to decide on), and says which layers
it does without. Each room that the judge then asks for is a fork of it, which
talks to the judge over a socket of its own; the helper itself sees no test data.

The judge is gone when its socket closes, or, should some other process hold that
open, when the parent-death signal comes. The keepers see their own sockets close
then; the helper waits for them, removes what is left of scratch, and ends.
"""

from __future__ import annotations

import os
import select
import sys
from _socket import socket

from . import layers, linux, signals, wire
from .job import Place
from .keeper import Keeper
from .room import Room
from .scratch import remove_below
from .tree import Tree
from .watch import ending

_MOST_MILLISECONDS = 10_000  # between looks for keepers that ended where no pidfd tells


class _JudgeGone(BaseException):
    pass


class Helper:
    """The helper's state: its layers, its keepers, its folder for scratch if it needs one."""

    __slots__ = ("_folder", "_judge", "_keepers", "_made", "_on", "_poll", "_tree")

    def __init__(self, judge: socket, on: frozenset[str], temporary: str) -> None:
        self._judge = judge
        self._on = on
        self._made = 0
        self._folder = ""
        if layers.FILES not in on:
            self._folder = f"{temporary}/judge-{os.urandom(8).hex()}"
            os.mkdir(self._folder, 0o711)
        self._tree = None
        if layers.TABLE in on and layers.PROCESSES not in on:
            linux.adopt_orphans()
            self._tree = Tree()
        self._keepers: dict[int, int] = {}  # by process, its pidfd or -1
        self._poll = select.poll()
        self._poll.register(judge, select.POLLIN)

    def serve(self) -> None:
        """Until the judge closes its end, or dies."""
        try:
            try:
                while True:
                    self._wait()
            finally:
                signals.ignore_terminate()
        except (_JudgeGone, EOFError, OSError):
            pass
        while self._keepers:  # their sockets are closed, too: they end by themselves
            self._bury(next(iter(self._keepers)), 0)
        if self._folder:
            remove_below(self._folder)  # a keeper that was killed leaves its part
            os.rmdir(self._folder)

    def _wait(self) -> None:
        ready = [fd for fd, _ in self._poll.poll(_MOST_MILLISECONDS)]
        for pid in list(self._keepers):
            self._bury(pid, os.WNOHANG)
        if self._judge.fileno() in ready:
            order, descriptors = wire.receive(self._judge, 1)
            self._make(order, socket(fileno=descriptors[0]))

    def _make(self, order: object, judge: socket) -> None:
        self._made += 1
        try:
            pid = linux.fork_into(linux.NEW_PROCESSES if layers.PROCESSES in self._on else 0)
            if pid == 0:
                self._judge.close()
                _keep(order, judge, self._on, f"{self._folder}/{self._made}")
            self._keepers[pid] = ending(pid)
            if self._keepers[pid] >= 0:
                self._poll.register(self._keepers[pid], select.POLLIN)
        except OSError as fault:
            wire.send(judge, ("fault", f"sandbox: cannot start a process: {fault.strerror}"))
        finally:
            judge.close()

    def _bury(self, pid: int, options: int) -> None:
        if not os.waitpid(pid, options)[0]:
            return
        ended = self._keepers.pop(pid)
        if ended >= 0:
            self._poll.unregister(ended)
            os.close(ended)
        while self._tree and (orphans := self._tree.orphans(set(self._keepers))):
            for orphan in orphans:  # of a keeper that was killed by what it kept
                os.kill(orphan, signals.KILL)
                os.waitpid(orphan, 0)


def _keep(order: object, judge: socket, on: frozenset[str], folder: str) -> None:
    """Be a keeper from here on. Never returns."""
    try:
        signals.ignore_terminate()  # it ends when the judge closes its socket
        Keeper(judge, Place(*order), on, folder).serve()  # type: ignore[misc]
    except OSError as fault:  # said to nobody if it is that the judge is gone
        wire.send(judge, ("fault", f"{fault.filename or 'sandbox'}: {fault.strerror}"))
    except Exception as fault:
        wire.send(judge, ("fault", f"sandbox: {fault!r}"))
    finally:
        os._exit(0)


def _leave_the_terminal(judge_pid: int) -> None:
    """Ctrl-C goes to the judge alone, and what dies with the judge is decided here."""
    os.setsid()

    def parent_ended(*_: object) -> None:
        if os.getppid() != judge_pid:  # else only the thread ended that started this process
            raise _JudgeGone

    signals.on_terminate(parent_ended)
    if sys.platform == "linux":
        linux.die_with_parent(signals.TERMINATE)


def _can_furnish(on: frozenset[str]) -> bool:
    """Whether rooms with a file tree of their own can be made here: one is, for trial."""
    child = linux.fork_into(linux.NEW_PROCESSES if layers.PROCESSES in on else 0)
    if child == 0:
        try:
            Room(Place(sys.executable, (), (), 1 << 20, 1 << 20), on, "").clear()
            os._exit(0)
        except OSError:
            os._exit(1)
        finally:
            os._exit(2)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def _close_strange(keep: int) -> None:
    """Close descriptors that the judge itself was given and passed on."""
    os.closerange(3, keep)
    os.closerange(keep + 1, 4096)


def main() -> None:
    """Arguments: this package's folder, the socket's number, a temporary folder, layers to skip."""
    _, _, fd, temporary, *without = sys.argv
    judge = socket(fileno=int(fd))
    os.set_inheritable(judge.fileno(), False)
    _close_strange(judge.fileno())
    judge_pid = os.getppid()
    on = layers.enter(frozenset(without))
    if layers.FILES in on and not _can_furnish(on):
        on -= {layers.FILES}
    _leave_the_terminal(judge_pid)
    if sys.platform == "linux":
        linux.forbid_dumping()
    wire.send(judge, tuple(name for name in layers.ALL if name not in on))
    Helper(judge, on, temporary).serve()
