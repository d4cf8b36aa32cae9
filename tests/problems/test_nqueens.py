"""The data of nqueens against published values, and its input validator."""

from __future__ import annotations

import pytest

from tests.problem_parts import cases, load, published


def test_every_n_from_1_to_16_is_a_case_and_has_the_answer_of_a000170() -> None:
    counts = {n: count for n, count in published("A000170_nqueens.txt") if 1 <= n <= 16}
    found = {int(given): answer for _, given, answer in cases("nqueens")}
    assert found == {n: b"%d\n" % count for n, count in counts.items()}
    assert len(found) == 16


def test_the_samples_are_8_and_1_and_3() -> None:
    samples = [given for case, given, _ in cases("nqueens") if case.startswith("sample/")]
    assert samples == [b"8\n", b"1\n", b"3\n"]


@pytest.mark.parametrize("n", range(1, 17))
def test_each_number_from_1_to_16_is_valid(n: int) -> None:
    assert load("nqueens", "input_validator").fault(b"%d\n" % n) is None


@pytest.mark.parametrize(
    "given",
    [
        b"",
        b"\n",
        b"8",
        b"0\n",
        b"17\n",
        b"40\n",
        b"100\n",
        b"-1\n",
        b"+8\n",
        b"08\n",
        b"8.0\n",
        b"1_0\n",
        b"eight\n",
        b" 8\n",
        b"8 \n",
        b"8\t\n",
        b"8\r\n",
        b"8\r",
        b"8\n\n",
        b"\n8\n",
        b"8\n8\n",
        b"8 8\n",
        b"8\n ",
        b"8\x00\n",
        b"\xef\xbb\xbf8\n",
        "\uff18\n".encode(),
        "\u00b2\n".encode(),
        b"9" * 5000 + b"\n",
    ],
)
def test_anything_else_is_invalid(given: bytes) -> None:
    assert load("nqueens", "input_validator").fault(given) is not None


def test_a_fault_names_the_line_and_the_bytes() -> None:
    fault = load("nqueens", "input_validator").fault
    assert fault(b"40\n") == "line 1: wanted a number from 1 to 16, got '40'"
    assert fault(b"8") == "line 1: the newline at the end of the file is missing"
    assert fault(b"8\n8\n") == "line 2: wanted the end of the file"
    assert fault(b"\xff\n") == r"line 1: wanted a number from 1 to 16, got '\xff'"
