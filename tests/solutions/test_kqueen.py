"""solutions/kqueen.py on every board there is, and on input that breaks the format."""

from __future__ import annotations

from math import comb

import pytest

from solutions.kqueen import count, counts
from tests.problem_parts import REPOSITORY, published, run_script

SCRIPT = REPOSITORY / "solutions" / "kqueen.py"
# By columns, as the script does, so that boards of one width share their halves.
BOARDS = [(m, n) for n in range(1, 151) for m in range(1, min(n, 150 // n) + 1)]
SMALL_BOARDS = [(m, n) for m in range(1, 41) for n in range(1, 40 // m + 1)]


def counts_by_squares(m: int, n: int) -> list[int]:
    """Sets of k squares of which no two attack each other, k = 0..min(m, n), square by square."""
    squares = [(row, column) for row in range(m) for column in range(n)]
    found = [0] * (min(m, n) + 1)

    def add(chosen: int, open_squares: list[tuple[int, int]]) -> None:
        found[chosen] += 1
        for i, (row, column) in enumerate(open_squares, 1):
            still_open = [
                (r, c)
                for r, c in open_squares[i:]
                if r != row and c != column and abs(r - row) != abs(c - column)
            ]
            add(chosen + 1, still_open)

    add(0, squares)
    return found


@pytest.mark.parametrize("area", range(1, 41))
def test_every_board_up_to_40_squares_agrees_with_trying_all_sets_of_squares(area: int) -> None:
    for m, n in SMALL_BOARDS:
        if m * n == area:
            expected = counts_by_squares(m, n)
            for k, value in enumerate(expected):
                assert count(m, n, k, k) == value, (m, n, k)
            assert count(m, n, 0, 50) == sum(expected), (m, n)


@pytest.mark.timeout(120)
def test_every_board_begins_as_the_formulas_for_up_to_three_queens_say() -> None:
    two = {(m, n): value for m, n, value in published("formula_2queens_mxn.txt")}
    three = {(m, n): value for m, n, value in published("formula_3queens_mxn.txt")}
    assert len(BOARDS) == 396
    assert len(two) == 396
    for m, n in BOARDS:
        found = [*counts(m, n), 0, 0]
        assert found[:2] == [1, m * n], (m, n)
        assert found[2] == two[m, n], (m, n)
        if n >= 3:
            assert found[3] == three[m, n], (m, n)


@pytest.mark.parametrize(
    ("rows", "longest", "name"),
    [
        (3, 40, "A061989_3queens_3xn.txt"),
        (4, 37, "A061990_4queens_4xn.txt"),
        (5, 30, "A061991_5queens_5xn.txt"),
        (6, 25, "A061992_6queens_6xn.txt"),
        (7, 21, "A061993_7queens_7xn.txt"),
    ],
)
def test_a_queen_in_every_row_counts_as_published(rows: int, longest: int, name: str) -> None:
    expected = {n: value for n, value in published(name) if rows <= n <= longest}
    assert len(expected) == longest - rows + 1
    for n, value in expected.items():
        assert count(n, rows, rows, rows) == value, n


@pytest.mark.parametrize(
    ("k", "name"),
    [
        (2, "A036464_2queens_nxn.txt"),
        (3, "A047659_3queens_nxn.txt"),
        (4, "A061994_4queens_nxn.txt"),
    ],
)
def test_a_few_queens_on_square_boards_count_as_published(k: int, name: str) -> None:
    expected = {n: value for n, value in published(name) if 1 <= n <= 12}
    assert len(expected) == 12
    for n, value in expected.items():
        assert count(n, n, k, k) == value, n


def test_n_queens_on_square_boards_count_as_a000170() -> None:
    expected = {n: value for n, value in published("A000170_nqueens.txt") if 1 <= n <= 12}
    assert {n: count(n, n, n, n) for n in expected} == expected


def test_all_sets_of_queens_on_square_boards_count_as_a287227() -> None:
    expected = {n: v for n, v in published("A287227_any_number_of_queens_nxn.txt") if 1 <= n <= 12}
    assert {n: count(n, n, 0, 50) for n in expected} == expected


def test_every_k_on_square_boards_counts_as_a348129() -> None:
    triangle = {(n, k): value for n, k, value in published("A348129_k_queens_nxn_triangle.txt")}
    del triangle[0, 0]
    assert {(n, k): count(n, n, k, k) for n, k in triangle} == triangle


@pytest.mark.parametrize(
    ("m", "n", "x", "y", "expected"),
    [
        (2, 3, 2, 2, 2),
        (2, 2, 2, 2, 0),
        (1, 1, 0, 0, 1),
        (4, 4, 0, 50, 87),
        (8, 8, 0, 8, 118969),
        (4, 31, 1, 4, 598972),
        (1, 150, 0, 50, 151),
        (10, 15, 8, 8, 342179496),
        (10, 15, 0, 50, 990341573),
        (12, 12, 12, 12, 14200),
        (3, 3, 4, 50, 0),
        (7, 5, 0, 0, 1),
    ],
)
def test_answers_known_beforehand_hold_in_both_orientations(
    m: int, n: int, x: int, y: int, expected: int
) -> None:
    assert count(m, n, x, y) == count(n, m, x, y) == expected


def test_a_range_of_k_is_the_sum_of_its_parts() -> None:
    for x in range(10):
        for y in range(x, 10):
            assert count(9, 11, x, y) == sum(count(11, 9, k, k) for k in range(x, y + 1))


def test_two_queens_on_one_row_never_stand_in_peace() -> None:
    assert [count(1, n, 0, 50) for n in range(1, 151)] == [n + 1 for n in range(1, 151)]
    assert count(1, 150, 1, 1) == comb(150, 1)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (b"", b""),
        (b"8 8 8 8\n", b"92\n"),
        (b"8 8 8 8", b"92\n"),
        (b"8 8 8 8\n4 4 0 50\n8 8 8 8", b"92\n87\n92\n"),
        (b"2 3 2 2\r\n3 2 2 2\r\n", b"2\n2\n"),
        (b"4 31 1 4\n1 1 0 0\n31 4 1 4\n", b"598972\n1\n598972\n"),
    ],
)
def test_the_script_answers_line_by_line(given: bytes, expected: bytes) -> None:
    ran = run_script(SCRIPT, given)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, expected, b"")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (b"\n", "line 1: wanted four integers m n x y"),
        (b"8 8 8\n", "line 1: wanted four integers m n x y"),
        (b"8 8 8 8 8\n", "line 1: wanted four integers m n x y"),
        (b"8 8 8 k\n", "line 1: wanted four integers m n x y"),
        (b"8 8 8 8.0\n", "line 1: wanted four integers m n x y"),
        (b"\xff\x00\n", "line 1: wanted four integers m n x y"),
        (b"8 8 8 8\n\n", "line 2: wanted four integers m n x y"),
        (b"8 8 8 8\n9 9\n9 9 9\n", "line 2: wanted four integers m n x y"),
        (b"1 1 0 " + b"9" * 5000, "line 1: wanted four integers m n x y"),
        (b"0 5 0 1\n", "line 1: wanted m, n >= 1 and m * n <= 150, got m = 0, n = 5"),
        (b"5 0 0 1\n", "line 1: wanted m, n >= 1 and m * n <= 150, got m = 5, n = 0"),
        (b"-3 -3 0 1\n", "line 1: wanted m, n >= 1 and m * n <= 150, got m = -3, n = -3"),
        (b"151 1 0 1\n", "line 1: wanted m, n >= 1 and m * n <= 150, got m = 151, n = 1"),
        (b"1 1 0 0\n13 12 0 1", "line 2: wanted m, n >= 1 and m * n <= 150, got m = 13, n = 12"),
        (b"3 3 -1 2\n", "line 1: wanted 0 <= x <= y <= 50, got x = -1, y = 2"),
        (b"3 3 2 1\n", "line 1: wanted 0 <= x <= y <= 50, got x = 2, y = 1"),
        (b"3 3 0 51\n", "line 1: wanted 0 <= x <= y <= 50, got x = 0, y = 51"),
    ],
)
def test_input_that_breaks_the_format_is_told_in_one_line(given: bytes, message: str) -> None:
    ran = run_script(SCRIPT, given)
    assert (ran.returncode, ran.stdout) == (1, b"")
    assert ran.stderr.decode() == f"kqueen: {message}\n"
