"""Smaller inputs than a given one, to find the smallest that still shows a fault.

An input is lines of words. Tried are, the boldest first: leaving out a run of
lines (halves, quarters, ... single ones), also with the first number of the
input lowered by as many, for it often says how many follow; leaving out one
word; making a number smaller. This is A. Zeller's delta debugging (Simplifying
and Isolating Failure-Inducing Input, 2002), knowing a little of what inputs
look like. Whether a smaller input is valid is not known here.
"""

from __future__ import annotations

from collections.abc import Iterator


def size(content: bytes) -> tuple[int, bytes]:
    """What makes an input smaller than another: its length, then its bytes."""
    return len(content), content


def smaller(content: bytes) -> Iterator[bytes]:
    """Yield inputs that are smaller than `content`, each once, the boldest steps first."""
    seen = {content}
    for candidate in _candidates(content):
        if candidate not in seen and size(candidate) < size(content):
            seen.add(candidate)
            yield candidate


def _candidates(content: bytes) -> Iterator[bytes]:
    lines = content.splitlines(keepends=True)
    yield from _without_lines(lines)
    for index, line in enumerate(lines):
        for shorter in _smaller_lines(line):
            yield b"".join((*lines[:index], shorter, *lines[index + 1 :]))


def _without_lines(lines: list[bytes]) -> Iterator[bytes]:
    length = len(lines)
    while length > 0:
        for start in range(0, len(lines), length):
            rest = [*lines[:start], *lines[start + length :]]
            yield b"".join(rest)
            if start > 0 and lines[0].strip().isdigit():
                left_out = len(lines) - len(rest)
                count = max(0, int(lines[0]) - left_out)
                yield b"".join((b"%d\n" % count, *rest[1:]))
        length //= 2


def _smaller_lines(line: bytes) -> Iterator[bytes]:
    words = line.split()
    end = line[len(line.rstrip()) :]
    for index in range(len(words)):
        yield b" ".join((*words[:index], *words[index + 1 :])) + end
    for index, word in enumerate(words):
        for number in _smaller_numbers(word):
            yield b" ".join((*words[:index], number, *words[index + 1 :])) + end


def _smaller_numbers(word: bytes) -> Iterator[bytes]:
    digits = word.removeprefix(b"-")
    if not digits.isdigit() or len(digits) > 100:
        return
    if digits != word:
        yield digits
    number = int(word)
    for other in (0, 1, number // 2, number - 1 if number > 0 else number + 1):
        if abs(other) < abs(number):
            yield b"%d" % other
