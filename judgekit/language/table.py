"""The table of languages: `languages.toml`, and the user's own file read over it.

`languages.toml` explains its keys. Every key, type and {place} is checked: a
misspelt one must not be passed over in silence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from judgekit.errors import KitError

PLACE = re.compile(r"\{(\w+)\}")
PLACES = ("main", "sources", "class", "folder", "binary", "memory", "python")
_TEXTS = ("name", "shebang")
_LISTS = ("extensions", "compile", "run", "search", "readable")
_NEEDED = ("name", "extensions", "run")


@dataclass(frozen=True, slots=True)
class Language:
    """One table of `languages.toml`. Without `compile` words a source runs as it is."""

    code: str
    name: str
    extensions: tuple[str, ...]
    run: tuple[str, ...]
    compile: tuple[str, ...] = ()
    shebang: str = ""
    search: tuple[str, ...] = ()
    readable: tuple[str, ...] = ()
    environment: tuple[tuple[str, str], ...] = ()


def load_languages(user_file: Path | None = None) -> tuple[Language, ...]:
    """The languages, first those that the user's file names; that file need not be there.

    Raises KitError with the file's name if a table is at fault.
    """
    tables = _read(Path(__file__).with_name("languages.toml"))
    if user_file is not None and user_file.exists():
        own = _read(user_file)
        tables = {code: tables.get(code, {}) | table for code, table in own.items()} | {
            code: table for code, table in tables.items() if code not in own
        }
    try:
        return tuple(_language(code, table) for code, table in tables.items())
    except ValueError as error:
        raise KitError(f"{user_file}: {error}") from error


def _read(path: Path) -> dict[str, dict[str, Any]]:
    import tomllib  # here, because not every command needs it

    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise KitError(f"{path}: cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise KitError(f"{path}: not TOML: {error}") from error
    for code, table in tables.items():
        if not isinstance(table, dict):
            raise KitError(f"{path}: {code} stands in no table; begin one, such as [cpp]")
    return tables


def _language(code: str, table: Mapping[str, Any]) -> Language:
    """One table, checked; ValueError says what is wrong with it."""
    fields: dict[str, Any] = {
        key: _field(f"[{code}] {key}", key, value) for key, value in table.items()
    }
    for key in _NEEDED:
        if not fields.get(key):
            raise ValueError(f"[{code}] {key} is missing")
    language = Language(code=code, **fields)
    for text in (*language.compile, *language.run, *(text for _, text in language.environment)):
        for place in PLACE.findall(text):
            if place not in PLACES:
                raise ValueError(f"[{code}] unknown {{{place}}}; known: {', '.join(PLACES)}")
    return language


def _field(where: str, key: str, value: Any) -> str | tuple[Any, ...]:
    if key in _TEXTS:
        if isinstance(value, str):
            return value
        raise ValueError(f"{where} must be a text, not {value!r}")
    if key in _LISTS:
        if isinstance(value, list) and _all_texts(value):
            return tuple(value)
        raise ValueError(f"{where} must be a list of texts, not {value!r}")
    if key == "environment":
        if isinstance(value, dict) and _all_texts(value.values()):
            return tuple(value.items())
        raise ValueError(f"{where} must be a table of texts, not {value!r}")
    raise ValueError(f"{where}: no such key; known: {', '.join((*_TEXTS, *_LISTS))}, environment")


def _all_texts(values: Iterable[object]) -> bool:
    return all(isinstance(value, str) for value in values)
