"""`judge.py pack NAME`: hand a problem over to Kattis, DOMjudge or BAPCtools."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from judgekit.arguments import jobs
from judgekit.commands import verify
from judgekit.errors import KitError
from judgekit.files import check_writable, write_whole
from judgekit.packing import FORMATS, check_replaceable, pack, package_name
from judgekit.problem import load_problem

SUMMARY = """\
Write a problem with its data and submissions as one zip, an ICPC problem
package, for DOMjudge, Kattis and BAPCtools. It is verified before."""
MORE = """\
DOMjudge and Kattis take the format legacy, BAPCtools takes 2025-09.
exit status: 0 written, 1 verify found something and nothing was written, 2 it could not be done"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("problem", metavar="NAME", help="the problem")
    parser.add_argument(
        "--format", choices=FORMATS, default=FORMATS[0], help="its version (default: legacy)"
    )
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="where to (default: NAME.zip, here)"
    )
    parser.add_argument("--force", action="store_true", help="write it, whatever verify finds")
    parser.add_argument(
        "-j", "--jobs", type=jobs, default=1, metavar="N", help="as in judge.py verify"
    )


def run(root: Path, arguments: argparse.Namespace) -> int:
    problem = load_problem(root, arguments.problem)
    path = arguments.output or Path(f"{package_name(problem)}.zip")
    check_writable(path)
    check_replaceable(path, problem)
    content = pack(problem, arguments.format)
    if not _is_good(root, arguments):
        if not arguments.force:
            print(f"{path}: not written; mend what was found, or say --force", file=sys.stderr)
            return 1
        print(f"{path}: written in spite of what was found (--force)", file=sys.stderr)
    write_whole(path, content)
    print(f"wrote {path}, format {arguments.format}, {len(content)} bytes")
    return 0


def _is_good(root: Path, arguments: argparse.Namespace) -> bool:
    """Whether `judge.py verify` finds nothing, which it also shows."""
    parser = argparse.ArgumentParser()
    verify.add_arguments(parser)
    words = parser.parse_args([arguments.problem, "--jobs", str(arguments.jobs)])
    try:
        return verify.run(root, words) == 0
    except KitError as error:
        if not arguments.force:
            raise
        print(f"judge.py: {error}", file=sys.stderr)
        return False
