"""The judge's rooms: where its runs happen, made by the helper process and used again.

A room runs one command at a time. One that was made for the same files and
limits is used again, so there are as many as runs at the same time. The judge
talks to each room's keeper over a socket of its own; dropping that socket is
how a run is given up: the keeper then kills what runs there, and ends.
"""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
from pathlib import Path
from typing import NamedTuple, cast

from judgekit.errors import KitError
from judgekit.sandbox.helper import wire
from judgekit.sandbox.values import Command, Limits

_START = "import sys; sys.path.insert(0, sys.argv[1]); from helper.main import main; main()"
_NEEDED_TO_START = ("LD_LIBRARY_PATH",)  # by an interpreter that is installed oddly


class Place(NamedTuple):
    """What a room is made for; `identities` tell which files the paths were then."""

    program: str
    readable: tuple[str, ...]
    writable: tuple[str, ...]
    memory_bytes: int
    output_bytes: int
    identities: tuple[tuple[int, int], ...]


class Room(NamedTuple):
    """A room and the way to its keeper."""

    place: Place
    socket: socket.socket


class Rooms:
    """All rooms of a sandbox, and the helper that makes them. Threads may share it."""

    def __init__(self, without: frozenset[str]) -> None:
        """Start the helper, without waiting for it."""
        self._without = without
        self._lock = threading.Lock()
        self._idle: list[Room] = []
        self._busy: set[socket.socket] = set()
        self._missing: tuple[str, ...] | None = None
        self.closed = False
        self._start_helper()

    def _start_helper(self) -> None:
        self._helper, theirs = socket.socketpair()
        with theirs:
            theirs.set_inheritable(True)
            here, temporary = str(Path(__file__).parent), os.environ.get("TMPDIR", "/tmp")
            words = (sys.executable, "-I", "-S", "-c", _START, here, str(theirs.fileno()),
                     temporary, *sorted(self._without))  # fmt: skip
            environment = {k: os.environ[k] for k in _NEEDED_TO_START if k in os.environ}
            nothing = [(os.POSIX_SPAWN_OPEN, fd, os.devnull, os.O_RDWR, 0) for fd in range(3)]
            self._helper_pid = os.posix_spawn(
                sys.executable, words, environment, file_actions=nothing
            )

    @property
    def missing(self) -> tuple[str, ...]:
        """The layers that the helper does without; waits until it knows."""
        with self._lock:
            if self._missing is None:
                try:
                    missing, _ = wire.receive(self._helper)
                except (EOFError, OSError):
                    raise _helper_failed() from None
                self._missing = cast(tuple[str, ...], missing)
            return self._missing

    def start(self, command: Command, limits: Limits, order: wire.Value,
              descriptors: tuple[int, ...]) -> Room:  # fmt: skip
        """Have a run begin in a room that is free, or new."""
        place = _place(command, limits)
        room = self._take(place)
        if room:
            try:
                wire.send(room.socket, order, descriptors)
            except OSError:  # its keeper was killed while it was free
                self.drop(room)
            else:
                return room
        room = self._make(place)
        wire.send(room.socket, order, descriptors)
        return room

    def _take(self, place: Place) -> Room | None:
        with self._lock:
            for number, room in enumerate(self._idle):
                if room.place == place:
                    self._busy.add(room.socket)
                    return self._idle.pop(number)
            if self._idle:  # for another place: make place
                self._idle.pop(0).socket.close()
        return None

    def _make(self, place: Place) -> Room:
        ours, theirs = socket.socketpair()
        view = place[:-1]
        with theirs, self._lock:
            if self.closed:
                raise KitError("sandbox: closed")
            try:
                wire.send(self._helper, view, (theirs.fileno(),))
            except OSError:  # something killed the helper
                self._helper.close()
                self._bury_helper()
                self._start_helper()
                wire.send(self._helper, view, (theirs.fileno(),))
            self._busy.add(ours)
        room = Room(place, ours)
        try:
            kind, *facts = cast(tuple[str, ...], wire.receive(ours)[0])
        except (EOFError, OSError):
            self.drop(room)
            raise _helper_failed() from None
        if kind != "ready":
            self.drop(room)
            raise KitError(facts[0])
        return room

    def give_back(self, room: Room) -> None:
        """Nothing runs in it any more."""
        with self._lock:
            self._busy.discard(room.socket)
            self._idle.append(room)

    def drop(self, room: Room) -> None:
        """Give it up with all that runs in it."""
        with self._lock:
            self._busy.discard(room.socket)
        room.socket.close()

    def close(self) -> None:
        """End all rooms and the helper; returns when nothing runs any more."""
        with self._lock:
            if self.closed:
                return
            self.closed = True
            for room in self._idle:
                room.socket.close()
            self._idle.clear()
            for busy in self._busy:
                with contextlib.suppress(OSError):
                    busy.shutdown(socket.SHUT_RDWR)
        self._helper.close()
        self._bury_helper()

    def _bury_helper(self) -> None:
        with contextlib.suppress(ChildProcessError):  # the caller may reap all its children
            os.waitpid(self._helper_pid, 0)


def _helper_failed() -> KitError:
    return KitError(f"sandbox: the helper process ({sys.executable}) does not work")


def _place(command: Command, limits: Limits) -> Place:
    paths: tuple[str | Path, ...] = (command.argv[0], *command.readable, *command.writable)
    try:
        status = [Path(path).stat() for path in paths]
    except OSError as fault:
        raise KitError(f"{fault.filename}: {fault.strerror}") from None
    return Place(
        command.argv[0],
        tuple(map(str, command.readable)),
        tuple(map(str, command.writable)),
        limits.memory_bytes,
        limits.output_bytes,
        tuple((one.st_dev, one.st_ino) for one in status),
    )
