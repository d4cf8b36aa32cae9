"""The comparison against the specification, read word by word by a slow second program."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from judgekit.compare import Comparison, first_difference

pytest.importorskip("hypothesis")

from hypothesis import given, settings
from hypothesis import strategies as st

WHITE = " \t\n\r\v\f"
texts = st.lists(
    st.one_of(
        st.sampled_from(["1", "1.0", "+1.", "1.1e0", "-0", "0", "a", "A", "b", "0x1", "inf", "\0"]),
        st.from_regex(r"[+-]?[0-9]{0,3}\.?[0-9]{0,3}([Ee][+-]?[0-9]{1,2})?", fullmatch=True),
        st.sampled_from([*WHITE, " ", "\n", "  "]),
    ),
    max_size=8,
).map("".join)
tolerances = st.none() | st.sampled_from([0.0, 0.1, 0.5, 1e-6])
comparisons = st.builds(Comparison, st.booleans(), st.booleans(), tolerances, tolerances)


def number(token: str) -> Fraction | None:
    grammar = r"[+-]?([0-9]*\.[0-9]+|[0-9]+\.|[0-9]+)([Ee][+-]?[0-9]+)?"
    return Fraction(token) if re.fullmatch(grammar, token) else None


def token_right(got: str, wanted: str, comparison: Comparison) -> bool:
    absolute, relative = comparison.float_absolute_tolerance, comparison.float_relative_tolerance
    right = number(wanted)
    if right is not None and (absolute is not None or relative is not None):
        given_value = number(got)
        if given_value is None:
            return False
        gap = abs(given_value - right)
        return (absolute is not None and gap <= Fraction(str(absolute))) or (
            relative is not None and gap <= Fraction(str(relative)) * abs(right)
        )
    return got == wanted if comparison.case_sensitive else got.lower() == wanted.lower()


def right_by_the_specification(output: str, answer: str, comparison: Comparison) -> bool:
    def cut(text: str) -> tuple[list[str], list[str]]:
        return re.split(f"[{WHITE}]+", text), re.split(f"[^{WHITE}]+", text)

    (got, got_white), (wanted, wanted_white) = cut(output), cut(answer)
    if comparison.space_change_sensitive and got_white != wanted_white:
        return False
    tokens, others = [t for t in got if t], [t for t in wanted if t]
    return len(tokens) == len(others) and all(
        token_right(one, other, comparison) for one, other in zip(tokens, others, strict=True)
    )


@given(texts, texts, comparisons)
@settings(deadline=None, max_examples=400)
def test_it_says_equal_exactly_when_the_specification_does(
    output: str, answer: str, comparison: Comparison
) -> None:
    found = first_difference(output.encode(), answer.encode(), comparison)
    assert (found is None) == right_by_the_specification(output, answer, comparison)


@given(texts, texts, texts, comparisons)
@settings(deadline=None, max_examples=400)
def test_the_place_that_it_names_holds_the_token_that_it_names(
    start: str, ours: str, theirs: str, comparison: Comparison
) -> None:
    output, answer = (start + ours).encode(), (start + theirs).encode()
    found = first_difference(output, answer, comparison)
    if found is None:
        return
    assert found.got != found.wanted
    if found.got is None or found.got.isspace():
        return
    tokens = output.split(b"\n")[found.line - 1].split()
    assert tokens[found.token - 1] == found.got
    before = output.split(b"\n")[: found.line - 1]
    index = sum(len(line.split()) for line in before) + found.token - 1
    for one, other in zip(output.split()[:index], answer.split()[:index], strict=True):
        assert token_right(one.decode(), other.decode(), comparison)


@given(texts, comparisons)
@settings(deadline=None)
def test_every_output_equals_itself(text: str, comparison: Comparison) -> None:
    assert first_difference(text.encode(), text.encode(), comparison) is None
