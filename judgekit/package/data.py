"""The test data of a package: nested groups, in the format's order, with their arguments.

    data/sample/1.in + 1.ans
    data/secret/01-small/3-x.in + 3-x.ans      groups within groups; in order of base name

The arguments of the validators stand in `testdata.yaml` (legacy; those of the
output validator after `validator_flags`) or in `test_group.yaml` and `CASE.yaml`
(2025-09); drafts of the format mixed the names, so either is read. A group that
sets none has those of the group around it. Data that asks for what this kit does not do (a command
line for the submission, files beside it) is refused.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from judgekit.errors import KitError
from judgekit.package.documents import read_yaml, shown, words
from judgekit.package.metadata import Metadata
from judgekit.package.names import kept_entries
from judgekit.problem import GROUPS, Case

_SETTINGS = ("testdata.yaml", "test_group.yaml")
_KEYS = frozenset(
    [
        *("on_reject", "grading", "grader_flags", "accept_score", "reject_score", "range"),
        *("input_validator_flags", "output_validator_flags"),
        *("max_score", "score_aggregation", "require_pass", "full_feedback", "hint", "description"),
        *("input_validator_args", "output_validator_args"),
        *("input_visualizer_args", "output_visualizer_args"),
    ]
)


@dataclass(frozen=True, slots=True)
class _Group:
    """What a group hands down to its cases and to the groups in it."""

    folder: Path
    name: str
    validators: tuple[Path, ...]  # of inputs
    output_args: tuple[str, ...] = ()
    input_args: tuple[tuple[str, ...], ...] = ()  # of each of `validators`; (): none has any


def read_cases(
    root: Path, metadata: Metadata, input_validators: tuple[Path, ...]
) -> tuple[Case, ...]:
    """The cases below data/sample and data/secret; KitError if there is none, or a fault."""
    data = root / "data"
    flags = metadata.settings.output_validator_args
    top = _configured(_Group(data, "", input_validators)) if data.is_dir() else None
    cases: list[Case] = []
    for name in GROUPS:
        if top is not None and (data / name).is_dir():
            group = replace(top, folder=data / name, name=name)
            cases += _read_group(root, group, metadata.legacy)
    if not any(not case.is_sample for case in cases):
        raise KitError(f"{data}: no secret test case; put NAME.in with NAME.ans into secret/")
    return tuple(replace(case, validator_args=(*flags, *case.validator_args)) for case in cases)


def _read_group(root: Path, group: _Group, legacy: bool) -> Iterator[Case]:
    group = _configured(group)
    entries = {path.name: path for path in kept_entries(root, group.folder, legacy)}
    for name in sorted(entries, key=_base_name):
        path = entries[name]
        if path.is_dir():
            if path.is_symlink():
                raise KitError(f"{path}: a link to a folder; put the test cases themselves there")
            if path.suffix == ".files":
                raise KitError(f"{path}: files beside the input are not supported by this kit")
            below = replace(group, folder=path, name=f"{group.name}/{name}")
            yield from _read_group(root, below, legacy)
        elif path.suffix == ".in":
            yield _case(group, entries, path, legacy)
        elif path.suffix == ".ans" and f"{path.stem}.in" not in entries:
            raise KitError(f"{path}: no input; add {path.stem}.in beside it")


def _case(group: _Group, entries: Mapping[str, Path], path: Path, legacy: bool) -> Case:
    answer = entries.get(f"{path.stem}.ans")
    if answer is None:
        raise KitError(f"{path}: no answer; add {path.stem}.ans beside it")
    for file in (path, answer):
        if not stat.S_ISREG(file.stat().st_mode) or not os.access(file, os.R_OK):
            raise KitError(f"{file}: not a file that can be read; mend or remove it")
    own = entries.get(f"{path.stem}.yaml")
    if own is not None and not legacy:
        group = _with_args(group, own)
    return Case(f"{group.name}/{path.stem}", path, answer, group.output_args, group.input_args)


def _configured(group: _Group) -> _Group:
    """`group` with what its own settings file says."""
    for path in (group.folder / name for name in _SETTINGS):
        if path.is_file():
            group = _with_args(group, path)
    return group


def _with_args(group: _Group, path: Path) -> _Group:
    """`group` with the arguments that the settings file at `path` gives to the validators."""
    document = read_yaml(path)
    if document.pop("args", None):
        raise KitError(f"{path}: args for the submission are not supported by this kit")
    if any(key.startswith("static_valid") for key in document):
        raise KitError(f"{path}: static validation is not supported by this kit")
    if document.get("grading", "default") != "default":
        raise KitError(f"{path}: a grader of its own is not supported by this kit")
    for key in document:
        if key not in _KEYS:
            raise KitError(f"{path}: unknown key {key}")
    for key in ("output_validator_flags", "output_validator_args"):
        value = document.get(key)
        if isinstance(value, dict) and key == "output_validator_flags":
            value = value.get("flags")  # the other key names the validator
        if value is not None:
            group = replace(group, output_args=words(path, key, value))
    for key in ("input_validator_flags", "input_validator_args"):
        if document.get(key) is not None:
            args = _input_args(path, key, document[key], group.validators)
            group = replace(group, input_args=args)
    return group


def _input_args(
    path: Path, key: str, value: Any, validators: tuple[Path, ...]
) -> tuple[tuple[str, ...], ...]:
    """The arguments of each input validator: the same for all, or by the validators' names.

    By name, legacy has {name: NAME, flags: ...} for one, 2025-09 {NAME: [...], ...}.
    """
    if not isinstance(value, dict):
        return (words(path, key, value),) * len(validators)
    if key == "input_validator_flags" and "name" in value and value.keys() <= {"name", "flags"}:
        value = {str(value["name"]): value.get("flags")}
    for name in value:
        if not any(name in (one.name, one.stem) for one in validators):
            raise KitError(f"{path}: {key}: no input validator is called {shown(name)}")
    return tuple(words(path, key, value.get(one.name, value.get(one.stem))) for one in validators)


def _base_name(name: str) -> str:
    return name.removesuffix(".in")
