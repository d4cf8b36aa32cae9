"""A problem is read whole and checked before anything runs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from judgekit.errors import KitError
from judgekit.problem import load_problem, natural_order, problem_names
from judgekit.verdict import Verdict
from tests.kit import Kit


def fault(root: Path, name: str = "sum") -> str:
    with pytest.raises(KitError) as error:
        load_problem(root, name)
    return str(error.value)


def test_a_problem_exists_because_its_folder_exists(kit: Kit) -> None:
    assert problem_names(kit.root) == ["sum"]
    kit.write("problems/max/problem.toml", 'name = "Max"')
    assert problem_names(kit.root) == ["max", "sum"]


def test_samples_come_first_and_numbers_in_their_order(kit: Kit) -> None:
    kit.case("secret/10-x", "1 1\n", "2\n")
    kit.case("secret/9-x", "1 1\n", "2\n")
    names = [case.name for case in load_problem(kit.root, "sum").cases]
    assert names == [
        "sample/01-small",
        "secret/01-negative",
        "secret/02-large",
        "secret/9-x",
        "secret/10-x",
    ]


def test_natural_order_counts_numbers_and_spells_words() -> None:
    names = ["b", "a10", "a9", "a", "10-z", "9-z", "010-a"]
    assert sorted(names, key=natural_order) == ["9-z", "010-a", "10-z", "a", "a9", "a10", "b"]


def test_an_out_file_serves_as_the_answer(kit: Kit) -> None:
    kit.write("testdata/sum/secret/03-out.in", "1 1\n")
    kit.write("testdata/sum/secret/03-out.out", "2\n")
    assert load_problem(kit.root, "sum").cases[-1].answer.name == "03-out.out"


def test_editors_droppings_and_other_files_are_passed_over(kit: Kit) -> None:
    before = load_problem(kit.root, "sum").cases
    for name in ("01-small.in~", ".01-small.in.swp", "#01-small.in#", "notes.md", ".DS_Store"):
        kit.write(f"testdata/sum/secret/{name}", "")
    kit.write("testdata/sum/.DS_Store", "")
    assert load_problem(kit.root, "sum").cases == before


def test_contrast_submissions_are_known_by_their_folder(kit: Kit) -> None:
    kit.write("problems/sum/submissions/wrong_answer/minus.py", "")
    kit.write("problems/sum/submissions/accepted/plus.py", "")
    contrasts = load_problem(kit.root, "sum").contrasts
    assert [(item.source.name, set(item.expected)) for item in contrasts] == [
        ("plus.py", {Verdict.AC}),
        ("minus.py", {Verdict.WA}),
    ]


def test_a_mixed_submission_says_itself_what_it_may_get(kit: Kit) -> None:
    path = kit.write(
        "problems/sum/submissions/mixed/slow.py", "# @EXPECTED_RESULTS@: CORRECT, TIMELIMIT"
    )
    (contrast,) = load_problem(kit.root, "sum").contrasts
    assert contrast.expected == {Verdict.AC, Verdict.TLE}
    path.write_text("")
    assert "slow.py: no tag; add a comment @EXPECTED_RESULTS@" in fault(kit.root)


@pytest.mark.parametrize("name", ["../sum", "sum/", "/etc", "", ".", "sum\n", "a b", "-t"])
def test_a_name_with_a_path_in_it_is_refused(kit: Kit, name: str) -> None:
    assert "not a problem's name" in fault(kit.root, name)


def test_an_unknown_name_is_answered_with_those_that_exist(kit: Kit) -> None:
    assert fault(kit.root, "max") == "problems/max: no such problem; there are: sum"
    assert fault(kit.root, "sums") == "problems/sums: no such problem; did you mean sum?"


@pytest.mark.parametrize(
    ("path", "complaint"),
    [
        ("testdata/sum/secret/03-x.in", "03-x.in: no answer; add 03-x.ans beside it"),
        ("testdata/sum/secret/03-x.ans", "03-x.ans: no input; add 03-x.in beside it"),
        ("testdata/sum/secret/02-large.out", "02-large.out: 02-large.ans is there, too"),
        ("testdata/sum/secret/group/03-x.in", "secret/group: a folder"),
        ("testdata/sum/03-x.in", "03-x.in: not in a group"),
        ("problems/sum/input_validator.cpp", "two for one purpose"),
        ("solutions/sum.c", "two for one purpose"),
        ("problems/sum/submissions/wrong/a.py", "submissions/wrong: no verdict is called so"),
    ],
)
def test_a_file_that_is_one_too_many_is_named(kit: Kit, path: str, complaint: str) -> None:
    kit.write(path, "")
    assert complaint in fault(kit.root)


def test_zero_cases_are_a_fault(kit: Kit) -> None:
    for path in (kit.root / "testdata/sum").rglob("*.*"):
        path.unlink()
    assert fault(kit.root).endswith(
        "testdata/sum: no test case; add secret/NAME.in with secret/NAME.ans"
    )


def test_missing_test_data_is_a_fault(kit: Kit) -> None:
    (kit.root / "testdata").rename(kit.root / "elsewhere")
    assert "testdata/sum: no such folder" in fault(kit.root)


def test_a_pipe_among_the_data_is_refused(kit: Kit) -> None:
    os.mkfifo(kit.root / "testdata/sum/secret/03-pipe.in")
    assert "03-pipe.in: not a regular file" in fault(kit.root)


def test_a_link_in_a_loop_is_refused(kit: Kit) -> None:
    loop = kit.root / "testdata/sum/secret/03-loop.in"
    loop.symlink_to(loop)
    assert "03-loop.in: cannot be read" in fault(kit.root)


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads everything")
def test_an_unreadable_file_is_refused(kit: Kit) -> None:
    (kit.root / "testdata/sum/secret/02-large.ans").chmod(0)
    assert "02-large.ans: not readable" in fault(kit.root)
