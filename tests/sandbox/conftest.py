"""What the sandbox's tests share: one sandbox, and Python one-liners run in it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from judgekit.sandbox import Command, Limits, Run, Sandbox

MIB = 1 << 20
Python = Callable[..., Run]


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as one:
        yield one


@pytest.fixture
def python(sandbox: Sandbox) -> Python:
    """Runs a piece of Python: `python(code, stdin, cpu=, memory=, output=, readable=)`."""

    def run(code: str, stdin: bytes = b"", cpu: float = 5, memory: int = 256, output: int = 1,
            readable: tuple[Path, ...] = ()) -> Run:  # fmt: skip
        command = Command((sys.executable, "-c", code), readable=readable)
        return sandbox.run(command, stdin, Limits(cpu, memory * MIB, output * MIB))

    return run
