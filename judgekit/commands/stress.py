"""`judge.py stress NAME SUBMISSION`: look for a small input on which it is wrong."""

from __future__ import annotations

import argparse
import time
from itertools import islice
from pathlib import Path
from random import SystemRandom

from judgekit.adding import Candidate, add_cases, slug
from judgekit.answering import make_oracle
from judgekit.arguments import jobs, processors, whole
from judgekit.building import CompileError, Workshop
from judgekit.checking import make_checker, read
from judgekit.escaping import printable
from judgekit.files import locked
from judgekit.generating import Generator, load_generator
from judgekit.problem import load_problem
from judgekit.proving.stressing import Failure, Rivals, search, shrink, small_inputs
from judgekit.report.progress import Progress
from judgekit.report.words import details
from judgekit.sandbox import Sandbox

SUMMARY = """\
Try small random inputs, made by the problem's generator, until the submission
and the model solution differ; then look for the smallest such input."""
MORE = """\
The same seed gives the same inputs.
exit status: 0 no difference, 1 a difference was found, 2 it could not be tried"""
SHRINK_INPUTS = 1000  # drawn inputs that may serve as a smaller one
SHRINK_SECONDS = 15.0
SHOWN_LINES = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("problem", metavar="NAME", help="the problem")
    add("submission", type=Path, metavar="SUBMISSION", help="the source file to try")
    add("--seed", type=whole(0, 10**18), metavar="S", help="make the inputs of this seed again")
    add(
        "--rounds",
        type=whole(1, 10**9),
        default=1000,
        metavar="N",
        help="try at most N different inputs (default 1000)",
    )
    add(
        "--seconds",
        type=whole(1, 10**6),
        default=60,
        metavar="S",
        help="try for at most S seconds (default 60), then make the input smaller",
    )
    add("--add", action="store_true", help="add the input that was found to the secret cases")
    add(
        "-j",
        "--jobs",
        type=jobs,
        default=processors(),
        metavar="N",
        help=f"try N inputs at a time (default {processors()}, one for each processor)",
    )


def run(root: Path, arguments: argparse.Namespace) -> int:
    problem = load_problem(root, arguments.problem)
    generator = load_generator(problem)
    seed = SystemRandom().randrange(10**6) if arguments.seed is None else arguments.seed
    with (
        Progress() as progress,
        Sandbox() as box,
        Workshop(box, root / "languages.toml") as workshop,
    ):
        program = workshop.build(arguments.submission, problem.limits.memory_bytes)
        if isinstance(program, CompileError):
            progress.say(f"{arguments.submission}: does not compile")
            for line in program.message.splitlines()[:8]:
                progress.say(f"    {printable(line, 74)}")
            return 1
        oracle = make_oracle(workshop, problem)
        rivals = Rivals(problem, oracle, make_checker(workshop, problem), program)
        found = _search(rivals, generator, seed, arguments, progress)
        if found is None:
            return 0
        found = _shrink(rivals, generator, seed, found, arguments.jobs, progress)
        _say_failure(progress, rivals, found)
        if arguments.add:
            _add(root, rivals, found, progress)
    return 1


def _search(
    rivals: Rivals,
    generator: Generator,
    seed: int,
    arguments: argparse.Namespace,
    progress: Progress,
) -> Failure | None:
    tried = 0
    found = None
    until = time.monotonic() + arguments.seconds
    inputs = islice(small_inputs(generator, seed), arguments.rounds)
    name = printable(rivals.program.source.name)
    try:
        progress.say(f"{rivals.problem.name}: {name} against the model solution, seed {seed}")
        for outcome in search(rivals, inputs, arguments.jobs, until):
            tried += 1
            found = outcome
            progress.show(f"{tried} inputs tried")
    except KeyboardInterrupt:
        progress.say(f"interrupted: {tried} different inputs tried, no difference")
        raise
    if found is None:
        progress.say(f"{tried} different inputs tried, no difference")
    else:
        verdict = found.result.verdict
        progress.say(f"input {tried}: {verdict.name}, {verdict.value}")
    return found


def _shrink(
    rivals: Rivals,
    generator: Generator,
    seed: int,
    found: Failure,
    jobs: int,
    progress: Progress,
) -> Failure:
    """The smallest input that is found in time; an interrupt leaves it at the best so far."""
    until = time.monotonic() + SHRINK_SECONDS
    inputs = list(islice(small_inputs(generator, seed), SHRINK_INPUTS))
    try:
        for smaller in shrink(rivals, found, inputs, jobs, until):
            found = smaller
            progress.show(f"made smaller: {len(found.content)} bytes")
    except KeyboardInterrupt:
        _say_failure(progress, rivals, found)
        raise
    return found


def _say_failure(progress: Progress, rivals: Rivals, failure: Failure) -> None:
    texts = (
        (f"the smallest input found ({len(failure.content)} bytes)", failure.content),
        (f"{rivals.oracle.model.source.name} (the model solution) prints", failure.answer),
        (f"{rivals.program.source.name} prints", failure.output),
    )
    for title, content in texts:
        progress.say(f"{title}:")
        lines = content.splitlines()
        for line in lines[:SHOWN_LINES]:
            progress.say(f"    {printable(line, 74)}")
        if len(lines) > SHOWN_LINES:
            progress.say(f"    and {len(lines) - SHOWN_LINES} more lines")
        if not lines:
            progress.say("    (nothing)")
    for reason in details(failure.result, rivals.problem.limits):
        progress.say(reason)


def _add(root: Path, rivals: Rivals, failure: Failure, progress: Progress) -> None:
    with locked(rivals.problem.data_folder):
        problem = load_problem(root, rivals.problem.name)  # what others have added meanwhile
        for case in problem.cases:
            if read(case.input) == failure.content:
                progress.say(f"nothing to add: {case.name} is this input")
                return
        name = slug(rivals.program.source.stem)
        candidate = Candidate("the input found", name, failure.content)
        paths = add_cases(problem, rivals.oracle, [candidate])
    for path in paths:
        progress.say(f"added {path.relative_to(root)} with {path.with_suffix('.ans').name}")
