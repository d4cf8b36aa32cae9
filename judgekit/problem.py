"""Problems as values: what is asked, what it is judged on, where its files are.

This module alone knows the folder layout. For a problem NAME below the kit's
root:

    problems/NAME/problem.toml             title and limits (see `settings`)
    problems/NAME/input_validator.*        reads an input, exits 42 if it is valid
    problems/NAME/output_validator.*       optional: judges outputs in place of `compare`
    problems/NAME/generator.py             optional: makes the test data
    problems/NAME/submissions/VERDICT/*    optional: submissions whose verdict is known; in
                                           mixed/, a tag in each says which verdicts it may get
    testdata/NAME/sample, secret           01-slug.in with 01-slug.ans (or .out) beside it
    solutions/NAME.*                       the model solution

A problem exists because its folder exists. Everything is read and checked
here, before anything runs: each fault is a KitError with the file's name.
"""

from __future__ import annotations

import os
import re
import stat
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from judgekit.errors import KitError
from judgekit.expectation import Rule, tagged_verdicts
from judgekit.sandbox import Limits
from judgekit.settings import Settings, read_settings
from judgekit.verdict import Verdict

GROUPS = ("sample", "secret")
ANSWER_SUFFIXES = (".ans", ".out")
EXPECTED = {
    "accepted": Verdict.AC,
    "wrong_answer": Verdict.WA,
    "time_limit_exceeded": Verdict.TLE,
    "run_time_error": Verdict.RTE,
}
MIXED = "mixed"  # a submission that may get one of several verdicts
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")
_DROPPING = re.compile(r"\..*|.*~|#.*#|.*\.(bak|orig|rej|swp|swo|tmp)|Thumbs\.db|desktop\.ini")


@dataclass(frozen=True, slots=True)
class Case:
    """One test case. `name` is unique in its problem, like `sample/01-two-queens`."""

    name: str
    input: Path
    answer: Path
    validator_args: tuple[str, ...] = ()  # words for the default comparison or the validator
    input_validator_args: tuple[tuple[str, ...], ...] = ()  # of each in turn; (): none has any

    @property
    def is_sample(self) -> bool:
        return self.name.startswith("sample/")


@dataclass(frozen=True, slots=True)
class Contrast:
    """A submission that comes with the problem, and the verdicts that it may get.

    `rules` are what a package may say beyond that, such as for single cases.
    """

    source: Path
    expected: frozenset[Verdict]
    rules: tuple[Rule, ...] = ()


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem, ready to be judged. Validators may be a source file or a folder of sources."""

    name: str
    folder: Path
    settings: Settings
    data_folder: Path  # holds sample/ and secret/
    cases: tuple[Case, ...]  # samples first, each group in natural order
    solution: Path | None
    input_validators: tuple[Path, ...]
    output_validator: Path | None
    contrasts: tuple[Contrast, ...]
    package: Path | None = None  # where the package is that the problem was read from

    @property
    def limits(self) -> Limits:
        return self.settings.limits

    @property
    def title(self) -> str:
        titles = self.settings.titles
        return titles.get("en") or next(iter(titles.values()))

    def shown(self, source: Path) -> Path:
        """The path of a file for people: what a package holds is below the package's own path."""
        if self.package is None or not source.is_relative_to(self.folder):
            return source
        return self.package / source.relative_to(self.folder)


def problem_names(root: Path) -> list[str]:
    """The names of all problems below the kit's root, sorted."""
    try:
        entries = sorted((root / "problems").iterdir())
    except OSError as error:
        raise KitError(f"{root / 'problems'}: cannot be read ({error.strerror})") from error
    return [entry.name for entry in entries if entry.is_dir() and _NAME.fullmatch(entry.name)]


def load_problem(root: Path, name: str, with_cases: bool = True) -> Problem:
    """Read and check the problem `name`: settings, programs and, unless told not to, cases."""
    folder = problem_folder(root, name)
    settings = read_settings(folder / "problem.toml")
    data = root / "testdata" / name
    validators = _programs(folder, "input_validator")
    checkers = _programs(folder, "output_validator")
    solutions = _programs(root / "solutions", name)
    for found in (validators, checkers, solutions):
        if len(found) > 1:
            raise KitError(f"{found[0]} and {found[1].name}: two for one purpose; keep one")
    return Problem(
        name=name,
        folder=folder,
        settings=settings,
        data_folder=data,
        cases=_read_cases(data, settings.output_validator_args) if with_cases else (),
        solution=solutions[0] if solutions else None,
        input_validators=validators,
        output_validator=checkers[0] if checkers else None,
        contrasts=_read_contrasts(folder / "submissions"),
    )


def problem_folder(root: Path, name: str) -> Path:
    """The folder of the problem `name`; KitError if the name is none, or unknown here."""
    if not _NAME.fullmatch(name):
        raise KitError(
            f"{name!r}: not a problem's name (letters, digits, - and _), nor a package's path"
        )
    names = problem_names(root)
    if name not in names:
        close = get_close_matches(name, names, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(names) or 'none'}"
        raise KitError(f"problems/{name}: no such problem; {hint}")
    return root / "problems" / name


def is_name(name: str) -> bool:
    """Whether a problem below the kit's root can be called `name`."""
    return _NAME.fullmatch(name) is not None


def model_solution(problem: Problem) -> Path:
    """The model solution of `problem`; KitError if there is none."""
    if problem.solution is None:
        raise KitError(f"solutions/{problem.name}.py: no such file; write the model solution")
    return problem.solution


def natural_order(name: str) -> tuple[list[tuple[str, int]], str]:
    """A sort key that puts `9-x` before `10-x`."""
    parts = re.findall(r"(\D*)(\d*)", name)
    return [(text, int(digits or -1)) for text, digits in parts], name


def _programs(folder: Path, stem: str) -> tuple[Path, ...]:
    """The source files (or the folder of sources) in `folder` that are called `stem`."""
    if not folder.is_dir():
        return ()
    return tuple(
        sorted(
            entry
            for entry in folder.iterdir()
            if entry.stem == stem and not _DROPPING.fullmatch(entry.name)
        )
    )


def _read_cases(folder: Path, validator_args: tuple[str, ...]) -> tuple[Case, ...]:
    if not folder.is_dir():
        raise KitError(f"{folder}: no such folder; put test cases into its sample/ and secret/")
    for entry in sorted(folder.iterdir()):
        if entry.name not in GROUPS and not _DROPPING.fullmatch(entry.name):
            raise KitError(f"{entry}: not in a group; move it into sample/ or secret/")
    cases = [
        case for group in GROUPS for case in _read_group(folder / group, group, validator_args)
    ]
    if not cases:
        raise KitError(f"{folder}: no test case; add secret/NAME.in with secret/NAME.ans")
    return tuple(cases)


def _read_group(folder: Path, group: str, validator_args: tuple[str, ...]) -> list[Case]:
    """The cases of one group, every `.in` paired with its answer; other files are let be."""
    inputs: dict[str, Path] = {}
    answers: dict[str, Path] = {}
    for path in _data_files(folder):
        if path.suffix == ".in":
            inputs[path.stem] = path
        elif path.suffix in ANSWER_SUFFIXES:
            other = answers.setdefault(path.stem, path)
            if other != path:
                raise KitError(f"{path}: {other.name} is there, too; keep one of the two")
    for stem, path in inputs.items():
        if stem not in answers:
            raise KitError(f"{path}: no answer; add {stem}.ans beside it")
    for stem, path in answers.items():
        if stem not in inputs:
            raise KitError(f"{path}: no input; add {stem}.in beside it")
    return [
        Case(f"{group}/{stem}", inputs[stem], answers[stem], validator_args)
        for stem in sorted(inputs, key=natural_order)
    ]


def _data_files(folder: Path) -> list[Path]:
    """The readable regular files of a group's folder; editors' droppings are passed over."""
    if not folder.exists():
        return []
    files = []
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError as error:
        raise KitError(f"{folder}: cannot be read as a folder ({error.strerror})") from error
    for entry in entries:
        if _DROPPING.fullmatch(entry.name):
            continue
        path = folder / entry.name
        try:
            mode = entry.stat().st_mode
        except OSError as error:
            raise KitError(f"{path}: cannot be read ({error.strerror}); mend or remove") from error
        if stat.S_ISDIR(mode):
            raise KitError(f"{path}: a folder; cases stand directly in {folder.name}/")
        if not stat.S_ISREG(mode):
            raise KitError(f"{path}: not a regular file; remove it")
        if not os.access(path, os.R_OK):
            raise KitError(f"{path}: not readable; chmod +r it")
        files.append(path)
    return files


def _read_contrasts(folder: Path) -> tuple[Contrast, ...]:
    """The submissions in `folder`, by the verdicts that their folders stand for."""
    if not folder.is_dir():
        return ()
    contrasts = []
    for group in sorted(folder.iterdir()):
        if _DROPPING.fullmatch(group.name):
            continue
        if group.name not in (*EXPECTED, MIXED):
            raise KitError(f"{group}: no verdict is called so; known: {', '.join(EXPECTED)}")
        contrasts += [
            Contrast(source, _expected(source, group.name))
            for source in sorted(group.iterdir())
            if not _DROPPING.fullmatch(source.name) and source.name != "__pycache__"
        ]
    return tuple(contrasts)


def _expected(source: Path, group: str) -> frozenset[Verdict]:
    """The verdicts that a submission in the folder `group` may get."""
    if group != MIXED:
        return frozenset({EXPECTED[group]})
    verdicts = tagged_verdicts(source)
    if verdicts is None:
        raise KitError(f"{source}: no tag; add a comment @EXPECTED_RESULTS@: CORRECT, TIMELIMIT")
    return verdicts
