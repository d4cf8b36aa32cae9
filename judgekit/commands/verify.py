"""`judge.py verify NAME`: prove that the data, submissions and limit of a problem are good."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from textwrap import wrap

from judgekit.arguments import jobs
from judgekit.building import Workshop
from judgekit.errors import KitError
from judgekit.escaping import printable
from judgekit.opening import open_problem
from judgekit.problem import Problem, problem_names
from judgekit.proving.files import generator_reproduces, statements_show_samples, tidy_files
from judgekit.proving.finding import Finding
from judgekit.proving.table import trial_table
from judgekit.proving.trials import Trial, own_model, run_trials
from judgekit.proving.verifying import inputs_valid, short, trial_findings
from judgekit.report.progress import Progress
from judgekit.report.words import limits_in_words
from judgekit.sandbox import Sandbox

SUMMARY = """\
Verify a problem: inputs valid, answers right, data as generated, samples as in
the statements, every submission in submissions/ gets its folder's verdict, and
the time limit is fair."""
MORE = """\
A fair limit: slowest accepted x 2 <= limit, limit x 1.5 <= fastest too slow.
A submission whose language is not installed is skipped, and named.
NAME may be the path of an ICPC problem package, a folder or a zip. Its generator
and statement are not looked at; its submissions.yaml and its tags are.
exit status: 0 all is well, 1 something was found, 2 it could not be verified"""
MOST_LINES = 8  # of one finding
INDENT = 18


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("problems", nargs="*", metavar="NAME", help="problems, or packages")
    parser.add_argument("--all", action="store_true", help="verify all problems")
    parser.add_argument(
        "-j",
        "--jobs",
        type=jobs,
        default=1,
        metavar="N",
        help="run wrong submissions on N cases at a time; what is timed runs alone",
    )


def run(root: Path, arguments: argparse.Namespace) -> int:
    if bool(arguments.problems) == arguments.all:
        raise KitError("name the problems to verify, or say --all")
    names = arguments.problems or problem_names(root)
    good = True
    with ExitStack() as stack:
        problems = [stack.enter_context(open_problem(root, name)) for name in names]
        progress = stack.enter_context(Progress())
        box = stack.enter_context(Sandbox())
        workshop = stack.enter_context(Workshop(box, root / "languages.toml"))
        for index, problem in enumerate(problems):
            if index:
                progress.say()
            limits = limits_in_words(problem.limits)
            progress.say(f"{problem.name}: {len(problem.cases)} cases, {limits} a case")
            for finding in _findings(workshop, problem, arguments.jobs, progress):
                _say(progress, finding)
                good = good and not finding.faults
        if box.missing:
            progress.say("isolation: no " + ", no ".join(box.missing))
    return 0 if good else 1


def _findings(
    workshop: Workshop, problem: Problem, jobs: int, progress: Progress
) -> Iterator[Finding]:
    """All findings as they come, the table of submissions printed among them."""
    model = own_model(problem)
    yield inputs_valid(workshop, problem)
    yield tidy_files(problem)
    yield generator_reproduces(problem)
    yield statements_show_samples(problem)

    def tell(source: Path, judged: int, cases: int) -> None:
        progress.show(f"{problem.name}: {short(source)}, {judged} of {cases} cases")

    trials: list[Trial] = []
    try:
        for trial in run_trials(workshop, problem, jobs, tell):
            trials.append(trial)
    except KeyboardInterrupt:
        _say_table(progress, problem, trials)
        every = len(problem.contrasts) + (model is not None)
        progress.say(f"interrupted: {len(trials)} of {every} submissions run")
        raise
    _say_table(progress, problem, trials)
    yield from trial_findings(problem, trials)


def _say_table(progress: Progress, problem: Problem, trials: list[Trial]) -> None:
    for line in trial_table(problem, trials, shutil.get_terminal_size().columns):
        progress.say(line)


def _say(progress: Progress, finding: Finding) -> None:
    state = "FAIL" if finding.faults else "note" if finding.notes else "ok"
    lines = [printable(line, 400) for line in (*finding.faults, *finding.notes)]
    if len(lines) > MOST_LINES:
        lines[MOST_LINES - 1 :] = [f"and {len(lines) - MOST_LINES + 1} more"]
    if finding.holds and not finding.faults:
        lines.insert(0, finding.holds)
    width = max(40, shutil.get_terminal_size().columns - INDENT)
    head = f"{state:4}  {finding.subject:10}"
    for line in lines:
        for part in wrap(line, width) or [""]:
            progress.say(f"{head:{INDENT}}{part}")
            head = ""
