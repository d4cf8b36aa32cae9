"""`judge.py strength NAME [SUBMISSION]`: does the data notice small mistakes?"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import wrap

from judgekit.arguments import jobs, processors
from judgekit.building import Workshop
from judgekit.errors import KitError
from judgekit.escaping import printable
from judgekit.problem import Problem, load_problem
from judgekit.proving.equivalents import Equivalent, read_equivalents
from judgekit.proving.mutating import Mutant
from judgekit.proving.strength import Outcome, Trap, is_python, mutants_of, python_submissions
from judgekit.report.progress import Progress
from judgekit.sandbox import Sandbox
from judgekit.verdict import Verdict

SUMMARY = """\
Make small mistakes in an accepted Python submission, one at a time (another
comparison, constant or operator, off by one, a statement left out), and judge
each such mutant on the data. A mutant that survives is a mistake that the data
does not notice."""
MORE = """\
without SUBMISSION: the model solution and the accepted submissions in Python
A mutant that no valid input tells from the original is listed, with the reason,
in problems/NAME/equivalent.toml, and is not judged.
exit status: 0 all caught or listed, 1 some survive, 2 it could not be tried"""
LISTING = "equivalent.toml"


@dataclass(slots=True)
class _Tally:
    """What is known so far of one submission's mutants."""

    judged: int = 0
    too_slow: int = 0
    survivors: list[Mutant] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        self.judged += 1
        self.too_slow += outcome.verdict is Verdict.TLE
        if outcome.verdict is None:
            self.survivors.append(outcome.mutant)

    def in_words(self, mutants: int) -> str:
        """Like `95 of 125 mutants caught (2 as too slow), 30 survive`."""
        alive = len(self.survivors)
        slow = f" ({self.too_slow} as too slow)" if self.too_slow else ""
        left = f", {mutants - self.judged} not judged" if self.judged < mutants else ""
        return f"{self.judged - alive} of {mutants} mutants caught{slow}, {alive} survive{left}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("problem", metavar="NAME", help="the problem")
    parser.add_argument(
        "submission", nargs="?", type=Path, metavar="SUBMISSION", help="an accepted Python file"
    )
    parser.add_argument(
        "-j",
        "--jobs",
        type=jobs,
        default=processors(),
        metavar="N",
        help=f"judge N mutants at a time (default {processors()}, one for each processor)",
    )


def run(root: Path, arguments: argparse.Namespace) -> int:
    problem = load_problem(root, arguments.problem)
    entries = read_equivalents(problem.folder / LISTING)
    with (
        Progress() as progress,
        Sandbox() as box,
        Workshop(box, root / "languages.toml") as workshop,
    ):
        sources = _sources(workshop, problem, arguments.submission)
        trap = Trap(workshop, problem)
        good = True
        for source in sources:
            name = _below(root, source)
            own = [entry for entry in entries if entry.file == name]
            good = _try(trap, source, name, own, arguments.jobs, progress) and good
    return 0 if good else 1


def _sources(workshop: Workshop, problem: Problem, given: Path | None) -> list[Path]:
    if given is None:
        sources = python_submissions(workshop, problem)
        if not sources:
            raise KitError(f"{problem.name}: no accepted submission is a Python file; name one")
        return sources
    workshop.check(given)
    if not is_python(workshop, given):
        raise KitError(f"{given}: not a Python file; mutants are made of Python only")
    return [given]


def _below(root: Path, source: Path) -> str:
    """The name of `source` in the listing: below the kit's root if it is there."""
    path = source.absolute()
    return str(path.relative_to(root)) if path.is_relative_to(root) else str(path)


def _try(
    trap: Trap,
    source: Path,
    name: str,
    entries: Sequence[Equivalent],
    jobs: int,
    progress: Progress,
) -> bool:
    """Judge all mutants of one submission and say what became of them; True if all is well."""
    every = mutants_of(source)
    chosen = [one for one in every if not any(entry.covers(one) for entry in entries)]
    listed = len(every) - len(chosen)
    for case in trap.baseline(source):
        progress.show(f"{name}: how long it takes itself: {case}")
    tally = _Tally()
    try:
        for outcome in trap.judge_all(chosen, jobs):
            tally.add(outcome)
            if outcome.verdict is None:
                _say_survivor(progress, name, outcome.mutant)
            progress.show(f"{name}: {tally.in_words(len(chosen))}")
    except KeyboardInterrupt:
        _say(progress, f"interrupted: {name}: {tally.in_words(len(chosen))}")
        raise
    _say(progress, f"{name}: {tally.in_words(len(chosen))}, {listed} listed as equivalent")
    stale = [text for entry in entries for text in entry.stale(every)]
    for text in stale:
        _say(progress, f"{LISTING}: fits no mutant of {name}: {printable(text, 200)}")
    return not tally.survivors and not stale


def _say(progress: Progress, text: str) -> None:
    """Say `text`, in more lines if it is too long for one."""
    columns = shutil.get_terminal_size().columns
    for line in wrap(text, columns, subsequent_indent="    ", break_long_words=False):
        progress.say(line)


def _say_survivor(progress: Progress, name: str, mutant: Mutant) -> None:
    """A survivor in a line, or in three if it is too long for the screen."""
    place = f"{name}:{mutant.line}:"
    before, after = printable(mutant.before, 200), printable(mutant.after, 200)
    line = f"{place} {before} -> {after}"
    if len(line) <= shutil.get_terminal_size().columns:
        progress.say(line)
        return
    progress.say(place)
    progress.say(f"    {before}")
    progress.say(f" -> {after}")
