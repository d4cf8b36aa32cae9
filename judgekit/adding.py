"""Adds test cases to a problem's secret data: checked, answered, numbered, never overwriting."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from judgekit.answering import Oracle
from judgekit.checking import read
from judgekit.errors import KitError
from judgekit.files import write_new
from judgekit.problem import Problem

FALLBACK_SLUG = "added"


@dataclass(frozen=True, slots=True)
class Candidate:
    """An input that may become a case; `origin` names it in messages."""

    origin: str
    slug: str
    content: bytes


def add_cases(problem: Problem, oracle: Oracle, candidates: Sequence[Candidate]) -> list[Path]:
    """Write each candidate and its answer as a new secret case; returns the inputs' paths.

    All are written or none: KitError names the first that is invalid, is there
    already or cannot be answered.
    """
    known = {read(case.input): case.name for case in problem.cases}
    number = _next_number([case.name for case in problem.cases])
    files: dict[Path, bytes] = {}
    folder = problem.data_folder / "secret"
    for candidate in candidates:
        if (twin := known.get(candidate.content)) is not None:
            raise KitError(f"{candidate.origin}: {twin} has the same input; nothing was added")
        if complaint := oracle.complaint(candidate.content):
            raise KitError(f"{candidate.origin}: not valid: {complaint}; nothing was added")
        try:
            answer = oracle.answer(candidate.content)
        except KitError as error:
            raise KitError(f"{candidate.origin}: {error}; nothing was added") from error
        stem = f"{number:02}-{candidate.slug}"
        known[candidate.content] = candidate.origin
        files[folder / f"{stem}.in"] = candidate.content
        files[folder / f"{stem}.ans"] = answer
        number += 1
    write_new(files)
    return [path for path in files if path.suffix == ".in"]


def slug(text: str) -> str:
    """`text` as the part of a case's name that says what it is for."""
    text = re.sub(r"^\d+-", "", text)  # a number of its own
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-") or FALLBACK_SLUG


def _next_number(names: list[str]) -> int:
    """One more than the highest number that a secret case's name begins with."""
    numbers = (re.match(r"secret/(\d+)", name) for name in names)
    return max((int(number[1]) for number in numbers if number), default=0) + 1
