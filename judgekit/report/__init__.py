"""Shows what judging yields: as text, live, as JSON, as JUnit XML. It runs nothing.

Every report is told the same things in the same order, for each submission

    start(Start), case(CaseResult) ..., end(Summary)

and at the very end, also after an interruption, `close`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from judgekit.sandbox import Limits
from judgekit.verdict import CaseResult, Verdict


@dataclass(frozen=True, slots=True)
class Start:
    """A submission is about to be judged on `cases` (names)."""

    problem: str
    submission: Path
    language: str
    limits: Limits
    cases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """A submission has been judged, as far as `judged` cases of those that were picked.

    `verdict` is None if it was interrupted before its verdict was known.
    `slowest` is the case with the most CPU time, `total_seconds` wall-clock time
    with everything, `missing` the layers of isolation that were not there.
    """

    verdict: Verdict | None
    passed: int
    judged: int
    slowest: CaseResult | None
    peak_bytes: int
    total_seconds: float
    missing: tuple[str, ...]
    compile_message: bytes = b""


class Report(Protocol):
    """What every report can be told."""

    def start(self, start: Start) -> None: ...

    def case(self, result: CaseResult) -> None: ...

    def end(self, summary: Summary) -> None: ...

    def close(self, interrupted: bool) -> None: ...
