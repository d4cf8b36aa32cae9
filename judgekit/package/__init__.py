"""ICPC problem packages: a folder or a zip from Kattis, DOMjudge or BAPCtools, read as it stands.

`open_package` yields the same `Problem` that the kit's own folders yield, so
whatever judges does not know which of the two it judges. Everything is read
and checked before anything runs; nothing of the package runs at reading; what
this kit does not do (interactive, multi-pass, scoring, ...) is refused by name.

A zip may come from a stranger: it is unpacked (see `archive`) into a folder of
its own, which is gone when the package is closed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from judgekit.errors import KitError
from judgekit.package.archive import unpack
from judgekit.package.data import read_cases
from judgekit.package.metadata import read_metadata
from judgekit.package.programs import input_validators, output_validator, refuse_unsupported
from judgekit.package.submissions import read_submissions
from judgekit.problem import Contrast, Problem

ZIPS = (".zip", ".kpp")


def is_package(path: Path) -> bool:
    """Whether `path` looks like a package: a zip, or a folder with a problem.yaml."""
    return (path.suffix in ZIPS and path.is_file()) or (path / "problem.yaml").is_file()


@contextmanager
def open_package(path: Path) -> Iterator[Problem]:
    """The package at `path` as a problem, while the context lasts.

    Raises KitError that names the file, the fault and the mend.
    """
    if not path.exists():
        raise KitError(f"{path}: no such package")
    if path.is_dir():
        yield _read(path.absolute(), path, path.absolute().name)
        return
    from tempfile import TemporaryDirectory  # here, because most packages are folders

    with TemporaryDirectory(prefix="judge-package-") as target:
        root = unpack(path, Path(target))
        try:
            yield _read(root, path, path.stem)
        except KitError as error:  # of reading, and of whatever is done with the problem
            raise KitError(str(error).replace(str(root), str(path))) from error


def _read(root: Path, path: Path, name: str) -> Problem:
    """The package whose files are in `root`; for people it is at `path`."""
    if not (root / "problem.yaml").is_file():
        raise KitError(f"{root}: no problem.yaml in it; name a problem package")
    metadata = read_metadata(root, name)
    submissions = read_submissions(root, metadata.legacy)
    validator = output_validator(root, metadata)
    checkers = input_validators(root, metadata)
    own = () if validator is None else (validator,)
    refuse_unsupported(root, metadata, (*own, *checkers, *(one.source for one in submissions)))
    models = [one.source for one in submissions if one.model]
    models += [one.source for one in submissions if one.source.parent.name == "accepted"]
    return Problem(
        name=name,
        folder=root,
        settings=metadata.settings,
        data_folder=root / "data",
        cases=read_cases(root, metadata, checkers),
        solution=models[0] if models else None,
        input_validators=checkers,
        output_validator=validator,
        contrasts=tuple(Contrast(one.source, one.expected, one.rules) for one in submissions),
        package=path,
    )
