"""How much the data notices: mutants of an accepted Python submission, judged on it.

A mutant is caught by the first case on which it is not accepted. To find that
case soon, the cases that caught most mutants so far come first, of equal ones
the quickest. A mutant may take three times the time that the original took on
the case, and a bit: what takes longer is caught as too slow, also where the
problem's limit would let it pass, for it would take too long to wait for it.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from judgekit.building import Workshop
from judgekit.checking import Checker, make_checker
from judgekit.errors import KitError
from judgekit.judging import Options, judge, judge_case
from judgekit.parallel import in_order
from judgekit.problem import Case, Problem
from judgekit.proving.mutating import Mutant, mutants
from judgekit.verdict import Verdict

PYTHON = "python3"
MOST_TIMES = 3.0  # the original's time on the same case
SLACK_SECONDS = 0.3


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a mutant: the case that caught it and its verdict there, or None twice."""

    mutant: Mutant
    case: str | None = None
    verdict: Verdict | None = None


def python_submissions(workshop: Workshop, problem: Problem) -> list[Path]:
    """The model solution and the accepted submissions, as far as they are Python files."""
    accepted = [one.source for one in problem.contrasts if one.expected == {Verdict.AC}]
    sources = [*([problem.solution] if problem.solution else []), *accepted]
    return [path for path in sources if is_python(workshop, path)]


def is_python(workshop: Workshop, source: Path) -> bool:
    """Whether mutants of `source` can be made and run."""
    return source.is_file() and workshop.language(source).code == PYTHON


def mutants_of(source: Path) -> list[Mutant]:
    """The mutants of a source file; KitError if it cannot be read as Python."""
    try:
        return list(mutants(source.read_text(encoding="utf-8")))
    except OSError as error:
        raise KitError(f"{source}: cannot be read ({error.strerror})") from error
    except (SyntaxError, ValueError) as error:
        raise KitError(f"{source}: not Python: {error}") from error
    except (RecursionError, MemoryError) as error:
        raise KitError(f"{source}: too deeply nested to be changed") from error


class Trap:
    """What mutants are held against: the cases, and how long the original takes on each.

    Threads may share it. `baseline` must have been run before any mutant.
    """

    def __init__(self, workshop: Workshop, problem: Problem) -> None:
        self._workshop = workshop
        self._problem = problem
        self._checker: Checker = make_checker(workshop, problem)
        self._seconds: dict[str, float] = {}
        self._caught: Counter[str] = Counter()
        self._lock = threading.Lock()

    def baseline(self, source: Path) -> Iterator[str]:
        """Measure the original, yield each case's name; KitError if it is not accepted."""
        self._caught.clear()
        program = self._workshop.program(source, self._problem.limits)
        options = Options(self._problem.limits)
        box, cases = self._workshop.box, self._problem.cases
        for result in judge(box, program, self._checker, cases, options):
            if result.verdict is not Verdict.AC:
                raise KitError(
                    f"{source}: {result.verdict.name} on {result.case}; "
                    "only an accepted submission can tell how strong the data is"
                )
            self._seconds[result.case] = result.cpu_seconds
            yield result.case

    def judge_all(self, chosen: Sequence[Mutant], jobs: int) -> Iterator[Outcome]:
        """Yield what becomes of each mutant, in order, `jobs` of them at a time."""
        with TemporaryDirectory(prefix="judge-mutants-") as folder:

            def work(pair: tuple[int, Mutant]) -> Outcome:
                return self._judge(Path(folder) / f"mutant{pair[0]}.py", pair[1])

            yield from in_order(work, list(enumerate(chosen)), jobs)

    def _judge(self, path: Path, mutant: Mutant) -> Outcome:
        path.write_text(mutant.source, encoding="utf-8")
        program = self._workshop.program(path, self._problem.limits)
        for case in self._best_first():
            seconds = MOST_TIMES * self._seconds[case.name] + SLACK_SECONDS
            limits = replace(
                self._problem.limits,
                cpu_seconds=min(seconds, self._problem.limits.cpu_seconds),
            )
            result = judge_case(self._workshop.box, program, self._checker, case, limits)
            if result.verdict is Verdict.JE:
                raise KitError(f"{self._problem.name}: the output validator fails on {case.name}")
            if result.verdict is not Verdict.AC:
                with self._lock:
                    self._caught[case.name] += 1
                return Outcome(mutant, case.name, result.verdict)
        return Outcome(mutant)

    def _best_first(self) -> list[Case]:
        with self._lock:
            caught = Counter(self._caught)
        return sorted(
            self._problem.cases, key=lambda case: (-caught[case.name], self._seconds[case.name])
        )
