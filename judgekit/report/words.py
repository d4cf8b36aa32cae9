"""The facts of a result in words: every report says them the same way."""

from __future__ import annotations

from judgekit.compare import Difference
from judgekit.escaping import last_lines, printable, quoted
from judgekit.report import Summary
from judgekit.sandbox import Limit, Limits
from judgekit.verdict import CaseResult, Verdict, ending


def mib(size_bytes: int) -> str:
    return f"{size_bytes / 2**20:.1f} MiB"


def limits_in_words(limits: Limits) -> str:
    """Like `10 s of CPU, 256 MiB`."""
    return f"{limits.cpu_seconds:g} s of CPU, {limits.memory_bytes / 2**20:g} MiB"


def details(result: CaseResult, limits: Limits) -> list[str]:
    """Why the verdict of `result` is not AC, a line each; empty for AC."""
    if result.exceeded is not None:
        return [exceeded(result.exceeded, limits)]
    if result.verdict is Verdict.RTE:
        return [ending(result.status), *last_lines(result.error)]
    if result.check is None:
        return []
    lines = last_lines(result.check.message) if result.verdict is not Verdict.AC else []
    if result.check.difference is not None:
        lines += difference_in_words(result.check.difference)
    return lines


def exceeded(limit: Limit, limits: Limits) -> str:
    """Which limit was passed, and what it is."""
    return {
        Limit.CPU: f"CPU time over {limits.cpu_seconds:g} s",
        Limit.WALL: f"wall time over {limits.wall_seconds:g} s (it sleeps or waits)",
        Limit.MEMORY: f"memory over {limits.memory_bytes / 2**20:g} MiB",
        Limit.OUTPUT: f"output over {limits.output_bytes / 2**20:g} MiB",
    }[limit]


def difference_in_words(difference: Difference) -> list[str]:
    """Where an output first differs, in one line if it is short."""
    got = "the output ends" if difference.got is None else f"got {quoted(difference.got)}"
    if difference.wanted is None:
        wanted = "wanted nothing more"
    else:
        wanted = f"wanted {quoted(difference.wanted)}"
    place = f"line {difference.line}, token {difference.token}:"
    line = f"{place} {got}, {wanted}"
    return [line] if len(line) <= 74 else [place, f"  {got}", f"  {wanted}"]


def summary_in_words(summary: Summary, cases: int, limits: Limits) -> list[str]:
    """The summary in one line, behind the verdict; then what it must be read with."""
    parts = [f"{summary.passed}/{cases} cases"]
    if summary.passed < summary.judged < cases:
        parts[0] += f" ({summary.judged} judged)"
    if summary.slowest is not None:
        parts.append(f"slowest {summary.slowest.cpu_seconds:.3f} of {limits.cpu_seconds:g} s")
        parts.append(f"peak {mib(summary.peak_bytes)}")
    parts.append(f"total {summary.total_seconds:.2f} s")
    lines = [", ".join(parts)]
    if summary.missing:
        lines.append("isolation: no " + ", no ".join(summary.missing))
    return lines


def compile_lines(summary: Summary) -> list[str]:
    """The beginning of what the compiler said."""
    lines = [line for line in summary.compile_message.split(b"\n") if line.strip()]
    return [printable(line.rstrip(), 74) for line in lines[:8]]
