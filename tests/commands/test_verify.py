"""`judge.py verify NAME`: what is good is said, what is not is named."""

from __future__ import annotations

import signal
import subprocess

import pytest

from tests.kit import Kit, Outcome

STATEMENT = "# Sum\n\n## Sample 1\n\n```text\n1 2\n```\n\n```text\n3\n```\n"
GENERATOR = """\
def cases():
    yield "sample/01-small", b"1 2\\n"
    yield "secret/01-negative", b"-5 2\\n"
"""
SPINNER = "while True: pass\n"


@pytest.fixture
def proven(kit: Kit) -> Kit:
    """The kit's problem with all that verify asks for."""
    kit.write("problems/sum/statement.md", STATEMENT)
    kit.write("problems/sum/generator.py", GENERATOR)
    return kit


def submission(kit: Kit, name: str, source: str) -> None:
    kit.write(f"problems/sum/submissions/{name}", source)


def said(outcome: Outcome) -> dict[str, str]:
    """The state of each subject."""
    rows = [line.split() for line in outcome.out.splitlines()]
    return {row[1]: row[0] for row in rows if row and row[0] in ("ok", "note", "FAIL", "skip")}


def unwrapped(outcome: Outcome) -> str:
    """All that was printed as one line."""
    return " ".join(outcome.out.split())


def row(outcome: Outcome, name: str) -> list[str]:
    """The row of one submission in the table."""
    return next(line.split() for line in outcome.out.splitlines() if name in line.split()[:2])


def test_a_good_problem_is_proven_good(proven: Kit) -> None:
    submission(proven, "accepted/other.py", "print(sum(map(int, input().split())))\n")
    submission(
        proven, "wrong_answer/positive.py", "print(sum(map(abs, map(int, input().split()))))"
    )
    submission(proven, "run_time_error/fails.py", "1 / 0\n")
    submission(proven, "time_limit_exceeded/slow.py", SPINNER)
    before = proven.files()
    outcome = proven.judge("verify", "sum")
    assert (outcome.status, outcome.err) == (0, "")
    subjects = ("inputs", "files", "generator", "samples", "answers", "verdicts", "limit")
    assert said(outcome) == dict.fromkeys(subjects, "ok")
    assert "makes 2 cases again, byte for byte, 1 more made by hand" in outcome.out
    assert row(outcome, "positive.py")[1:3] == ["WA", "1"]
    assert row(outcome, "fails.py")[1:3] == ["RTE", "3"]
    assert row(outcome, "slow.py")[1] == "TLE"
    assert "1 s x 1.5 = 1.5 s <= fastest too slow (all 1 were stopped there)" in unwrapped(outcome)
    assert max(map(len, outcome.out.splitlines())) <= 80
    assert proven.files() == before


FAULTS = [
    ("testdata/sum/secret/02-large.in", "1 2 3\n", "inputs", "secret/02-large: not valid: line 1"),
    ("testdata/sum/secret/02-large.in", "-5 2\n", "files", "the same input as secret/01-negative"),
    ("testdata/sum/secret/02-large.in", "1 2\r\n", "files", "secret/02-large.in: CRLF line ends"),
    ("testdata/sum/secret/02-large.ans", "\ufeff7\n", "files", "02-large.ans: begins with a BOM"),
    ("testdata/sum/secret/01-negative.in", "-5 1\n", "generator", "secret/01-negative: the gener"),
    ("problems/sum/statement.md", "# Sum\n", "samples", "shows 0 samples, the data has 1"),
    ("problems/sum/statement.md", STATEMENT.replace("3", "4"), "samples", "not what sample/01"),
    ("problems/sum/statement.zh.md", STATEMENT.replace(" 1\n", " 2\n"), "samples", "should be 1"),
    ("testdata/sum/secret/02-large.ans", "7\n", "answers", "solutions/sum.py: WA on secret/02"),
    ("testdata/sum/secret/02-large.ans", " 1000000000001\n", "answers", "writes other bytes"),
    ("problems/sum/submissions/accepted/a.py", "print(3)", "answers", "WA on secret/01"),
    ("problems/sum/submissions/accepted/a.c", "int x(", "answers", "a.c: does not compile"),
    ("problems/sum/submissions/wrong_answer/a.py", "1 / 0", "verdicts", "gets RTE, its folder"),
    ("problems/sum/submissions/time_limit_exceeded/a.py", "print(3)", "verdicts", "gets WA"),
]


@pytest.mark.parametrize(("name", "content", "subject", "complaint"), FAULTS)
def test_each_fault_is_named(
    proven: Kit, name: str, content: str, subject: str, complaint: str
) -> None:
    proven.write(name, content)
    outcome = proven.judge("verify", "sum")
    assert outcome.status == 1
    assert said(outcome)[subject] == "FAIL"
    assert complaint in unwrapped(outcome)


def test_a_missing_final_newline_is_named_where_the_validator_admits_it(proven: Kit) -> None:
    proven.write("problems/sum/input_validator.py", "raise SystemExit(42)")
    proven.case("secret/02-large", "1 1", "2\n")
    outcome = proven.judge("verify", "sum")
    assert outcome.status == 0
    assert said(outcome)["files"] == "note"
    assert "secret/02-large.in: no newline at its end" in outcome.out


def test_a_statement_must_be_there(kit: Kit) -> None:
    outcome = kit.judge("verify", "sum")
    assert outcome.status == 1
    assert "sum/statement.md: no such file" in outcome.out
    assert "none; all 3 cases are made by hand" in outcome.out


@pytest.mark.parametrize(
    ("seconds", "folder", "complaint"),
    [
        (0.6, "accepted", "not so: slowest accepted 0."),
        (1.1, "time_limit_exceeded", "not so: 1 s x 1.5 = 1.5 s <= fastest too slow 1."),
    ],
)
def test_an_unfair_limit_is_shown_with_its_numbers(
    proven: Kit, seconds: float, folder: str, complaint: str
) -> None:
    source = "import time\nanswer = sum(map(int, input().split()))\n"
    source += f"while answer > 3 and time.process_time() < {seconds}: pass\nprint(answer)\n"
    submission(proven, f"{folder}/a.py", source)
    outcome = proven.judge("verify", "sum")
    assert said(outcome)["limit"] == "FAIL"
    assert complaint in unwrapped(outcome)
    assert outcome.status == 1


def test_a_missing_toolchain_is_named_and_fails_nothing(proven: Kit) -> None:
    proven.write("languages.toml", '[x]\nname = "X"\nextensions = [".x"]\nrun = ["no-such-x"]\n')
    submission(proven, "wrong_answer/a.x", "")
    outcome = proven.judge("verify", "sum")
    assert outcome.status == 0
    assert "a.x skipped: needs no-such-x" in unwrapped(outcome)
    assert "note skipped 1 of 2 submissions wrong_answer/a.x: needs" in unwrapped(outcome)


def test_a_wrong_submission_that_quick_cases_catch_is_not_run_on_slow_ones(proven: Kit) -> None:
    slow = "import time\na, b = map(int, input().split())\n"
    slow += "while a + b > 9 and time.process_time() < 1.1: pass\nprint(a + b)\n"
    proven.write("problems/sum/problem.toml", 'name = "Sum"\n[limits]\ntime_limit = 3\n')
    submission(proven, "accepted/slow.py", slow)
    submission(proven, "wrong_answer/first.py", "print(3)\n")
    submission(proven, "wrong_answer/large.py", "print(min(10**9, sum(map(int, input().split()))))")
    outcome = proven.judge("verify", "sum")
    assert outcome.status == 0
    assert row(outcome, "first.py")[1:3] == ["WA", "1"]
    assert row(outcome, "first.py")[-1] == "."
    assert row(outcome, "large.py")[1:3] == ["WA", "1"]
    assert row(outcome, "large.py")[-2] == "W"


def test_all_problems_are_verified_with_all(proven: Kit) -> None:
    proven.write("problems/max/problem.toml", 'name = "Max"')
    proven.write("problems/max/input_validator.py", "raise SystemExit(42)")
    proven.write("solutions/max.py", "print(max(map(int, input().split())))")
    proven.case("secret/01", "1 2\n", "2\n", problem="max")
    outcome = proven.judge("verify", "--all")
    assert outcome.status == 1  # max has no statement
    assert "max: 1 cases" in outcome.out
    assert "sum: 3 cases" in outcome.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "name the problems to verify, or say --all"),
        (["sum", "--all"], "name the problems to verify, or say --all"),
        (["nosuch"], "problems/nosuch: no such problem"),
        (["sum", "-j", "0"], "must be from 1 to 64"),
    ],
)
def test_wrong_use_is_one_clear_line_and_status_2(
    kit: Kit, words: list[str], complaint: str
) -> None:
    outcome = kit.judge("verify", *words)
    assert (outcome.status, outcome.out) == (2, "")
    assert complaint in outcome.err.splitlines()[-1]


def test_a_validator_that_crashes_is_a_fault_of_the_problem(kit: Kit) -> None:
    kit.write("problems/sum/input_validator.py", "1 / 0")
    outcome = kit.judge("verify", "sum")
    assert outcome.status == 2
    assert "must exit with 42 or 43, got exit status 1: ZeroDivisionError" in outcome.err


def test_an_interrupt_leaves_what_was_found(proven: Kit) -> None:
    proven.write("problems/sum/problem.toml", 'name = "Sum"\n[limits]\ntime_limit = 20\n')
    submission(proven, "time_limit_exceeded/slow.py", SPINNER)
    process = proven.start("verify", "sum")
    assert process.stdout is not None
    for line in process.stdout:
        if b"samples" in line:
            break
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(timeout=1.5)  # the model solution is done by then, slow.py never is
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert b"interrupted: 1 of 2 submissions run" in out
    assert err == b""
