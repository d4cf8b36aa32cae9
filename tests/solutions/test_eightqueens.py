"""solutions/eightqueens.py on every input there is, and on input that breaks the format."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random

import pytest

from solutions.eightqueens import completions
from tests.problem_parts import REPOSITORY, run_script

SCRIPT = REPOSITORY / "solutions" / "eightqueens.py"
UNIQUE_COUNTS = {2: 308, 3: 3064, 4: 5648, 5: 4992, 6: 2560, 7: 736, 8: 92}


def all_solutions() -> list[list[int]]:
    """The 92 solutions out of the 40320 orders of eight columns."""
    return [
        list(columns)
        for columns in permutations(range(8))
        if len({row + column for row, column in enumerate(columns)}) == 8
        and len({row - column for row, column in enumerate(columns)}) == 8
    ]


def test_all_17400_inputs_are_completed_to_their_one_solution() -> None:
    solutions = all_solutions()
    holders = Counter(
        squares
        for solution in solutions
        for k in range(9)
        for squares in combinations(enumerate(solution), k)
    )
    rng = Random(17400)
    tried: Counter[int] = Counter()
    for solution in solutions:
        for k in range(9):
            for squares in combinations(enumerate(solution), k):
                if holders[squares] == 1:
                    tried[k] += 1
                    given = rng.sample(squares, k)
                    assert completions(given) == [solution]
    assert tried == UNIQUE_COUNTS
    assert tried.total() == 17400


def test_an_empty_board_has_all_92_completions() -> None:
    assert sorted(completions([])) == sorted(all_solutions())


@pytest.mark.parametrize("square", [(0, 0), (3, 4), (7, 0)])
def test_one_queen_has_every_solution_with_her(square: tuple[int, int]) -> None:
    row, column = square
    wanted = [solution for solution in all_solutions() if solution[row] == column]
    assert sorted(completions([square])) == sorted(wanted)


@pytest.mark.parametrize("other", [(3, 0), (0, 3), (6, 6), (6, 0), (3, 3)])
def test_queens_that_attack_each_other_have_no_completion(other: tuple[int, int]) -> None:
    assert completions([(3, 3), other]) == []


def test_the_given_list_is_left_as_it_is() -> None:
    given = [(5, 3), (2, 2)]
    completions(given)
    assert given == [(5, 3), (2, 2)]


def test_the_script_prints_eight_lines_of_eight_characters() -> None:
    run = run_script(SCRIPT, b"2\n2 2\n5 3\n")
    board = "......Q.\nQ.......\n..Q.....\n.......Q\n.....Q..\n...Q....\n.Q......\n....Q...\n"
    assert (run.returncode, run.stdout.decode(), run.stderr) == (0, board, b"")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (b"", "wanted 1 of the numbers 0 to 8, got ''"),
        (b"two\n", "wanted 1 of the numbers 0 to 8, got 'two'"),
        (b"9\n", "wanted 1 of the numbers 0 to 8, got '9'"),
        (b"-1\n", "wanted 1 of the numbers 0 to 8, got '-1'"),
        (b"\xff\x1b[2J\n", r"wanted 1 of the numbers 0 to 8, got '\xff\x1b[2J'"),
        (b"2 2\n5 3\n", "wanted 1 of the numbers 0 to 8, got '2 2'"),
        (b"2\n2 2\n", "wanted 2 lines after the first, got 1"),
        (b"2\n2 2\n5 3\n0 6\n", "wanted 2 lines after the first, got 3"),
        (b"2\n2 2\n5 8\n", "wanted 2 of the numbers 0 to 7, got '5 8'"),
        (b"2\n2 2\n5 3 1\n", "wanted 2 of the numbers 0 to 7, got '5 3 1'"),
        (b"2\n2 2\nx 3\n", "wanted 2 of the numbers 0 to 7, got 'x 3'"),
        (b"2\n2 2\n2 2\n", "wanted squares with exactly one completion, these have 0"),
        (b"0\n", "wanted squares with exactly one completion, these have 92"),
        (b"1\n0 0\n", "wanted squares with exactly one completion, these have 4"),
        (b"2\n0 0\n1 1\n", "wanted squares with exactly one completion, these have 0"),
        (b"2\n0 0\n1 2\n", "wanted squares with exactly one completion, these have 0"),
    ],
)
def test_input_that_breaks_the_format_gets_one_line_and_status_1(
    given: bytes, message: str
) -> None:
    run = run_script(SCRIPT, given)
    assert (run.returncode, run.stdout) == (1, b"")
    assert run.stderr.decode() == f"eightqueens: {message}\n"


def test_a_number_of_a_million_digits_gets_one_short_line_too() -> None:
    run = run_script(SCRIPT, b"9" * 1_000_000)
    assert (run.returncode, run.stdout) == (1, b"")
    assert run.stderr.count(b"\n") == 1
    assert len(run.stderr) < 200
