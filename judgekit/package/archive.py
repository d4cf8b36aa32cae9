"""Unpacks a zip from a stranger.

All names and sizes are checked before the first byte is written, and what is
written is counted again. Nothing is written outside the target: each path is
built from plain names only. No link is made or followed, no permission is
taken over, nothing is run.
"""

from __future__ import annotations

import stat
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from judgekit.errors import KitError

MIB = 1024 * 1024
MAX_FILES = 20_000
MAX_FILE_BYTES = 512 * MIB
MAX_TOTAL_BYTES = 2048 * MIB
FREE_BYTES = 64 * MIB  # so much may come out of any archive, however small
MAX_RATIO = 200  # and beyond that so many times the archive's own size
MAX_PATH = 400  # characters
CHUNK_BYTES = MIB


def unpack(archive: Path, target: Path) -> Path:
    """Unpack the zip `archive` into the empty folder `target`; the package's own folder in it.

    Raises KitError that names the archive, the entry and the fault. What was
    written until then stays in `target`, which is for the caller to delete.
    """
    try:
        with zipfile.ZipFile(archive) as opened:
            entries = list(_checked(archive, opened))
            for path, entry in entries:
                _write(opened, entry, target / path)
    except OSError as error:
        raise KitError(f"{archive}: cannot be unpacked ({error.strerror or error})") from error
    except (zipfile.BadZipFile, zlib.error, EOFError, ValueError) as error:
        raise KitError(f"{archive}: not a whole zip file ({error})") from error
    except (NotImplementedError, RuntimeError) as error:  # a method unknown here; a password
        raise KitError(f"{archive}: cannot be unpacked ({error}); zip it anew") from error
    return _package_folder(target)


def _checked(
    archive: Path, opened: zipfile.ZipFile
) -> Iterator[tuple[PurePosixPath, zipfile.ZipInfo]]:
    """The entries to write, each with its path; KitError if any entry is at fault."""
    entries = opened.infolist()
    if len(entries) > MAX_FILES:
        raise KitError(f"{archive}: {len(entries)} entries; at most {MAX_FILES} are unpacked")
    total = sum(entry.file_size for entry in entries)
    allowed = min(MAX_TOTAL_BYTES, FREE_BYTES + MAX_RATIO * archive.stat().st_size)
    if total > allowed:
        raise KitError(
            f"{archive}: unpacks to {total // MIB} MiB; at most {allowed // MIB} MiB are unpacked"
        )
    files: set[PurePosixPath] = set()
    folders: set[PurePosixPath] = set()
    for entry in entries:
        path = _plain_path(archive, entry.filename)
        if stat.S_ISLNK(entry.external_attr >> 16):
            raise KitError(f"{archive}: {path} is a link; zip the file that it leads to")
        if entry.file_size > MAX_FILE_BYTES:
            raise KitError(f"{archive}: {path} has more than {MAX_FILE_BYTES // MIB} MiB")
        folders.update(path.parents)
        if entry.is_dir():
            folders.add(path)
            continue
        if path in files:
            raise KitError(f"{archive}: {path} is there twice")
        files.add(path)
        yield path, entry
    for path in files & folders:
        raise KitError(f"{archive}: {path} is a file and a folder")


def _plain_path(archive: Path, name: str) -> PurePosixPath:
    """The path that an entry's name says, if it is one of plain names; else KitError."""
    path = PurePosixPath(name)
    plain = not path.is_absolute() and ".." not in path.parts and path.parts
    if not plain or "\\" in name or ":" in name or not name.isprintable() or len(name) > MAX_PATH:
        raise KitError(f"{archive}: {name[:MAX_PATH]!a} is not a path within the archive")
    return path


def _write(opened: zipfile.ZipFile, entry: zipfile.ZipInfo, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    written = 0
    with opened.open(entry) as source, path.open("xb") as file:
        while chunk := source.read(CHUNK_BYTES):
            written += len(chunk)
            if written > entry.file_size:
                break
            file.write(chunk)
    if written != entry.file_size:
        raise ValueError(f"{entry.filename} has not the size that it says")


def _package_folder(target: Path) -> Path:
    """Where problem.yaml stands: in the target, or in the only folder of it."""
    folders = [entry for entry in target.iterdir() if entry.is_dir() and entry.name[0] not in "._"]
    if not (target / "problem.yaml").exists() and len(folders) == 1:
        return folders[0]
    return target
