"""Hold the packages of all problems against the tools of those who receive them.

    tools/peers.py BIN [NAME ...]     BIN: the folder with verifyproblem and bt

Every problem is packed in both formats, without asking `verify`. problemtools'
`verifyproblem` checks the legacy package; BAPCtools' `bt validate` and `bt run`
check that of 2025-09. (Neither tool reads the other format.) Each line that a
tool prints must be one of its usual ones, or a remark that is explained below
and in docs/packages.md; any other one fails. Where this machine lacks something
that a tool wants, the tool is told to do without, and that is said.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from judgekit.packing import FORMATS, pack, package_name  # noqa: E402, since the kit is not installed
from judgekit.problem import Problem, load_problem, problem_names  # noqa: E402

SUITES = ("problemtools", "bapctools")
PARTS = ("config", "statement", "validators", "graders", "data", "submissions")

USUAL = (
    # problemtools
    r"Loading problem \w+",
    r"Checking .*",
    r" +\S+/\S+ \(.*\) OK: (AC|WA|RTE|TLE) \[.*\]",
    r" +Slowest AC runtime: .*",
    r" +Solutions give timelim of .*",
    r"Submission results:",
    r" +\S+( +(sample|secret|Time|AC:\S+|WA|RTE|TLE|-|\d+\.\d\ds))+",
    r"(?P<problem>\w+) tested: 0 errors, \d+ warnings?",
    # BAPCtools
    r"PROBLEM \w+",
    r"LOG: Didn't find any test cases for .* Skipping\.",
    r"Generic (Invalidation|output validation): Generated (in)?valid test cases based on: .*",
    r"[A-Z][A-Za-z ]+: Done",
    r"Run: using timelimit: .*",
    r"accepted/\S+: *AC *[\d.]+s @ \S+",
    r"wrong_answer/\S+: *WA *[\d.]+s @ \S+",
    r"run_time_error/\S+: *RTE *[\d.]+s @ \S+",
    r"time_limit_exceeded/\S+: *TLE *[\d.]+s @ \S+",
    r"",
)
EXPLAINED = (
    (
        r"WARNING: No dedicated answer validators found\.",
        "answers are checked by the model solution and every accepted submission",
    ),
    (
        r"\w+: found keyword .*\. Did you mean .*\?",
        "keywords are free text in the format; BAPCtools proposes those of its own list",
    ),
    (
        r"WARNING No validator rejects an empty file with flags \"\""
        r"|Generic Invalidation: invalid_input/\d+/empty +was not properly rejected .*"
        r"|Input validation: secret/01-empty-file +Input is empty but was accepted!"
        r"|Answer validation: secret/01-empty-file +Answer is empty but was accepted!",
        "kqueen: an empty file is a valid input, and its answer is empty",
    ),
    (
        r"WARNING The file .*-no-final-newline\.in does not end with '\\n'\."
        r"|Generic Invalidation: invalid_input/\d+/drop_newline +was not properly rejected .*"
        r"|Input validation: secret/\S*-no-final-newline +Input does not end with a newline but.*",
        "kqueen: the last newline of the input may be missing",
    ),
)


def main(words: list[str]) -> int:
    if not words:
        sys.exit(f"usage: {sys.argv[0]} BIN [NAME ...]")
    tools = Path(words[0]).absolute()
    problems = [load_problem(ROOT, name) for name in words[1:] or problem_names(ROOT)]
    versions = _versions(tools)
    print(", ".join(f"{name} {versions[name]}" for name in SUITES))
    with TemporaryDirectory(prefix="judge-peers-") as folder:
        place = Path(folder)
        environment = {**os.environ, "TMPDIR": folder, "XDG_CONFIG_HOME": folder}
        environment["PATH"] = f"{tools}{os.pathsep}{environment['PATH']}"
        parts, languages = _without_what_is_missing()
        unexpected = 0
        for problem in problems:
            for version in FORMATS:
                _unpack(problem, version, place / version / package_name(problem), languages)
            for command, at in _commands(problem, place, parts):
                unexpected += _run(command, at, environment)
    print(f"{len(problems)} problems, {unexpected} remarks that are not explained")
    return 1 if unexpected else 0


def _versions(tools: Path) -> dict[str, str]:
    """The versions of what is installed in the environment of `tools`."""
    paths = [str(path) for path in tools.parent.glob("lib/python3*/site-packages")]
    return {found.name: found.version for found in distributions(path=paths)}


def _without_what_is_missing() -> tuple[tuple[str, ...], str]:
    """The parts that verifyproblem can check here, and a languages.yaml of what differs here."""
    parts: tuple[str, ...] = PARTS
    languages = ""
    if missing := [one for one in ("lualatex", "pandoc", "tidy") if not shutil.which(one)]:
        parts = tuple(part for part in PARTS if part != "statement")
        print(f"statements are not rendered: no {', '.join(missing)}")
    if not shutil.which("pypy3"):
        languages += "python3:\n  compile: python3 -m py_compile {files}\n"
        languages += '  run: python3 "{mainfile}"\n'
        print("Python submissions run with CPython: no pypy3")
    release = "21"
    if javac := shutil.which("javac"):
        release = subprocess.run([javac, "-version"], capture_output=True, text=True).stdout
    found = re.search(r"\d+", release)
    if found and int(found[0]) < 21:
        languages += (
            "java:\n  compile: javac -encoding UTF-8 -sourcepath {path} -d {path} {files}\n"
        )
        print(f"Java submissions are compiled as Java {found[0]}, not 21")
    return parts, languages


def _unpack(problem: Problem, version: str, place: Path, languages: str) -> None:
    place.mkdir(parents=True)
    zipped = place.with_suffix(".zip")
    zipped.write_bytes(pack(problem, version))
    with zipfile.ZipFile(zipped) as archive:
        archive.extractall(place)
    # problemtools looks beside the package, BAPCtools in the folder where it runs.
    for folder in (place.parent, place):
        if folder == place.parent or version != "legacy":
            (folder / "languages.yaml").write_text(languages)


def _commands(
    problem: Problem, place: Path, parts: tuple[str, ...]
) -> Iterator[tuple[list[str], Path]]:
    """The commands to run, and where."""
    name = package_name(problem)
    limit = (place / "legacy" / name / ".timelimit").read_text().strip()
    yield ["verifyproblem", "-t", limit, "-p", *parts, "--", name], place / "legacy"
    yield ["bt", "validate", "--no-bar"], place / "2025-09" / name
    yield ["bt", "run", "--no-bar"], place / "2025-09" / name


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> int:
    """Run a tool, show what it remarks, and count what is not explained."""
    print(f"\n{folder.parent.name}/{folder.name}$ {' '.join(command)}", flush=True)
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    lines = done.stdout.splitlines()
    unexpected = 0
    remarks = 0
    for line in lines:
        if any(re.fullmatch(usual, line.rstrip()) for usual in USUAL):
            continue
        remarks += 1
        why = next((why for what, why in EXPLAINED if re.fullmatch(what, line.rstrip())), None)
        unexpected += why is None
        print(f"  {line}\n    {why or 'NOT EXPLAINED'}")
    if not lines or (done.returncode != 0 and not remarks):
        unexpected += 1
        print(f"  exit status {done.returncode} without a remark: NOT EXPLAINED")
    return unexpected


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
