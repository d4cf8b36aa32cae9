"""Reads the YAML files of a package: bounded, safe, each fault with the file's name.

YAML is what the packages are written in and nothing else here needs it, so
PyYAML is asked for only when a package is read.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from judgekit.errors import KitError

MAX_YAML_BYTES = 1 << 20


def read_yaml(path: Path) -> dict[str, Any]:
    """The map that the YAML file at `path` holds; empty if it holds nothing."""
    try:
        import yaml  # here, because only packages need it
    except ImportError as error:
        raise KitError(f"{path}: reading it needs PyYAML; run: pip install PyYAML") from error
    try:
        if path.stat().st_size > MAX_YAML_BYTES:
            raise KitError(f"{path}: larger than {MAX_YAML_BYTES // 1024} KiB")
        document = yaml.safe_load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise KitError(f"{path}: cannot be read ({error.strerror})") from error
    except yaml.MarkedYAMLError as error:
        line = f"line {error.problem_mark.line + 1}: " if error.problem_mark else ""
        raise KitError(f"{path}: not YAML: {line}{error.problem}") from error
    except (yaml.YAMLError, UnicodeDecodeError, ValueError, RecursionError) as error:
        reason = str(error).partition("\n")[0]
        raise KitError(f"{path}: not YAML ({reason})") from error
    if document is None:
        return {}
    if not isinstance(document, dict) or not all(isinstance(key, str) for key in document):
        raise KitError(f"{path}: must be a map of keys to values")
    return document


def shown(value: object) -> str:
    """`value` in a message: one line, not long."""
    text = ascii(value) if isinstance(value, str | int | float | bool) else type(value).__name__
    return re.sub(r"(?s)^(.{60}).+", r"\1...", text)


def words(path: Path, key: str, value: object) -> tuple[str, ...]:
    """The words of `value`: a text that is split at white space, or a list of texts.

    A number is a word, too: `float_tolerance 1` need not be in quotes.
    """
    if value is None:
        return ()
    if isinstance(value, str):
        return tuple(value.split())
    each = value if isinstance(value, list) else [value]
    if any(isinstance(word, bool) or not isinstance(word, str | int | float) for word in each):
        raise KitError(f"{path}: {key} must be a list of texts, not {shown(value)}")
    return tuple(map(str, each))


def table(path: Path, key: str, value: object) -> dict[str, Any]:
    """`value`, if it is a map; an empty one if it is nothing."""
    if value is None:
        return {}
    if isinstance(value, dict) and all(isinstance(key, str) for key in value):
        return value
    raise KitError(f"{path}: {key} must be a map, not {shown(value)}")
