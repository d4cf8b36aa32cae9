"""`problem.toml`: what a problem is called and how it is limited.

The keys are those of the ICPC problem package format's `problem.yaml` (TOML,
because the standard library reads it). Every key is checked, an unknown key is
an error: a misspelt limit must not become the default in silence.

    name = "Eight Queens"            # or a table by language: {en = "...", zh = "..."}
    source = "where the problem comes from"
    output_validator_args = ["float_tolerance", "1e-6"]

    [limits]
    time_limit = 2.0                 # seconds of CPU time for each case
    memory = 256                     # MiB
    output = 8                       # MiB
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from judgekit.errors import KitError
from judgekit.sandbox import Limits

MIB = 1024 * 1024
TIME_LIMIT_SECONDS = (0.001, 3600.0)
MEMORY_MIB = (1, 1024 * 1024)
OUTPUT_MIB = (1, 1024)
DEFAULT_LIMITS = Limits(cpu_seconds=2.0, memory_bytes=256 * MIB, output_bytes=8 * MIB)


@dataclass(frozen=True, slots=True)
class Settings:
    """The content of one `problem.toml`; every field but `titles` may be left out there."""

    titles: Mapping[str, str]  # by language code; never empty
    uuid: str = ""
    source: str = ""
    credits: str = ""
    license: str = ""
    rights_owner: str = ""
    keywords: tuple[str, ...] = ()
    output_validator_args: tuple[str, ...] = ()
    limits: Limits = field(default=DEFAULT_LIMITS)


def read_settings(path: Path) -> Settings:
    """Read and check one `problem.toml`; KitError names the file, the key and the mend."""
    import tomllib  # here, because `--help` need not pay for it

    try:
        table = tomllib.loads(path.read_bytes().decode("utf-8"))
    except OSError as error:
        raise KitError(f"{path}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise KitError(f"{path}: not UTF-8 (byte {error.start}); save it as UTF-8") from error
    except tomllib.TOMLDecodeError as error:
        raise KitError(f"{path}: not TOML: {error}") from error
    try:
        return _settings(table)
    except ValueError as error:
        raise KitError(f"{path}: {error}") from error


def checked_time_limit(value: object) -> float:
    """`value` in seconds, if it is a number that can serve as a time limit; else ValueError."""
    return _checked_number("time_limit", value, TIME_LIMIT_SECONDS, "s")


def checked_memory(value: object) -> int:
    """`value` MiB in bytes, if it is a number that can serve as a memory limit; else ValueError."""
    return int(_checked_number("memory", value, MEMORY_MIB, "MiB") * MIB)


def checked_output(value: object) -> int:
    """`value` MiB in bytes, if it is a number that serves as an output limit; else ValueError."""
    return int(_checked_number("output", value, OUTPUT_MIB, "MiB") * MIB)


def _checked_number(key: str, value: object, limits: tuple[float, float], unit: str) -> float:
    low, high = limits
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError(f"{key} must be a number of {unit}, got {value!r}")
    if math.isnan(value) or not low <= value <= high:
        raise ValueError(f"{key} must be from {low:g} to {high:.7g} {unit}, got {value!r}")
    return value


def _limits(table: object) -> Limits:
    if not isinstance(table, dict):
        raise ValueError("limits must be a table: [limits]")
    known: dict[str, tuple[str, Callable[[object], float]]] = {
        "time_limit": ("cpu_seconds", checked_time_limit),
        "memory": ("memory_bytes", checked_memory),
        "output": ("output_bytes", checked_output),
    }
    _refuse_unknown(table, tuple(known), "[limits] ")
    values = {known[key][0]: known[key][1](value) for key, value in table.items()}
    return Limits(
        cpu_seconds=values.get("cpu_seconds", DEFAULT_LIMITS.cpu_seconds),
        memory_bytes=int(values.get("memory_bytes", DEFAULT_LIMITS.memory_bytes)),
        output_bytes=int(values.get("output_bytes", DEFAULT_LIMITS.output_bytes)),
    )


def _settings(table: dict[str, object]) -> Settings:
    texts = ("uuid", "source", "credits", "license", "rights_owner")
    lists = ("keywords", "output_validator_args")
    _refuse_unknown(table, ("name", *texts, *lists, "limits"), "")
    if "name" not in table:
        raise ValueError('the key name is missing; add name = "..."')
    name = table["name"]
    titles = name if isinstance(name, dict) else {"en": name}
    if not titles:
        raise ValueError('name is an empty table; add en = "..."')
    words = {key: _words(key, table.get(key, [])) for key in lists}
    return Settings(
        titles={language: _text("name", title) for language, title in titles.items()},
        **{key: _text(key, table[key]) for key in texts if key in table},
        keywords=words["keywords"],
        output_validator_args=words["output_validator_args"],
        limits=_limits(table.get("limits", {})),
    )


def _refuse_unknown(table: dict[str, object], known: tuple[str, ...], where: str) -> None:
    for key in table:
        if key not in known:
            raise ValueError(f"unknown key {where}{key}; known here: {', '.join(known)}")


def _text(key: str, value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise ValueError(f"{key} must be text that is not empty, got {value!r}")
    return value


def _words(key: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise ValueError(f"{key} must be a list of words, got {value!r}")
    return tuple(value)
