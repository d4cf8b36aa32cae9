"""The forked child: waits for a job with all else done, and becomes the program.

Before a job is there: a session without a terminal; the working directory;
signals as a fresh program has them; no namespaces of its own; no way to new
privileges; no powers; Landlock; resource limits. When it is: the three streams
and the CPU limit; then it notes what it has used so far, which is no part of
the bill, tells the keeper, and becomes the command. All other descriptors close
by themselves at the exec (Python opens all of them that way).
"""

from __future__ import annotations

import os
import resource
import sys
from _socket import socket

from . import landlock, linux, signals, wire
from .job import Job, Place
from .layers import LANDLOCK, PRIVILEGES, TABLE, USER, become_nobody
from .note import Note
from .room import Room

_MOST_DESCRIPTORS = 1024
_MOST_STACK_BYTES = 256 << 20  # threads reserve as much each
_ENDLESS = 1 << 62  # the most that the kernel takes as a number
_PHYSICAL_BYTES = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")


class Child:
    """What the child needs, made by the keeper before it forks."""

    __slots__ = (
        "_counter",
        "_judge",
        "_limits",
        "_note",
        "_on",
        "_room",
        "_started",
        "_switches_fd",
    )

    def __init__(self, judge: socket, note: Note, started: socket, room: Room, place: Place,
                 on: frozenset[str], most_processes: int, switches_fd: int) -> None:  # fmt: skip
        """`started`: over which the keeper is told when a job has come."""
        self._judge = judge
        self._note = note
        self._started = started
        self._room = room
        self._on = on
        self._counter: tuple[int, ...] = ()
        self._switches_fd = switches_fd
        self._limits = [
            (resource.RLIMIT_DATA, place.memory_bytes + _PHYSICAL_BYTES // 2),
            (resource.RLIMIT_STACK, min(place.memory_bytes, _MOST_STACK_BYTES)),
            (resource.RLIMIT_FSIZE, place.output_bytes),
            (resource.RLIMIT_CORE, 1),  # 0 would not keep a crash reporter from being started
            (resource.RLIMIT_NOFILE, _MOST_DESCRIPTORS),
            (resource.RLIMIT_NPROC, most_processes),
        ]

    def become_program(self) -> None:
        """Never returns. Ends with status 0 if the judge is gone before a job comes."""
        fault = None
        try:
            self._prepare()
        except OSError as error:
            fault = error
        try:
            order: object = "stop"  # one that came too late for the run before
            while order == "stop":
                order, streams = wire.receive(self._judge, 3)
        except (EOFError, OSError):
            os._exit(0)
        job = Job(*order)  # type: ignore[misc]
        try:
            if fault:
                raise fault
            self._start(job, streams)
        except OSError as error:
            where = f" ({os.fsdecode(error.filename)})" if error.filename else ""
            text = f"cannot start {os.fsdecode(job.argv[0])}: {error.strerror}{where}"
            self._note.leave(job.cpu_seconds, job.wall_seconds, text)
            wire.send(self._started, None)
        finally:
            os._exit(127)

    def _prepare(self) -> None:
        os.setsid()
        os.chdir(self._room.scratch)
        signals.reset()
        os.umask(0o077)
        for kind, value in self._limits:
            _limit(kind, value)
        if USER in self._on:
            switch(self._switches_fd, "user/max_user_namespaces", 0)
        try:
            self._counter = (linux.cpu_counter(),)
        except OSError:
            self._counter = ()  # not allowed here: meter.py has another way
        _leave_keyring()
        if self._room.user >= 0:
            become_nobody()
        if PRIVILEGES in self._on:
            linux.forbid_new_privileges()
            linux.drop_capabilities()
        if TABLE in self._on:
            linux.die_with_parent(signals.KILL)  # after what else would undo it
        if LANDLOCK in self._on:
            landlock.restrict_self(self._room.ruleset_fd)

    def _start(self, job: Job, streams: tuple[int, ...]) -> None:
        for number, fd in enumerate(streams):
            os.dup2(fd, number)
        spare = 2 if TABLE in self._on else 1  # where nobody watches, this is the limit
        _limit(resource.RLIMIT_CPU, int(job.cpu_seconds) + spare)
        self._note.leave(job.cpu_seconds, job.wall_seconds)
        wire.send(self._started, None, self._counter)
        os.execve(job.argv[0], job.argv, job.environment)


def _leave_keyring() -> None:
    try:
        linux.leave_keyring()
    except OSError:
        return  # not allowed here: then the program cannot use keys either


def _limit(kind: int, value: int) -> None:
    """A backstop in the kernel for what the keeper watches, or a wall where it does not."""
    _, hard = resource.getrlimit(kind)
    bound = min(value, _ENDLESS if hard == resource.RLIM_INFINITY else hard)
    try:
        resource.setrlimit(kind, (bound, bound))
    except (OSError, ValueError):
        if sys.platform == "linux":
            raise  # elsewhere not every limit can be set


def switch(switches_fd: int, name: str, value: int) -> None:
    """Set one of the kernel's settings that belong to this process's namespaces, if it can be.

    (A container may show /proc/sys read-only. What these switches do is only the second wall.)
    """
    try:
        fd = os.open(f"sys/{name}", os.O_WRONLY, dir_fd=switches_fd)
    except OSError:
        return
    os.write(fd, b"%d" % value)
    os.close(fd)
