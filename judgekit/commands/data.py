"""`judge.py data [NAME ...]`: make the generated test data again."""

from __future__ import annotations

import argparse
from pathlib import Path

from judgekit.answering import make_oracle
from judgekit.building import Workshop
from judgekit.checking import read
from judgekit.errors import KitError
from judgekit.files import write_whole
from judgekit.generating import load_generator
from judgekit.problem import load_problem, problem_names
from judgekit.sandbox import Sandbox

SUMMARY = """\
Write the test cases that problems' generators make, answered by the model
solutions. Files with the right bytes are left alone, and so are other cases."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("problems", nargs="*", metavar="NAME", help="problems (none: all)")


def run(root: Path, arguments: argparse.Namespace) -> int:
    with Sandbox() as box, Workshop(box, root / "languages.toml") as workshop:
        for name in arguments.problems or problem_names(root):
            made, changed = _make(root, workshop, name)
            print(f"{name}: {made} generated cases, {changed} files changed")
    return 0


def _make(root: Path, workshop: Workshop, name: str) -> tuple[int, int]:
    """Write one problem's generated cases; returns how many cases, and files that changed."""
    problem = load_problem(root, name, with_cases=False)
    oracle = make_oracle(workshop, problem)
    made = changed = 0
    for case, content in load_generator(problem).cases():
        if complaint := oracle.complaint(content):
            raise KitError(f"{problem.folder / 'generator.py'}: {case} is not valid: {complaint}")
        try:
            answer = oracle.answer(content)
        except KitError as error:
            raise KitError(f"{case}: {error}") from error
        path = problem.data_folder / f"{case}.in"
        path.parent.mkdir(parents=True, exist_ok=True)
        for file, right in ((path, content), (path.with_suffix(".ans"), answer)):
            if not file.exists() or read(file) != right:
                write_whole(file, right)
                changed += 1
        made += 1
    return made, changed
