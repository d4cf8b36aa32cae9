"""solutions/nqueens.py on every input there is, and on input that breaks the format."""

from __future__ import annotations

from itertools import permutations

import pytest

from solutions.nqueens import count
from tests.problem_parts import REPOSITORY, published, run_script

SCRIPT = REPOSITORY / "solutions" / "nqueens.py"
COUNTS = {n: value for n, value in published("A000170_nqueens.txt") if 1 <= n <= 16}


def count_by_permutations(n: int) -> int:
    """Orders of the columns in which no two queens share a diagonal."""
    return sum(
        len({row + column for row, column in enumerate(columns)}) == n
        and len({row - column for row, column in enumerate(columns)}) == n
        for columns in permutations(range(n))
    )


def test_the_published_values_reach_to_the_largest_board() -> None:
    assert list(COUNTS) == list(range(1, 17))


@pytest.mark.parametrize("n", COUNTS)
def test_every_board_has_the_count_of_a000170(n: int) -> None:
    assert count(n) == COUNTS[n]


@pytest.mark.parametrize("n", range(1, 8))
def test_small_boards_have_as_many_placements_as_trying_all_orders_finds(n: int) -> None:
    assert count(n) == count_by_permutations(n)


@pytest.mark.parametrize("given", [b"8\n", b"8", b" 8\r\n\n"])
def test_the_script_prints_the_count_and_nothing_else(given: bytes) -> None:
    ran = run_script(SCRIPT, given)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, b"92\n", b"")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (b"", "wanted one integer n"),
        (b"\n", "wanted one integer n"),
        (b"eight\n", "wanted one integer n"),
        (b"8.0\n", "wanted one integer n"),
        (b"1_0\n", "wanted one integer n"),
        (b"--8\n", "wanted one integer n"),
        (b"-\n", "wanted one integer n"),
        (b"8 8\n", "wanted one integer n"),
        (b"8\n8\n", "wanted one integer n"),
        (b"\xd9\xa8\n", "wanted one integer n"),
        (b"\x00\xff\n", "wanted one integer n"),
        (b"9" * 5000 + b"\n", "wanted one integer n"),
        (b"0\n", "n must be from 1 to 16, got 0"),
        (b"-8\n", "n must be from 1 to 16, got -8"),
        (b"17\n", "n must be from 1 to 16, got 17"),
        (b"40\n", "n must be from 1 to 16, got 40"),
    ],
)
def test_input_that_breaks_the_format_is_told_in_one_line(given: bytes, message: str) -> None:
    ran = run_script(SCRIPT, given)
    assert (ran.returncode, ran.stdout) == (1, b"")
    assert ran.stderr.decode() == f"nqueens: {message}\n"
