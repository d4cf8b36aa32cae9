"""Where reports go: the screen, and the files that were asked for, told as one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import TextIO

from judgekit.errors import KitError
from judgekit.files import check_writable, write_whole
from judgekit.report import Report, Start, Summary
from judgekit.report.text import TextReport, wants_colour
from judgekit.verdict import CaseResult


class Reports:
    """Several reports told as one; `close` reaches each of them even if one fails."""

    def __init__(self, reports: Sequence[Report]) -> None:
        self._reports = reports

    def start(self, start: Start) -> None:
        for report in self._reports:
            report.start(start)

    def case(self, result: CaseResult) -> None:
        for report in self._reports:
            report.case(result)

    def end(self, summary: Summary) -> None:
        for report in self._reports:
            report.end(summary)

    def close(self, interrupted: bool) -> None:
        with ExitStack() as stack:
            for report in self._reports:
                stack.callback(report.close, interrupted)


def choose_reports(json: str | None, junit: str | None) -> Report:
    """The report for the screen, and those to the files `json` and `junit`.

    With `-` for one of the files, that goes to standard output and the screen's
    report to standard error. KitError if a file could not be written.
    """
    reports: list[Report] = []
    if json is not None:
        from judgekit.report.json import JsonReport

        reports.append(JsonReport(_writer(json)))
    if junit is not None:
        from judgekit.report.junit import JunitReport

        if json == junit:
            raise KitError(f"--json and --junit both write to {json}; name two files")
        reports.append(JunitReport(_writer(junit)))
    screen = sys.stderr if "-" in (json, junit) else sys.stdout
    return Reports([*reports, _screen_report(screen)])  # what is shown is in the files, too


def _screen_report(stream: TextIO) -> Report:
    colour = wants_colour(stream)
    if stream.isatty() and find_spec("rich") is not None:
        from judgekit.report.live import LiveReport

        return LiveReport(stream, colour)
    return TextReport(lambda line: print(line, file=stream, flush=True), colour)


def _writer(word: str) -> Callable[[bytes], None]:
    if word == "-":
        return _write_to_standard_output
    path = Path(word)
    check_writable(path)
    return lambda content: write_whole(path, content)


def _write_to_standard_output(content: bytes) -> None:
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()
