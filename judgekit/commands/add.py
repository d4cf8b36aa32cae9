"""`judge.py add NAME [FILE ...]`: add test cases to a problem's secret data."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from judgekit.adding import Candidate, add_cases, slug
from judgekit.answering import make_oracle
from judgekit.building import Workshop
from judgekit.checking import read
from judgekit.errors import KitError
from judgekit.files import locked
from judgekit.problem import load_problem
from judgekit.sandbox import Sandbox

SUMMARY = """\
Add inputs, from files or standard input, to the secret cases of a problem.
Each is checked by the input validator and answered by the model solution.
Nothing is ever overwritten; if one input is refused, none is added."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("problem", metavar="NAME", help="the problem")
    parser.add_argument("files", nargs="*", metavar="FILE", help="inputs (none: standard input)")
    parser.add_argument("--slug", help="what the case is for, in a word or two, for its name")


def run(root: Path, arguments: argparse.Namespace) -> int:
    problem = load_problem(root, arguments.problem)
    candidates = [
        Candidate(word, slug(arguments.slug or Path(word).stem), read(Path(word)))
        for word in arguments.files
    ] or [_from_standard_input(arguments.problem, arguments.slug)]
    with (
        Sandbox() as box,
        Workshop(box, root / "languages.toml") as workshop,
        locked(problem.data_folder),
    ):
        problem = load_problem(root, arguments.problem)  # what another `add` left meanwhile
        paths = add_cases(problem, make_oracle(workshop, problem), candidates)
    for path in paths:
        print(f"added {path.relative_to(root)} with {path.with_suffix('.ans').name}")
    return 0


def _from_standard_input(name: str, words: str | None) -> Candidate:
    if sys.stdin is None:
        raise KitError(f"no standard input; name a file: judge.py add {name} FILE")
    if sys.stdin.isatty():
        print("type the input, then Ctrl-D on a line of its own", file=sys.stderr)
    return Candidate("standard input", slug(words or ""), sys.stdin.buffer.read())
