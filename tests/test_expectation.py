"""What is expected of a submission: the rules of the format's `submissions.yaml`."""

from __future__ import annotations

import pytest

from judgekit.expectation import Rule, broken, matches, may_yet_hold, overall_expected
from judgekit.verdict import CaseResult, Check, Verdict

AC, WA, TLE, RTE = Verdict.AC, Verdict.WA, Verdict.TLE, Verdict.RTE


def results(**verdicts: Verdict) -> list[CaseResult]:
    """Results by case name, `__` standing for the slash."""
    return [
        CaseResult(name.replace("__", "/"), verdict, 0.1, 0.1, 1000, 0)
        for name, verdict in verdicts.items()
    ]


def rule(permitted: set[Verdict], required: set[Verdict], cases: str = "") -> Rule:
    return Rule(frozenset(permitted), frozenset(required), cases)


def test_no_rule_is_broken_by_nothing() -> None:
    assert list(broken([], results(secret__1=Verdict.WA))) == []


def test_a_verdict_that_is_not_permitted_breaks_a_rule_and_the_case_is_named() -> None:
    (line,) = broken([rule({AC, WA}, {WA})], results(secret__1=WA, secret__2=TLE))
    assert line == "secret/2: TLE, permitted: AC, WA"


def test_a_rule_needs_one_case_with_a_required_verdict() -> None:
    wanted = [rule({AC, WA, TLE}, {WA, TLE})]
    assert list(broken(wanted, results(secret__1=AC))) == ["needs a WA or TLE"]
    assert list(broken(wanted, results(secret__1=AC, secret__2=TLE))) == []


def test_a_rule_may_speak_of_some_cases_only() -> None:
    wanted = [rule({AC}, {AC}, "secret/easy"), rule({AC, TLE}, {TLE}, "secret/*-hard")]
    fine = results(sample__1=WA, secret__easy__1=AC, secret__2_hard=TLE)
    fine = [*fine, *results(secret__3=RTE)]
    names = [result.case for result in fine]
    assert "secret/2_hard" in names
    assert list(broken([rule({AC}, {AC}, "secret/easy")], fine)) == []
    assert list(broken(wanted, fine)) == ["no case is called secret/*-hard"]
    assert list(broken([rule({AC}, {AC}, "sample")], fine)) == [
        "sample/1: WA, permitted: AC in sample"
    ]


def test_too_much_memory_is_a_crash_and_too_much_output_a_crash_or_wrong() -> None:
    crash, wrong = [rule({AC, RTE}, {RTE})], [rule({AC, WA}, {WA})]
    assert list(broken(crash, results(secret__1=Verdict.MLE))) == []
    assert list(broken(crash, results(secret__1=Verdict.OLE))) == []
    assert list(broken(wrong, results(secret__1=Verdict.OLE))) == []
    assert list(broken(wrong, results(secret__1=Verdict.MLE))) != []


def test_no_rule_permits_a_compile_error() -> None:
    assert list(broken([Rule()], results(secret__1=Verdict.CE))) != []


def test_a_message_must_be_in_what_the_validator_says_of_one_case() -> None:
    wanted = [Rule(message="too few")]
    said = CaseResult("secret/1", WA, 0.1, 0.1, 1, 0, check=Check(WA, message=b"line 1: too few"))
    assert list(broken(wanted, [said])) == []
    assert list(broken(wanted, results(secret__1=WA))) == ["no case's message has 'too few'"]


def test_rules_may_yet_hold_while_all_is_permitted_and_something_lacks() -> None:
    wanted = [rule({AC, WA, TLE}, {WA}), Rule(message="no")]
    assert may_yet_hold(wanted, results(secret__1=TLE))
    assert not may_yet_hold(wanted, results(secret__1=TLE, secret__2=RTE))
    assert not may_yet_hold(wanted[:1], results(secret__1=TLE, secret__2=WA))
    assert may_yet_hold(wanted, results(secret__1=TLE, secret__2=WA))
    assert not may_yet_hold([], results(secret__1=TLE))


@pytest.mark.parametrize(
    ("glob", "name", "named"),
    [
        ("accepted", "accepted/a.py", True),
        ("accepted/*", "accepted/a.py", True),
        ("accepted/", "accepted/a.py", True),
        ("accept", "accepted/a.py", False),
        ("*", "accepted/a.py", True),
        ("*.py", "accepted/a.py", False),
        ("*/a.py", "accepted/a.py", True),
        ("*/a.{py,cpp}", "wrong_answer/a.cpp", True),
        ("*/a.{py,cpp}", "wrong_answer/a.c", False),
        ("secret/*-easy", "secret/01-easy", True),
        ("secret/*-easy", "secret/01-easy/3", True),
        ("secret/*-easy", "secret/x/01-easy", False),
        ("secret/[12]", "secret/1", False),
        ("secret/[12]", "secret/[12]", True),
        ("secret/a.b", "secret/axb", False),
        ("**", "secret/1", True),
    ],
)
def test_globs_are_those_of_the_format(glob: str, name: str, named: bool) -> None:
    assert matches(glob, name) == named


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ([rule({AC}, {AC, WA, TLE, RTE})], {AC}),
        ([rule({AC, WA}, {WA})], {WA, Verdict.OLE}),
        ([rule({AC, WA, TLE}, {TLE})], {TLE}),
        ([rule({AC, RTE}, {RTE})], {RTE, Verdict.MLE, Verdict.OLE}),
        ([rule({AC, WA, TLE}, {TLE}), rule({AC, WA, TLE}, {WA})], {WA, TLE, Verdict.OLE}),
        ([rule({AC, WA}, {WA}), rule({AC}, {AC}, "sample")], {WA, Verdict.OLE}),
        ([], {AC, WA, TLE, RTE, Verdict.MLE, Verdict.OLE}),
    ],
)
def test_rules_say_what_the_whole_may_be(rules: list[Rule], expected: set[Verdict]) -> None:
    assert overall_expected(rules) == expected
