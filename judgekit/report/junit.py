"""The report for build servers: JUnit XML, a test suite for each submission.

A wrong verdict is a `failure`, a fault of the problem (JE) an `error`. XML has
no way to hold most control characters, so texts are made printable first.
"""

from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree

from judgekit.escaping import printable
from judgekit.report import Start, Summary
from judgekit.report.words import compile_lines, details, summary_in_words
from judgekit.verdict import CaseResult, Verdict

SHOWN = 400


class JunitReport:
    """Collects results; `write` is called once, with the whole document."""

    def __init__(self, write: Callable[[bytes], None]) -> None:
        self._write = write
        self._root = ElementTree.Element("testsuites")

    def start(self, start: Start) -> None:
        self._start = start
        self._counts = {"tests": 0, "failures": 0, "errors": 0}
        name = f"{start.problem}: {printable(str(start.submission), SHOWN)}"
        self._suite = ElementTree.SubElement(self._root, "testsuite", name=name)

    def case(self, result: CaseResult) -> None:
        test = self._test(printable(result.case, SHOWN), result.cpu_seconds)
        if result.verdict is not Verdict.AC:
            self._failed(test, result.verdict, details(result, self._start.limits))

    def end(self, summary: Summary) -> None:
        if summary.verdict is Verdict.CE:
            self._failed(self._test("compile", 0.0), Verdict.CE, compile_lines(summary))
        for key, count in self._counts.items():
            self._suite.set(key, str(count))
        self._suite.set("time", f"{summary.total_seconds:.6f}")
        lines = summary_in_words(summary, len(self._start.cases), self._start.limits)
        ElementTree.SubElement(self._suite, "system-out").text = "\n".join(lines)

    def close(self, interrupted: bool) -> None:
        ElementTree.indent(self._root)
        self._write(ElementTree.tostring(self._root, "utf-8", xml_declaration=True) + b"\n")

    def _test(self, name: str, cpu_seconds: float) -> ElementTree.Element:
        self._counts["tests"] += 1
        return ElementTree.SubElement(
            self._suite,
            "testcase",
            classname=self._start.problem,
            name=name,
            time=f"{cpu_seconds:.6f}",
        )

    def _failed(self, test: ElementTree.Element, verdict: Verdict, lines: list[str]) -> None:
        kind = "error" if verdict is Verdict.JE else "failure"
        self._counts[f"{kind}s"] += 1
        message = f"{verdict.name}: {verdict.value}"
        ElementTree.SubElement(test, kind, type=verdict.name, message=message).text = "\n".join(
            lines
        )
