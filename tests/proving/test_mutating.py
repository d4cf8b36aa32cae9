"""Which mistakes are made in a source, and which never."""

from __future__ import annotations

import ast

import pytest

from judgekit.proving.mutating import mutants


def changes(source: str) -> list[str]:
    return [mutant.change for mutant in mutants(source)]


def test_an_empty_source_has_no_mutants() -> None:
    assert changes("") == []


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("if a < b: pass", {"a < b -> a <= b"}),
        ("if a == b: pass", {"a == b -> a != b"}),
        ("if a in b: pass", {"a in b -> a not in b"}),
        ("if a < b <= c: pass", {"a < b <= c -> a <= b <= c", "a < b <= c -> a < b < c"}),
        ("if a and b: pass", {"a and b -> a or b"}),
        ("if not a: pass", {"not a -> a"}),
        ("f(7)", {"f(7) -> f(8)", "f(7) -> f(6)", "f(7) -> nothing"}),
        ("f(True)", {"f(True) -> f(False)", "f(True) -> nothing"}),
        ("f('Q')", {"f('Q') -> f('')", "f('Q') -> nothing"}),
        ("a += b", {"a += b -> a -= b", "a += b -> nothing"}),
        ("a = b << c", {"b << c -> b >> c", "a = b << c -> nothing"}),
        ("for i in range(n): pass", {"range(n) -> range(n + 1)", "range(n) -> range(n - 1)"}),
        ("range(a, b)", {"range(a, b) -> range(a, b + 1)"}),
        ("def f():\n    return a", {"return a -> nothing"}),
        ("while a:\n    break", {"break -> nothing"}),
    ],
)
def test_small_mistakes_are_made(source: str, wanted: set[str]) -> None:
    assert wanted <= set(changes(source))


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring with 1 number."""',
        'def f(a: "1" = None) -> "2":\n    """Docstring."""',
        "import a.b as c\nfrom d import e",
        'print("wrong", 1, file=sys.stderr)',
        'sys.stderr.write("wrong")',
    ],
)
def test_what_no_output_shows_is_left_alone(source: str) -> None:
    assert changes(source) == []


def test_messages_are_left_alone_but_raising_is_not() -> None:
    assert changes('raise ValueError(f"line {1 + 2}")') == [
        "raise ValueError(f'line {1 + 2}') -> nothing"
    ]
    assert changes('sys.exit("told 1 thing")') == ["sys.exit('told 1 thing') -> nothing"]


SOURCE = """\
class Board:
    def fill(self, n):
        # a comment
        for row in range(n):
            if row == 3:
                return row
        return 0
"""


def test_a_mutant_says_where_it_is_and_is_one_change_from_the_original() -> None:
    found = {mutant.change: mutant for mutant in mutants(SOURCE)}
    mutant = found["row == 3 -> row != 3"]
    assert (mutant.line, mutant.function, mutant.text) == (5, "Board.fill", "if row == 3:")
    original = ast.unparse(ast.parse(SOURCE))
    assert mutant.source == original.replace("row == 3", "row != 3")


def test_every_mutant_is_a_program_and_differs_from_the_original() -> None:
    original = ast.unparse(ast.parse(SOURCE))
    sources = [mutant.source for mutant in mutants(SOURCE)]
    assert len(set(sources)) == len(sources) == 9
    for source in sources:
        compile(source, "mutant", "exec")
        assert source != original


def test_what_is_no_python_is_refused() -> None:
    with pytest.raises(SyntaxError):
        list(mutants("int main() {}"))
