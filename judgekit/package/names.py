"""Which files of a package count: the format's names, and links only within the package."""

from __future__ import annotations

import re
from pathlib import Path

from judgekit.errors import KitError

# 2025-09: "the judging system shall behave as if all such files were removed"
_NEW_NAME = re.compile(r"[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}")
_LEGACY_NAME = re.compile(r"[^.-].*")


def kept_entries(root: Path, folder: Path, legacy: bool) -> list[Path]:
    """The files and folders in `folder` that count, sorted by name.

    Raises KitError if the folder cannot be read, or if a link in it leads to
    nothing or out of the package `root`.
    """
    pattern = _LEGACY_NAME if legacy else _NEW_NAME
    try:
        entries = sorted(folder.iterdir())
    except OSError as error:
        raise KitError(f"{folder}: cannot be read as a folder ({error.strerror})") from error
    kept = [
        entry
        for entry in entries
        if pattern.fullmatch(entry.name)
        and entry.name != "__pycache__"
        and not entry.name.endswith("~")
    ]
    for entry in kept:
        inside(root, entry)
    return kept


def inside(root: Path, path: Path) -> None:
    """KitError if `path` is a link that leads to nothing or out of the package `root`."""
    if not path.is_symlink():
        return
    try:
        target = path.resolve(strict=True)
    except (OSError, RuntimeError) as error:
        raise KitError(f"{path}: a link that leads nowhere; remove it") from error
    if not target.is_relative_to(root.resolve()):
        raise KitError(f"{path}: a link out of the package; put the file itself there")
