"""`problem.yaml` in both versions of the format, `test_group.yaml` and `submissions.yaml`.

YAML is written here by hand, for a few plain values: a text stands between
double quotes, with everything escaped that is not printable, which every YAML
parser reads as the same text. Keys and numbers need no quotes.
"""

from __future__ import annotations

import math
import uuid
from collections.abc import Mapping, Sequence

from judgekit.errors import KitError
from judgekit.problem import Problem
from judgekit.settings import MIB

# Of a limit, as `verify` and version 2025-09 take it: room for the slowest accepted submission,
# and what a too slow one must need. Legacy would take 5 and 2.
FAIR = {"time_multiplier": 2, "time_safety_margin": 1.5}
LICENSES = ("unknown", "public domain", "cc0", "cc by", "cc by-sa", "educational", "permission")

Value = str | int | float | Sequence[str] | Mapping[str, str | int | float]


def legacy_metadata(problem: Problem) -> str:
    """`problem.yaml` of a legacy package; KitError if the format has no way to say something."""
    settings = problem.settings
    flags = settings.output_validator_args
    if any(word.split() != [word] for word in flags):
        raise KitError(
            f"{_toml(problem)}: output_validator_args: a word is empty or has a space in it, "
            "which legacy packages cannot say; use --format 2025-09"
        )
    return _yaml(
        {
            "problem_format_version": "legacy",
            "name": problem.title,
            "uuid": problem_uuid(problem),
            "author": settings.credits,
            "source": settings.source,
            "license": _license(problem),
            "rights_owner": settings.rights_owner,
            "limits": {**FAIR, **_limits(problem)},
            "validation": "custom" if problem.output_validator else "default",
            "validator_flags": " ".join(flags),
            "keywords": " ".join("-".join(keyword.split()) for keyword in settings.keywords),
        }
    )


def new_metadata(problem: Problem) -> str:
    """`problem.yaml` of a package of version 2025-09."""
    settings = problem.settings
    return _yaml(
        {
            "problem_format_version": "2025-09",
            "type": "pass-fail",
            "name": settings.titles,
            "uuid": problem_uuid(problem),
            "credits": settings.credits,
            "source": settings.source,
            "license": _license(problem),
            "rights_owner": settings.rights_owner,
            "limits": {"time_limit": seconds(problem.limits.cpu_seconds), **_limits(problem)},
            "keywords": settings.keywords,
        }
    )


def group_settings(problem: Problem) -> str:
    """`test_group.yaml` of version 2025-09; empty if there is nothing to say."""
    return _yaml({"output_validator_args": problem.settings.output_validator_args})


def model_settings(name: str) -> str:
    """`submissions.yaml` of version 2025-09, which says that `name` is the model solution."""
    return f"{_scalar(name)}:\n  model_solution: true\n"


def problem_uuid(problem: Problem) -> str:
    """The problem's uuid; without one in its settings, a fixed one made from its name."""
    text = problem.settings.uuid
    if not text:
        return str(uuid.uuid5(uuid.NAMESPACE_URL, f"problem:{problem.name}"))
    try:
        return str(uuid.UUID(text))
    except ValueError as error:
        raise KitError(f"{_toml(problem)}: uuid {text!r} is none; write a new one") from error


def seconds(value: float) -> int | float:
    """A time limit as a person would write it: 10, not 10.0."""
    return int(value) if value == int(value) else value


def _limits(problem: Problem) -> dict[str, int | float]:
    limits = problem.limits
    return {
        "memory": math.ceil(limits.memory_bytes / MIB),
        "output": math.ceil(limits.output_bytes / MIB),
    }


def _license(problem: Problem) -> str:
    settings = problem.settings
    license_ = settings.license or "unknown"
    if license_ not in LICENSES:
        known = ", ".join(LICENSES)
        raise KitError(f"{_toml(problem)}: license {license_!r} is none of: {known}")
    if license_ == "public domain" and settings.rights_owner:
        raise KitError(f"{_toml(problem)}: in the public domain, yet rights_owner; remove one")
    return license_


def _toml(problem: Problem) -> str:
    return str(problem.folder / "problem.toml")


def _yaml(table: Mapping[str, Value]) -> str:
    """A table in YAML; what is empty is left out."""
    lines = []
    for key, value in table.items():
        if value == "" or value == ():
            continue
        if isinstance(value, Mapping):
            lines += [f"{key}:", *(f"  {_key(name)}: {_scalar(of)}" for name, of in value.items())]
        elif isinstance(value, str | int | float):
            lines.append(f"{key}: {_scalar(value)}")
        else:
            lines += [f"{key}:", *(f"  - {_scalar(word)}" for word in value)]
    return "".join(f"{line}\n" for line in lines)


def _key(name: str) -> str:
    """A key: a language such as `no` would be a truth value without quotes."""
    return name if "_" in name or name in ("memory", "output") else _scalar(name)


def _scalar(value: str | int | float) -> str:
    if not isinstance(value, str):
        return str(value)
    return '"' + "".join(map(_character, value)) + '"'


def _character(character: str) -> str:
    if character in '"\\':
        return f"\\{character}"
    return character if character.isprintable() else f"\\U{ord(character):08x}"
