"""Checks an output: the default comparison, or the problem's own output validator.

An output validator is called as the ICPC problem package format says,

    validator input answer feedback_dir [validator_args] < output

and exits with 42 (right) or 43 (wrong). Whatever else it does is a fault of the
problem, not of the submission: the verdict is JE, with what the validator said.
It runs in the sandbox like a submission, for it may come with a stranger's
package.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from judgekit.building import OWN_LIMITS, Program, Workshop
from judgekit.compare import Difference, common_prefix, first_difference, parse_arguments
from judgekit.errors import KitError
from judgekit.problem import Case, Problem
from judgekit.sandbox import Sandbox
from judgekit.verdict import Check, Verdict

RIGHT, WRONG = 42, 43
KEPT_BYTES = 400  # of each token and message: results of thousands of cases are kept
CONTEXT_BYTES = 8  # of the common beginning that two long, different tokens keep

_comparison = lru_cache(parse_arguments)


@dataclass(frozen=True, slots=True)
class Checker:
    """Holds outputs of one problem against the answers of its cases."""

    box: Sandbox
    validator: Program | None = None

    def check(self, case: Case, output: bytes) -> Check:
        """The verdict on `output`: AC, WA or JE."""
        if self.validator is not None:
            return _ask(self.box, self.validator, case, output)
        difference = first_difference(output, read(case.answer), _comparison(case.validator_args))
        if difference is None:
            return Check(Verdict.AC)
        return Check(Verdict.WA, _bounded(difference))


def make_checker(workshop: Workshop, problem: Problem) -> Checker:
    """The checker of `problem`; KitError if its validator or its arguments are at fault."""
    if problem.output_validator is not None:
        validator = workshop.program(problem.output_validator, OWN_LIMITS)
        return Checker(workshop.box, validator)
    for words in {case.validator_args for case in problem.cases}:
        try:
            _comparison(words)
        except ValueError as error:
            raise KitError(f"{problem.folder}: output_validator_args: {error}") from error
    return Checker(workshop.box)


def read(path: Path) -> bytes:
    """The bytes of a data file; KitError if it went away since the problem was read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise KitError(f"{path}: cannot be read ({error.strerror})") from error


def _bounded(difference: Difference) -> Difference:
    """`difference` with long tokens cut to the place where they begin to differ."""
    got, wanted = difference.got or b"", difference.wanted or b""
    if max(len(got), len(wanted)) <= KEPT_BYTES:
        return difference
    same = common_prefix(got, wanted)
    start = max(0, same - CONTEXT_BYTES)
    return replace(
        difference,
        got=None if difference.got is None else got[start : start + KEPT_BYTES],
        wanted=None if difference.wanted is None else wanted[start : start + KEPT_BYTES],
    )


def _ask(box: Sandbox, validator: Program, case: Case, output: bytes) -> Check:
    from tempfile import TemporaryDirectory  # here, because most problems have no validator

    with TemporaryDirectory(prefix="judge-feedback-") as feedback:
        folder = Path(feedback)
        command = validator.command
        paths = (str(case.input.absolute()), str(case.answer.absolute()), f"{folder}/")
        run = box.run(
            replace(
                command,
                argv=(*command.argv, *paths, *case.validator_args),
                readable=(*command.readable, case.input.absolute(), case.answer.absolute()),
                writable=(*command.writable, folder),
            ),
            output,
            OWN_LIMITS,
        )
        message = _message(folder)
    if run.exceeded is None and run.status in (RIGHT, WRONG):
        return Check(Verdict.AC if run.status == RIGHT else Verdict.WA, message=message)
    how = f"{run.exceeded.value} limit exceeded" if run.exceeded else f"exit status {run.status}"
    said = message or run.error[-KEPT_BYTES:]
    return Check(Verdict.JE, message=f"output validator: {how}\n".encode() + said)


def _message(folder: Path) -> bytes:
    """What the validator wrote for people. It made the file: links and the like are refused."""
    path = folder / "judgemessage.txt"
    if path.is_symlink() or not path.is_file():
        return b""
    with path.open("rb") as file:
        return file.read(KEPT_BYTES).strip()
