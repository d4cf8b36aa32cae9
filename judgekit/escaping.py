"""Makes bytes of strangers fit to be shown: nothing reaches a terminal or a file raw.

A program may print escape codes that move the cursor or set the title, carriage
returns that overwrite a verdict, or bytes that are no text. Everything that is
not printable is shown as an escape (`\\x1b`), and what is long is cut and marked.
"""

from __future__ import annotations


def printable(text: bytes | str, most: int = 60) -> str:
    """`text` with its unprintable characters escaped, in at most `most` characters.

    What is longer is cut, and marked as cut with the size of the whole.
    """
    if isinstance(text, str):
        text = text.encode("utf-8", "surrogateescape")
    head = text[: 4 * most + 4]  # enough for `most` characters and one more
    shown = ""
    for character in head.decode("utf-8", "backslashreplace"):
        escaped = _escaped(character)
        if len(shown) + len(escaped) > most:
            return f"{shown}… ({len(text)} bytes)"
        shown += escaped
    return shown


def quoted(token: bytes, most: int = 60) -> str:
    """A token as it is shown in a message: bare if that is clear, else between quotes."""
    shown = printable(token, most)
    return shown if shown.isascii() and shown.encode() == token and token else f'"{shown}"'


def last_lines(text: bytes, lines: int = 5, most: int = 70) -> list[str]:
    """The last lines of `text` that are not blank, printable, each cut at `most` characters."""
    kept = [line for line in text.split(b"\n") if line.strip()][-lines:]
    return [printable(line.rstrip(), most) for line in kept]


def _escaped(character: str) -> str:
    if character.isprintable():
        return character
    return character.encode("unicode_escape").decode("ascii")
