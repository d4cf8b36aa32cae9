"""The three streams of a program: its input as a file, its output read as it comes.

No more of the output is read than is kept, so the judge's memory is bounded
however much is printed, and it never waits for a stream that a stranger holds.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import select
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

ERROR_BYTES = 1 << 16
_CHUNK_BYTES = 1 << 16


class Streams:
    """The reading ends of a run's standard output and error, which this closes."""

    def __init__(self, output_bytes: int) -> None:
        """Open both pipes; at most `output_bytes` of standard output are kept."""
        self._limit = output_bytes
        self._parts: list[bytes] = []
        self._size = 0
        self._tail = b""
        self._output, output_end = os.pipe()
        self._error, error_end = os.pipe()
        os.set_blocking(self._output, False)
        os.set_blocking(self._error, False)
        self._open = {self._output, self._error}
        self.writing: tuple[int, ...] = (output_end, error_end)

    def close(self) -> None:
        """Close every end that is still open."""
        self.close_writing()
        for fd in (self._output, self._error):
            os.close(fd)

    def close_writing(self) -> None:
        """Close this process's copies of the program's ends."""
        ends, self.writing = self.writing, ()
        for fd in ends:
            os.close(fd)

    @property
    def output(self) -> bytes:
        """Standard output, up to the limit."""
        return b"".join(self._parts)

    @property
    def error(self) -> bytes:
        """The last 64 KiB of standard error."""
        return self._tail[-ERROR_BYTES:]

    @property
    def overflowed(self) -> bool:
        """Whether there was more standard output than the limit."""
        return self._size > self._limit

    def follow(self, report: socket.socket) -> None:
        """Read until a report can be read, or until there is too much output."""
        poll = select.poll()
        for fd in (report.fileno(), *self._open):
            poll.register(fd, select.POLLIN)
        while not self.overflowed:
            ready = {fd for fd, _ in poll.poll()}
            for fd in ready & self._open:
                if self._take(fd) == b"":
                    self._open.discard(fd)
                    poll.unregister(fd)
            if report.fileno() in ready:
                return

    def drain(self) -> None:
        """Take what is left in the pipes. Never waits: a stranger may hold the other end."""
        for fd in self._open:
            while not self.overflowed and self._take(fd):
                pass

    def _take(self, fd: int) -> bytes | None:
        """One piece; empty at the end of the stream, None if nothing is there yet."""
        try:
            part = os.read(fd, _CHUNK_BYTES)
        except BlockingIOError:
            return None
        if fd == self._error:
            self._tail = (self._tail + part)[-2 * ERROR_BYTES :]
        elif part:
            self._parts.append(part[: self._limit - self._size])
            self._size += len(part)
        return part


@contextlib.contextmanager
def input_file(content: bytes) -> Iterator[int]:
    """A descriptor of a file with this content that nobody can change."""
    fd = _memory_file(content) if sys.platform == "linux" else _nameless_file(content)
    try:
        yield fd
    finally:
        os.close(fd)


def _memory_file(content: bytes) -> int:
    """In memory (memfd_create), sealed against every change."""
    fd = os.memfd_create("input", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    _write(fd, content)
    seals = fcntl.F_SEAL_WRITE | fcntl.F_SEAL_GROW | fcntl.F_SEAL_SHRINK | fcntl.F_SEAL_SEAL
    fcntl.fcntl(fd, fcntl.F_ADD_SEALS, seals)
    return fd


def _nameless_file(content: bytes) -> int:
    """On disk, open for reading only, already removed."""
    import tempfile  # slow to load, and seldom needed

    writing, path = tempfile.mkstemp()
    try:
        _write(writing, content)
        return os.open(path, os.O_RDONLY)
    finally:
        os.close(writing)
        Path(path).unlink()


def _write(fd: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(fd, rest) :]
    os.lseek(fd, 0, os.SEEK_SET)
