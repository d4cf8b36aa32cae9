"""What the solutions cost beside compiled C: `python bench/solutions.py`.

The classic programs among the contrast submissions are compiled with -O2 into a temporary folder.
A Python solution and its C program take turns on one input, each run a whole process, so that a
machine that changes its speed changes both. Times are CPU seconds and medians; the memory is the
highest peak of the Python runs. `eightqueens` has no C beside it but an interpreter that does
nothing: what it adds to that is its cost.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory, TemporaryFile

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 3
START_ROUNDS = 41
START_WANTED_MS = 3.0
C_PROGRAMS = {"nqueens": "bit_masks.c", "kqueen": "memo_short_side.c"}  # whatever their verdict
MEBIBYTE = 1 << 20

ALL_BOARDS = [(m, n) for m in range(1, 13) for n in range(m, 150 // m + 1)]
BOARDS_BY_AREA = [(5, 10), (7, 10), (9, 10), (10, 11), (10, 12), (10, 13), (12, 12), (10, 15)]


@dataclass(frozen=True, slots=True)
class Comparison:
    """An input of a problem, and the share of the C program's time that the solution may take."""

    problem: str
    name: str
    input: str
    wanted_ratio: float


COMPARISONS = [
    Comparison("nqueens", "nqueens, n = 16", "16\n", 0.50),
    Comparison(
        "kqueen",
        f"kqueen, all {len(ALL_BOARDS)} boards",
        "".join(f"{m} {n} 0 50\n" for m, n in ALL_BOARDS),
        0.20,
    ),
    Comparison("kqueen", "kqueen, 12 12 0 50", "12 12 0 50\n", 0.20),
    Comparison("kqueen", "kqueen, 15 10 0 50", "15 10 0 50\n", 0.08),
]


@dataclass(frozen=True, slots=True)
class Used:
    """The CPU seconds of a process and the peak of its memory in bytes."""

    cpu_seconds: float
    peak_bytes: int


def main() -> int:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        print("bench/solutions.py: no C compiler (cc or gcc) to compare with", file=sys.stderr)
        return 2
    with TemporaryDirectory(prefix="solutions-bench-") as folder:
        programs = {}
        for problem, name in C_PROGRAMS.items():
            (source,) = (ROOT / "problems" / problem / "submissions").glob(f"*/{name}")
            programs[problem] = Path(folder, problem)
            command = [compiler, "-O2", "-o", str(programs[problem]), str(source)]
            if subprocess.run(command, check=False).returncode != 0:
                print(f"bench/solutions.py: cannot compile {source}", file=sys.stderr)
                return 2
        print(f"CPU seconds, medians of {ROUNDS} runs in turn; C is compiled with -O2")
        print(f"{'':26}{'Python':>9}{'C':>9}{'ratio':>9}{'wanted':>10}{'peak MiB':>11}")
        for comparison in COMPARISONS:
            _compare(comparison, programs[comparison.problem])
        _start()
        _growth("n", "nqueens", {str(n): f"{n}\n" for n in range(8, 17)}, programs["nqueens"])
        boards = {f"{m} x {n} = {m * n}": f"{m} {n} 0 50\n" for m, n in BOARDS_BY_AREA}
        _growth("board", "kqueen", boards, programs["kqueen"])
    return 0


def _compare(comparison: Comparison, program: Path) -> None:
    script = [sys.executable, "-B", str(_solution(comparison.problem))]
    python, c = _in_turn([script, [str(program)]], comparison.input, ROUNDS)
    seconds, c_seconds = _median_seconds(python), _median_seconds(c)
    peak = max(used.peak_bytes for used in python) / MEBIBYTE
    print(
        f"{comparison.name:26}{seconds:9.2f}{c_seconds:9.2f}{seconds / c_seconds:9.3f}"
        f"{f'<= {comparison.wanted_ratio:.2f}':>10}{peak:11.0f}",
        flush=True,
    )


def _start() -> None:
    """What eightqueens adds to the start of the interpreter, on the statement's sample."""
    sample = "2\n2 2\n5 3\n"
    script = [sys.executable, "-B", str(_solution("eightqueens"))]
    nothing = [sys.executable, "-B", "-c", "pass"]
    python, start = _in_turn([script, nothing], sample, START_ROUNDS)
    milliseconds = [1000 * _median_seconds(used) for used in (python, start)]
    peak = max(used.peak_bytes for used in python) / MEBIBYTE
    print(f"\nmilliseconds, medians of {START_ROUNDS} runs in turn; start is `python -c pass`")
    print(f"{'':26}{'Python':>9}{'start':>9}{'more':>9}{'wanted':>10}{'peak MiB':>11}")
    print(
        f"{'eightqueens, sample':26}{milliseconds[0]:9.1f}{milliseconds[1]:9.1f}"
        f"{milliseconds[0] - milliseconds[1]:9.1f}{f'<= {START_WANTED_MS:.0f}':>10}{peak:11.0f}",
        flush=True,
    )


def _growth(what: str, problem: str, inputs: dict[str, str], program: Path) -> None:
    """How the time grows: one run of each program for each input."""
    print(f"\n{problem}, one run each")
    print(f"{what:26}{'Python':>9}{'C':>9}{'ratio':>9}")
    script = [sys.executable, "-B", str(_solution(problem))]
    for name, text in inputs.items():
        (python,), (c,) = _in_turn([script, [str(program)]], text, 1)
        ratio = python.cpu_seconds / c.cpu_seconds
        print(f"{name:26}{python.cpu_seconds:9.3f}{c.cpu_seconds:9.3f}{ratio:9.2f}", flush=True)


def _solution(problem: str) -> Path:
    return ROOT / "solutions" / f"{problem}.py"


def _in_turn(commands: Sequence[Sequence[str]], text: str, rounds: int) -> list[list[Used]]:
    """Run the commands one after the other, `rounds` times over; what each run used."""
    used: list[list[Used]] = [[] for _ in commands]
    with TemporaryFile() as given:
        given.write(text.encode())
        given.flush()
        for _ in range(rounds):
            for runs, command in zip(used, commands, strict=True):
                runs.append(_run(command, given.fileno()))
    return used


def _run(command: Sequence[str], given: int) -> Used:
    os.lseek(given, 0, os.SEEK_SET)
    process = subprocess.Popen(command, stdin=given, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"bench/solutions.py: {command[-1]} ended with {process.returncode}")
    return Used(usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)


def _median_seconds(runs: Sequence[Used]) -> float:
    return median(used.cpu_seconds for used in runs)


if __name__ == "__main__":
    sys.exit(main())
