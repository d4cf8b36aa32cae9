"""`judge.py new NAME`: begin a problem."""

from __future__ import annotations

import argparse
import pkgutil
from pathlib import Path

from judgekit import commands
from judgekit.starting import start_problem

SUMMARY = """\
Begin a problem: settings, statement, input validator, generator, test data, a
solution and a wrong one, all of a small problem that judges at once. Change
them one by one; nothing that is there is ever overwritten."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="what to call the problem")


def run(root: Path, arguments: argparse.Namespace) -> int:
    name = arguments.name
    taken = frozenset(module.name for module in pkgutil.iter_modules(commands.__path__))
    for path in start_problem(root, name, taken):
        print(path.relative_to(root))
    print("\nnext, after every change:")
    print(f"  python judge.py data {name}      make the test data again")
    print(f"  python judge.py verify {name}    see that all of it is good")
    print(f"  python judge.py {name}           judge the solution")
    return 0
