"""What the judge costs on this machine: `python bench/judge.py`.

Three figures, each from runs that alternate with what they are compared to, so
that a machine that changes its speed changes both; each is a median.

    start     `judge.py --help` beside the interpreter's own start
    case      100 trivial cases beside a shell loop over the same script
    parallel  100 trivial cases with two jobs beside one job
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
CASES = 100
ROUNDS = 7

LOOP = """\
for input in testdata/echo/secret/*.in; do
    {python} -B echo.py < "$input" > output || echo failed
    cmp -s output "${{input%.in}}.ans" || echo wrong
done
"""


def main() -> int:
    with TemporaryDirectory(prefix="judge-bench-") as name:
        kit = Path(name)
        _make_kit(kit)
        print(f"medians of {ROUNDS} alternating runs, seconds of wall-clock time")
        print(f"{'':34}{'this':>8}{'other':>8}{'':>14}{'wanted':>10}")
        _start(kit)
        _case(kit)
        _parallel(kit)
    return 0


def _make_kit(kit: Path) -> None:
    """A kit with one problem of `CASES` trivial cases."""
    shutil.copy(ROOT / "judge.py", kit)
    shutil.copytree(ROOT / "judgekit", kit / "judgekit")
    (kit / "echo.py").write_text("print(input())\n")
    (kit / "problems/echo").mkdir(parents=True)
    (kit / "problems/echo/problem.toml").write_text('name = "Echo"\n')
    folder = kit / "testdata/echo/secret"
    folder.mkdir(parents=True)
    for number in range(CASES):
        for suffix in ("in", "ans"):
            (folder / f"{number:03}.{suffix}").write_text(f"{number}\n")


def _start(kit: Path) -> None:
    this, other = _alternate(
        kit, [sys.executable, "judge.py", "--help"], [sys.executable, "-c", ""]
    )
    extra = f"{(this - other) * 1000:+.1f} ms"
    print(f"{'judge.py --help, bare Python':34}{this:8.3f}{other:8.3f}{extra:>14}{'+40 ms':>10}")


def _case(kit: Path) -> None:
    loop = LOOP.format(python=shlex.quote(sys.executable))
    judge = [sys.executable, "judge.py", "echo", "echo.py"]
    this, other = _alternate(kit, judge, ["/bin/sh", "-c", loop])
    extra = f"{(this - other) / CASES * 1000:+.2f} ms/case"
    print(f"{f'{CASES} cases, shell loop':34}{this:8.3f}{other:8.3f}{extra:>14}{'+3 ms':>10}")


def _parallel(kit: Path) -> None:
    one = [sys.executable, "judge.py", "echo", "echo.py"]
    this, other = _alternate(kit, [*one, "-j", "2"], one)
    ratio = f"{this / other:.2f} x"
    print(f"{f'{CASES} cases, -j 2 and -j 1':34}{this:8.3f}{other:8.3f}{ratio:>14}{'0.55 x':>10}")


def _alternate(kit: Path, this: Sequence[str], other: Sequence[str]) -> tuple[float, float]:
    """The median seconds of two commands that are run in turn."""
    times: dict[int, list[float]] = {0: [], 1: []}
    for _ in range(ROUNDS):
        for which, command in enumerate((this, other)):
            begin = time.perf_counter()
            subprocess.run(command, cwd=kit, check=True, stdout=subprocess.DEVNULL)
            times[which].append(time.perf_counter() - begin)
    return median(times[0]), median(times[1])


if __name__ == "__main__":
    sys.exit(main())
