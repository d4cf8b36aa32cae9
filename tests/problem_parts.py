"""The parts of the three problems as tests look at them, read without the kit's own code."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

REPOSITORY = Path(__file__).parent.parent
PROBLEMS = REPOSITORY / "problems"
TESTDATA = REPOSITORY / "testdata"
VALUES = REPOSITORY / "tests" / "values"


def load(problem: str, part: str) -> ModuleType:
    """The Python module `problems/PROBLEM/PART.py`."""
    path = PROBLEMS / problem / f"{part}.py"
    spec = spec_from_file_location(f"tested_{problem}_{part}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


def cases(problem: str) -> Iterator[tuple[str, bytes, bytes]]:
    """The name, input and answer of every case on the disk."""
    for path in sorted((TESTDATA / problem).glob("*/*.in")):
        name = f"{path.parent.name}/{path.stem}"
        yield name, path.read_bytes(), path.with_suffix(".ans").read_bytes()


def published(name: str) -> list[list[int]]:
    """The lines of a file of published values; its first line names the sequence."""
    heading, *lines = (VALUES / name).read_text(encoding="utf-8").splitlines()
    assert heading.startswith("#")
    return [[int(word) for word in line.split()] for line in lines]


def run_script(path: Path, given: bytes) -> subprocess.CompletedProcess[bytes]:
    """Run a Python script of the repository with `given` as its standard input."""
    return subprocess.run(
        [sys.executable, "-B", str(path)], input=given, capture_output=True, timeout=30, check=False
    )
