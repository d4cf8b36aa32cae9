"""Reads the samples out of a statement in Markdown.

A sample is a section whose heading ends in a number (`## Sample 1`, in any
language) and that has fenced blocks: the first holds the input, the second the
output. Sections without fenced blocks are text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_HEADING = re.compile(r"#{1,6}\s")
_NUMBERED = re.compile(r"#{2,6}\s.*?(\d+)\s*#*\s*")
_FENCE = re.compile(r"\s{0,3}(`{3,}|~{3,})")


@dataclass(frozen=True, slots=True)
class ShownSample:
    """A sample as a statement shows it; `line` is that of its heading, counted from 1."""

    number: int
    line: int
    input: bytes
    output: bytes


def shown_samples(text: str) -> list[ShownSample]:
    """The samples in a statement, in its order; ValueError says what is wrong with one."""
    samples = []
    for line, heading, blocks in _sections(text):
        numbered = _NUMBERED.fullmatch(heading)
        if not numbered or not blocks:
            continue
        if len(blocks) == 1:
            raise ValueError(f"line {line}: {heading.strip('# ')} has no block for its output")
        samples.append(ShownSample(int(numbered[1]), line, *map(str.encode, blocks[:2])))
    return samples


def _sections(text: str) -> list[tuple[int, str, list[str]]]:
    """The line, the heading and the fenced blocks of each section."""
    sections: list[tuple[int, str, list[str]]] = [(1, "", [])]
    fence = ""
    for number, line in enumerate(text.split("\n"), 1):
        mark = _FENCE.match(line)
        if fence:
            if mark and mark[1].startswith(fence) and line.strip() == mark[1]:
                fence = ""
            else:
                sections[-1][2][-1] += f"{line}\n"
        elif mark:
            fence = mark[1]
            sections[-1][2].append("")
        elif _HEADING.match(line):
            sections.append((number, line, []))
    if fence:
        raise ValueError(f"line {sections[-1][0]}: a fenced block below it has no end")
    return sections
