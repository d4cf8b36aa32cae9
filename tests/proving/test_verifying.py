"""What the trials of all submissions say of the limit."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.problem import Problem
from judgekit.proving.finding import Finding
from judgekit.proving.trials import Trial
from judgekit.proving.verifying import trial_findings
from judgekit.sandbox import Limit
from judgekit.settings import Settings
from judgekit.verdict import CaseResult, Verdict

PROBLEM = Problem(
    name="sum",
    folder=Path("problems/sum"),
    settings=Settings(titles={"en": "Sum"}),  # a limit of 2 s
    data_folder=Path("testdata/sum"),
    cases=(),
    solution=None,
    input_validators=(),
    output_validator=None,
    contrasts=(),
)


def trial(name: str, cpu_seconds: float, wall_seconds: float, exceeded: Limit | None) -> Trial:
    """A submission of the folder `slow`, which is to be too slow, on one case."""
    result = CaseResult("secret/1", Verdict.TLE, cpu_seconds, wall_seconds, 0, 0, exceeded)
    return Trial(Path("slow", name), frozenset({Verdict.TLE}), (result,))


ENDED = trial("ended", 3.25, 4.0, None)
EARLY = trial("early", 2.5, 2.75, None)
STOPPED = trial("stopped", 3.0, 3.25, Limit.CPU)
WAITED = trial("waited", 1.125, 7.0, Limit.WALL)
WAITED_NOTE = "slow/waited: stopped after 7.00 s of wall-clock time, 1.12 s of them CPU time"


def limit_finding(trials: list[Trial]) -> Finding:
    solution = CaseResult("secret/1", Verdict.AC, 0.25, 0.25, 0, 0)
    accepted = Trial(Path("solutions/sum.py"), frozenset({Verdict.AC}), (solution,))
    findings = {found.subject: found for found in trial_findings(PROBLEM, [accepted, *trials])}
    return findings["limit"]


@pytest.mark.parametrize(
    ("trials", "fastest"),
    [
        ([STOPPED], "(all 1 were stopped there)"),
        ([STOPPED, STOPPED], "(all 2 were stopped there)"),
        ([STOPPED, ENDED], "3.25 s (slow/ended)"),
        ([WAITED, STOPPED, STOPPED], "(2 of 3 were stopped there)"),
    ],
)
def test_the_fastest_too_slow_one_is_named_or_how_many_were_stopped(
    trials: list[Trial], fastest: str
) -> None:
    finding = limit_finding(trials)
    assert finding.faults == ()
    assert finding.holds.endswith(f"2 s x 1.5 = 3 s <= fastest too slow {fastest}")
    assert finding.notes == ((WAITED_NOTE,) if WAITED in trials else ())


def test_one_that_ended_too_early_makes_the_limit_unfair() -> None:
    finding = limit_finding([STOPPED, EARLY, ENDED])
    assert finding.faults == ("not so: 2 s x 1.5 = 3 s <= fastest too slow 2.50 s (slow/early)",)


def test_one_that_only_waited_proves_nothing() -> None:
    finding = limit_finding([WAITED])
    assert finding.holds == "slowest accepted 0.25 s (solutions/sum.py) x 2 <= 2 s"
    assert (finding.faults, finding.notes) == ((), (WAITED_NOTE,))
