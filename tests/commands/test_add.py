"""`judge.py add NAME [FILE ...]`: new cases are checked, answered and never overwrite."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.kit import Kit


def added(kit: Kit, before: dict[str, bytes]) -> dict[str, bytes]:
    """The files that are new; fails if one that was there changed."""
    after = kit.files()
    assert {name: after[name] for name in before} == before
    return {name: content for name, content in after.items() if name not in before}


def test_an_input_from_standard_input_becomes_a_numbered_case(kit: Kit) -> None:
    before = kit.files()
    outcome = kit.judge("add", "sum", stdin=b"20 22\n")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out == "added testdata/sum/secret/03-added.in with 03-added.ans\n"
    assert added(kit, before) == {
        "testdata/sum/secret/03-added.in": b"20 22\n",
        "testdata/sum/secret/03-added.ans": b"42\n",
    }
    assert kit.judge("sum").status == 0


def test_files_are_added_in_turn_and_name_their_cases(kit: Kit) -> None:
    kit.write("07-Both Zero.in", "0 0\n")
    kit.write("big.txt", "7 7\n")
    before = kit.files()
    assert kit.judge("add", "sum", "07-Both Zero.in", "big.txt").status == 0
    assert sorted(added(kit, before)) == [
        "testdata/sum/secret/03-both-zero.ans",
        "testdata/sum/secret/03-both-zero.in",
        "testdata/sum/secret/04-big.ans",
        "testdata/sum/secret/04-big.in",
    ]


def test_the_name_can_be_given(kit: Kit) -> None:
    outcome = kit.judge("add", "sum", "--slug", "Two Ones", stdin=b"1 1\n")
    assert "secret/03-two-ones.in" in outcome.out


def test_the_number_follows_the_highest_one(kit: Kit) -> None:
    kit.case("secret/120-far", "9 9\n", "18\n")
    assert "secret/121-added.in" in kit.judge("add", "sum", stdin=b"1 1\n").out


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (b"1 2 3\n", "standard input: not valid: line 1: not two integers; nothing was added"),
        (b"", "standard input: not valid: line 1: not two integers; nothing was added"),
        (b"-5 2\n", "standard input: secret/01-negative has the same input; nothing was added"),
        (b"1 2\n", "standard input: sample/01-small has the same input; nothing was added"),
    ],
)
def test_an_input_that_is_invalid_or_there_already_is_refused(
    kit: Kit, given: bytes, complaint: str
) -> None:
    before = kit.files()
    outcome = kit.judge("add", "sum", stdin=given)
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err == f"judge.py: {complaint}\n"
    assert added(kit, before) == {}


def test_one_refused_file_keeps_all_from_being_added(kit: Kit) -> None:
    kit.write("good.in", "3 3\n")
    kit.write("bad.in", "three\n")
    before = kit.files()
    outcome = kit.judge("add", "sum", "good.in", "bad.in")
    assert outcome.status == 2
    assert "bad.in: not valid" in outcome.err
    assert added(kit, before) == {}


def test_the_same_input_twice_in_one_call_is_refused(kit: Kit) -> None:
    kit.write("a.in", "3 3\n")
    kit.write("b.in", "3 3\n")
    outcome = kit.judge("add", "sum", "a.in", "b.in")
    assert outcome.err == "judge.py: b.in: a.in has the same input; nothing was added\n"


@pytest.mark.parametrize(
    ("path", "source", "complaint"),
    [
        ("solutions/sum.py", "raise SystemExit('lost')", "the model solution fails"),
        ("problems/sum/input_validator.py", "1 / 0", "must exit with 42 or 43"),
    ],
)
def test_a_fault_in_the_problems_own_programs_is_named(
    kit: Kit, path: str, source: str, complaint: str
) -> None:
    kit.write(path, source)
    before = kit.files()
    outcome = kit.judge("add", "sum", stdin=b"1 1\n")
    assert outcome.status == 2
    assert path in outcome.err
    assert complaint in outcome.err
    assert added(kit, before) == {}


def test_a_missing_file_or_problem_is_named(kit: Kit) -> None:
    assert "no.in: cannot be read" in kit.judge("add", "sum", "no.in").err
    assert "problems/max: no such problem" in kit.judge("add", "max").err


def test_adding_at_the_same_time_loses_nothing(kit: Kit) -> None:
    before = kit.files()

    def add(number: int) -> int:
        given = f"{number} {number}\n".encode()
        return kit.judge("add", "sum", "--slug", f"case {number}", stdin=given).status

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(add, range(10, 18))) == [0] * 8
    new = added(kit, before)
    sums = sorted(int(new[name]) for name in new if name.endswith(".ans"))
    assert sums == [2 * number for number in range(10, 18)]
    numbers = sorted(name.split("/")[-1][:2] for name in new if name.endswith(".in"))
    assert numbers == ["03", "04", "05", "06", "07", "08", "09", "10"]


def test_the_same_input_at_the_same_time_is_added_once(kit: Kit) -> None:
    before = kit.files()
    with ThreadPoolExecutor(4) as pool:
        statuses = list(
            pool.map(lambda _: kit.judge("add", "sum", stdin=b"8 8\n").status, range(4))
        )
    assert sorted(statuses) == [0, 2, 2, 2]
    assert len(added(kit, before)) == 2
