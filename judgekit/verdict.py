"""The verdicts, and how one follows from what the sandbox and the checker say.

A limit that was passed decides first (a program killed for its time has not
"crashed"), then the way the program ended, and only then its output.
"""

from __future__ import annotations

import signal
from dataclasses import dataclass
from enum import Enum

from judgekit.compare import Difference
from judgekit.sandbox import Limit, Run


class Verdict(Enum):
    """What a submission earned; the value is the text for people."""

    AC = "accepted"
    WA = "wrong answer"
    TLE = "time limit exceeded"
    MLE = "memory limit exceeded"
    OLE = "output limit exceeded"
    RTE = "run-time error"
    CE = "compile error"
    JE = "judge error"


_OF_LIMIT = {
    Limit.CPU: Verdict.TLE,
    Limit.WALL: Verdict.TLE,
    Limit.MEMORY: Verdict.MLE,
    Limit.OUTPUT: Verdict.OLE,
}


@dataclass(frozen=True, slots=True)
class Check:
    """What a checker says of one output.

    `verdict` is AC, WA or JE; `difference` is known to the default comparison
    only; `message` is what a problem's own output validator left for people.
    """

    verdict: Verdict
    difference: Difference | None = None
    message: bytes = b""


@dataclass(frozen=True, slots=True)
class CaseResult:
    """The outcome of one case, and all that a report may show of it.

    `status` is the exit status of the program (minus the signal's number if a
    signal ended it), `exceeded` the limit that it passed, `error` the end of
    its standard error, `check` what the checker said where one was asked.
    """

    case: str
    verdict: Verdict
    cpu_seconds: float
    wall_seconds: float
    peak_bytes: int
    status: int
    exceeded: Limit | None = None
    error: bytes = b""
    check: Check | None = None


def verdict_of_run(run: Run) -> Verdict | None:
    """The verdict that a run earned by itself; None if its output must decide."""
    if run.exceeded is not None:
        return _OF_LIMIT[run.exceeded]
    return Verdict.RTE if run.status != 0 else None


def overall(verdicts: list[Verdict]) -> Verdict:
    """A submission's verdict: that of its first case that was not accepted (JE before all)."""
    if Verdict.JE in verdicts:
        return Verdict.JE
    return next((verdict for verdict in verdicts if verdict is not Verdict.AC), Verdict.AC)


def ending(status: int) -> str:
    """How a program ended: its exit status, or the name of the signal that ended it."""
    if status >= 0:
        return f"exit status {status}"
    try:
        return f"ended by {signal.Signals(-status).name}"
    except ValueError:
        return f"ended by signal {-status}"
