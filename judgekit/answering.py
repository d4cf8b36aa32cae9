"""Asks a problem's own programs about one input: is it valid, and what is the answer?

Both run in the sandbox. What they get wrong is a fault of the problem, so it
is a KitError, which names the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from judgekit.building import OWN_LIMITS, Program, Workshop
from judgekit.errors import KitError
from judgekit.problem import Problem, model_solution
from judgekit.sandbox import Limits, Sandbox
from judgekit.verdict import ending

VALID, INVALID = 42, 43


@dataclass(frozen=True, slots=True)
class Oracle:
    """The input validators and the model solution of one problem, ready to be asked."""

    box: Sandbox
    validators: tuple[Program, ...]
    model: Program
    limits: Limits

    def complaint(self, content: bytes) -> str | None:
        """What the first input validator that refuses the input `content` says; None if valid."""
        refusals = (refusal(self.box, validator, content) for validator in self.validators)
        return next(filter(None, refusals), None)

    def answer(self, content: bytes) -> bytes:
        """What the model solution prints for the input `content`."""
        run = self.box.run(self.model.command, content, self.limits)
        if run.exceeded is None and run.status == 0:
            return run.output
        how = f"{run.exceeded.value} limit exceeded" if run.exceeded else ending(run.status)
        said = run.error.decode("utf-8", "backslashreplace").strip()
        last = f": {said.splitlines()[-1]}" if said else ""
        raise KitError(f"{self.model.source}: the model solution fails on this input ({how}){last}")


def refusal(
    box: Sandbox, validator: Program, content: bytes, arguments: Sequence[str] = ()
) -> str | None:
    """What `validator`, called with `arguments`, says if it refuses the input `content`.

    None if the input is valid; KitError if the validator says neither.
    """
    command = replace(validator.command, argv=(*validator.command.argv, *arguments))
    run = box.run(command, content, OWN_LIMITS)
    said = run.error.decode("utf-8", "backslashreplace").strip()
    if run.exceeded is None and run.status == VALID:
        return None
    if run.exceeded is None and run.status == INVALID:
        return said or "refused without a reason"
    how = f"{run.exceeded.value} limit" if run.exceeded else ending(run.status)
    last = said.splitlines()[-1] if said else "no message"
    raise KitError(f"{validator.source}: must exit with {VALID} or {INVALID}, got {how}: {last}")


def make_oracle(workshop: Workshop, problem: Problem) -> Oracle:
    """The programs of `problem`, built; KitError if there is no validator or no solution."""
    solution = model_solution(problem)
    if not problem.input_validators:
        raise KitError(
            f"{problem.folder / 'input_validator.py'}: no such file; write the validator"
        )
    return Oracle(
        box=workshop.box,
        validators=tuple(workshop.program(path, OWN_LIMITS) for path in problem.input_validators),
        model=workshop.program(solution, problem.limits),
        limits=problem.limits,
    )
