"""Smaller inputs are smaller, and simple ones can be reached from large ones."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from judgekit.proving.shrinking import size, smaller


def reached(content: bytes, fails: Callable[[bytes], bool]) -> bytes:
    """What is left when each step takes the first smaller input that still fails."""
    while following := next(filter(fails, smaller(content)), None):
        content = following
    return content


def test_nothing_is_smaller_than_an_empty_input() -> None:
    assert list(smaller(b"")) == []


def test_every_candidate_is_smaller_and_comes_once() -> None:
    content = b"3\n10 -20\n0 7\nword 5\n"
    found = list(smaller(content))
    assert len(found) == len(set(found)) > 20
    assert all(size(one) < size(content) for one in found)


@pytest.mark.parametrize(
    ("content", "needed", "smallest"),
    [
        (b"1 2\n3 4\n5 6\n", b"4", b"4\n"),
        (b"100 7 7\n", b"7", b"7\n"),
        (b"a b c d e", b"d", b"d"),
    ],
)
def test_lines_and_words_that_do_not_matter_are_left_out(
    content: bytes, needed: bytes, smallest: bytes
) -> None:
    assert reached(content, lambda one: needed in one.split()) == smallest


def test_numbers_become_as_small_as_they_can_be() -> None:
    def fails(one: bytes) -> bool:
        words = one.split()
        return len(words) == 1 and words[0].lstrip(b"-").isdigit() and abs(int(words[0])) >= 37

    assert reached(b"918273\n", fails) == b"37\n"
    assert reached(b"-5000\n", fails) == b"37\n"


def test_a_count_in_the_first_line_follows_the_lines_that_are_left_out() -> None:
    def fails(one: bytes) -> bool:
        first, *rest = one.splitlines() or [b""]
        return first.isdigit() and int(first) == len(rest) and b"5 5" in rest

    assert reached(b"4\n1 1\n5 5\n2 2\n3 3\n", fails) == b"1\n5 5\n"
