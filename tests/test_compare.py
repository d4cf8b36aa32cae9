"""The default output validator, against the format's text and examples worked by hand."""

from __future__ import annotations

import pytest

from judgekit.compare import Comparison, Difference, first_difference, parse_arguments


def equal(output: str, answer: str, arguments: str = "") -> bool:
    comparison = parse_arguments(arguments.split())
    return first_difference(output.encode("latin-1"), answer.encode("latin-1"), comparison) is None


def difference(output: bytes, answer: bytes, arguments: str = "") -> Difference | None:
    return first_difference(output, answer, parse_arguments(arguments.split()))


# --- tokens and white space -------------------------------------------------------------


@pytest.mark.parametrize("output", ["", " ", "\n", "\r\n", "\t\v\f", " \n" * 50])
def test_an_empty_answer_takes_any_white_space(output: str) -> None:
    assert equal(output, "")
    assert equal("", output)


@pytest.mark.parametrize("output", ["0", ".", " a ", "\0", "\x1c", "\x85", "\xa0"])
def test_an_empty_answer_takes_no_token(output: str) -> None:
    assert not equal(output, "")
    assert not equal("", output)


@pytest.mark.parametrize(
    "output", ["1 2\n", "1 2", " 1 2", "1\n2", "1\r\n2\r\n", "1\t\v\f2", "\n\n1   2  \n"]
)
def test_any_run_of_white_space_is_like_any_other(output: str) -> None:
    assert equal(output, "1 2\n")


@pytest.mark.parametrize("output", ["12", "1", "1 2 3", "2 1", "1 2\0", "1 2\n\n\n x", "1-2"])
def test_tokens_must_be_as_many_and_the_same(output: str) -> None:
    assert not equal(output, "1 2\n")


def test_bytes_that_are_no_text_are_compared_as_bytes() -> None:
    assert difference(b"\xff\xfe \0", b"\xff\xfe\n\0\n") is None
    assert difference(b"\xff", b"\xfe") == Difference(1, 1, b"\xff", b"\xfe")
    assert difference(b"\xc3\x84", b"\xc3\xa4") is not None, "only A-Z have a case"


# --- case -------------------------------------------------------------------------------


def test_the_case_of_letters_counts_only_with_case_sensitive() -> None:
    assert equal("yes No", "YES NO")
    assert not equal("yes No", "YES NO", "case_sensitive")
    assert equal("YES\nNO", "YES NO", "case_sensitive")
    assert not equal("[", "{"), "neighbours of the letters have no case"


# --- space_change_sensitive -------------------------------------------------------------


@pytest.mark.parametrize(
    "output", ["1  2\n", "1\t2\n", "1 2", "1 2\r\n", " 1 2\n", "1 2\n\n", "12\n", "1 2 \n"]
)
def test_space_change_sensitive_rejects_any_other_white_space(output: str) -> None:
    assert not equal(output, "1 2\n", "space_change_sensitive")


def test_space_change_sensitive_still_ignores_case_and_takes_near_numbers() -> None:
    assert equal("a B\n", "A b\n", "space_change_sensitive")
    assert not equal("a B\n", "A b\n", "space_change_sensitive case_sensitive")
    assert equal("1.0 \t2\n", "1 \t2.0\n", "space_change_sensitive float_tolerance 0")
    assert not equal("1.0 2\n", "1 \t2.0\n", "space_change_sensitive float_tolerance 0")


# --- numbers ----------------------------------------------------------------------------


@pytest.mark.parametrize("output", ["0.0", "-0", "+0", "00", "0e0", "0x0"])
def test_without_a_tolerance_a_number_is_text(output: str) -> None:
    assert not equal(output, "0")


@pytest.mark.parametrize(
    "output",
    ["3.14000000e-2", "0.0314", ".0314", "+.0314", "314E-4", "0.0000314e+3", "00.0314e0"],
)
def test_with_a_tolerance_a_number_may_be_written_in_any_way(output: str) -> None:
    assert equal(output, "0.0314", "float_tolerance 0")


@pytest.mark.parametrize("output", ["0", "-0", "+0.", "-.0", "00", "0e9", "0E-0007"])
def test_zero_has_no_sign(output: str) -> None:
    assert equal(output, "0", "float_tolerance 0")
    assert equal("0", output, "float_tolerance 0")


@pytest.mark.parametrize(
    "output",
    ["16", "0x10", "0X1P4", "1_6", "16f", "1e", "e1", ".", "+", "1e+", "--16", "1,6", "", "\xb2"],
)
def test_only_decimal_numbers_are_numbers(output: str) -> None:
    assert equal(output, "16", "float_tolerance 0.5") == (output == "16")


@pytest.mark.parametrize("text", ["0x10", "inf", "-inf", "nan", "1_0e", "infinity", "1e", "12a"])
def test_an_answer_that_is_no_number_is_text_whatever_the_tolerance(text: str) -> None:
    assert equal(text.upper(), text, "float_tolerance 100")
    assert not equal(text.upper(), text, "float_tolerance 100 case_sensitive")
    assert not equal("16", text, "float_tolerance 100")
    assert not equal("0", text, "float_tolerance 100")


def test_infinity_is_text_and_has_one_spelling() -> None:
    assert not equal("infinity", "inf", "float_tolerance 1")
    assert not equal("-inf", "inf", "float_tolerance 1")
    assert not equal("inf", "1e308", "float_tolerance 1e308")
    assert not equal("-nan", "nan", "float_tolerance 1")


@pytest.mark.parametrize(
    ("output", "answer", "arguments", "right"),
    [
        ("9 10", "10 11", "float_absolute_tolerance 1", True),
        ("11 12", "10 11", "float_absolute_tolerance 1", True),
        ("10 9.99999999", "10 11", "float_absolute_tolerance 1", False),
        ("11.000000001 11", "10 11", "float_absolute_tolerance 1", False),
        ("5 30", "10 20", "float_relative_tolerance 0.5", True),
        ("4.99999 20", "10 20", "float_relative_tolerance 0.5", False),
        ("10 30.00001", "10 20", "float_relative_tolerance 0.5", False),
        ("-5", "-10", "float_relative_tolerance 0.5", True),
        ("0.1", "0", "float_relative_tolerance 0.5", False),
        ("500 -0.499", "1000 0.001", "float_tolerance 0.5", True),
        ("1500 0.501", "1000 0.001", "float_tolerance 0.5", True),
        ("499 0", "1000 0.001", "float_tolerance 0.5", False),
        ("1000 0.5010001", "1000 0.001", "float_tolerance 0.5", False),
        ("1.1", "1", "float_absolute_tolerance 0.01 float_relative_tolerance 0.1", True),
        ("1.1", "1", "float_absolute_tolerance 0.1 float_relative_tolerance 0.01", True),
        ("1.1", "1", "float_absolute_tolerance 0.01 float_relative_tolerance 0.01", False),
    ],
)
def test_a_number_is_right_within_either_tolerance(
    output: str, answer: str, arguments: str, right: bool
) -> None:
    assert equal(output, answer, arguments) == right


def test_the_relative_tolerance_is_a_share_of_the_answer_not_of_the_output() -> None:
    assert equal("150", "100", "float_relative_tolerance 0.5")
    assert not equal("100", "150", "float_relative_tolerance 0.33")


def test_a_number_on_the_edge_of_the_tolerance_is_right_as_people_count() -> None:
    assert equal("0.4", "0.3", "float_absolute_tolerance 0.1")
    assert equal("1.000001", "1", "float_absolute_tolerance 1e-6")
    assert not equal("1.0000010000000001", "1", "float_absolute_tolerance 1e-6")


def test_huge_integers_are_exact() -> None:
    assert not equal("9007199254740993", "9007199254740992", "float_absolute_tolerance 0.5")
    big = "1" + "0" * 5000
    assert equal(big, big, "float_tolerance 0")
    assert equal("+" + big, big, "float_tolerance 0")
    assert not equal(big[:-1] + "1", big, "float_absolute_tolerance 0.5")
    assert equal(big[:-1] + "1", big, "float_absolute_tolerance 1")
    assert not equal("9" * 400, "1" * 400, "float_tolerance 1e-9")


def test_numbers_beyond_a_double_are_numbers() -> None:
    assert equal("10e4999", "1e5000", "float_tolerance 1e-9")
    assert not equal("2e5000", "1e5000", "float_tolerance 0.5")
    assert not equal("1e-4000", "0", "float_tolerance 0")
    assert equal("1e-4000", "0", "float_tolerance 1e-9")
    assert equal("100." + "0" * 43 + "1", "100", "float_tolerance 0")
    assert equal("0.1000000000000000055511151231257827", "0.1", "float_tolerance 0"), "one double"
    assert equal("1.1" + "0" * 5000, "1.1", "float_tolerance 0")


def test_exponents_out_of_all_range_equal_their_own_text_only() -> None:
    far = "1e99999999999999999999"
    assert equal(far, far, "float_tolerance 1")
    assert equal(far.upper(), far, "float_tolerance 1")
    assert not equal("2e99999999999999999999", far, "float_tolerance 1")
    assert not equal("1", far, "float_tolerance 1")


# --- where --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("output", "answer", "found"),
    [
        (b"1 2\n3 5\n", b"1 2\n3 4\n", Difference(2, 2, b"5", b"4")),
        (b"1 2 3 5\n", b"1 2\n3 4\n", Difference(1, 4, b"5", b"4")),
        (b"\n\n  x", b"y", Difference(3, 1, b"x", b"y")),
        (b"", b"1", Difference(1, 1, None, b"1")),
        (b"1\n", b"1\n2\n", Difference(2, 1, None, b"2")),
        (b"1", b"1 2", Difference(1, 2, None, b"2")),
        (b"1 2\n", b"1\n", Difference(1, 2, b"2", None)),
        (b"1\n2 3", b"", Difference(1, 1, b"1", None)),
        (b"A  b\r\nc  D", b"a B c e", Difference(2, 2, b"D", b"e")),
        (b"12 3", b"1 23", Difference(1, 1, b"12", b"1")),
        (b"1 2", b"12", Difference(1, 1, b"1", b"12")),
        (b"abc abd", b"abc abcd", Difference(1, 2, b"abd", b"abcd")),
    ],
)
def test_the_first_difference_is_named_by_line_and_token_of_the_output(
    output: bytes, answer: bytes, found: Difference
) -> None:
    assert difference(output, answer) == found


def test_a_number_too_far_away_is_found_behind_near_ones() -> None:
    found = difference(b"1.01 2.01\n3.5 4", b"1 2 3 5", "float_tolerance 0.1")
    assert found == Difference(2, 1, b"3.5", b"3")


@pytest.mark.parametrize(
    ("output", "answer", "found"),
    [
        (b"1  2\n", b"1 2\n", Difference(1, 2, b"  ", b" ")),
        (b"1\n", b"1", Difference(1, 2, b"\n", None)),
        (b"1", b"1\n", Difference(1, 2, None, b"\n")),
        (b"1\n2 \n3", b"1\n2\n3", Difference(2, 2, b" \n", b"\n")),
        (b" 1", b"1", Difference(1, 1, b" ", b"1")),
        (b"ab c", b"a bc", Difference(1, 1, b"ab", b"a")),
    ],
)
def test_with_space_change_sensitive_a_difference_may_be_white_space(
    output: bytes, answer: bytes, found: Difference
) -> None:
    assert difference(output, answer, "space_change_sensitive") == found


def test_huge_outputs_are_compared_and_the_place_is_found() -> None:
    numbers = b"17 4\n" * 400_000
    assert difference(numbers.replace(b"\n", b" \r\n"), numbers) is None
    assert difference(numbers + b"x", numbers) == Difference(400_001, 1, b"x", None)
    assert difference(b"wrong\n" * 200_000, numbers) == Difference(1, 1, b"wrong", b"17")
    one_line = numbers.replace(b"\n", b" ")
    assert difference(one_line + b"x", one_line + b"y") == Difference(1, 800_001, b"x", b"y")
    assert difference(b" " * 5_000_000, b"1") == Difference(1, 1, None, b"1")
    long = b"a" * 5_000_000
    assert difference(long + b"b", long + b"c") == Difference(1, 1, long + b"b", long + b"c")
    digits = b"1" * 1_000_000
    assert difference(digits + b"1", digits + b"2", "float_tolerance 0") is not None


# --- arguments ----------------------------------------------------------------------------


def test_arguments_are_read_as_the_format_names_them() -> None:
    assert parse_arguments([]) == Comparison()
    assert parse_arguments(["case_sensitive", "space_change_sensitive"]) == Comparison(True, True)
    assert parse_arguments(["float_tolerance", "1e-6"]) == Comparison(False, False, 1e-6, 1e-6)
    words = ["float_relative_tolerance", ".5", "case_sensitive", "float_absolute_tolerance", "0"]
    assert parse_arguments(words) == Comparison(True, False, 0.0, 0.5)


@pytest.mark.parametrize(
    "words",
    [
        "tolerance 1",
        "case-sensitive",
        "CASE_SENSITIVE",
        "1e-6",
        "float_tolerance",
        "float_tolerance case_sensitive",
        "float_tolerance -1e-6",
        "float_tolerance nan",
        "float_absolute_tolerance inf",
        "float_relative_tolerance 1e999",
        "float_tolerance 0x1p-3",
        "float_tolerance 1_0",
        "float_tolerance 1,5",
        "float_tolerance \udcff",
        "float_tolerance 1 float_tolerance 1",
        "float_tolerance 1 float_absolute_tolerance 1",
        "float_relative_tolerance 1 float_tolerance 1",
    ],
)
def test_a_faulty_argument_is_refused_in_one_line_that_names_it(words: str) -> None:
    with pytest.raises(ValueError, match="|".join(words.split())) as refusal:
        parse_arguments(words.split())
    assert "\n" not in str(refusal.value)
