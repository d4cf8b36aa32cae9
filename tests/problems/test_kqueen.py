"""The data of kqueen against published values and two other algorithms, and its validator."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.problem_parts import PROBLEMS, cases, load, published

Board = tuple[int, int]  # sides, the shorter one first
BOARDS = [(m, n) for m in range(1, 13) for n in range(m, 150 // m + 1)]
KNOWN_ANSWERS = {  # lines whose answers were known before there was a program here
    (8, 8, 8, 8): 92,
    (4, 4, 0, 50): 87,
    (1, 1, 0, 0): 1,
    (2, 2, 2, 2): 0,
    (2, 3, 2, 2): 2,
    (8, 8, 0, 8): 118969,
    (10, 15, 0, 50): 990341573,
    (1, 150, 0, 50): 151,
    (150, 1, 0, 50): 151,
    (4, 31, 1, 4): 598972,
    (31, 4, 1, 4): 598972,
    (12, 12, 12, 12): 14200,
}


def lines_of(given: bytes) -> list[list[int]]:
    """The lines of a well-formed input."""
    return [[int(word) for word in line.split()] for line in given.splitlines()]


def answered_lines() -> Iterator[tuple[tuple[int, int, int, int], int]]:
    """Every line of the data with its answer; files have as many answers as lines."""
    for name, given, answer in cases("kqueen"):
        lines, answers = lines_of(given), answer.split()
        assert len(lines) == len(answers) == answer.count(b"\n"), name
        for (m, n, x, y), count in zip(lines, answers, strict=True):
            yield (m, n, x, y), int(count)


@cache
def counts_by_squares(m: int, n: int) -> list[int]:
    """Peaceful sets of k squares, k from 0: each found by adding its squares in order.

    A set of squares is an int with a bit for each; nothing in it goes by rows, columns or
    diagonals once `attacked` is there.
    """
    squares = [(row, column) for row in range(m) for column in range(n)]
    attacked = [
        sum(
            1 << other
            for other, (r, c) in enumerate(squares)
            if r == row or c == column or abs(r - row) == abs(c - column)
        )
        for row, column in squares
    ]
    counts = [0] * 51

    def extend(k: int, free: int) -> None:
        counts[k] += 1
        while free:
            square = free.bit_length() - 1
            free ^= 1 << square
            extend(k + 1, free & ~attacked[square])

    extend(0, (1 << len(squares)) - 1)
    return counts


def published_counts() -> dict[tuple[Board, int], int]:
    """Numbers of peaceful sets by board and k, out of published sequences and formulas."""
    known: dict[tuple[Board, int], int] = {}
    for m, n in BOARDS:
        known[(m, n), 0] = 1
        known[(m, n), 1] = m * n
    for k in (2, 3):
        for m, n, value in published(f"formula_{k}queens_mxn.txt"):
            known[(m, n), k] = value
    full_rows = [(3, "A061989"), (4, "A061990"), (5, "A061991"), (6, "A061992"), (7, "A061993")]
    for k, sequence in full_rows:
        for n, value in published(f"{sequence}_{k}queens_{k}xn.txt"):
            known[(k, n), k] = value
    for n, value in published("A000170_nqueens.txt"):
        known[(n, n), n] = value
    for n, value in published("A061994_4queens_nxn.txt"):
        known[(n, n), 4] = value
    for n, k, value in published("A348129_k_queens_nxn_triangle.txt"):
        known[(n, n), k] = value
    return {key: value for key, value in known.items() if key[0] in BOARDS}


@cache
def counts_in_c() -> dict[tuple[Board, int], int]:
    """All boards and k by the accepted program in C, which halves the columns."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler")
    source = PROBLEMS / "kqueen" / "submissions" / "accepted" / "half_columns.c"
    keys = [((m, n), k) for m, n in BOARDS for k in range(14)]
    given = "".join(f"{m} {n} {k} {k}\n" for (m, n), k in keys)
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "half_columns"
        subprocess.run([compiler, "-O2", "-o", str(program), str(source)], check=True)
        run = subprocess.run([str(program)], input=given.encode(), capture_output=True, check=True)
    return dict(zip(keys, map(int, run.stdout.split()), strict=True))


def test_the_data_has_all_396_boards_in_both_orientations_and_in_one_file_each() -> None:
    files = {name.split("-", 1)[1]: lines_of(given) for name, given, _ in cases("kqueen")}
    assert len(BOARDS) == 396
    assert sorted(files["all-boards"]) == sorted([m, n, 0, 50] for m, n in BOARDS)
    assert sorted(files["all-boards-turned"]) == sorted([n, m, 0, 50] for m, n in BOARDS)


def test_lines_with_known_answers_are_in_the_data_with_these_answers() -> None:
    found = {line: answer for line, answer in answered_lines() if line in KNOWN_ANSWERS}
    assert found == KNOWN_ANSWERS


def test_answers_for_small_boards_are_those_of_a_search_by_squares() -> None:
    checked = 0
    for (m, n, x, y), answer in answered_lines():
        if m * n <= 36:
            assert answer == sum(counts_by_squares(m, n)[x : y + 1]), (m, n, x, y)
            checked += 1
    assert checked > 300


def test_answers_are_sums_of_published_values_where_these_are_known() -> None:
    known = published_counts()
    checked = 0
    for (m, n, x, y), answer in answered_lines():
        board = (min(m, n), max(m, n))
        terms = [known.get((board, k)) for k in range(x, min(y, board[0]) + 1)]
        if None not in terms:
            assert answer == sum(term for term in terms if term is not None), (m, n, x, y)
            checked += 1
    assert checked > 2000


def test_answers_for_whole_squares_are_those_of_a287227() -> None:
    wanted = {n: value for n, value in published("A287227_any_number_of_queens_nxn.txt") if n}
    found = {m: answer for (m, n, x, y), answer in answered_lines() if m == n and (x, y) == (0, 50)}
    assert found == {n: wanted[n] for n in range(1, 13)}


def test_all_answers_are_those_of_a_program_in_another_language() -> None:
    table = counts_in_c()
    for (m, n, x, y), answer in answered_lines():
        board = (min(m, n), max(m, n))
        assert answer == sum(table[board, k] for k in range(x, min(y, 13) + 1)), (m, n, x, y)


def test_that_program_agrees_with_every_published_value() -> None:
    table = counts_in_c()
    known = published_counts()
    assert {key: table[key] for key in known} == known
    assert table[(10, 15), 8] == 342179496 == max(table.values())
    assert len(known) > 1500


@pytest.mark.parametrize(
    "slug",
    [
        "empty-file",
        "no-final-newline",
        "same-line-twice",
        "no-queens",
        "more-queens-than-fit",
        "one-by-one",
        "two-orientations",
        "worst-12-by-12",
        "worst-10-by-15",
        "worst-15-by-10",
        "worst-11-by-13",
        "worst-9-by-16",
    ],
)
def test_every_edge_case_has_a_file(slug: str) -> None:
    assert slug in {name.split("-", 1)[1] for name, _, _ in cases("kqueen")}


def test_the_files_for_edge_cases_are_what_their_names_say() -> None:
    files = {name.split("-", 1)[1]: (given, answer) for name, given, answer in cases("kqueen")}
    assert files["empty-file"] == (b"", b"")
    assert not files["no-final-newline"][0].endswith(b"\n")
    assert files["no-final-newline"][0].count(b"\n") == 2
    lines = lines_of(files["same-line-twice"][0])
    assert lines[0] == lines[1]
    assert all(x == y == 0 for _, _, x, y in lines_of(files["no-queens"][0]))
    assert all(x >= min(m, n) for m, n, x, _ in lines_of(files["more-queens-than-fit"][0]))
    assert files["long-file-few-boards"][0].count(b"\n") == 5000


VALID = b"8 8 8 8\n4 4 0 50\n"


@pytest.mark.parametrize(
    "given",
    [
        b"",
        VALID,
        VALID[:-1],
        b"1 1 0 0",
        b"1 1 50 50\n",
        b"1 150 0 50\n150 1 0 50\n",
        b"10 15 3 3\n15 10 3 3\n",
        b"12 12 0 50\n" * 100,
    ],
)
def test_lines_within_the_bounds_are_valid_with_or_without_the_last_newline(given: bytes) -> None:
    assert load("kqueen", "input_validator").fault(given) is None


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b" ",
        b"8 8 8",
        b"8 8 8 8 8",
        b"0 8 0 0",
        b"8 0 0 0",
        b"1 151 0 0",
        b"151 1 0 0",
        b"13 12 0 0",
        b"8 8 3 2",
        b"8 8 0 51",
        b"8 8 51 51",
        b"8 8 -1 2",
        b"-8 -8 0 0",
        b"+8 8 0 0",
        b"08 8 0 0",
        b"8 8 00 1",
        b"8 8 0 1.0",
        b"8 8 0 1e1",
        b"8 8 0 1_0",
        b"8 8 0 0x1",
        b"8  8 0 1",
        b"8 8 0 1 ",
        b" 8 8 0 1",
        b"8\t8 0 1",
        b"8 8 0 1\r",
        b"8 8 0 1\x00",
        b"\xef\xbb\xbf8 8 0 1",
        "8 8 0 \uff11".encode(),
        b"m n x y",
        b"8 8 0 " + b"9" * 5000,
    ],
)
@pytest.mark.parametrize(
    ("before", "after"), [(b"", b"\n"), (VALID, b"\n"), (VALID, b"\n" + VALID)]
)
def test_any_other_line_is_invalid_and_named(line: bytes, before: bytes, after: bytes) -> None:
    found = load("kqueen", "input_validator").fault(before + line + after)
    assert found is not None
    number = before.count(b"\n") + 1
    assert found.startswith(f"line {number}: ")


def test_a_blank_line_at_the_end_is_invalid() -> None:
    assert load("kqueen", "input_validator").fault(VALID + b"\n") is not None
