"""`equivalent.toml`: the mutants that no valid input tells from the original, and why.

    [[equivalent]]
    file = "solutions/nqueens.py"          # below the kit's root
    function = "main"                      # the function that the mutants are in,
    text = "if not 1 <= n <= MAX_N:"       # the line of the source, or both
    changes = ["1 <= n -> 1 < n"]          # as `strength` prints them; none: all there
    reason = "valid inputs have n from 1 to 16, so the check never fails"

Lines are quoted, not numbered, so that an entry outlives edits elsewhere. An
entry, or a change, that fits no mutant any more is stale.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from judgekit.errors import KitError
from judgekit.proving.mutating import Mutant

_TEXTS = ("file", "function", "text", "reason")


@dataclass(frozen=True, slots=True)
class Equivalent:
    """One entry. `function` and `text` are None if it does not name them; `changes` may be ()."""

    file: str
    reason: str
    function: str | None = None
    text: str | None = None
    changes: tuple[str, ...] = ()

    def covers(self, mutant: Mutant) -> bool:
        """Whether the entry is about a mutant of its file."""
        return (
            (self.function is None or self.function == mutant.function)
            and (self.text is None or self.text == mutant.text)
            and (not self.changes or mutant.change in self.changes)
        )

    def stale(self, mutants: Sequence[Mutant]) -> list[str]:
        """What in the entry fits none of the `mutants` of its file, in words."""
        covered = [mutant for mutant in mutants if self.covers(mutant)]
        if not covered:
            return [self.text or f"function {self.function}"]
        found = {mutant.change for mutant in covered}
        return [change for change in self.changes if change not in found]


def read_equivalents(path: Path) -> list[Equivalent]:
    """The entries of the file, which need not be there; KitError names what is wrong in it."""
    import tomllib

    if not path.exists():
        return []
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise KitError(f"{path}: cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise KitError(f"{path}: not TOML: {error}") from error
    entries = table.pop("equivalent", [])
    if table or not isinstance(entries, list):
        raise KitError(f"{path}: holds only tables that begin with [[equivalent]]")
    return [_entry(path, number, entry) for number, entry in enumerate(entries, 1)]


def _entry(path: Path, number: int, entry: object) -> Equivalent:
    place = f"{path}: entry {number}"
    if not isinstance(entry, dict):
        raise KitError(f"{place}: must be a table: [[equivalent]]")
    for key, value in entry.items():
        if key == "changes":
            if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
                raise KitError(f"{place}: changes must be a list of texts")
        elif key not in _TEXTS:
            raise KitError(f"{place}: unknown key {key}; known: {', '.join((*_TEXTS, 'changes'))}")
        elif not isinstance(value, str) or not value.strip():
            raise KitError(f"{place}: {key} must be text that is not empty")
    for key in ("file", "reason"):
        if key not in entry:
            raise KitError(f"{place}: {key} is missing")
    if "function" not in entry and "text" not in entry:
        raise KitError(f"{place}: names neither a function nor a text; add one")
    return Equivalent(**{**entry, "changes": tuple(entry.get("changes", ()))})
