"""A small kit of its own in a temporary folder, and `judge.py` run in it as a process."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).parent.parent

SUM_VALIDATOR = """\
import re
import sys

text = sys.stdin.buffer.read()
if not re.fullmatch(rb"-?[0-9]+ -?[0-9]+\\n", text):
    sys.stderr.write("line 1: not two integers\\n")
    sys.exit(43)
sys.exit(42)
"""
SUM_SOLUTION = "a, b = map(int, input().split())\nprint(a + b)\n"


@dataclass(frozen=True)
class Kit:
    """A kit with one problem, `sum`: add the two integers on a line."""

    root: Path

    def write(self, name: str, content: str | bytes) -> Path:
        """Write a file below the kit's root; returns its path."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def case(self, name: str, given: str, answer: str, problem: str = "sum") -> None:
        """Write a case, such as `secret/03-large`."""
        self.write(f"testdata/{problem}/{name}.in", given)
        self.write(f"testdata/{problem}/{name}.ans", answer)

    def start(self, *words: str, **options: object) -> subprocess.Popen[bytes]:
        """Start `judge.py` with `words`; `options` are those of Popen."""
        settings: dict[str, object] = {
            "stdin": subprocess.PIPE,
            "stdout": subprocess.PIPE,
            "stderr": subprocess.PIPE,
            "cwd": self.root,
        }
        command = [sys.executable, str(self.root / "judge.py"), *words]
        return subprocess.Popen(command, **{**settings, **options})  # type: ignore[call-overload, no-any-return]

    def judge(self, *words: str, stdin: bytes = b"") -> Outcome:
        """Run `judge.py` with `words` to its end."""
        process = self.start(*words)
        out, err = process.communicate(stdin, timeout=50)
        return Outcome(process.returncode, out.decode(), err.decode())

    def files(self) -> dict[str, bytes]:
        """Everything in the kit's data and problems, to see what a command changed."""
        return {
            str(path.relative_to(self.root)): path.read_bytes()
            for folder in ("problems", "testdata", "solutions")
            for path in sorted((self.root / folder).rglob("*"))
            if path.is_file()
        }


@dataclass(frozen=True)
class Outcome:
    """How a run of `judge.py` ended, and what it printed."""

    status: int
    out: str
    err: str


def make_kit(root: Path) -> Kit:
    """A kit with the problem `sum`, one sample, two secret cases and a right solution."""
    kit = Kit(root)
    kit.root.mkdir()
    kit.write("judge.py", (REPOSITORY / "judge.py").read_bytes())
    (root / "judgekit").symlink_to(REPOSITORY / "judgekit")
    kit.write("problems/sum/problem.toml", 'name = "Sum"\n[limits]\ntime_limit = 1.0\n')
    kit.write("problems/sum/input_validator.py", SUM_VALIDATOR)
    kit.write("solutions/sum.py", SUM_SOLUTION)
    kit.case("sample/01-small", "1 2\n", "3\n")
    kit.case("secret/01-negative", "-5 2\n", "-3\n")
    kit.case("secret/02-large", "1000000000000 1\n", "1000000000001\n")
    return kit
