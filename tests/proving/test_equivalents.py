"""The listing of equivalent mutants: what an entry covers, and when it is stale."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.errors import KitError
from judgekit.proving.equivalents import Equivalent, read_equivalents
from judgekit.proving.mutating import mutants

SOURCE = "def f(n):\n    if n < 1:\n        return 2\n    return n\n"
MUTANTS = list(mutants(SOURCE))


def covered(entry: Equivalent) -> list[str]:
    return [mutant.change for mutant in MUTANTS if entry.covers(mutant)]


def test_an_entry_covers_a_line_a_function_or_single_changes() -> None:
    line = Equivalent("a.py", "why", text="if n < 1:")
    assert covered(line) == ["n < 1 -> n <= 1", "n < 1 -> n < 2", "n < 1 -> n < 0"]
    assert len(covered(Equivalent("a.py", "why", function="f"))) == len(MUTANTS)
    one = Equivalent("a.py", "why", function="f", changes=("n < 1 -> n < 0",))
    assert covered(one) == ["n < 1 -> n < 0"]
    assert covered(Equivalent("a.py", "why", function="g", text="if n < 1:")) == []


def test_an_entry_is_stale_when_its_line_or_a_change_is_gone() -> None:
    assert Equivalent("a.py", "why", text="if n < 1:").stale(MUTANTS) == []
    assert Equivalent("a.py", "why", text="if n < 9:").stale(MUTANTS) == ["if n < 9:"]
    assert Equivalent("a.py", "why", function="g").stale(MUTANTS) == ["function g"]
    entry = Equivalent("a.py", "why", text="return 2", changes=("return 2 -> return 3", "gone"))
    assert entry.stale(MUTANTS) == ["gone"]


def test_no_file_means_no_entries(tmp_path: Path) -> None:
    assert read_equivalents(tmp_path / "equivalent.toml") == []


def test_entries_are_read(tmp_path: Path) -> None:
    path = tmp_path / "equivalent.toml"
    path.write_text('[[equivalent]]\nfile = "a.py"\nfunction = "f"\nreason = "why"\n')
    assert read_equivalents(path) == [Equivalent("a.py", "why", function="f")]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("x", "not TOML"),
        ("[equivalent]\nfile = 'a'", "holds only tables that begin with"),
        ("other = 1", "holds only tables that begin with"),
        ("equivalent = [1]", "entry 1: must be a table"),
        ("[[equivalent]]\nfile = 'a'\ntext = 'b'", "entry 1: reason is missing"),
        ("[[equivalent]]\nreason = 'a'\ntext = 'b'", "entry 1: file is missing"),
        ("[[equivalent]]\nfile = 'a'\nreason = 'b'", "names neither a function nor a text"),
        ("[[equivalent]]\nfile = 'a'\ntext = ' '", "text must be text that is not empty"),
        ("[[equivalent]]\nline = 3", "unknown key line"),
        ("[[equivalent]]\nchanges = 'a -> b'", "changes must be a list of texts"),
    ],
)
def test_a_faulty_file_is_one_clear_line(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "equivalent.toml"
    path.write_text(text)
    with pytest.raises(KitError) as caught:
        read_equivalents(path)
    assert str(caught.value).startswith(str(path))
    assert complaint in str(caught.value)
