"""The report for people: a line a case as soon as it is there, then a summary."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TextIO

from judgekit.escaping import printable
from judgekit.report import Start, Summary
from judgekit.report.words import compile_lines, details, limits_in_words, mib, summary_in_words
from judgekit.verdict import CaseResult, Verdict

NAME_WIDTH = 40
_COLOURS = {Verdict.AC: "32", Verdict.TLE: "33", Verdict.MLE: "33", Verdict.OLE: "33"}
_OTHER_COLOUR = "31"


def wants_colour(stream: TextIO) -> bool:
    """Colour is for terminals that take it, unless the person says no (https://no-color.org)."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


class TextReport:
    """Writes lines with `write`, which adds the line's end."""

    def __init__(self, write: Callable[[str], None], colour: bool) -> None:
        self._write = write
        self._colour = colour
        self._first = True

    def start(self, start: Start) -> None:
        self._start = start
        names = (len(printable(name, NAME_WIDTH)) for name in start.cases)
        self._width = max(names, default=0)
        if not self._first:
            self._write("")
        self._first = False
        source = printable(str(start.submission), 200)
        self._write(f"{start.problem}: {source} ({limits_in_words(start.limits)} a case)")

    def case(self, result: CaseResult) -> None:
        name = printable(result.case, NAME_WIDTH)
        self._write(
            f"{self._verdict(result.verdict)}  {name:{self._width}}"
            f"  {result.cpu_seconds:8.3f} s  {mib(result.peak_bytes):>10}"
        )
        for line in details(result, self._start.limits):
            self._write(f"     {line}")

    def end(self, summary: Summary) -> None:
        for line in compile_lines(summary):
            self._write(f"     {line}")
        first, *rest = summary_in_words(summary, len(self._start.cases), self._start.limits)
        verdict = self._verdict(summary.verdict) if summary.verdict else "interrupted:"
        self._write(f"{verdict}  {first}")
        for line in rest:
            self._write(f"     {line}")

    def close(self, interrupted: bool) -> None:
        pass

    def _verdict(self, verdict: Verdict) -> str:
        name = f"{verdict.name:3}"
        if not self._colour:
            return name
        return f"\x1b[1;{_COLOURS.get(verdict, _OTHER_COLOUR)}m{name}\x1b[0m"
