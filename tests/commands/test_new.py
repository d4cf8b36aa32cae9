"""`judge.py new NAME`: a problem that judges at once, and nothing overwritten."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.starting import start_problem
from tests.kit import Kit


def test_a_new_problem_judges_is_proven_good_and_has_strong_data(kit: Kit) -> None:
    before = kit.files()
    outcome = kit.judge("new", "my-first_1")
    assert (outcome.status, outcome.err) == (0, "")
    after = kit.files()
    assert {name: after[name] for name in before} == before
    made = sorted(name for name in after if name not in before)
    assert outcome.out.splitlines()[: len(made)] == made
    assert {"problems/my-first_1/problem.toml", "solutions/my-first_1.py"} < set(made)
    assert kit.judge("my-first_1").status == 0
    verified = kit.judge("verify", "my-first_1")
    assert (verified.status, "FAIL" in verified.out) == (0, False)
    strength = kit.judge("strength", "my-first_1")
    assert strength.status == 0, strength.out
    data = kit.judge("data", "my-first_1")
    assert data.out == "my-first_1: 5 generated cases, 0 files changed\n"
    assert kit.files() == after


def test_its_solution_names_what_is_wrong_with_an_input(kit: Kit) -> None:
    kit.judge("new", "mine")
    kit.case("secret/09-bad", "2\n1\n", "0\n", problem="mine")
    outcome = kit.judge("mine", "--case", "secret/09")
    assert "mine: wanted 2 numbers, got 1" in outcome.out


def test_two_problems_have_two_identities(kit: Kit) -> None:
    kit.judge("new", "a")
    kit.judge("new", "b")
    files = kit.files()
    lines = [files[f"problems/{name}/problem.toml"].splitlines()[1] for name in "ab"]
    assert all(line.startswith(b"uuid = ") and len(line) == 45 for line in lines)
    assert lines[0] != lines[1]


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("sum", "solutions/sum.py: is there already; choose another name"),
        ("verify", "verify: is a command of judge.py; choose another name"),
        ("judge", "judge: is a command of judge.py"),
        ("", "'': no name for a problem"),
        ("../up", "'../up': no name for a problem"),
        (".hidden", "no name for a problem"),
        ("a b", "no name for a problem"),
        ("solved", "solutions/solved.c: is there already"),
        ("data-only", "testdata/data-only: is there already"),
        ("n" * 300, "cannot be written"),
    ],
)
def test_bad_and_taken_names_are_refused_and_nothing_is_made(
    kit: Kit, name: str, complaint: str
) -> None:
    kit.write("solutions/solved.c", "")
    kit.write("testdata/data-only/secret/notes.txt", "")
    before = sorted(kit.root.rglob("*"))
    outcome = kit.judge("new", name)
    assert (outcome.status, outcome.out) == (2, "")
    assert complaint in outcome.err
    assert sorted(kit.root.rglob("*")) == before


def test_an_interrupt_midway_leaves_nothing(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    before = sorted(kit.root.rglob("*"))
    rename = Path.rename

    def interrupted(self: Path, target: Path) -> Path:
        if target.parent.name == "problems":
            raise KeyboardInterrupt
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", interrupted)
    with pytest.raises(KeyboardInterrupt):
        start_problem(kit.root, "mine", frozenset())
    assert sorted(kit.root.rglob("*")) == before


def test_a_file_where_a_folder_should_be_is_named_and_nothing_is_made(kit: Kit) -> None:
    (kit.root / "testdata").rename(kit.root / "elsewhere")
    (kit.root / "solutions").rename(kit.root / "solved")
    kit.write("testdata", "")
    before = sorted(kit.root.rglob("*"))
    outcome = kit.judge("new", "mine")
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.endswith("testdata: cannot be written (File exists)\n")
    assert sorted(kit.root.rglob("*")) == before
