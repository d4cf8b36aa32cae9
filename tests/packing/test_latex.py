"""Statements in LaTeX: what is written in Markdown looks the same, or is refused."""

from __future__ import annotations

import pytest

from judgekit.packing.latex import latex
from judgekit.packing.statement import blocks_of


def translated(text: str) -> str:
    """The LaTeX of `text`, without the title's line."""
    return latex("T", blocks_of(text)).removeprefix("\\problemname{T}\n")


@pytest.mark.parametrize(
    ("markdown", "expected"),
    [
        ("plain\ntext", "plain\ntext"),
        ("## Input", "\\section*{Input}"),
        ("### More ##", "\\subsection*{More}"),
        ("- a\n- b\n  b2", "\\begin{itemize}\n\\item a\n\\item b\nb2\n\\end{itemize}"),
        ("1. a\n2. b", "\\begin{enumerate}\n\\item a\n\\item b\n\\end{enumerate}"),
        ("```text\n$ {x} #\n```", "\\begin{verbatim}\n$ {x} #\n\\end{verbatim}"),
        ("`a_b{` and ``c`d``", "\\texttt{a\\_b\\{} and \\texttt{c`d}"),
        ("*so* **very *so* much** _so_", "\\emph{so} \\textbf{very \\emph{so} much} \\emph{so}"),
        ("2 * 3 * 4 snake_case_name", "2 * 3 * 4 snake\\_case\\_name"),
        ("$x_1 \\le 10^5$ & 50%", "$x_1 \\le 10^5$ \\& 50\\%"),
        ("[a *b*](https://x.y/%20_z#1)", "\\href{https://x.y/\\%20_z\\#1}{a \\emph{b}}"),
        (r"\*no\* \\ ~ ^", r"*no* \textbackslash{} \textasciitilde{} \textasciicircum{}"),
        ("1 < 2 &lt; 3 &amp; |a|", "1 $<$ 2 $<$ 3 \\& $|$a$|$"),
        ("m \N{MULTIPLICATION SIGN} n ≤ 150 皇后。", "m $\\times$ n $\\le$ 150 皇后。"),
    ],
)
def test_each_construct(markdown: str, expected: str) -> None:
    assert translated(markdown) == f"\n{expected}\n"


def test_the_title_comes_first_and_also_plain_if_it_needs_commands() -> None:
    assert latex("N Queens", []) == "\\problemname{N Queens}\n"
    assert latex("K ≤ N & you", []) == (
        "\\problemname{K $\\le$ N \\& you}\n%% plainproblemname: K ≤ N & you\n"
    )


@pytest.mark.parametrize(
    ("markdown", "complaint"),
    [
        ("ok\n\n| a | b |\n|---|---|", "line 3: a table"),
        ("> said", "line 1: a quotation"),
        ("see ![board](board.png)", "line 1: an image"),
        ("a <br> b", "line 1: HTML"),
        ("ok\n---", "line 2: a line or an underlined heading"),
        ("note[^1]", "line 1: a footnote"),
        ("    code", "line 1: indented text"),
        ("- a\n  - b", "line 2: a list in a list"),
    ],
)
def test_what_cannot_be_translated_is_refused_with_its_line(markdown: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=f"^{complaint}".replace("[", r"\[")):
        translated(markdown)


def test_code_may_look_like_anything() -> None:
    assert "$<$br$>$" in translated("use `<br>`")
