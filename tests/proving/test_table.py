"""The table of submissions by cases, at any width."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from judgekit.problem import Case, Problem
from judgekit.proving.table import trial_table
from judgekit.proving.trials import Trial
from judgekit.settings import Settings
from judgekit.verdict import CaseResult, Verdict


def problem(cases: int) -> Problem:
    names = ["sample/01-x", *(f"secret/{number:02}-x" for number in range(1, cases))]
    return Problem(
        name="sum",
        folder=Path("problems/sum"),
        settings=Settings(titles={"en": "Sum"}),  # a limit of 2 s
        data_folder=Path("testdata/sum"),
        cases=tuple(Case(name, Path("in"), Path("ans")) for name in names),
        solution=None,
        input_validators=(),
        output_validator=None,
        contrasts=(),
    )


def trial(source: str, of: Problem, verdicts: str, seconds: float = 0.5) -> Trial:
    """A trial whose verdict on each case is a letter (A, W, T), `.` where it was not run."""
    known = {"A": Verdict.AC, "W": Verdict.WA, "T": Verdict.TLE}
    results = [
        CaseResult(case.name, known[letter], seconds, seconds, 0, 0)
        for case, letter in zip(of.cases, verdicts, strict=True)
        if letter != "."
    ]
    folders = {"accepted": Verdict.AC, "wrong_answer": Verdict.WA}
    expected = folders.get(source.split("/")[0], Verdict.TLE)
    return Trial(Path(source), frozenset({expected}), tuple(results))


def test_a_table_of_no_submission_is_a_heading_and_a_legend() -> None:
    assert len(list(trial_table(problem(3), [], 80))) == 2


def test_few_cases_show_letters_and_seconds() -> None:
    three = problem(3)
    trials = [trial("accepted/a.py", three, "AAA"), trial("wrong_answer/w.c", three, "AWW", 0.25)]
    assert list(trial_table(three, trials, 80)) == [
        "       got bad  max      01     01     02",
        "accepted/",
        "  a.py AC      0.50  A 0.50 A 0.50 A 0.50",
        "wrong_answer/",
        "  w.c  WA    2 0.25  A 0.25 W 0.25 W 0.25",
        "A accepted, W wrong answer, . not run, bad: cases failed, max: CPU s",
    ]


def test_many_cases_show_a_character_each() -> None:
    many = problem(40)
    trials = [
        trial("accepted/a.py", many, "A" * 40),
        trial("slow/t.c", many, ".." + "T" + "." * 37, 3.0),
    ]
    lines = list(trial_table(many, trials, 80))
    assert lines[1].endswith("bad  max " + "1" + "123456789" + "0123456789" * 3)
    assert lines[3] == "  a.py AC      0.50 " + "2" * 40
    assert lines[5] == "  t.c  TLE   1 3.00 ..T" + "." * 37
    assert "0-9 accepted, in tenths of the limit, T time limit exceeded" in lines[6]


@pytest.mark.parametrize("width", [60, 80, 160])
def test_every_case_is_shown_within_the_width(width: int) -> None:
    many = problem(200)
    mixed = "AW" * 100
    trials = [
        trial("accepted/" + "long" * 20 + ".py", many, "A" * 200),
        trial("wrong_answer/w.c", many, mixed),
    ]
    lines = list(trial_table(many, trials, width))
    assert max(map(len, lines)) <= width
    rows = [line.split()[-1] for line in lines if line.startswith("  w.c")]
    assert "".join(rows) == mixed.replace("A", "2")
    assert sum("long" in line for line in lines) == 1  # the same on every case


def test_an_unexpected_verdict_is_marked_and_what_did_not_run_is_said() -> None:
    three = problem(3)
    skipped = replace(trial("accepted/s.go", three, "..."), missing="go")
    refused = replace(trial("accepted/r.c", three, "..."), compile_message=b"no")
    lines = list(trial_table(three, [trial("accepted/a.py", three, "AWA"), skipped, refused], 80))
    assert lines[2].startswith("! a.py WA    1 0.50")
    assert lines[3] == "  s.go skipped: needs go"
    assert lines[4] == "! r.c  CE"


def test_of_very_many_cases_the_first_are_shown_and_the_rest_counted() -> None:
    very_many = problem(5000)
    lines = list(trial_table(very_many, [trial("wrong_answer/w.c", very_many, "AW" * 2500)], 80))
    assert len(lines) < 40
    assert "and 4760 more cases, not shown" in lines
    assert "WA  2500" in lines[3]
