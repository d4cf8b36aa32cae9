"""A statement in Markdown, cut into blocks; and the same without what judges add themselves.

Every consumer of a package shows the title and the sample files beside the
statement, so both are left out of it. A sample is what `verify` takes for one:
a section whose heading ends in a number and that has fenced blocks, the first
with the input, the second with the output. Text after these two stays.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

_HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*#*")
_FENCE = re.compile(r"\s{0,3}(`{3,}|~{3,})")
_ITEM = re.compile(r"([-*+]|\d+[.)])\s")
_NUMBERED = re.compile(r".*\d")


class Kind(Enum):
    HEADING = 1
    TEXT = 2
    LIST = 3
    CODE = 4


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of Markdown. `lines` are as they stand, `line` is the first one's number, from 1."""

    kind: Kind
    line: int
    lines: tuple[str, ...]

    @property
    def level(self) -> int:
        """How deep a heading is: 1 for `# Title`."""
        return len(self.lines[0]) - len(self.lines[0].lstrip("#"))

    @property
    def title(self) -> str:
        """The text of a heading."""
        found = _HEADING.fullmatch(self.lines[0])
        return found[2] if found else ""


def blocks_of(text: str) -> list[Block]:
    """The blocks of a statement; ValueError names the line of a fence that never ends."""
    lines = text.split("\n")
    blocks: list[Block] = []
    start = 0
    while start < len(lines):
        end = start + 1
        if lines[start].strip():
            kind = _kind(lines[start])
            end = _end(lines, start, kind)
            blocks.append(Block(kind, start + 1, tuple(lines[start:end])))
        start = end
    return blocks


def body(blocks: list[Block]) -> list[Block]:
    """The blocks without the title and without the samples."""
    if blocks and blocks[0].kind is Kind.HEADING and blocks[0].level == 1:
        blocks = blocks[1:]
    sections: list[list[Block]] = [[]]
    for block in blocks:
        if block.kind is Kind.HEADING:
            sections.append([])
        sections[-1].append(block)
    return [block for section in sections for block in _without_sample(section)]


def markdown(blocks: list[Block]) -> str:
    """The blocks as Markdown again."""
    return "\n\n".join("\n".join(block.lines) for block in blocks) + "\n"


def _without_sample(section: list[Block]) -> list[Block]:
    fences = [index for index, block in enumerate(section) if block.kind is Kind.CODE]
    if len(fences) < 2 or not _NUMBERED.fullmatch(section[0].title):
        return section
    rest = section[fences[1] + 1 :]
    return [section[0], *rest] if rest else []


def _kind(line: str) -> Kind:
    if _FENCE.match(line):
        return Kind.CODE
    if _HEADING.fullmatch(line):
        return Kind.HEADING
    return Kind.LIST if _ITEM.match(line) else Kind.TEXT


def _end(lines: list[str], start: int, kind: Kind) -> int:
    """The index after the last line of the block that begins at `start`."""
    if kind is Kind.HEADING:
        return start + 1
    fence = _FENCE.match(lines[start])
    for index in range(start + 1, len(lines)):
        line = lines[index]
        if fence:
            closing = _FENCE.match(line)
            if closing and closing[1].startswith(fence[1]) and line.strip() == closing[1]:
                return index + 1
        elif not line.strip() or _kind(line) in (Kind.HEADING, Kind.CODE):
            return index
    if fence:
        raise ValueError(f"line {start + 1}: the fenced block that begins here has no end")
    return len(lines)
