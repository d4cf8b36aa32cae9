"""The default output validator: where an output first differs from its answer.

The rules are those of the ICPC problem package format, version 2025-09, section
"Default output validator specification"
(https://www.kattis.com/problem-package-format/spec/2025-09), whose options and
meaning are the legacy version's too:

- Both sides are single bytes, cut into tokens at runs of the six ASCII white
  space characters. As many tokens as the answer has, no more and no fewer.
- Tokens are equal up to the case of A-Z; with `case_sensitive`, byte for byte.
- With `space_change_sensitive` the runs of white space, leading and trailing
  ones included, are equal byte for byte as well.
- With a tolerance, an answer's token that is a number asks for a number within
  the absolute or the relative tolerance: |s - a| <= eps or |s - a| <= eps |a|.
  Any other token of the answer is text, also then.

What the text leaves open, or where the usual programs (problemtools, DOMjudge,
BAPCtools) part ways, is decided here:

- A number is what the format's grammar says: decimal, `1`, `+1.`, `-.5e+07`.
  Hexadecimal, `inf`, `nan` and `1_000` are text: `inf` equals `INF`, not `infinity`.
- The arithmetic is decimal, to 40 digits, so 0.4 is within 0.1 of 0.3. Numbers that
  are the same double are equal, for programs print doubles with many digits. Two
  plain integers are exact at any length. An exponent of 19 or more digits is out
  of range, and equal to the same text only.
- Without a tolerance a number is text: `0`, `-0`, `+0` and `0.0` all differ.
- A tolerance given twice is an error, as in 2025-09.

How it works: both sides are brought to a form in which equal means equal bytes
(one case, one space between tokens); what these forms have in common is skipped
in bulk, and only from there are tokens looked at one by one. Every step is
linear in the size of the two sides.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from math import inf, nan

_WHITE = b" \t\n\r\v\f"
_TO_SPACE = bytes(0x20 if byte in _WHITE else byte for byte in range(256))
_INTEGER = re.compile(rb"[+-]?[0-9]+")
_NUMBER = re.compile(rb"[+-]?(?:[0-9]*\.[0-9]+|[0-9]+\.?)(?:[Ee][+-]?[0-9]+)?")
_TOKENS = re.compile(rb"\S+")
_TOKENS_AND_SPACE = re.compile(rb"\S+|\s+")
_DIGITS = 40


@dataclass(frozen=True, slots=True)
class Comparison:
    """The options of a comparison. A tolerance is finite and not negative; None: not set."""

    case_sensitive: bool = False
    space_change_sensitive: bool = False
    float_absolute_tolerance: float | None = None
    float_relative_tolerance: float | None = None


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place where an output is not what its answer asks for.

    `line` and `token` count from 1 and say where in the output: the token within
    its line. `got` and `wanted` are the two tokens there, as raw bytes of any
    length; None says that this side had ended. With `space_change_sensitive`
    either may be a run of white space: the one in front of that token.
    """

    line: int
    token: int
    got: bytes | None
    wanted: bytes | None


def parse_arguments(words: Sequence[str]) -> Comparison:
    """The options that the words of `output_validator_args` ask for.

    Raises ValueError with one line that names the faulty word.
    """
    flags: set[str] = set()
    tolerances: dict[str, float] = {}
    rest = iter(words)
    for word in rest:
        if word in ("case_sensitive", "space_change_sensitive"):
            flags.add(word)
        elif word in ("float_absolute_tolerance", "float_relative_tolerance", "float_tolerance"):
            value = _tolerance(word, next(rest, None))
            short = word == "float_tolerance"
            for name in ("float_absolute_tolerance", "float_relative_tolerance"):
                if short or name == word:
                    if name in tolerances:
                        raise ValueError(f"{word} sets a tolerance that is set already")
                    tolerances[name] = value
        else:
            raise ValueError(
                f"unknown word {word!r}; known: case_sensitive, space_change_sensitive, "
                "float_tolerance, float_absolute_tolerance, float_relative_tolerance"
            )
    return Comparison(
        case_sensitive="case_sensitive" in flags,
        space_change_sensitive="space_change_sensitive" in flags,
        float_absolute_tolerance=tolerances.get("float_absolute_tolerance"),
        float_relative_tolerance=tolerances.get("float_relative_tolerance"),
    )


def _tolerance(name: str, word: str | None) -> float:
    if word is None:
        raise ValueError(f"{name} needs a number after it")
    value = float(word) if _NUMBER.fullmatch(word.encode("ascii", "replace")) else nan
    if not 0 <= value < inf:
        raise ValueError(f"{name} needs a number that is not negative, such as 1e-6, not {word!r}")
    return value


def first_difference(output: bytes, answer: bytes, comparison: Comparison) -> Difference | None:
    """Where `output` first differs from `answer`; None when it is right."""
    if output == answer:
        return None
    ours, theirs = _form(output, comparison), _form(answer, comparison)
    if ours == theirs:
        return None
    common = common_prefix(ours, theirs)
    if comparison.space_change_sensitive:
        pieces = _TOKENS_AND_SPACE
        start = other = _last_token_start(ours, common)
    else:
        pieces = _TOKENS
        token = ours.count(b" ", 0, common)
        start, other = _token_start(output, token), _token_start(answer, token)
    close = _closeness(comparison)
    for mine, right in zip_longest(pieces.finditer(output, start), pieces.finditer(answer, other)):
        got, wanted = mine and mine[0], right and right[0]
        if got is None or wanted is None:
            return _difference(output, mine.start() if mine else len(output), got, wanted)
        if (
            got != wanted
            and not close(got, wanted)
            and _form(got, comparison) != _form(wanted, comparison)
        ):
            return _difference(output, mine.start(), got, wanted)
    return None


def _form(data: bytes, comparison: Comparison) -> bytes:
    """`data` such that two sides of equal text have equal bytes, with as many tokens."""
    if not comparison.case_sensitive:
        data = data.lower()
    return data if comparison.space_change_sensitive else _single_spaced(data)


def _single_spaced(data: bytes) -> bytes:
    """The tokens of `data` with one space between them: no object a token is made."""
    data = data.translate(_TO_SPACE).strip(b" ")
    while b"  " in data:
        data = data.replace(b"  ", b" ")
    return data


def common_prefix(one: bytes, other: bytes) -> int:
    """How many leading bytes are the same: by bisection, each step on half as many bytes."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _last_token_start(data: bytes, end: int) -> int:
    """Where the last token that begins before `end` begins; 0 without one."""
    end = len(data[:end].rstrip(_WHITE))
    return max(data.rfind(white, 0, end) for white in (b" ", b"\t", b"\n", b"\r", b"\v", b"\f")) + 1


def _token_start(data: bytes, token: int) -> int:
    """Where token number `token`, counted from 0, begins (with white space before the first)."""
    skipped = re.compile(rb"\s*+(?:\S++\s++){%d}+" % token).match(data) if token else None
    return skipped.end() if skipped else 0


def _closeness(comparison: Comparison) -> Callable[[bytes, bytes], bool]:
    """Whether two tokens are numbers within a tolerance, in decimal arithmetic."""
    absolute, relative = comparison.float_absolute_tolerance, comparison.float_relative_tolerance
    if absolute is None and relative is None:
        return lambda got, wanted: False
    import decimal  # here, since most comparisons have no tolerance

    def context(digits: int) -> decimal.Context:
        return decimal.Context(digits, Emin=decimal.MIN_EMIN, Emax=decimal.MAX_EMAX, traps=[])

    usual = context(_DIGITS)
    within = None if absolute is None else decimal.Decimal(repr(absolute))
    share = None if relative is None else decimal.Decimal(repr(relative))

    def close(got: bytes, wanted: bytes) -> bool:
        if not (_NUMBER.fullmatch(wanted) and _NUMBER.fullmatch(got)):
            return False
        use = usual
        if _INTEGER.fullmatch(got) and _INTEGER.fullmatch(wanted):
            if max(len(got), len(wanted)) > _DIGITS:
                use = context(_DIGITS + max(len(got), len(wanted)))
        elif float(got) == float(wanted) and 0 < abs(float(got)) < inf:
            return True
        given, right = use.create_decimal(got.decode()), use.create_decimal(wanted.decode())
        if not (given.is_finite() and right.is_finite()):
            return False
        gap = use.subtract(given, right).copy_abs()
        if within is not None and gap <= within:
            return True
        return share is not None and gap <= use.multiply(share, right.copy_abs())

    return close


def _difference(output: bytes, at: int, got: bytes | None, wanted: bytes | None) -> Difference:
    line_start = output.rfind(b"\n", 0, at) + 1
    before = _single_spaced(output[line_start:at])
    return Difference(
        line=output.count(b"\n", 0, at) + 1,
        token=before.count(b" ") + (2 if before else 1),
        got=got,
        wanted=wanted,
    )
