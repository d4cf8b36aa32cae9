"""Looks for an input on which a submission and the model solution differ.

Inputs come from the problem's generator (`small`), drawn from one seed: the
same seed gives the same inputs in the same order. Of the inputs that one round
after another brings, the first that the submission fails counts, also when
several are tried at a time. Then smaller inputs are tried as long as the
submission fails them in the same way, and as the time for it lasts.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from judgekit.answering import Oracle
from judgekit.building import Program
from judgekit.checking import Checker
from judgekit.errors import KitError
from judgekit.escaping import printable
from judgekit.generating import Generator
from judgekit.judging import decide
from judgekit.parallel import in_order
from judgekit.problem import Case, Problem
from judgekit.proving.shrinking import smaller
from judgekit.verdict import CaseResult, Verdict

MOST_REPEATS = 2000  # draws without a new input: there are no more
BATCH = 4  # inputs for each job, before the clock is looked at


@dataclass(frozen=True, slots=True)
class Failure:
    """An input that the submission fails: `answer` is the model solution's, `output` its own."""

    content: bytes
    answer: bytes
    output: bytes
    result: CaseResult


@dataclass(frozen=True, slots=True)
class Rivals:
    """A submission and all that says whether it is right. Threads may share it."""

    problem: Problem
    oracle: Oracle
    checker: Checker
    program: Program

    def failure(self, content: bytes) -> Failure | None:
        """What the submission does wrong on `content`; None if it is accepted.

        KitError if the model solution or the output validator fails on it.
        """
        try:
            answer = self.oracle.answer(content)
        except KitError as error:
            raise KitError(f"{error}; the input: {printable(content, 200)}") from error
        box, limits = self.oracle.box, self.problem.limits
        run = box.run(self.program.command, content, limits)
        with TemporaryDirectory(prefix="judge-stress-") as folder:
            case = Case(
                "small",
                Path(folder, "small.in"),
                Path(folder, "small.ans"),
                self.problem.settings.output_validator_args,
            )
            case.input.write_bytes(content)
            case.answer.write_bytes(answer)
            result = decide(run, self.checker, case)
        if result.verdict is Verdict.JE:
            raise KitError(f"{self.problem.output_validator}: fails on a small input")
        if result.verdict is Verdict.AC:
            return None
        return Failure(content, answer, run.output, result)

    def smaller_failure(self, content: bytes, verdict: Verdict) -> Failure | None:
        """Like `failure`; None also if `content` is not valid or the verdict is another."""
        if self.oracle.complaint(content) is not None:
            return None
        failure = self.failure(content)
        return failure if failure is not None and failure.result.verdict is verdict else None


def small_inputs(generator: Generator, seed: int) -> Iterator[bytes]:
    """The inputs of a seed, each once; ends when the generator seems to have no others."""
    rng = random.Random(seed)
    seen: set[bytes] = set()
    repeats = 0
    while repeats < MOST_REPEATS:
        content = generator.small(rng)
        if content in seen:
            repeats += 1
            continue
        repeats = 0
        seen.add(content)
        yield content


def search(
    rivals: Rivals, inputs: Iterable[bytes], jobs: int, until: float
) -> Iterator[Failure | None]:
    """Try the inputs in order, `jobs` at a time, until `time.monotonic()` reaches `until`.

    Yield what each shows; the first failure is the last that is yielded.
    """
    queue = iter(inputs)
    while time.monotonic() < until and (batch := list(islice(queue, BATCH * jobs))):
        for failure in in_order(rivals.failure, batch, jobs):
            if failure is not None:
                check_valid(rivals.oracle, failure.content)
            yield failure
            if failure is not None:
                return


def check_valid(oracle: Oracle, content: bytes) -> None:
    """KitError if the generator made an input that the validators refuse."""
    if complaint := oracle.complaint(content):
        raise KitError(
            f"generator.py: small() made an input that is not valid: {complaint};"
            f" the input: {printable(content, 200)}"
        )


def shrink(
    rivals: Rivals, found: Failure, inputs: Iterable[bytes], jobs: int, until: float
) -> Iterator[Failure]:
    """Yield smaller and smaller inputs that fail like `found`, until nothing more helps.

    When no step makes the input smaller, those of the generator's `inputs` that
    are shorter are tried, and the steps again on what fails. It ends, too, when
    `time.monotonic()` reaches `until`.
    """
    tried = {found.content}
    best: Failure | None = found
    while best is not None:
        found = best
        best = _first(rivals, found, smaller(found.content), tried, jobs, until)
        if best is None:
            shorter = (one for one in inputs if len(one) < len(found.content))
            best = _first(rivals, found, shorter, tried, jobs, until)
        if best is not None:
            yield best


def _first(
    rivals: Rivals,
    found: Failure,
    candidates: Iterable[bytes],
    tried: set[bytes],
    jobs: int,
    until: float,
) -> Failure | None:
    """The first of the candidates not `tried` that fails like `found`, if one does in time."""

    def work(content: bytes) -> Failure | None:
        return rivals.smaller_failure(content, found.result.verdict)

    queue = (content for content in candidates if content not in tried)
    while time.monotonic() < until and (batch := list(islice(queue, jobs))):
        for content, failure in zip(batch, in_order(work, batch, jobs), strict=True):
            tried.add(content)
            if failure is not None:
                return failure
    return None
