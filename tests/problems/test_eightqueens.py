"""The data of eightqueens against all 92 solutions, found by trying every order of the columns."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations

import pytest

from tests.problem_parts import cases, load

Square = tuple[int, int]


@cache
def all_solutions() -> list[frozenset[Square]]:
    """The 92 solutions as sets of squares, out of the 40320 orders of eight columns."""
    return [
        frozenset(enumerate(columns))
        for columns in permutations(range(8))
        if len({row + column for row, column in enumerate(columns)}) == 8
        and len({row - column for row, column in enumerate(columns)}) == 8
    ]


def squares_of(given: bytes) -> list[Square]:
    """The squares of a well-formed input."""
    numbers = [int(word) for word in given.split()]
    return list(zip(numbers[1::2], numbers[2::2], strict=True))


def queens_of(answer: bytes) -> frozenset[Square]:
    """The squares with a Q of an answer."""
    lines = answer.decode().splitlines()
    return frozenset((r, c) for r, line in enumerate(lines) for c in range(8) if line[c] == "Q")


def test_there_are_92_solutions() -> None:
    assert len(all_solutions()) == 92  # OEIS A000170, n = 8


@pytest.mark.parametrize(("name", "given", "answer"), list(cases("eightqueens")))
def test_an_answer_is_the_only_solution_with_the_squares(
    name: str, given: bytes, answer: bytes
) -> None:
    holding = [board for board in all_solutions() if board >= set(squares_of(given))]
    assert [queens_of(answer)] == holding, name
    lines = answer.split(b"\n")
    assert [len(line) for line in lines] == [8] * 8 + [0]
    assert set(b"".join(lines)) == set(b"Q.")


def test_the_first_sample_is_the_board_of_the_write_ups_with_all_eight_lines() -> None:
    _, given, answer = next(cases("eightqueens"))
    assert given == b"2\n2 2\n5 3\n"
    assert answer.split() == [
        b"......Q.",
        b"Q.......",
        b"..Q.....",
        b".......Q",
        b".....Q..",
        b"...Q....",
        b".Q......",
        b"....Q...",
    ]


def test_every_k_from_2_to_8_comes_at_least_five_times() -> None:
    given_counts = [len(squares_of(given)) for _, given, _ in cases("eightqueens")]
    assert {k: given_counts.count(k) >= 5 for k in given_counts} == dict.fromkeys(range(2, 9), True)


def test_the_eight_solutions_that_no_pair_fixes_are_all_there() -> None:
    pairs = [pair for board in all_solutions() for pair in combinations(sorted(board), 2)]
    unfixed = {
        board
        for board in all_solutions()
        if all(pairs.count(pair) > 1 for pair in combinations(sorted(board), 2))
    }
    assert len(unfixed) == 8
    assert unfixed <= {queens_of(answer) for _, _, answer in cases("eightqueens")}


def test_every_corner_is_given_and_every_row_is_the_only_free_one_in_some_case() -> None:
    inputs = [squares_of(given) for _, given, _ in cases("eightqueens")]
    given_squares = {square for squares in inputs for square in squares}
    assert {(0, 0), (0, 7), (7, 0), (7, 7)} <= given_squares
    sevens = [{row for row, _ in squares} for squares in inputs if len(squares) == 7]
    assert {row for rows in sevens for row in set(range(8)) - rows} == set(range(8))


def test_the_squares_come_in_order_of_rows_in_few_cases_only() -> None:
    inputs = [squares_of(given) for _, given, _ in cases("eightqueens")]
    in_order = [squares for squares in inputs if squares == sorted(squares)]
    assert len(in_order) < len(inputs) // 4
    assert any(squares == sorted(squares, reverse=True) for squares in inputs)


VALID = b"3\n2 2\n5 3\n0 6\n"


@pytest.mark.parametrize(
    "given",
    [
        VALID,
        b"2\n2 2\n5 3\n",
        b"2\n5 3\n2 2\n",
        b"8\n0 6\n1 0\n2 2\n3 7\n4 5\n5 3\n6 1\n7 4\n",
    ],
)
def test_a_well_formed_input_with_one_solution_is_valid(given: bytes) -> None:
    assert load("eightqueens", "input_validator").fault(given) is None


@pytest.mark.parametrize(
    ("given", "line"),
    [
        (b"", 1),
        (b"\n", 1),
        (b"0\n", 1),  # 92 solutions
        (b"1\n2 2\n", 1),  # several solutions
        (b"2\n0 0\n1 2\n", 1),  # no solution
        (b"2\n0 0\n1 1\n", 1),  # attacking
        (b"9\n", 1),
        (b"-1\n", 1),
        (b"03" + VALID[1:], 1),
        (b"3 " + VALID[1:], 1),
        (b" " + VALID, 1),
        (b"\xef\xbb\xbf" + VALID, 1),
        (b"2" + VALID[1:], 1),
        (b"4" + VALID[1:], 1),
        (b"\n" + VALID, 1),
        (VALID.replace(b"\n", b"\r\n"), 1),
        (b"3\n2 2\n5 3\n0 6", 4),
        (b"3\n2 2\n5 3\n0 6\n\n", 5),
        (b"3\n2 2\n5 3\n0 6\n ", 5),
        (b"3\n2 2\n5 3\n2 2\n", 4),
        (b"3\n2  2\n5 3\n0 6\n", 2),
        (b"3\n2 2 \n5 3\n0 6\n", 2),
        (b"3\n2 2\r\n5 3\n0 6\n", 2),
        (b"3\n2\t2\n5 3\n0 6\n", 2),
        (b"3\n2 2\n5 3 1\n0 6\n", 3),
        (b"3\n2 2\n5\n0 6\n", 3),
        (b"3\n2 2\n05 3\n0 6\n", 3),
        (b"3\n2 2\n5 8\n0 6\n", 3),
        (b"3\n2 2\n8 3\n0 6\n", 3),
        (b"3\n2 2\n5 -3\n0 6\n", 3),
        (b"3\n2 2\n\n5 3\n0 6\n", 3),
        (b"3\n2 2\nA 3\n0 6\n", 3),
        ("3\n2 2\n\uff15 3\n0 6\n".encode(), 3),
    ],
)
def test_any_other_input_is_invalid_and_its_line_is_named(given: bytes, line: int) -> None:
    found = load("eightqueens", "input_validator").fault(given)
    assert found is not None
    assert found.startswith(f"line {line}: ")
