"""Folders on a plain file system that a stranger writes to: how they grow, and emptying them.

Only where a tmpfs cannot be mounted, and for the folders that a caller lets a
compiler write to. What is in them may be folders without rights, a hundred
thousand levels deep, links to anywhere.
"""

from __future__ import annotations

import os
import time

from .tree import Tree, Usage

MOST_FILES = 20_000
_BLOCK_BYTES = 512
_PAUSE_SECONDS = 0.1
_ENDLESS = 1 << 62


class Growth:
    """How much bigger some folders got, and files on their disk that have no name any more."""

    __slots__ = ("_before", "_devices", "_folders", "_most_bytes", "_next")

    def __init__(self, folders: list[str], most_bytes: int) -> None:
        self._folders = folders
        self._most_bytes = most_bytes
        self._before = used_bytes(folders)
        self._devices = {os.stat(folder).st_dev for folder in folders}
        self._next = 0.0

    def exceeded(self, tree: Tree, usage: Usage) -> bool:
        """Whether it is too much. Looks ten times a second, at most."""
        if not self._folders or time.monotonic() < self._next:
            return False
        self._next = time.monotonic() + _PAUSE_SECONDS
        grown = used_bytes(self._folders) - self._before
        grown += sum(tree.nameless_bytes(usage, device) or 0 for device in self._devices)
        return grown > self._most_bytes


def used_bytes(folders: list[str]) -> int:
    """The space that the files below take; too many files count as no end."""
    total = files = 0
    rest = list(folders)
    while rest:
        try:
            with os.scandir(rest.pop()) as entries:
                for entry in entries:
                    files += 1
                    if files > MOST_FILES:
                        return _ENDLESS
                    total += entry.stat(follow_symlinks=False).st_blocks * _BLOCK_BYTES
                    if entry.is_dir(follow_symlinks=False):
                        rest.append(entry.path)
        except OSError:
            continue  # it went away while it was looked at
    return total


def remove_below(top: str) -> None:
    """Remove all that a folder holds. No process may be at work in it any more.

    Each folder found inside another is first moved up to the top, so that no
    path gets long and nothing recurses.
    """
    moved = 0
    os.chmod(top, 0o711)
    while inside := _entries(top):
        for entry in inside:
            if not entry.is_dir(follow_symlinks=False):
                os.unlink(entry.path)
                continue
            os.chmod(entry.path, 0o700)
            for below in _entries(entry.path):
                if below.is_dir(follow_symlinks=False):
                    os.chmod(below.path, 0o700)
                    moved += 1
                    os.rename(below.path, f"{top}/.moved-{os.getpid()}-{moved}")
                else:
                    os.unlink(below.path)
            os.rmdir(entry.path)


def _entries(folder: str) -> list[os.DirEntry[str]]:
    with os.scandir(folder) as entries:
        return list(entries)
