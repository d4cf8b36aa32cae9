"""Every solution on every case, through the judge itself."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.problem_parts import PROBLEMS, REPOSITORY, cases

NAMES = sorted(path.name for path in PROBLEMS.iterdir() if path.is_dir())


@pytest.mark.timeout(120)
@pytest.mark.parametrize("name", NAMES)
def test_the_judge_accepts_the_solution_on_every_case(name: str) -> None:
    command = [sys.executable, str(REPOSITORY / "judge.py"), name, "-j", "2"]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (outcome.returncode, outcome.stderr) == (0, "")
    rows = [line.split() for line in outcome.stdout.splitlines() if line.startswith("AC ")]
    names = [case for case, _, _ in cases(name)]
    assert sorted(row[1] for row in rows[:-1]) == sorted(names)
    assert f"{len(names)}/{len(names)} cases" in outcome.stdout
