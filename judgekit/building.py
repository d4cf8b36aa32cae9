"""From a source file to a program that can be run: compiling, under limits.

`Workshop` holds what every build and run of one command needs: the sandbox,
the table of languages and a folder for compiled programs, which is made only
if something is compiled and deleted with the workshop. The time that compiling
takes never counts as run time.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.errors import KitError
from judgekit.language import Language, language_of, load_languages, missing_program, plan
from judgekit.sandbox import Command, Limits, Sandbox
from judgekit.settings import MIB

if TYPE_CHECKING:
    from tempfile import TemporaryDirectory

COMPILE_LIMITS = Limits(cpu_seconds=60.0, memory_bytes=2048 * MIB, output_bytes=256 * MIB)
OWN_LIMITS = Limits(cpu_seconds=60.0, memory_bytes=2048 * MIB, output_bytes=8 * MIB)  # validators
MESSAGE_BYTES = 4096


@dataclass(frozen=True, slots=True)
class Program:
    """Something that can be run. `command` lacks only the arguments of one run."""

    source: Path
    language: str
    command: Command


@dataclass(frozen=True, slots=True)
class CompileError:
    """The compiler refused a source; `message` is the beginning of what it said."""

    source: Path
    language: str
    message: bytes


class Workshop:
    """The sandbox, the languages and the folder of compiled programs. Threads may share it."""

    def __init__(self, box: Sandbox, languages_file: Path | None = None) -> None:
        self.box = box
        self._languages = load_languages(languages_file)
        self._folder: TemporaryDirectory[str] | None = None
        self._built = 0

    def __enter__(self) -> Workshop:
        return self

    def __exit__(self, *exc: object) -> None:
        if self._folder is not None:
            self._folder.cleanup()

    def language(self, source: Path) -> Language:
        """The language of `source`; KitError if its ending is unknown."""
        return language_of(source, self._languages)

    def missing(self, source: Path) -> str | None:
        """What is needed to run `source` and not there: a program, or its language in the table.

        None if all is there.
        """
        try:
            language = self.language(source)
        except KitError:
            if source.is_dir():
                return "files of one known language"
            return f"a language for {source.suffix or source.name}"
        return missing_program(language)

    def check(self, source: Path) -> None:
        """KitError if `source` cannot be judged here: no file, unknown language, no toolchain."""
        if not os.access(source, os.R_OK):
            why = "not readable" if source.exists() else "no such file"
            raise KitError(f"{source}: {why}; name a submission's source file")
        language = self.language(source)
        if missing := missing_program(language):
            raise KitError(f"{source}: {language.name} needs {missing}, which is not installed")

    def build(self, source: Path, memory_bytes: int) -> Program | CompileError:
        """Make `source` runnable; KitError if the machine lacks its language's toolchain."""
        self.check(source)
        language = self.language(source)
        folder = self._build_folder() if language.compile else None
        made = plan(source.absolute(), language, folder, memory_bytes)
        if made.compile is not None:
            run = self.box.run(made.compile, b"", COMPILE_LIMITS)
            if run.exceeded is not None:
                why = f"compiling exceeded its {run.exceeded.value} limit\n".encode()
                return CompileError(source, language.name, why + run.error[:MESSAGE_BYTES])
            if run.status != 0:
                message = (run.error or run.output)[:MESSAGE_BYTES]
                return CompileError(source, language.name, message)
        return Program(source, language.name, made.run)

    def program(self, source: Path, limits: Limits) -> Program:
        """Like `build`, for the problem's own programs: refused by the compiler is a KitError."""
        built = self.build(source, limits.memory_bytes)
        if isinstance(built, CompileError):
            first = built.message.decode("utf-8", "backslashreplace").strip().splitlines()
            raise KitError(f"{source}: does not compile: {first[0] if first else 'no message'}")
        return built

    def _build_folder(self) -> Path:
        if self._folder is None:
            from tempfile import TemporaryDirectory  # here, because Python needs no compiling

            self._folder = TemporaryDirectory(prefix="judge-build-", ignore_cleanup_errors=True)
        self._built += 1
        folder = Path(self._folder.name) / str(self._built)
        folder.mkdir()
        return folder
