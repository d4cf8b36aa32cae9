"""Runs a submission over the cases of a problem and yields each result in order.

With several jobs, cases run side by side; a case that then exceeds its time is
run again alone before TLE is said, for its neighbours may have slowed it down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from judgekit.building import Program
from judgekit.checking import Checker, read
from judgekit.parallel import Turns, in_order
from judgekit.problem import Case
from judgekit.sandbox import Limits, Run, Sandbox
from judgekit.verdict import CaseResult, Verdict, verdict_of_run

ERROR_BYTES = 2048  # of a program's standard error: results of thousands of cases are kept


@dataclass(frozen=True, slots=True)
class Options:
    """How to judge: `jobs` cases at a time, `fail_fast` to stop at the first that fails."""

    limits: Limits
    jobs: int = 1
    fail_fast: bool = False


def judge(
    box: Sandbox,
    program: Program,
    checker: Checker,
    cases: Sequence[Case],
    options: Options,
) -> Iterator[CaseResult]:
    """Yield the result of each case as soon as it and all before it are there."""
    turns = Turns()

    def work(case: Case) -> CaseResult:
        with turns.beside_others():
            result = judge_case(box, program, checker, case, options.limits)
        if result.verdict is Verdict.TLE and options.jobs > 1:
            with turns.alone():
                result = judge_case(box, program, checker, case, options.limits)
        return result

    def is_last(result: CaseResult) -> bool:
        return options.fail_fast and result.verdict is not Verdict.AC

    return in_order(work, cases, options.jobs, is_last)


def judge_case(
    box: Sandbox, program: Program, checker: Checker, case: Case, limits: Limits
) -> CaseResult:
    """Run `program` once on the input of `case` and decide."""
    return decide(box.run(program.command, read(case.input), limits), checker, case)


def decide(run: Run, checker: Checker, case: Case) -> CaseResult:
    """The outcome of `run`, which was given the input of `case`."""
    verdict = verdict_of_run(run)
    check = None
    if verdict is None:
        check = checker.check(case, run.output)
        verdict = check.verdict
    return CaseResult(
        case=case.name,
        verdict=verdict,
        cpu_seconds=run.cpu_seconds,
        wall_seconds=run.wall_seconds,
        peak_bytes=run.peak_bytes,
        status=run.status,
        exceeded=run.exceeded,
        error=run.error[-ERROR_BYTES:],
        check=check,
    )
