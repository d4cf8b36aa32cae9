"""The judge's side of a run: hand the command over, take its output and the report."""

from __future__ import annotations

import contextlib
import os
import signal
from types import TracebackType
from typing import cast

from judgekit.errors import KitError
from judgekit.sandbox.helper import linux, wire
from judgekit.sandbox.helper.layers import ALL, TABLE
from judgekit.sandbox.rooms import Room, Rooms
from judgekit.sandbox.streams import Streams, input_file
from judgekit.sandbox.values import Command, Limit, Limits, Run

ISOLATIONS = ("full", "auto", "none")
_ENVIRONMENT = {"PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8"}


class Sandbox:
    """Runs commands. Several threads may call `run` at once.

    `isolation` is "full", "auto" or "none" (limits alone); `missing` names the layers that
    are not in use (empty: all are on). `without` switches layers off by name,
    for tests.
    """

    def __init__(self, isolation: str = "auto", without: frozenset[str] = frozenset()) -> None:
        """Raises KitError if `isolation` is "full" and a layer is missing."""
        if isolation not in ISOLATIONS:
            raise KitError(f"isolation: {isolation!r} is not one of {', '.join(ISOLATIONS)}")
        with contextlib.suppress(OSError):
            linux.forbid_dumping()  # /proc/PID/mem of the judge leads to the answers
        self._rooms = Rooms(frozenset(ALL) - {TABLE} if isolation == "none" else without)
        if isolation == "full" and self.missing:
            self.close()
            raise KitError(
                f"isolation full: not on this machine: {', '.join(self.missing)}"
                " (`judge.py doctor` says what to do; --isolation auto goes on without)"
            )

    @property
    def missing(self) -> tuple[str, ...]:
        """The layers of isolation that are not in use."""
        return self._rooms.missing

    def run(self, command: Command, stdin: bytes, limits: Limits) -> Run:
        """Run a command to its end. Raises KitError if it cannot be started."""
        order: wire.Value = (
            tuple(map(os.fsencode, command.argv)),
            {**_ENVIRONMENT, **dict(command.environment)},
            limits.cpu_seconds, limits.wall_seconds,
        )  # fmt: skip
        streams = Streams(limits.output_bytes)
        with contextlib.closing(streams):
            with input_file(stdin) as input_fd:
                room = self._rooms.start(command, limits, order, (input_fd, *streams.writing))
            try:
                streams.close_writing()
                facts = self._follow(room, streams)
            except BaseException:
                self._rooms.drop(room)
                raise
            return _run(facts, streams)

    def _follow(self, room: Room, streams: Streams) -> tuple[object, ...]:
        """The report of the room's keeper; nothing if it was killed by what it kept."""
        streams.follow(room.socket)
        try:
            if streams.overflowed:
                wire.send(room.socket, "stop")
            answer, _ = wire.receive(room.socket)
        except (EOFError, OSError):
            if self._rooms.closed:
                raise KitError("sandbox: closed") from None
            self._rooms.drop(room)
            return ()
        streams.drain()
        kind, *facts = cast(tuple[object, ...], answer)
        if kind == "fault":
            raise KitError(str(facts[0]))
        self._rooms.give_back(room)
        return tuple(facts)

    def close(self) -> None:
        """End all that still runs, and the helper. A `run` under way raises KitError."""
        self._rooms.close()

    def __enter__(self) -> Sandbox:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None,
                 trace: TracebackType | None) -> None:  # fmt: skip
        self.close()


def _run(facts: tuple[object, ...], streams: Streams) -> Run:
    if not facts:
        return Run(-signal.SIGKILL, None, 0.0, 0.0, 0, streams.output, streams.error)
    status, exceeded, cpu, wall, peak = cast(tuple[int, str, float, float, int], facts)
    limit = Limit(exceeded) if exceeded else None
    if streams.overflowed:
        limit = Limit.OUTPUT
    return Run(status, limit, cpu, wall, peak, streams.output, streams.error)
