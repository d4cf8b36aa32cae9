"""The trials of a problem as a table, submissions by cases, at any width.

A cell says the verdict and the time. Where there is room it is a letter and the
seconds; else one character: the letter, or for an accepted run its time in
tenths of the limit. Cases that do not fit into one line go to a table below,
without the submissions that are the same on every case.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from textwrap import wrap

from judgekit.escaping import printable
from judgekit.problem import Problem
from judgekit.proving.trials import Trial
from judgekit.verdict import CaseResult, Verdict

NAME_WIDTH = 28
WIDE_CELL = 7
NOT_RUN = "."
MOST_CASES = 240  # that are shown
_LETTERS = {
    Verdict.AC: "A",
    Verdict.WA: "W",
    Verdict.TLE: "T",
    Verdict.MLE: "M",
    Verdict.OLE: "O",
    Verdict.RTE: "R",
    Verdict.JE: "J",
}


def trial_table(problem: Problem, trials: Sequence[Trial], width: int) -> Iterator[str]:
    """The lines of the table, none longer than `width` characters (as far as 60 allows)."""
    names = [case.name for case in problem.cases[:MOST_CASES]]
    left = min(NAME_WIDTH, max((len(_name(trial)) for trial in trials), default=0)) + 1
    room = max(width, 60) - left - 15
    wide = WIDE_CELL * len(names) <= room
    limit = problem.limits.cpu_seconds
    rows = [(trial, _cells(trial, names, limit, wide)) for trial in trials]
    for start in range(0, len(names), room):
        part = slice(start, len(names) if wide else start + room)
        yield from _head([_number(name) for name in names[part]], left, wide)
        folder = ""
        for trial, cells in rows:
            if start > 0 and (len(set(cells)) == 1 or set(cells[part]) <= {NOT_RUN}):
                continue  # nothing new
            if trial.source.parent.name != folder:
                folder = trial.source.parent.name
                yield f"{printable(folder)}/"
            yield f"{_summary(trial, left)}{''.join(cells[part])}".rstrip()
        if wide:
            break
    if len(problem.cases) > MOST_CASES:
        yield f"and {len(problem.cases) - MOST_CASES} more cases, not shown"
    yield from _legend(trials, wide, width)


def _head(numbers: Sequence[str], left: int, wide: bool) -> Iterator[str]:
    titles = f"  {'':{left}}got bad  max "
    if wide:
        yield titles + "".join(f"{number:>{WIDE_CELL}}" for number in numbers)
    else:
        yield " " * len(titles) + "".join(number[:1] for number in numbers)
        yield titles + "".join(number[1:] for number in numbers)


def _summary(trial: Trial, left: int) -> str:
    """What a row says before its cells; `!` marks a submission that did not as expected."""
    mark = "! " if trial.faults else "  "
    name = f"{mark}{_name(trial):{left}}"
    if trial.verdict is None:
        return f"{name}skipped: needs {trial.missing}"
    if trial.slowest is None:
        return f"{name}{trial.verdict.name:3}"
    bad = sum(result.verdict is not Verdict.AC for result in trial.results)
    return f"{name}{trial.verdict.name:3} {bad or '':>3} {_seconds(trial.slowest):>4} "


def _cells(trial: Trial, names: Sequence[str], limit_seconds: float, wide: bool) -> list[str]:
    if not trial.results:
        return [""] * len(names)
    results = {result.case: result for result in trial.results}
    return [_cell(results.get(name), limit_seconds, wide) for name in names]


def _cell(result: CaseResult | None, limit_seconds: float, wide: bool) -> str:
    if result is None:
        return f"{NOT_RUN:>{WIDE_CELL}}" if wide else NOT_RUN
    letter = _LETTERS[result.verdict]
    if wide:
        return f"{letter + ' ' + _seconds(result):>{WIDE_CELL}}"
    if result.verdict is not Verdict.AC:
        return letter
    return str(min(9, int(10 * result.cpu_seconds / limit_seconds)))


def _legend(trials: Sequence[Trial], wide: bool, width: int) -> list[str]:
    verdicts = {result.verdict for trial in trials for result in trial.results}
    words = [
        f"{letter} {verdict.value}"
        for verdict, letter in _LETTERS.items()
        if verdict in verdicts and (wide or verdict is not Verdict.AC)
    ]
    if not wide:
        words.insert(0, "0-9 accepted, in tenths of the limit")
    words += [f"{NOT_RUN} not run", "bad: cases failed", "max: CPU s"]
    return wrap(", ".join(words), max(width, 60))


def _name(trial: Trial) -> str:
    name = printable(trial.source.name, 200)
    return name if len(name) <= NAME_WIDTH else f"{name[: NAME_WIDTH - 1]}…"


def _seconds(result: CaseResult) -> str:
    """The CPU time in four characters, or five from 100 s on."""
    return f"{result.cpu_seconds:.3f}"[:4].rstrip(".").rjust(4)


def _number(case: str) -> str:
    """The last two digits of the number that a case's name begins with."""
    found = re.search(r"/(\d+)", case)
    return found[1][-2:].rjust(2) if found else "  "
