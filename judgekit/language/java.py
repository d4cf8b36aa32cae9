"""Java names the class to start, not the file: finds the class with a `main` method."""

from __future__ import annotations

import re

_NO_CODE = re.compile(
    r"//[^\n]*|/\*.*?(?:\*/|\Z)"
    r'|"""(?:\\.|.)*?"""'
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'(?:\\.|[^'\\\n])*'",
    re.DOTALL,
)
_WORDS = re.compile(r"[{}]|\b(?:class|record|enum|interface)\s+(\w+)|\bvoid\s+main\s*\(")
_PACKAGE = re.compile(r"^\s*package\s+([\w.]+)\s*;", re.MULTILINE)


def main_class(text: str, stem: str) -> str:
    """The full name of the class to start in a source: the one with `main`, else its stem."""
    package = _PACKAGE.search(_NO_CODE.sub(" ", text))
    name = class_with_main(text) or stem
    return f"{package[1]}.{name}" if package else name


def class_with_main(text: str) -> str | None:
    """The outermost class around the first `void main(` of a source; None without one."""
    depth, outermost = 0, None
    for word in _WORDS.finditer(_NO_CODE.sub(" ", text)):
        if word[0] == "{":
            depth += 1
        elif word[0] == "}":
            depth -= 1
        elif word[1] is None and depth > 0:
            return outermost
        elif word[1] is not None and depth == 0:
            outermost = word[1]
    return None
