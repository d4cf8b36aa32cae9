"""Judges whole submissions: what is asked for, one after the other, told to a report."""

from __future__ import annotations

import time
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path

from judgekit.building import CompileError, Workshop
from judgekit.checking import make_checker
from judgekit.errors import KitError
from judgekit.judging import Options, judge
from judgekit.problem import Case, Problem
from judgekit.report import Report, Start, Summary
from judgekit.verdict import CaseResult, Verdict, overall


def judge_submission(
    workshop: Workshop,
    problem: Problem,
    source: Path,
    cases: Sequence[Case],
    options: Options,
    report: Report,
) -> Verdict:
    """Build and judge one submission; the report hears all of it, also if it is interrupted."""
    begin = time.perf_counter()
    checker = make_checker(workshop, problem)
    language = workshop.language(source).name
    names = tuple(case.name for case in cases)
    report.start(Start(problem.name, problem.shown(source), language, options.limits, names))
    program = workshop.build(source, options.limits.memory_bytes)
    results: list[CaseResult] = []
    verdict = None
    try:
        if isinstance(program, CompileError):
            verdict = Verdict.CE
        else:
            for result in judge(workshop.box, program, checker, cases, options):
                results.append(result)
                report.case(result)
            verdict = overall([result.verdict for result in results])
    finally:
        report.end(
            Summary(
                verdict=verdict,
                passed=sum(result.verdict is Verdict.AC for result in results),
                judged=len(results),
                slowest=max(results, key=lambda result: result.cpu_seconds, default=None),
                peak_bytes=max((result.peak_bytes for result in results), default=0),
                total_seconds=time.perf_counter() - begin,
                missing=workshop.box.missing,
                compile_message=program.message if isinstance(program, CompileError) else b"",
            )
        )
    return verdict


def pick_cases(problem: Problem, samples_only: bool, patterns: Sequence[str]) -> list[Case]:
    """The cases of `problem` that are asked for, in its order; without patterns all of them.

    A pattern is a case's name, the beginning of names, or a glob. KitError if a
    pattern picks no case.
    """
    cases = [case for case in problem.cases if case.is_sample or not samples_only]
    if not cases:
        raise KitError(f"{problem.name}: no sample cases; leave out --samples")
    if not patterns:
        return cases
    wanted: set[str] = set()
    for pattern in patterns:
        names = _matching(pattern, [case.name for case in cases])
        if not names:
            raise KitError(f"--case {pattern}: no such case in {problem.name}")
        wanted.update(names)
    return [case for case in cases if case.name in wanted]


def _matching(pattern: str, names: list[str]) -> list[str]:
    if pattern in names:
        return [pattern]
    return [name for name in names if name.startswith(pattern) or fnmatchcase(name, pattern)]


def default_submission(problem: Problem) -> Path:
    """The model solution's path, short if it is below this folder; KitError if there is none."""
    if problem.solution is None:
        raise KitError(f"solutions/{problem.name}.py: no such file; write it or name a submission")
    try:
        return problem.solution.relative_to(Path.cwd())
    except ValueError:
        return problem.solution
