"""A statement in LaTeX, for the tools that read no Markdown.

problemtools reads nothing else in legacy packages, BAPCtools in none. What
they make of it is known only for a few constructs, so only these are
translated: headings, paragraphs, flat lists, fenced blocks; code, emphasis,
links and $formulas$ in a line. Anything else is refused, not guessed.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

from judgekit.packing.statement import Block, Kind

_SPECIAL = {
    **{character: f"\\{character}" for character in "#$%&_{}"},
    "\\": r"\textbackslash{}",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    **{character: f"${character}$" for character in "<>|"},
    # Symbols that the tools' fonts for text lack.
    "\N{MULTIPLICATION SIGN}": r"$\times$",
    "·": r"$\cdot$",
    "\N{MINUS SIGN}": "$-$",
    "±": r"$\pm$",
    "≤": r"$\le$",
    "≥": r"$\ge$",
    "≠": r"$\ne$",
    "∞": r"$\infty$",
    "→": r"$\to$",
}
_INLINE = re.compile(
    r"(?P<ticks>`+)(?P<code>.+?)(?<!`)(?P=ticks)(?!`)"
    r"|\\(?P<escaped>[!-/:-@\[-`{-~])"
    r"|\$(?P<formula>[^$]+)\$"
    r"|\*\*(?P<strong>[^\s*](?:.*?\S)??)\*\*"
    r"|\*(?P<star>[^\s*](?:[^*]*[^\s*])?)\*"
    r"|(?<!\w)_(?P<low>[^\s_](?:[^_]*[^\s_])?)_(?!\w)"
    r"|\[(?P<label>[^\]]*)\]\((?P<address>[^()\s]+)\)",
    re.DOTALL,
)
_ITEM = re.compile(r"(?P<indent>\s*)(?P<mark>[-*+]|\d+[.)])\s+(?P<text>.*)")
_UNKNOWN = (
    (re.compile(r"\s*(=+|(-\s*){2,}|([*_]\s*){3,})"), "a line or an underlined heading"),
    (re.compile(r"\s*\|.*"), "a table"),
    (re.compile(r"\s*>.*"), "a quotation"),
    (re.compile(r".*!\[.*"), "an image"),
    (re.compile(r".*</?[A-Za-z!].*"), "HTML"),
    (re.compile(r"\s*\[\^.*|.*\[\^.*"), "a footnote"),
)


def latex(title: str, blocks: list[Block]) -> str:
    """The title and the blocks in LaTeX; ValueError names the line that cannot be translated."""
    name = _escaped(title)
    head = f"\\problemname{{{name}}}\n"
    if name != title:
        head += f"%% plainproblemname: {title}\n"
    return head + "".join(f"\n{_translated(block)}\n" for block in blocks)


def _translated(block: Block) -> str:
    if block.kind is Kind.CODE:
        return "\n".join((r"\begin{verbatim}", *block.lines[1:-1], r"\end{verbatim}"))
    _refuse_unknown(block)
    if block.kind is Kind.HEADING:
        depth = "sub" * (block.level > 2)
        return f"\\{depth}section*{{{_inline(block.title)}}}"
    if block.kind is Kind.LIST:
        kind = "enumerate" if block.lines[0][0].isdigit() else "itemize"
        items = (f"\\item {_inline(item)}" for item in _items(block))
        return "\n".join((f"\\begin{{{kind}}}", *items, f"\\end{{{kind}}}"))
    return _inline("\n".join(block.lines))


def _refuse_unknown(block: Block) -> None:
    for number, line in enumerate(block.lines, block.line):
        plain = re.sub(r"`[^`]*`|\\.", "", line)
        for pattern, what in _UNKNOWN:
            if pattern.fullmatch(plain):
                raise ValueError(
                    f"line {number}: {what} cannot be put into LaTeX; write it as text"
                )
    if block.lines[0].startswith(("    ", "\t")):
        raise ValueError(f"line {block.line}: indented text; begin the line at the margin")


def _items(block: Block) -> Iterator[str]:
    """The texts of a flat list's items."""
    item: list[str] = []
    for number, line in enumerate(block.lines, block.line):
        found = _ITEM.fullmatch(line)
        if found and found["indent"]:
            raise ValueError(f"line {number}: a list in a list cannot be put into LaTeX")
        if found:
            if item:
                yield "\n".join(item)
            item = [found["text"]]
        else:
            item.append(line.strip())
    yield "\n".join(item)


def _inline(text: str) -> str:
    """The constructs within a line, translated."""
    done = []
    position = 0
    for found in _INLINE.finditer(text):
        done.append(_escaped(html.unescape(text[position : found.start()])))
        done.append(_construct(found))
        position = found.end()
    return "".join((*done, _escaped(html.unescape(text[position:]))))


def _construct(found: re.Match[str]) -> str:
    if found["code"]:
        return f"\\texttt{{{_escaped(found['code'].strip())}}}"
    if found["escaped"]:
        return _escaped(found["escaped"])
    if found["formula"]:
        return found[0]
    if found["strong"]:
        return f"\\textbf{{{_inline(found['strong'])}}}"
    if found["address"]:
        address = re.sub(r"[#%&]", r"\\\g<0>", found["address"])
        return f"\\href{{{address}}}{{{_inline(found['label'])}}}"
    return f"\\emph{{{_inline(found['star'] or found['low'])}}}"


def _escaped(text: str) -> str:
    return "".join(_SPECIAL.get(character, character) for character in text)
