"""`problem.yaml` and what stands beside it: which format, which limits, which kind of problem.

Both versions of the ICPC problem package format are read: legacy (also
`legacy-icpc`) and 2025-09 (also its drafts). A kind of problem that this kit
does not judge is refused by name. Keys that are for people or for other tools
are let be, whatever they are: packages from archives carry many. The keys of
`limits` are all known.

Sources: https://www.kattis.com/problem-package-format/spec/legacy and
https://www.kattis.com/problem-package-format/spec/2025-09; the time limit of a
legacy package is what DOMjudge (`domjudge-problem.ini`) and Kattis
(`.timelimit`) read. Where none stands, those infer one from the accepted
submissions; here it is the kit's default then, until one is given.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from judgekit.errors import KitError
from judgekit.package.documents import read_yaml, shown, table, words
from judgekit.sandbox import Limits
from judgekit.settings import (
    DEFAULT_LIMITS,
    Settings,
    checked_memory,
    checked_output,
    checked_time_limit,
)

LEGACY = ("legacy", "legacy-icpc")
NEW = ("2025-09", "2025-09-draft", "2023-07", "2023-07-draft", "draft")
DEFAULT_MEMORY_MIB = 2048  # the format's "typical system default", as is that of the output
DEFAULT_OUTPUT_MIB = 8
_LIMITS = frozenset(
    [
        *("time_limit", "time_resolution", "time_multipliers", "memory", "output", "code"),
        *("time_multiplier", "time_safety_margin", "generator_time", "visualizer_time"),
        *("compilation_time", "compilation_memory"),
        *("validation_time", "validation_memory", "validation_output", "validation_passes"),
    ]
)
_INI_TIME_LIMIT = re.compile(r"^\s*timelimit\s*=\s*['\"]?([^'\"\n;]*)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Metadata:
    """What `problem.yaml` says. `custom`: outputs are judged by the package's own validator."""

    legacy: bool
    settings: Settings
    custom: bool | None  # None: 2025-09, where having a validator decides
    constants: tuple[str, ...]  # names that programs may ask to have filled in, as {{name}}


def read_metadata(folder: Path, name: str) -> Metadata:
    """Read the metadata of the package called `name`.

    Raises KitError if it is at fault, or asks for what this kit does not judge.
    """
    path = folder / "problem.yaml"
    document = read_yaml(path)
    version = document.get("problem_format_version", "legacy")
    if version not in (*LEGACY, *NEW):
        raise KitError(
            f"{path}: problem_format_version {shown(version)} is not known; "
            f"known: {', '.join((*LEGACY, NEW[0]))}"
        )
    legacy = version in LEGACY
    validation = words(path, "validation", document.get("validation", "default"))
    _refuse_kinds(path, {*words(path, "type", document.get("type")), *validation})
    if legacy and (not validation or validation[0] not in ("default", "custom")):
        raise KitError(f"{path}: validation must begin with default or custom")
    flags = words(path, "validator_flags", document.get("validator_flags")) if legacy else ()
    return Metadata(
        legacy=legacy,
        settings=Settings(
            titles=_titles(path, document.get("name"), name),
            uuid=_text(document.get("uuid")),
            source=_text(document.get("source")),
            credits=_text(document.get("credits", document.get("author"))),
            license=_text(document.get("license")),
            rights_owner=_text(document.get("rights_owner")),
            keywords=words(path, "keywords", document.get("keywords")),
            output_validator_args=flags,
            limits=_limits(folder, path, table(path, "limits", document.get("limits"))),
        ),
        custom=validation[0] == "custom" if legacy else None,
        constants=tuple(table(path, "constants", document.get("constants"))),
    )


def _refuse_kinds(path: Path, kinds: set[str]) -> None:
    for kind in ("interactive", "multi-pass", "multipass", "scoring", "score", "submit-answer"):
        if kind in kinds:
            raise KitError(f"{path}: {kind} problems are not judged by this kit; only pass-fail is")


def _titles(path: Path, name: object, default: str) -> dict[str, str]:
    titles = name if isinstance(name, dict) else {"en": default if name is None else name}
    for title in titles.values():
        if not isinstance(title, str | int | float):
            raise KitError(f"{path}: name must be a text, not {shown(title)}")
    return {str(language): str(title) for language, title in titles.items()} or {"en": default}


def _text(value: Any) -> str:
    """A value that is for people only, as one line: names out of maps and lists."""
    if isinstance(value, dict):
        value = [part for key, part in value.items() if key not in ("url", "email", "orcid")]
    if isinstance(value, list):
        return ", ".join(filter(None, map(_text, value)))
    return "" if value is None else str(value)


def _limits(folder: Path, path: Path, limits: Mapping[str, object]) -> Limits:
    for key in limits:
        if key not in _LIMITS:
            raise KitError(f"{path}: limits: unknown key {key}")
    file, seconds = _time_limit(folder, path, limits)
    try:
        cpu_seconds = checked_time_limit(seconds)
        file = path
        return Limits(
            cpu_seconds=cpu_seconds,
            memory_bytes=checked_memory(limits.get("memory", DEFAULT_MEMORY_MIB)),
            output_bytes=checked_output(limits.get("output", DEFAULT_OUTPUT_MIB)),
        )
    except ValueError as error:
        raise KitError(f"{file}: {error}") from error


def _time_limit(folder: Path, path: Path, limits: Mapping[str, object]) -> tuple[Path, object]:
    """The time limit, as it stands, and the file where it stands."""
    if limits.get("time_limit") is not None:
        return path, limits["time_limit"]
    plain, ini = folder / ".timelimit", folder / "domjudge-problem.ini"
    for file, pattern in ((plain, re.compile(r"\s*(\S+)\s*$")), (ini, _INI_TIME_LIMIT)):
        if not file.is_file():
            continue
        found = pattern.search(file.read_bytes()[:4096].decode("utf-8", "replace"))
        if found:
            try:
                return file, float(found[1])
            except ValueError:
                raise KitError(f"{file}: the time limit must be a number of seconds") from None
    return path, DEFAULT_LIMITS.cpu_seconds
