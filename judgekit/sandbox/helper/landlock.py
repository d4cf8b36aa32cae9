"""Landlock: a process gives up, for itself and all its descendants, every file it need not touch.

A rule set names the rights it takes away everywhere; rules give them back on
files and on folders with all below them. It needs no privilege and binds to the
files themselves, not to names. It does not hide that a file exists (`stat`
works): hiding is the work of the private file tree (room.py). Later versions
take away more: TCP (4), commands to devices (5), signals to and named sockets
of processes outside (6); each is used where the kernel has it.
"""

from __future__ import annotations

import ctypes
import os

from .exposed import DEVICES
from .linux import call, long

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
_SYS_CREATE_RULESET = 444
_SYS_ADD_RULE = 445
_SYS_RESTRICT_SELF = 446
_TCP = 0b11  # bind and connect
_SIGNALS_AND_NAMED_SOCKETS = 0b11


def ruleset(readable: list[str], writable: list[str]) -> int:
    """A descriptor of a rule set: read and execute there, change there, nothing elsewhere."""
    known = version()
    files = (1 << _FILE_RIGHTS.get(known, 16)) - 1
    fd = _new_ruleset(
        files, _TCP if known >= 4 else 0, _SIGNALS_AND_NAMED_SOCKETS if known >= 6 else 0
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
        _give(ruleset_fd, fd, rights if is_folder else rights & _OF_FILES)
    finally:
        os.close(fd)


def version() -> int:
    """Which Landlock the kernel has (1, 2, ...)."""
    number = long(_SYS_CREATE_RULESET)
    return call("syscall", number, None, long(0), ctypes.c_uint32(1))


class _RulesetAttributes(ctypes.Structure):
    _fields_ = tuple((name, ctypes.c_uint64) for name in ("files", "network", "scoped"))


def _new_ruleset(files: int, network: int, scoped: int) -> int:
    """A new rule set that forbids these rights except where a rule gives them."""
    attributes = _RulesetAttributes(files=files, network=network, scoped=scoped)
    size = 24 if scoped else 16 if network else 8  # older kernels know a shorter structure
    return call("syscall", long(_SYS_CREATE_RULESET), ctypes.byref(attributes),
                 long(size), long(0))  # fmt: skip


class _PathRule(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("allowed", ctypes.c_uint64), ("parent_fd", ctypes.c_int32))


def _give(ruleset_fd: int, path_fd: int, rights: int) -> None:
    """Give rights on a file, or on a folder and all below it."""
    rule = _PathRule(allowed=rights, parent_fd=path_fd)
    call("syscall", long(_SYS_ADD_RULE), long(ruleset_fd), long(1),
          ctypes.byref(rule), long(0))  # fmt: skip


def restrict_self(ruleset_fd: int) -> None:
    """Put this process and its descendants under the rule set, for good."""
    call("syscall", long(_SYS_RESTRICT_SELF), long(ruleset_fd), long(0))
