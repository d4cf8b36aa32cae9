"""The keeper of a room: process 1 of it, who has one program after the other run there.

It settles once: own file tree, own process table, Landlock rules ready. Then it
goes round: an empty scratch folder, a forked child that waits for the judge's
next job, and, once that has come, a watch over time and memory (watch.py), the
end of every process that is left, and the report. As nothing is left of a run,
the next can use the same room; as the child stands ready beforehand, a job
starts at once.

It ends when the judge closes the socket; in a process namespace, all that is in
it ends with it, whatever happens.
"""

from __future__ import annotations

import os
import select
import sys
from _socket import socket, socketpair

from . import linux, program, signals, wire
from .job import Place
from .layers import IPC, PROCESSES, TABLE, USER
from .note import Note
from .room import Room
from .scratch import Growth
from .tree import Tree
from .watch import MOST_PROCESSES, Watch, ending

_PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


class Keeper:
    """What stays the same from run to run."""

    __slots__ = ("_child", "_judge", "_note", "_on", "_place", "_room", "_started", "_switches_fd",
                 "_tree")  # fmt: skip

    def __init__(self, judge: socket, place: Place, on: frozenset[str], folder: str) -> None:
        """`folder`: for scratch where it cannot be mounted."""
        self._judge = judge
        self._place = place
        self._on = on
        self._switches_fd = -1
        if sys.platform == "linux":  # the outer /proc, while in sight: the room's is read-only
            self._switches_fd = os.open("/proc", os.O_PATH | os.O_CLOEXEC)
        if PROCESSES in on:
            linux.die_with_parent(signals.KILL)
            if linux.release() >= (6, 14):  # before, it is one for all
                program.switch(self._switches_fd, "kernel/pid_max", MOST_PROCESSES)
        elif TABLE in on:  # where they can be found
            linux.adopt_orphans()
        self._room = Room(place, on, folder)
        self._tree = Tree() if TABLE in on else None
        self._note = Note()
        self._started, started = socketpair()
        most = MOST_PROCESSES
        if USER not in on and self._tree:  # the kernel counts all that this user runs
            most += self._tree.threads_of_user()
        self._child = program.Child(judge, self._note, started, self._room, place, on, most,
                                    self._switches_fd)  # fmt: skip

    def serve(self) -> None:
        """Run what the judge sends until it closes the socket."""
        try:
            wire.send(self._judge, ("ready",))
            while self._run():
                pass
        finally:
            self._room.leave()

    def _run(self) -> bool:
        """One run. False if the judge is gone."""
        self._note.clear()
        self._room.clear()
        self._clear_ipc()
        growth = Growth(self._room.growing, self._place.output_bytes)
        pid = linux.fork_into(linux.NEW_USER if USER in self._on else 0)
        if pid == 0:
            self._child.become_program()
        ended = ending(pid)
        counter = self._wait_for_job(pid, ended)
        if counter is None:
            return False
        watch = Watch(pid, ended, counter, self._place, self._note, self._tree, growth)
        watch.follow(self._judge)
        watch.end_all(PROCESSES in self._on)
        fault = self._note.read()[-1]
        wire.send(self._judge, ("fault", fault) if fault else ("done", *watch.result()))
        for fd in (ended, *counter):
            if fd >= 0:
                os.close(fd)
        return True

    def _wait_for_job(self, pid: int, ended: int) -> tuple[int, ...] | None:
        """When the child has got a job: its CPU counter, if it has one. None if it has ended."""
        poll = select.poll()
        poll.register(self._started, select.POLLIN)
        if ended >= 0:
            poll.register(ended, select.POLLIN)
        while True:
            ready = [fd for fd, _ in poll.poll(None if ended >= 0 else 50)]
            if self._started.fileno() in ready:
                return wire.receive(self._started, 1)[1]
            if os.waitpid(pid, os.WNOHANG)[0]:
                return None

    def _clear_ipc(self) -> None:
        """Shared memory and semaphores that a program leaves behind go with their namespace."""
        if IPC in self._on:
            linux.unshare(linux.NEW_IPC)
            pages = self._place.memory_bytes // _PAGE_BYTES
            program.switch(self._switches_fd, "kernel/shmall", pages)
