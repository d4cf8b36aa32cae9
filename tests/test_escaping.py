"""Nothing that a stranger's program prints reaches the screen as it is."""

from __future__ import annotations

import pytest

from judgekit.escaping import last_lines, printable, quoted


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        (b"", ""),
        (b"plain text", "plain text"),
        ("皇后 é".encode(), "皇后 é"),
        (b"\x1b[31mred\x1b[0m", "\\x1b[31mred\\x1b[0m"),
        (b"AC\rWA\x08\x00", "AC\\rWA\\x08\\x00"),
        (b"\xff\xfe", "\\xff\\xfe"),
        ("\u202ereversed\ufeff\u009b".encode(), "\\u202ereversed\\ufeff\\x9b"),
        ("file\udcff.py", "file\\xff.py"),
    ],
)
def test_what_is_not_printable_is_escaped(raw: bytes | str, shown: str) -> None:
    assert printable(raw) == shown


def test_what_is_long_is_cut_and_says_its_size() -> None:
    assert printable(b"x" * 60) == "x" * 60
    assert printable(b"x" * 61) == "x" * 60 + "… (61 bytes)"
    assert printable("后".encode() * 61) == "后" * 60 + "… (183 bytes)"
    assert printable(b"\0" * 1_000_000, most=12) == "\\x00\\x00\\x00… (1000000 bytes)"


def test_an_escape_is_not_cut_in_two() -> None:
    assert printable(b"ab\x1b", most=5) == "ab… (3 bytes)"


def test_a_token_stands_between_quotes_where_bare_would_mislead() -> None:
    assert quoted(b"12") == "12"
    assert quoted(b"") == '""'
    assert quoted(b"\x1b[1m") == '"\\x1b[1m"'
    assert quoted(b"x" * 100) == '"' + "x" * 60 + '… (100 bytes)"'


def test_only_the_last_lines_are_kept_blank_ones_left_out() -> None:
    text = b"".join(b"line %d\n\n" % number for number in range(9))
    assert last_lines(text, lines=2) == ["line 7", "line 8"]
    assert last_lines(b"") == []
    assert last_lines(b"end\r\n") == ["end"]
