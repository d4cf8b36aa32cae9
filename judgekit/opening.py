"""From a word of the command line to a problem: one of the kit's own, or a package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from judgekit.problem import Problem, load_problem, problem_names


@contextmanager
def open_problem(root: Path, word: str) -> Iterator[Problem]:
    """The problem that `word` names, while the context lasts.

    The name of a problem below the kit's root goes before a path. KitError says
    what is wrong with the problem, or with the word.
    """
    if word not in problem_names(root):
        from judgekit.package import is_package, open_package  # here: most problems are our own

        if is_package(Path(word)):
            with open_package(Path(word)) as problem:
                yield problem
            return
    yield load_problem(root, word)
