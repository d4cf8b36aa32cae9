"""Runs every submission that comes with a problem, each as long as something can be learned.

The model solution and the accepted submissions run on every case, alone, for
they are timed. So do the submissions that are to be too slow, with 1.5 times
the limit (the limit is fair if they need even more), on the cases that take
the accepted ones longest first, until one case exceeds that. The wrong ones run
with the limit, to show which cases catch them: first on the quick cases, on
which no accepted submission needs a second, and on the slow ones only if none
of those did. Once they have failed, a case that exceeds the limit
ends it. Of which a package says more, such as for single cases, those run on
every case.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from judgekit.building import CompileError, Workshop
from judgekit.checking import Checker, make_checker, read
from judgekit.expectation import Rule, broken, may_yet_hold
from judgekit.judging import Options, decide, judge
from judgekit.problem import Case, Contrast, Problem, model_solution
from judgekit.sandbox import Limit, Limits
from judgekit.verdict import CaseResult, Verdict, overall

STRETCH = 1.5  # of the limit: what a too slow submission must exceed
QUICK_SECONDS = 1.0
_ACCEPTED = frozenset({Verdict.AC})
_TOO_SLOW = frozenset({Verdict.TLE})

Tell = Callable[[Path, int, int], None]  # the source, cases judged, cases in all


@dataclass(frozen=True, slots=True)
class Trial:
    """What one submission did. `missing` names what it lacked, so that it was skipped.

    `results` are in the order of the cases; `results` lacks those that were not
    run. `rules` are what a package says of them. `rewritten` names the cases
    whose answer file has other bytes than the model solution's output; it is
    known of the kit's own model solutions only.
    """

    source: Path
    expected: frozenset[Verdict]
    results: tuple[CaseResult, ...] = ()
    missing: str | None = None
    compile_message: bytes | None = None
    rewritten: tuple[str, ...] = ()
    rules: tuple[Rule, ...] = ()

    @property
    def verdict(self) -> Verdict | None:
        """The submission's verdict; None if it was skipped."""
        if self.missing is not None:
            return None
        if self.compile_message is not None:
            return Verdict.CE
        return overall([result.verdict for result in self.results])

    @property
    def faults(self) -> tuple[str, ...]:
        """What it did that is not expected of it, a line each."""
        if self.verdict is None:
            return ()
        if self.rules and self.compile_message is None:
            return tuple(broken(self.rules, self.results))
        if self.verdict in self.expected:
            return ()
        wanted = " or ".join(sorted(verdict.name for verdict in self.expected))
        return (f"gets {self.verdict.name}, its folder says {wanted}",)

    @property
    def slowest(self) -> CaseResult | None:
        """The case with the most CPU time."""
        return max(self.results, key=lambda result: result.cpu_seconds, default=None)

    @property
    def is_accepted(self) -> bool:
        return self.expected == _ACCEPTED

    @property
    def is_too_slow(self) -> bool:
        return self.expected == _TOO_SLOW


def own_model(problem: Problem) -> Path | None:
    """The model solution; None for a package, where it is one of the contrast submissions."""
    return None if problem.package is not None else model_solution(problem)


def run_trials(workshop: Workshop, problem: Problem, jobs: int, tell: Tell) -> Iterator[Trial]:
    """Yield a trial of the model solution and one of each contrast submission, as they end.

    The wrong ones are judged on `jobs` cases at a time. `tell` hears of every case.
    """
    model = own_model(problem)
    bench = _Bench(workshop, make_checker(workshop, problem), problem, tell)
    accepted = [contrast for contrast in problem.contrasts if contrast.expected == _ACCEPTED]
    others = [contrast for contrast in problem.contrasts if contrast not in accepted]
    timed = []
    if model is not None:
        timed.append(bench.model(model))
        yield timed[-1]
    for contrast in accepted:
        timed.append(bench.contrast(contrast, [problem.cases], 1))
        yield timed[-1]
    seconds = dict.fromkeys((case.name for case in problem.cases), 0.0)
    for result in (result for trial in timed for result in trial.results):
        seconds[result.case] = max(seconds[result.case], result.cpu_seconds)
    longest_first = sorted(problem.cases, key=lambda case: -seconds[case.name])
    quick = [case for case in problem.cases if seconds[case.name] < QUICK_SECONDS]
    slow = [case for case in problem.cases if seconds[case.name] >= QUICK_SECONDS]
    for contrast in others:
        if contrast.expected == _TOO_SLOW:
            yield bench.contrast(contrast, [longest_first], 1)
        else:
            yield bench.contrast(contrast, [quick, slow], jobs)


@dataclass(frozen=True, slots=True)
class _Bench:
    """What every trial of one problem needs."""

    workshop: Workshop
    checker: Checker
    problem: Problem
    tell: Tell

    def model(self, source: Path) -> Trial:
        """Run the model solution, and also hold its output against the answers byte for byte."""
        limits, cases = self.problem.limits, self.problem.cases
        program = self.workshop.program(source, limits)
        results = []
        rewritten = []
        for case in cases:
            run = self.workshop.box.run(program.command, read(case.input), limits)
            results.append(decide(run, self.checker, case))
            if run.output != read(case.answer):
                rewritten.append(case.name)
            self.tell(source, len(results), len(cases))
        return Trial(source, _ACCEPTED, tuple(results), rewritten=tuple(rewritten))

    def contrast(self, contrast: Contrast, parts: Sequence[Sequence[Case]], jobs: int) -> Trial:
        """Run a contrast submission on one part of the cases after the other, as far as it helps.

        One that has failed on one part is not run on the next.
        """
        source, expected, rules = contrast.source, contrast.expected, contrast.rules
        if missing := self.workshop.missing(source):
            return Trial(source, expected, missing=missing)
        on_all = any(rule.cases or rule.message for rule in rules)
        limits = self.problem.limits
        program = self.workshop.build(source, limits.memory_bytes)
        if isinstance(program, CompileError):
            return Trial(source, expected, compile_message=program.message)
        if expected == _TOO_SLOW:
            limits = replace(limits, cpu_seconds=STRETCH * limits.cpu_seconds)
        options = Options(limits, jobs)
        results: list[CaseResult] = []
        for cases in [self.problem.cases] if on_all else parts:
            if any(result.verdict is not Verdict.AC for result in results) and not may_yet_hold(
                rules, results
            ):
                break
            for result in judge(self.workshop.box, program, self.checker, cases, options):
                results.append(_by_limit(result, self.problem.limits))
                self.tell(source, len(results), len(self.problem.cases))
                if not on_all and _is_decided(results, contrast):
                    break
        order = {case.name: index for index, case in enumerate(self.problem.cases)}
        results.sort(key=lambda result: order[result.case])
        return Trial(source, expected, tuple(results), rules=rules)


def _by_limit(result: CaseResult, limits: Limits) -> CaseResult:
    """`result` of a run under a longer limit, as it would have been under `limits`."""
    if result.exceeded is None and result.cpu_seconds > limits.cpu_seconds:
        return replace(result, verdict=Verdict.TLE)
    return result


def _is_decided(results: list[CaseResult], contrast: Contrast) -> bool:
    """Whether the cases that are left could only cost time."""
    last, expected = results[-1], contrast.expected
    if last.verdict is not Verdict.TLE or last.exceeded not in (Limit.CPU, Limit.WALL):
        return False
    if may_yet_hold(contrast.rules, results):
        return False
    wrong_before = any(result.verdict is not Verdict.AC for result in results[:-1])
    return expected == _TOO_SLOW or (expected != _ACCEPTED and wrong_before)
