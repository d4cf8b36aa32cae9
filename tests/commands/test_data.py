"""`judge.py data`: generated cases are written again, and only they."""

from __future__ import annotations

import pytest

from tests.kit import Kit

GENERATOR = """\
def cases():
    yield "sample/01-small", b"1 2\\n"
    yield "secret/03-made", b"4 5\\n"


def small(rng):
    return b"%d %d\\n" % (rng.randrange(10), rng.randrange(10))
"""


def test_generated_cases_are_written_with_their_answers(kit: Kit) -> None:
    kit.write("problems/sum/generator.py", GENERATOR)
    before = kit.files()
    outcome = kit.judge("data")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out == "sum: 2 generated cases, 2 files changed\n"
    new = {
        "testdata/sum/secret/03-made.in": b"4 5\n",
        "testdata/sum/secret/03-made.ans": b"9\n",
    }
    assert kit.files() == {**before, **new}


def test_a_second_time_changes_no_byte(kit: Kit) -> None:
    kit.write("problems/sum/generator.py", GENERATOR)
    kit.judge("data")
    before = kit.files()
    assert kit.judge("data", "sum").out == "sum: 2 generated cases, 0 files changed\n"
    assert kit.files() == before


def test_a_spoilt_answer_is_made_right_again(kit: Kit) -> None:
    kit.write("problems/sum/generator.py", GENERATOR)
    kit.judge("data")
    before = kit.files()
    kit.write("testdata/sum/secret/03-made.ans", "8\n")
    assert kit.judge("data", "sum").out == "sum: 2 generated cases, 1 files changed\n"
    assert kit.files() == before


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("def cases():\n    yield 'secret/03-x', b'a b\\n'\n", "secret/03-x is not valid: line 1"),
        ("def cases():\n    yield '../03-x', b'1 1\\n'\n", "cases() must yield"),
        ("def cases():\n    yield 'secret/03-x', '1 1'\n", "cases() must yield"),
        ("def cases():\n    yield from [('secret/1', b'1 1\\n')] * 2\n", "yields secret/1 twice"),
        ("def cases():\n    return 1 / 0\n", "generator.py:2: ZeroDivisionError"),
        ("def cases(:\n", "SyntaxError"),
        ("", "AttributeError"),
    ],
)
def test_a_faulty_generator_is_named_with_its_fault(kit: Kit, source: str, complaint: str) -> None:
    kit.write("problems/sum/generator.py", source)
    outcome = kit.judge("data", "sum")
    assert outcome.status == 2
    assert "problems/sum/generator.py" in outcome.err
    assert complaint in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_problem_without_a_generator_is_said(kit: Kit) -> None:
    outcome = kit.judge("data", "sum")
    assert outcome.status == 2
    assert "generator.py: no such file" in outcome.err
