"""The validators of a package, and what its programs ask for that this kit does not do.

A validator is a source file or a folder of sources, in `output_validators/` or
`input_validators/` (legacy: one program for each entry) or `output_validator/`
(2025-09: the folder is the program).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from judgekit.errors import KitError
from judgekit.package.metadata import Metadata
from judgekit.package.names import kept_entries

OUTPUT_FOLDERS = ("output_validator", "output_validators")
INPUT_FOLDERS = ("input_validators", "input_validator", "input_format_validators")
_SOURCES = (".py", ".py3", ".c", ".cc", ".cpp", ".cxx", ".c++", ".C")
_BESIDE = (".h", ".hh", ".hpp", ".md", ".txt")  # no input validators, but found beside them
_MOST_BYTES = 1 << 20  # of a program's file: more is not looked at for constants


def output_validator(root: Path, metadata: Metadata) -> Path | None:
    """The package's own output validator; None if outputs are compared with the answers."""
    if metadata.custom is False:
        return None
    programs = _programs(root, OUTPUT_FOLDERS, metadata.legacy, _SOURCES)
    if len(programs) > 1:
        names = " and ".join(program.name for program in programs)
        raise KitError(f"{programs[0].parent}: {names}: this kit supports one output validator")
    if not programs and metadata.custom:
        raise KitError(
            f"{root / 'problem.yaml'}: validation is custom, but output_validators/ has no "
            "program in Python, C or C++"
        )
    return programs[0] if programs else None


def input_validators(root: Path, metadata: Metadata) -> tuple[Path, ...]:
    """The package's input validators, those that cannot be run here included."""
    programs = _programs(root, INPUT_FOLDERS, metadata.legacy)
    return tuple(program for program in programs if program.suffix not in _BESIDE)


def refuse_unsupported(root: Path, metadata: Metadata, programs: Sequence[Path]) -> None:
    """KitError if the package wants files or constants put into its programs before use."""
    for folder in ("include", "static_validator"):
        if (root / folder).is_dir() and any((root / folder).iterdir()):
            raise KitError(f"{root / folder}: is not supported by this kit")
    if not metadata.constants:
        return
    marks = [f"{{{{{name}}}}}".encode() for name in metadata.constants]
    for program in programs:
        for file in sorted(program.rglob("*")) if program.is_dir() else [program]:
            if file.is_file() and _has_one(file, marks):
                raise KitError(f"{file}: uses constants, which are not supported by this kit")


def _has_one(file: Path, marks: Sequence[bytes]) -> bool:
    with file.open("rb") as opened:
        content = opened.read(_MOST_BYTES)
    return any(mark in content for mark in marks)


def _programs(
    root: Path, folders: Sequence[str], legacy: bool, endings: Sequence[str] = ()
) -> list[Path]:
    """The programs in the first of `folders` that is there: folders, and files of these endings.

    Without `endings`, every file is a program.
    """
    for folder in (root / name for name in folders):
        if not folder.is_dir():
            continue
        entries = kept_entries(root, folder, legacy)
        sources = [
            entry
            for entry in entries
            if entry.is_file() and (not endings or entry.suffix in endings)
        ]
        below = [entry for entry in entries if entry.is_dir()]
        alone = len(sources) == 1 and not below and len(entries) > 1
        if sources and folder.name.startswith("output_") and (alone or not legacy):
            programs = [folder]  # with the headers and the like beside its source
        else:
            programs = [*below, *sources]
        for program in programs:
            for script in ("build", "run"):
                if (program / script).exists():
                    raise KitError(
                        f"{program / script}: build and run scripts are not supported by this "
                        "kit; Python, C and C++ are"
                    )
        return programs
    return []
