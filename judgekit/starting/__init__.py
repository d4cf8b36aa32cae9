"""Begins a problem: a whole small one, copied from `template/`, that is then changed.

The copies stand under other names beside their places until all are there. The
problem's own folder takes its name last: before that the kit does not see the
problem, and if the work ends midway, what was made is removed again.
"""

from __future__ import annotations

import os
import shutil
from contextlib import ExitStack
from pathlib import Path
from uuid import uuid4

from judgekit.errors import KitError
from judgekit.files import write_new
from judgekit.problem import is_name

TEMPLATE = Path(__file__).parent / "template"


def start_problem(root: Path, name: str, taken: frozenset[str]) -> list[Path]:
    """Make a problem called `name` below the kit's root; returns its files, sorted.

    KitError, with nothing made, if the name is none, is one of those `taken`,
    or if a file or folder of the problem is there already.
    """
    if not is_name(name):
        raise KitError(f"{name!r}: no name for a problem (letters, digits, - and _ only)")
    if name in taken:
        raise KitError(f"{name}: is a command of judge.py; choose another name")
    targets = [
        root / "solutions" / f"{name}.py",
        root / "testdata" / name,
        root / "problems" / name,
    ]
    same_solution = sorted((root / "solutions").glob(f"{name}.*"))
    for path in (*same_solution, *targets):
        if os.path.lexists(path):
            raise KitError(f"{path}: is there already; choose another name")
    uuid = str(uuid4())
    try:
        with ExitStack() as undo:
            for target in targets:
                if not target.parent.is_dir():
                    target.parent.mkdir()
                    undo.callback(target.parent.rmdir)
                _make(target, name, uuid, undo)
            undo.pop_all()
    except OSError as error:
        raise KitError(f"{error.filename}: cannot be written ({error.strerror})") from error
    return sorted(path for top in targets for path in (top, *top.rglob("*")) if path.is_file())


def _make(target: Path, name: str, uuid: str, undo: ExitStack) -> None:
    """Make one file or folder of the problem, and leave in `undo` what removes it."""
    source = TEMPLATE / target.parent.name / ("NAME" + target.suffix)
    if source.is_file():
        write_new({target: _filled(source, name, uuid)})
        undo.callback(target.unlink, missing_ok=True)
        return
    fresh = target.with_name(f".{name}.{os.getpid()}.tmp")
    try:
        for path in sorted(source.rglob("*")):
            if path.is_file():
                copy = fresh / path.relative_to(source)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(_filled(path, name, uuid))
        fresh.rename(target)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    undo.callback(shutil.rmtree, target)


def _filled(path: Path, name: str, uuid: str) -> bytes:
    """A file of the template with the problem's name and identity in their places."""
    return path.read_bytes().replace(b"NAME", name.encode()).replace(b"UUID", uuid.encode())
