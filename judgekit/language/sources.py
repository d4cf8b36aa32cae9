"""Sources: which language a file or folder is of, and which file is the main one.

A submission is one source file, or a folder whose source files are all of one
language. Of several, the main one is called `main.*` in any case (Python: or
`__main__.py`); in Java it may also be the only one with a `main` method.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from judgekit.errors import KitError
from judgekit.language.table import Language

_HEAD_BYTES = 1 << 20  # of a source: more is not looked at for its `#!` or its Java class


def language_of(source: Path, languages: Sequence[Language]) -> Language:
    """The language of a source file or folder; KitError if there is none, or more than one."""
    found: dict[Language, Path] = {}
    for file in _files(source):
        language = _language_of_file(file, languages)
        if language is not None:
            found.setdefault(language, file)
    for language in found:
        if language.shebang and all(file.suffix in language.extensions for file in found.values()):
            return language  # one file's `#!` line speaks for the others beside it
    if len(found) > 1:
        names = " and ".join(file.name for file in found.values())
        raise KitError(f"{source}: {names} are of different languages; keep those of one")
    if not found:
        what = "no source file in it" if source.is_dir() else "not a known ending"
        known = ", ".join(f"{' '.join(one.extensions)} ({one.name})" for one in languages)
        raise KitError(f"{source}: {what}; known: {known}")
    return next(iter(found))


def source_files(source: Path, language: Language) -> tuple[Path, ...]:
    """The files of `language` that `source` consists of: itself, or those in the folder."""
    if not source.is_dir():
        return (source,)
    return tuple(file for file in _files(source) if file.suffix in language.extensions)


def main_file(source: Path, files: Sequence[Path], java: bool) -> Path:
    """The main one of a source's files; KitError if it cannot be told."""
    if len(files) == 1:
        return files[0]
    named = [
        file
        for file in files
        if file.parent == source and (file.stem.lower() == "main" or file.stem == "__main__")
    ]
    if not named and java:
        from judgekit.language.java import class_with_main  # here, because few need it

        named = [file for file in files if class_with_main(head(file)) is not None]
    if len(named) != 1:
        which = " and ".join(file.name for file in named) or "none of several sources"
        raise KitError(f"{source}: {which} could be the main file; call one file main.*")
    return named[0]


def _files(source: Path) -> Iterator[Path]:
    """The source itself, or the regular files in the folder and below it, sorted."""
    if not source.is_dir():
        yield source
        return
    for folder, subfolders, names in os.walk(source):
        subfolders[:] = sorted(name for name in subfolders if name[0] not in "._")
        for name in sorted(names):
            file = Path(folder, name)
            if not os.access(file, os.R_OK) and not file.is_symlink():
                raise KitError(f"{file}: not readable; chmod +r it")
            if name[0] != "." and file.is_file():
                yield file


def _language_of_file(file: Path, languages: Sequence[Language]) -> Language | None:
    candidates = [language for language in languages if file.suffix in language.extensions]
    first_line = ""
    if any(language.shebang for language in candidates):
        first_line = head(file).partition("\n")[0]
    for language in candidates:
        if language.shebang and first_line.startswith("#!") and language.shebang in first_line:
            return language
    plain = [language for language in candidates if not language.shebang]
    return next(iter(plain + candidates), None)


def head(file: Path) -> str:
    """The beginning of a source's text; that of no regular file is empty."""
    if not file.is_file():
        return ""
    with file.open("rb") as opened:
        return opened.read(_HEAD_BYTES).decode("utf-8", "replace")
