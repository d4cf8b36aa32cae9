"""A problem's generator: a Python module that makes its test data.

`problems/NAME/generator.py` has two functions and no effect when imported:

    cases() -> Iterator[tuple[str, bytes]]    ("sample/01-slug", input), in order
    small(rng: random.Random) -> bytes        a small random valid input

It is the problem setter's own code and runs in the judge's process. It must
give the same bytes on every machine, so it draws from generators with fixed
seeds only.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from judgekit.errors import KitError
from judgekit.problem import Problem

_CASE_NAME = re.compile(r"(sample|secret)/[A-Za-z0-9][A-Za-z0-9_.-]*")


@dataclass(frozen=True, slots=True)
class Generator:
    """A loaded generator; its faults become KitErrors that name the file."""

    path: Path
    module: ModuleType

    def cases(self) -> Iterator[tuple[str, bytes]]:
        """The names and inputs of all generated cases."""
        seen = set()
        try:
            for name, content in self.module.cases():
                if not isinstance(content, bytes) or not _CASE_NAME.fullmatch(name):
                    raise KitError(f"{self.path}: cases() must yield (group/name, bytes): {name!r}")
                if name in seen:
                    raise KitError(f"{self.path}: cases() yields {name} twice")
                seen.add(name)
                yield name, content
        except KitError:
            raise
        except Exception as error:
            raise _fault(self.path, error) from error

    def small(self, rng: random.Random) -> bytes:
        """One small random input."""
        try:
            content = self.module.small(rng)
        except Exception as error:
            raise _fault(self.path, error) from error
        if not isinstance(content, bytes):
            raise KitError(f"{self.path}: small() must return bytes, not {type(content).__name__}")
        return content


def load_generator(problem: Problem) -> Generator:
    """The generator of `problem`; KitError if there is none or it cannot be imported."""
    path = problem.folder / "generator.py"
    if not path.is_file():
        raise KitError(f"{path}: no such file; write a generator, or keep the data by hand")
    spec = spec_from_file_location(f"generator_of_{problem.name}", path)
    if spec is None or spec.loader is None:
        raise KitError(f"{path}: cannot be imported")
    module = module_from_spec(spec)
    sys.dont_write_bytecode = True  # leave no __pycache__ in the problem's folder
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise _fault(path, error) from error
    return Generator(path, module)


def _fault(path: Path, error: Exception) -> KitError:
    """Where in the generator `error` arose, and what it is."""
    line = 0
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == str(path):
            line = trace.tb_lineno
        trace = trace.tb_next
    place = f"{path}:{line}" if line else str(path)
    return KitError(f"{place}: {type(error).__name__}: {error}")
