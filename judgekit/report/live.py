"""The report on a terminal with `rich` installed: the plain lines, and a progress bar below."""

from __future__ import annotations

from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from judgekit.escaping import printable
from judgekit.report import Start, Summary
from judgekit.report.text import TextReport
from judgekit.verdict import CaseResult


class LiveReport:
    """Says what `TextReport` says, and how far it is."""

    def __init__(self, stream: TextIO, colour: bool) -> None:
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=Console(file=stream, no_color=not colour),
            transient=True,
        )
        self._text = TextReport(self._print, colour)

    def _print(self, line: str) -> None:
        self._progress.console.print(Text.from_ansi(line), soft_wrap=True)

    def start(self, start: Start) -> None:
        self._text.start(start)
        self._task = self._progress.add_task(printable(start.problem), total=len(start.cases))
        self._progress.start()

    def case(self, result: CaseResult) -> None:
        self._text.case(result)
        self._progress.advance(self._task)

    def end(self, summary: Summary) -> None:
        self._progress.remove_task(self._task)
        self._progress.stop()
        self._text.end(summary)

    def close(self, interrupted: bool) -> None:
        self._progress.stop()
