"""Checks that need programs: are the inputs valid, and what do the trials show?

The limit is fair by the ICPC's rule: twice the time of the slowest accepted
submission is within it, and every too slow submission needs 1.5 times as much.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from judgekit.answering import refusal
from judgekit.building import OWN_LIMITS, Program, Workshop
from judgekit.checking import read
from judgekit.errors import KitError
from judgekit.problem import Case, Problem
from judgekit.proving.finding import Finding
from judgekit.proving.trials import STRETCH, Trial
from judgekit.sandbox import Limit
from judgekit.verdict import CaseResult, Verdict

ROOM = 2  # times the slowest accepted submission must fit into the limit


def inputs_valid(workshop: Workshop, problem: Problem) -> Finding:
    """The input validators accept every input.

    Of a package, those that cannot be run here are named; also then the others are run.
    """
    validators: dict[int, Program] = {}
    notes = []
    for index, source in enumerate(problem.input_validators):
        missing = workshop.missing(source) if problem.package is not None else None
        if missing is None:
            validators[index] = workshop.program(source, OWN_LIMITS)
        else:
            notes.append(f"{short(source)}: skipped: needs {missing}")
    if not validators:
        if problem.package is None:
            raise KitError(
                f"{problem.folder / 'input_validator.py'}: no such file; write the validator"
            )
        notes.append("no input validator was run: nothing shows that the inputs are valid")
        return Finding("inputs", "", notes=tuple(notes))
    faults = []
    for case in problem.cases:
        for index, validator in validators.items():
            if complaint := _complaint(workshop, problem, case, index, validator):
                faults.append(f"{case.name}: not valid: {complaint}")
                break
    names = " and ".join(validator.source.name for validator in validators.values())
    return Finding("inputs", f"{len(problem.cases)} valid by {names}", tuple(faults), tuple(notes))


def _complaint(
    workshop: Workshop, problem: Problem, case: Case, index: int, validator: Program
) -> str | None:
    """What the problem's input validator of this index says if it refuses the case's input."""
    arguments = case.input_validator_args[index] if case.input_validator_args else ()
    try:
        return refusal(workshop.box, validator, read(case.input), arguments)
    except KitError as error:
        if problem.package is None:
            raise
        return str(error)  # the formats say: with any other status, the input is not valid


def trial_findings(problem: Problem, trials: Sequence[Trial]) -> Iterator[Finding]:
    """What the trials of the model solution (the first) and of all others show."""
    yield _answers(problem, trials)
    yield _verdicts(trials)
    yield _limit(problem.limits.cpu_seconds, trials)
    skipped = [trial for trial in trials if trial.missing is not None]
    if skipped:
        notes = tuple(f"{short(trial.source)}: needs {trial.missing}" for trial in skipped)
        yield Finding("skipped", f"{len(skipped)} of {len(trials)} submissions", notes=notes)


def short(source: Path) -> str:
    """A submission's name as its folder and file."""
    return f"{source.parent.name}/{source.name}"


def _answers(problem: Problem, trials: Sequence[Trial]) -> Finding:
    """The answers are the model solution's and those of the accepted submissions."""
    accepted = [trial for trial in trials if trial.is_accepted and trial.missing is None]
    if not accepted:
        note = "no accepted submission was run: nothing shows that they are right"
        return Finding("answers", "", notes=(note,))
    model, *others = accepted
    faults = [fault for trial in accepted for fault in _not_accepted(trial)]
    differing = [result.case for result in model.results if result.verdict is Verdict.AC]
    faults += [
        f"{case}: the model solution writes other bytes; run: judge.py data {problem.name}"
        for case in model.rewritten
        if case in differing and problem.output_validator is None
    ]
    more = f" and those of {len(others)} accepted submissions" if others else ""
    return Finding("answers", f"equal {short(model.source)}'s{more}", tuple(faults))


def _not_accepted(trial: Trial) -> Iterator[str]:
    if trial.compile_message is not None:
        yield f"{short(trial.source)}: does not compile"
    failed = [result for result in trial.results if result.verdict is not Verdict.AC]
    if failed:
        more = f" and {len(failed) - 1} more" if len(failed) > 1 else ""
        yield f"{short(trial.source)}: {failed[0].verdict.name} on {failed[0].case}{more}"


def _verdicts(trials: Sequence[Trial]) -> Finding:
    """Every wrong or slow submission does what its folder stands for, and all keep their rules.

    Those that should have been accepted and were not are for `_answers`.
    """
    judged = [trial for trial in trials if not trial.is_accepted and trial.missing is None]
    faults = [
        f"{short(trial.source)}: {fault}"
        for trial in trials
        if not trial.is_accepted or trial.verdict is Verdict.AC
        for fault in trial.faults
    ]
    holds = f"{len(judged)} wrong or slow submissions, each as its folder says"
    return Finding("verdicts", holds, tuple(faults))


def _limit(limit_seconds: float, trials: Sequence[Trial]) -> Finding:
    """The limit is fair; the numbers are said either way."""
    accepted = [trial for trial in trials if trial.is_accepted and trial.results]
    too_slow = [trial for trial in trials if trial.is_too_slow and trial.results]
    said: list[str] = []
    faults: list[str] = []
    notes: list[str] = []
    if accepted:
        seconds, name = max(map(_slowest_seconds, accepted))
        text = f"slowest accepted {seconds:.2f} s ({name}) x {ROOM} <= {limit_seconds:g} s"
        (said if seconds * ROOM <= limit_seconds else faults).append(text)
    else:
        notes.append("no accepted submission was run: it may be too short")
    ended, stopped, waited = _by_end(too_slow)
    if ended or stopped:
        seconds = needed = limit_seconds * STRETCH
        fastest = f"({_count(stopped, too_slow)} were stopped there)"
        if ended:
            seconds, name = min(map(_slowest_seconds, ended))
            fastest = f"{seconds:.2f} s ({name})"
        text = f"{limit_seconds:g} s x {STRETCH:g} = {needed:g} s <= fastest too slow {fastest}"
        (said if needed <= seconds else faults).append(text)
    for trial, result in waited:
        spent = f"after {result.wall_seconds:.2f} s of wall-clock time"
        notes.append(
            f"{short(trial.source)}: stopped {spent}, {result.cpu_seconds:.2f} s of them CPU time"
        )
    if not too_slow:
        notes.append("no too slow submission was run: it may be too long")
    faults = [f"not so: {text}" for text in faults]
    return Finding("limit", "; ".join(said), tuple(faults), tuple(notes))


def _by_end(
    trials: Sequence[Trial],
) -> tuple[list[Trial], list[Trial], list[tuple[Trial, CaseResult]]]:
    """The trials that ended by themselves, those that the CPU limit stopped, and those that
    only the wall-clock cap stopped, with such a case: of these, no CPU time is proven."""
    ended, stopped, waited = [], [], []
    for trial in trials:
        by_wall = [result for result in trial.results if result.exceeded is Limit.WALL]
        if any(result.exceeded is Limit.CPU for result in trial.results):
            stopped.append(trial)
        elif by_wall:
            waited.append((trial, by_wall[0]))
        else:
            ended.append(trial)
    return ended, stopped, waited


def _count(some: Sequence[Trial], every: Sequence[Trial]) -> str:
    return f"all {len(every)}" if len(some) == len(every) else f"{len(some)} of {len(every)}"


def _slowest_seconds(trial: Trial) -> tuple[float, str]:
    """The CPU time of the trial's longest case, and the submission's name."""
    return max(result.cpu_seconds for result in trial.results), short(trial.source)
