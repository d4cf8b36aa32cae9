"""`judge.py NAME [SUBMISSION ...]`: judge submissions, show every case, sum up."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from judgekit.arguments import jobs, memory_limit, time_limit
from judgekit.errors import KitError

if TYPE_CHECKING:  # `--help` need not wait for what only judging needs
    from judgekit.judging import Options
    from judgekit.problem import Problem

SUMMARY = "Judge submissions against the test cases of a problem."
MORE = """\
without arguments: list the problems
other commands (judge.py COMMAND --help):
  add NAME [FILE ...]   add test cases
  data [NAME ...]       make the generated test data again
  doctor                say whether this machine can be trusted to judge
  new NAME              begin a problem
  pack NAME             write a package for DOMjudge, Kattis and BAPCtools
  strength NAME [FILE]  make small mistakes in a solution: does the data notice?
  stress NAME FILE      look for a small input on which FILE is wrong
  verify NAME           prove that data, submissions and limit are good"""

USAGE = """\
python judge.py NAME                judge solutions/NAME.py on every case
python judge.py NAME mine.py        judge mine.py
python judge.py add NAME < my.in    add a test case
python judge.py --help              all that it can do"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.usage = "judge.py [options] NAME [SUBMISSION ...]"
    parser.add_argument("words", nargs="*", metavar="NAME [SUBMISSION ...]", help=argparse.SUPPRESS)
    add = parser.add_argument
    add("--all", action="store_true", help="judge the model solutions of all problems")
    add(
        "--case",
        action="append",
        default=[],
        metavar="CASE",
        help="only this case; a prefix or a glob is enough; repeatable",
    )
    add("--samples", action="store_true", help="only the sample cases")
    add(
        "-t",
        "--time-limit",
        type=time_limit,
        metavar="S",
        help="seconds of CPU time for each case",
    )
    add(
        "-m",
        "--memory-limit",
        type=memory_limit,
        metavar="MIB",
        help="memory for each case",
    )
    add(
        "-j",
        "--jobs",
        type=jobs,
        default=1,
        metavar="N",
        help="judge N cases at a time (default 1)",
    )
    add("--fail-fast", action="store_true", help="stop at the first case that fails")
    add("--json", metavar="FILE", help="write the results as JSON (- for standard output)")
    add("--junit", metavar="FILE", help="write the results as JUnit XML (- likewise)")
    add(
        "--isolation",
        choices=("full", "auto", "none"),
        default="auto",
        help="full: refuse to run without every layer; auto: use what is there (default)",
    )


def run(root: Path, arguments: argparse.Namespace) -> int:
    if not arguments.words and not arguments.all:
        return _list(root)
    from judgekit.building import Workshop
    from judgekit.report.outputs import choose_reports
    from judgekit.sandbox import Sandbox
    from judgekit.session import judge_submission, pick_cases
    from judgekit.verdict import Verdict

    with ExitStack() as stack:
        work = [
            (problem, source, pick_cases(problem, arguments.samples, arguments.case))
            for problem, source in _work(root, arguments.words, arguments.all, stack)
        ]
        report = choose_reports(arguments.json, arguments.junit)
        verdicts = []
        interrupted = True
        try:
            box = stack.enter_context(Sandbox(arguments.isolation))
            workshop = stack.enter_context(Workshop(box, root / "languages.toml"))
            for _, source, _ in work:
                workshop.check(source)
            for problem, source, cases in work:
                options = _options(problem, arguments)
                verdicts.append(judge_submission(workshop, problem, source, cases, options, report))
            interrupted = False
        finally:
            report.close(interrupted)
    return 0 if all(verdict is Verdict.AC for verdict in verdicts) else 1


def _work(
    root: Path, words: list[str], every: bool, stack: ExitStack
) -> list[tuple[Problem, Path]]:
    """The pairs of problem and submission that are asked for; `stack` keeps packages open."""
    from judgekit.opening import open_problem
    from judgekit.problem import problem_names
    from judgekit.session import default_submission

    if every and words:
        raise KitError(f"--all judges every problem; leave out {words[0]!r} or --all")
    names = problem_names(root) if every else words[:1]
    problems = [stack.enter_context(open_problem(root, name)) for name in names]
    sources = [Path(word) for word in words[1:]]
    return [
        (problem, source)
        for problem in problems
        for source in sources or [default_submission(problem)]
    ]


def _options(problem: Problem, arguments: argparse.Namespace) -> Options:
    from judgekit.judging import Options
    from judgekit.sandbox import Limits

    limits = Limits(
        cpu_seconds=arguments.time_limit or problem.limits.cpu_seconds,
        memory_bytes=arguments.memory_limit or problem.limits.memory_bytes,
        output_bytes=problem.limits.output_bytes,
    )
    return Options(limits, arguments.jobs, arguments.fail_fast)


def _list(root: Path) -> int:
    """Show every problem with its cases and limits; a faulty one with its fault."""
    from judgekit.problem import load_problem, problem_names

    names = problem_names(root)
    width = max(map(len, ["problem", *names]))
    print(f"{'problem':{width}}  cases  time limit    memory  title")
    status = 0
    for name in names:
        try:
            problem = load_problem(root, name)
        except KitError as error:
            status = 2
            print(f"{name:{width}}  {error}")
            continue
        limits = problem.limits
        print(
            f"{name:{width}}  {len(problem.cases):5}  {limits.cpu_seconds:8g} s"
            f"  {limits.memory_bytes / 2**20:4g} MiB  {problem.title}"
        )
    print(f"\n{USAGE}")
    return status
