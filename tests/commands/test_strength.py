"""`judge.py strength NAME`: which small mistakes the data notices."""

from __future__ import annotations

import signal

import pytest

from tests.kit import Kit

SOURCE = """\
def largest(a, b):
    if a > b:
        return a
    return b


print(largest(*map(int, input().split())))
"""


@pytest.fixture
def largest(kit: Kit) -> Kit:
    """A kit whose problem asks for the larger number, with data that is too weak."""
    kit.write("solutions/sum.py", SOURCE)
    for name in ("sample/01-small", "secret/01-negative", "secret/02-large"):
        (kit.root / f"testdata/sum/{name}.in").unlink()
        (kit.root / f"testdata/sum/{name}.ans").unlink()
    kit.case("sample/01-first", "2 1\n", "2\n")
    return kit


def test_survivors_are_named_with_file_line_and_change(largest: Kit) -> None:
    before = largest.files()
    outcome = largest.judge("strength", "sum")
    assert (outcome.status, outcome.err) == (1, "")
    assert outcome.out.splitlines() == [
        "solutions/sum.py:2: a > b -> a >= b",
        "solutions/sum.py:4: return b -> nothing",
        "solutions/sum.py: 2 of 4 mutants caught, 2 survive, 0 listed as equivalent",
    ]
    assert largest.files() == before


def test_better_data_catches_more_and_the_rest_can_be_listed(largest: Kit) -> None:
    largest.case("secret/01-second", "1 2\n", "2\n")
    outcome = largest.judge("strength", "sum", "-j", "1")
    assert outcome.status == 1
    assert outcome.out.splitlines()[0] == "solutions/sum.py:2: a > b -> a >= b"
    assert "3 of 4 mutants caught, 1 survive" in outcome.out
    largest.write("problems/sum/equivalent.toml", LISTED)
    outcome = largest.judge("strength", "sum")
    assert outcome.status == 0
    assert outcome.out == (
        "solutions/sum.py: 3 of 3 mutants caught, 0 survive, 1 listed as equivalent\n"
    )


LISTED = """\
[[equivalent]]
file = "solutions/sum.py"
text = "if a > b:"
changes = ["a > b -> a >= b"]
reason = "of two equal numbers either is the larger"
"""


def test_a_listing_that_fits_nothing_any_more_is_named(largest: Kit) -> None:
    largest.case("secret/01-second", "1 2\n", "2\n")
    stale = LISTED.replace("if a > b", "if a > c")
    largest.write("problems/sum/equivalent.toml", LISTED + stale)
    outcome = largest.judge("strength", "sum")
    assert outcome.status == 1
    assert outcome.out.endswith("equivalent.toml: fits no mutant of solutions/sum.py: if a > c:\n")


def test_mutants_that_never_end_are_stopped_early(kit: Kit) -> None:
    kit.write("problems/sum/problem.toml", 'name = "Sum"\n[limits]\ntime_limit = 600\n')
    source = "n = 3\nwhile n:\n    n -= 1\nprint(sum(map(int, input().split())))\n"
    kit.write("solutions/sum.py", source)
    outcome = kit.judge("strength", "sum")
    assert "(4 as too slow)" in outcome.out  # n += 1, n -= 2, n -= 0, and left out


def test_the_accepted_submissions_are_tried_too_or_the_one_that_is_named(kit: Kit) -> None:
    right = "print(sum(map(int, input().split())))\n"
    kit.write("problems/sum/submissions/accepted/a.py", right)
    kit.write("problems/sum/submissions/accepted/b.c", "int x;")
    kit.write("problems/sum/submissions/wrong_answer/c.py", "print(3)")
    kit.write("mine.py", right)
    lines = kit.judge("strength", "sum").out.splitlines()
    assert {line.split(":")[0] for line in lines if line[0] != " "} == {
        "solutions/sum.py",
        "problems/sum/submissions/accepted/a.py",
    }
    outcome = kit.judge("strength", "sum", "mine.py")
    assert outcome.status == 0
    assert outcome.out.startswith("mine.py: 1 of 1 mutants caught, 0 survive")


FAULTS = [
    ([], "NAME"),
    (["nosuch"], "problems/nosuch: no such problem"),
    (["sum", "no.py"], "no.py: no such file"),
    (["sum", "mine.c"], "mine.c: not a Python file"),
    (["sum", "wrong.py"], "wrong.py: WA on secret/01-negative; only an accepted submission"),
    (["sum", "broken.py"], "broken.py: not Python"),
    (["sum", "-j", "x"], "must be from 1 to 64"),
]


@pytest.mark.parametrize(("words", "complaint"), FAULTS)
def test_wrong_use_is_one_clear_line_and_status_2(
    kit: Kit, words: list[str], complaint: str
) -> None:
    kit.write("mine.c", "int main(void) { return 0; }")
    kit.write("wrong.py", "print(3)")
    kit.write("broken.py", "int main(void)")
    outcome = kit.judge("strength", *words)
    assert (outcome.status, outcome.out) == (2, "")
    assert complaint in outcome.err.splitlines()[-1]
    assert "Traceback" not in outcome.err


def test_an_interrupt_ends_it_with_what_is_known(kit: Kit) -> None:
    slow = "import time\ntime.sleep(0.2)\n" + "print(sum(map(int, input().split())) + 0)\n"
    kit.write("solutions/sum.py", slow)
    process = kit.start("strength", "sum", "-j", "1")
    assert process.stdout is not None
    assert b"solutions/sum.py:2: time.sleep(0.2) -> nothing" in process.stdout.readline()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert b"interrupted: solutions/sum.py: " in out
    assert b" not judged" in out
    assert err == b""
