"""The commands for one source.

Every path in a command is absolute and every word is handed over as it is, never
to a shell: a source may be called `-c.py`. A program outside the system's own
folders brings the folder where it is installed as readable, so that it works in
the sandbox: `~/.rustup/toolchains/NAME/bin/rustc` brings `~/.rustup/toolchains/NAME`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from judgekit.errors import KitError
from judgekit.language.sources import head, main_file, source_files
from judgekit.language.table import PLACE, Language
from judgekit.sandbox import Command

MIB = 1024 * 1024
_SYSTEM = tuple(Path(folder) for folder in ("/usr", "/bin", "/sbin", "/lib", "/lib64"))

Values = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Plan:
    """The commands for one source. `compile`, if any, must have succeeded before `run`."""

    language: Language
    compile: Command | None
    run: Command


def missing_program(language: Language) -> str | None:
    """The first program of `language` that is not on this machine; None: all are there."""
    for words in (language.compile, language.run):
        if words and not PLACE.match(words[0]) and _find(words[0], language) is None:
            return words[0]
    return None


def plan(source: Path, language: Language, build_folder: Path | None, memory_bytes: int) -> Plan:
    """The commands for `source`, which is of `language`.

    `build_folder` is an empty folder for this program alone; None only for a
    language that compiles nothing. Compiling writes there and nowhere else,
    running only reads it. `memory_bytes` is the program's memory limit. Raises
    KitError if a program of the language is not on this machine, or if it
    cannot be told which file of a folder is the main one.
    """
    source = source.absolute()
    values = _values(source, language, build_folder, memory_bytes)
    variables = tuple(
        (name, PLACE.sub(lambda place: values[place[1]][0], text))
        for name, text in language.environment
    )
    if build_folder is None:
        return Plan(language, None, _command(language.run, language, values, source, variables))
    folder = build_folder.absolute()
    compiling = _command(
        language.compile, language, values, source, (("TMPDIR", str(folder)), *variables), folder
    )
    return Plan(language, compiling, _command(language.run, language, values, folder, variables))


def _values(
    source: Path, language: Language, build_folder: Path | None, memory_bytes: int
) -> dict[str, tuple[str, ...]]:
    """What the {places} stand for; only those that the language uses are worked out."""
    used = set(PLACE.findall(" ".join((*language.compile, *language.run))))
    files = source_files(source, language)
    values: dict[str, tuple[str, ...]] = {
        "sources": tuple(map(str, files)),
        "memory": (str(memory_bytes // MIB),),
        "python": (sys.executable,),
    }
    if used & {"main", "class"}:
        main = main_file(source, files, "class" in used)
        values["main"] = (str(main),)
        if "class" in used:
            from judgekit.language.java import main_class  # here, because few need it

            values["class"] = (main_class(head(main), main.stem),)
    if build_folder is not None:
        folder = build_folder.absolute()
        values["folder"], values["binary"] = (str(folder),), (str(folder / "program"),)
    return values


def _command(
    words: Sequence[str],
    language: Language,
    values: Values,
    reads: Path,
    variables: tuple[tuple[str, str], ...],
    writes: Path | None = None,
) -> Command:
    first, *rest = _filled(words, values)
    installed: tuple[Path, ...] = ()
    if words[0] == "{python}":
        prefixes = {Path(sys.prefix), Path(sys.base_prefix)}
        installed = tuple(sorted(prefix for prefix in prefixes if not _is_system(prefix)))
    elif not PLACE.match(words[0]):
        program = _find(first, language)
        if program is None:
            raise KitError(f"{language.name} needs {first}, which is not installed")
        first, installed = str(program), _installed(program)
    more = tuple(path for pattern in language.readable for path in _expanded(pattern))
    return Command(
        argv=(first, *rest),
        readable=(reads, *installed, *more),
        writable=() if writes is None else (writes,),
        environment=variables,
    )


def _filled(words: Sequence[str], values: Values) -> Iterator[str]:
    """The words with their {places} filled; a word that is one place becomes all its values."""
    for word in words:
        whole = PLACE.fullmatch(word)
        if whole:
            yield from values[whole[1]]
        else:
            yield PLACE.sub(lambda place: values[place[1]][0], word)


def _find(program: str, language: Language) -> Path | None:
    """Where `program` is: in the language's own folders, else on PATH."""
    folders = [folder for pattern in language.search for folder in _expanded(pattern)]
    folders += [Path(name) for name in os.environ.get("PATH", os.defpath).split(os.pathsep) if name]
    for folder in folders:
        file = (folder / program).absolute()
        if os.access(file, os.X_OK) and file.is_file():
            return file
    return None


def _expanded(pattern: str) -> list[Path]:
    """The files that a pattern such as `$HOME/*/bin` names; none if a variable is not set."""
    path = Path(os.path.expandvars(pattern))
    return sorted(Path("/").glob(str(path.relative_to("/")))) if path.is_absolute() else []


def _installed(program: Path) -> tuple[Path, ...]:
    """The folder that `program` was installed as, such as NAME of NAME/bin/rustc."""
    file = program.resolve()
    if _is_system(file):
        return ()
    folder = file.parent.parent
    if file.parent.name != "bin" or folder in (Path("/"), Path(os.environ.get("HOME", "/"))):
        return (file,)
    return (folder,)


def _is_system(path: Path) -> bool:
    return any(path.is_relative_to(folder) for folder in _SYSTEM)
