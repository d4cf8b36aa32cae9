"""The report for programs: one JSON document, described by `schema.json` beside this file.

It is written whole when all is judged, or when the judge is interrupted, with
what was judged until then. Bytes of submissions are made printable first.
"""

from __future__ import annotations

from collections.abc import Callable

from judgekit.escaping import printable
from judgekit.report import Start, Summary
from judgekit.report.words import details
from judgekit.sandbox import Limits
from judgekit.verdict import CaseResult, ending

SHOWN = 400
Json = dict[str, object]


class JsonReport:
    """Collects results; `write` is called once, with the whole document."""

    def __init__(self, write: Callable[[bytes], None]) -> None:
        self._write = write
        self._submissions: list[Json] = []
        self._results: list[Json] = []

    def start(self, start: Start) -> None:
        self._start = start
        self._results = []
        self._submissions.append(_start(start, self._results))

    def case(self, result: CaseResult) -> None:
        self._results.append(_case(result, self._start.limits))

    def end(self, summary: Summary) -> None:
        self._submissions[-1].update(_summary(summary))

    def close(self, interrupted: bool) -> None:
        import json

        document = {
            "schema_version": 1,
            "interrupted": interrupted,
            "submissions": self._submissions,
        }
        self._write(json.dumps(document, indent=2).encode() + b"\n")


def _start(start: Start, results: list[Json]) -> Json:
    return {
        "problem": start.problem,
        "submission": printable(str(start.submission), SHOWN),
        "language": start.language,
        "limits": {
            "cpu_seconds": start.limits.cpu_seconds,
            "wall_seconds": start.limits.wall_seconds,
            "memory_bytes": start.limits.memory_bytes,
            "output_bytes": start.limits.output_bytes,
        },
        "cases": len(start.cases),
        "results": results,
    }


def _case(result: CaseResult, limits: Limits) -> Json:
    difference = result.check.difference if result.check else None
    return {
        "case": printable(result.case, SHOWN),
        "verdict": result.verdict.name,
        "cpu_seconds": round(result.cpu_seconds, 6),
        "wall_seconds": round(result.wall_seconds, 6),
        "peak_bytes": result.peak_bytes,
        "exit_status": result.status if result.status >= 0 else None,
        "signal": ending(result.status).split()[-1] if result.status < 0 else None,
        "exceeded": result.exceeded.value if result.exceeded else None,
        "difference": difference
        and {
            "line": difference.line,
            "token": difference.token,
            "got": None if difference.got is None else printable(difference.got, SHOWN),
            "wanted": None if difference.wanted is None else printable(difference.wanted, SHOWN),
        },
        "details": details(result, limits),
    }


def _summary(summary: Summary) -> Json:
    slowest = summary.slowest
    return {
        "verdict": summary.verdict.name if summary.verdict else None,
        "passed": summary.passed,
        "judged": summary.judged,
        "slowest": slowest
        and {
            "case": printable(slowest.case, SHOWN),
            "cpu_seconds": round(slowest.cpu_seconds, 6),
        },
        "peak_bytes": summary.peak_bytes,
        "total_seconds": round(summary.total_seconds, 6),
        "missing_isolation": list(summary.missing),
        "compile_message": printable(summary.compile_message, 4096),
    }
