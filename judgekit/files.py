"""Writes files whole or not at all."""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from judgekit.errors import KitError


def write_whole(path: Path, content: bytes) -> None:
    """Put `content` at `path`, replacing a file that is there; KitError if it cannot be done.

    The content goes to a new file beside it first and takes the name in one
    step, so nobody ever sees half of it. A device or a pipe is written to.
    """
    try:
        target = path.resolve()
        if target.exists() and not stat.S_ISREG(target.stat().st_mode):
            target.write_bytes(content)
            return
        fresh = target.with_name(f".{target.name}.{os.getpid()}.tmp")
        try:
            _write_new(fresh, content)
            fresh.replace(target)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
    except (OSError, RuntimeError) as error:
        raise _cannot_write(path, error) from error


def write_new(files: dict[Path, bytes]) -> None:
    """Create all of `files`, or none of them; KitError if one is there already.

    Each is written beside its place first and then linked into it: a link
    fails where a name is taken, so nothing is ever overwritten.
    """
    linked: list[Path] = []
    fresh = {path: path.with_name(f".{path.name}.{os.getpid()}.tmp") for path in files}
    try:
        for path, content in files.items():
            _write_new(fresh[path], content)
        for path in files:
            os.link(fresh[path], path)
            linked.append(path)
    except BaseException as error:
        for made in linked:
            made.unlink(missing_ok=True)
        if isinstance(error, FileExistsError):
            raise KitError(f"{path}: is there already; nothing was written") from error
        if isinstance(error, OSError):
            raise _cannot_write(path, error) from error
        raise
    finally:
        for temporary in fresh.values():
            temporary.unlink(missing_ok=True)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Let one process at a time work on `folder`; others wait. The lock dies with its holder."""
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError as error:
        raise KitError(f"{folder}: cannot be opened ({error.strerror})") from error
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def check_writable(path: Path) -> None:
    """KitError if a report could not be written to `path` later."""
    if path.is_dir():
        raise KitError(f"{path}: is a folder; name a file")
    if path.exists():
        allowed = os.access(path, os.W_OK)
    else:
        allowed = os.access(path.absolute().parent, os.W_OK | os.X_OK)
    if not allowed:
        raise KitError(f"{path}: cannot be written; check its folder and permissions")


def _write_new(path: Path, content: bytes) -> None:
    with path.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _cannot_write(path: Path, error: Exception) -> KitError:
    reason = error.strerror if isinstance(error, OSError) else "a link in a loop"
    return KitError(f"{path}: cannot be written ({reason})")
