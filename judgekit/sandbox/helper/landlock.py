"""Landlock: a process gives up, for itself and all its descendants, every file it need not touch.

A rule set names the rights it takes away everywhere; rules give them back on
files and on folders with all below them. It needs no privilege and binds to the
files themselves, not to names. It does not hide that a file exists (`stat`
works): hiding is the work of the private file tree (room.py). Later versions
take away more: TCP (4), commands to devices (5), signals to and named sockets
of processes outside (6); each is used where the kernel has it.
"""

from __future__ import annotations

import os

from . import linux
from .exposed import DEVICES

_EXECUTE, _WRITE, _READ, _LIST = 1 << 0, 1 << 1, 1 << 2, 1 << 3
_REMOVE_FOLDER, _REMOVE_FILE = 1 << 4, 1 << 5
_MAKE_FOLDER, _MAKE_FILE, _MAKE_SOCKET = 1 << 7, 1 << 8, 1 << 9
_MAKE_FIFO, _MAKE_LINK = 1 << 10, 1 << 12
_MOVE = 1 << 13  # from version 2 on; version 1 always forbids it
_TRUNCATE = 1 << 14  # from version 3 on

_SEE = _EXECUTE | _READ | _LIST
_CHANGE = (
    _WRITE | _READ | _LIST | _REMOVE_FOLDER | _REMOVE_FILE | _MAKE_FOLDER | _MAKE_FILE
    | _MAKE_SOCKET | _MAKE_FIFO | _MAKE_LINK | _MOVE | _TRUNCATE
)  # fmt: skip
_OF_FILES = _EXECUTE | _WRITE | _READ | _TRUNCATE  # the others mean nothing on a plain file
_FILE_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15}  # how many rights a version knows; 16 from 5 on
_TCP = 0b11  # bind and connect
_SIGNALS_AND_NAMED_SOCKETS = 0b11


def ruleset(readable: list[str], writable: list[str]) -> int:
    """A descriptor of a rule set: read and execute there, change there, nothing elsewhere."""
    version = linux.landlock_version()
    files = (1 << _FILE_RIGHTS.get(version, 16)) - 1
    fd = linux.landlock_ruleset(
        files, _TCP if version >= 4 else 0, _SIGNALS_AND_NAMED_SOCKETS if version >= 6 else 0
    )
    for path in readable:
        _allow(fd, path, files & _SEE)
    for path in writable:
        _allow(fd, path, files & _CHANGE)
    for name in DEVICES:
        _allow(fd, f"/dev/{name}", files & (_READ | _WRITE))
    _allow(fd, "/proc", files & (_READ | _LIST))
    return fd


def _allow(ruleset_fd: int, path: str, rights: int) -> None:
    try:
        fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except FileNotFoundError:
        return
    try:
        is_folder = os.path.isdir(path)
        linux.landlock_allow(ruleset_fd, fd, rights if is_folder else rights & _OF_FILES)
    finally:
        os.close(fd)
