"""The submissions that come with a package, and what is expected of each.

Their folder says it (`accepted`, `wrong_answer`, ...); in a 2025-09 package
`submissions/submissions.yaml` adds rules or replaces a folder's; a text
`@EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT` in a source goes before both, as in
DOMjudge. A folder that no rule names expects nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from judgekit.errors import KitError
from judgekit.expectation import ANY, Rule, matches, overall_expected, tagged_verdicts
from judgekit.language import language_of, load_languages
from judgekit.package.documents import read_yaml, shown, table
from judgekit.package.names import kept_entries
from judgekit.verdict import Verdict

AC, WA, TLE, RTE = Verdict.AC, Verdict.WA, Verdict.TLE, Verdict.RTE


def _rule(permitted: set[Verdict], required: set[Verdict]) -> Rule:
    return Rule(frozenset(permitted), frozenset(required))


_LEGACY_FOLDERS = {
    "accepted": _rule({AC}, {AC}),
    "wrong_answer": _rule({AC, WA}, {WA}),
    "time_limit_exceeded": _rule({AC, WA, TLE}, {TLE}),
    "run_time_error": _rule(set(ANY), {RTE}),
}
_NEW_FOLDERS = {
    "accepted": _rule({AC}, set(ANY)),
    "rejected": _rule(set(ANY), {RTE, TLE, WA}),
    "wrong_answer": _rule({AC, WA}, {WA}),
    "time_limit_exceeded": _rule({AC, TLE}, {TLE}),
    "run_time_error": _rule({AC, RTE}, {RTE}),
    "brute_force": _rule({AC, RTE, TLE}, {RTE, TLE}),
}
_KNOWN = (
    *("permitted", "required", "message", "use_for_time_limit"),
    *("authors", "model_solution", "language", "entrypoint"),
)


@dataclass(frozen=True, slots=True)
class Submission:
    """A submission of the package: a source file or folder.

    `expected` are the verdicts that it may get as a whole, `rules` say more of
    its single cases; `model` marks the one that is meant to be shown to people.
    """

    source: Path
    expected: frozenset[Verdict]
    rules: tuple[Rule, ...]
    model: bool = False


def read_submissions(root: Path, legacy: bool) -> tuple[Submission, ...]:
    """The submissions below `root`/submissions, folder by folder, sorted."""
    folder = root / "submissions"
    if not folder.is_dir():
        return ()
    path = folder / "submissions.yaml"
    globs = _Globs(path, read_yaml(path)) if path.is_file() and not legacy else _Globs(path, {})
    defaults = _LEGACY_FOLDERS if legacy else _NEW_FOLDERS
    found = []
    for group in kept_entries(root, folder, legacy):
        if not group.is_dir():
            continue
        for source in kept_entries(root, group, legacy):
            name = f"{group.name}/{source.name}"
            globs.check(name, source)
            rules = tuple(globs.rules(name, defaults))
            tagged = tagged_verdicts(source)
            found.append(
                Submission(
                    source=source,
                    expected=overall_expected(rules) if tagged is None else tagged,
                    rules=rules if tagged is None else (),
                    model=globs.is_model(name),
                )
            )
    return tuple(found)


class _Globs:
    """`submissions.yaml`: rules by globs over the submissions' names."""

    def __init__(self, path: Path, document: Mapping[str, Any]) -> None:
        self._path = path
        self._tables = {glob: table(path, glob, value) for glob, value in document.items()}
        for glob, keys in self._tables.items():
            list(self._rules(glob, keys, Rule()))  # each is checked, also one that names nothing

    def check(self, name: str, source: Path) -> None:
        """KitError if the submission is to be built in another way than its files say."""
        for keys in self._of(name):
            code, entry = keys.get("language"), keys.get("entrypoint")
            if code is not None and code != _code(source, code):
                raise KitError(f"{self._path}: {name}: language {shown(code)} is not supported")
            if entry is not None and not _is_main(source, str(entry)):
                raise KitError(
                    f"{self._path}: {name}: entrypoint {shown(entry)} is not supported; "
                    "call that file main.*"
                )

    def is_model(self, name: str) -> bool:
        return any(keys.get("model_solution") is True for keys in self._of(name))

    def rules(self, name: str, defaults: Mapping[str, Rule]) -> Iterator[Rule]:
        folder = name.partition("/")[0]
        if folder in defaults and folder not in self._tables:
            yield defaults[folder]
        for glob, keys in self._tables.items():
            if matches(glob, name):
                start = defaults.get(glob, Rule())
                yield from self._rules(glob, keys, start)

    def _of(self, name: str) -> Iterator[Mapping[str, Any]]:
        return (keys for glob, keys in self._tables.items() if matches(glob, name))

    def _rules(self, glob: str, keys: Mapping[str, Any], start: Rule) -> Iterator[Rule]:
        """The rules of one table: its own, and those for some of the cases."""
        yield self._rule(glob, keys, start)
        for key, value in keys.items():
            if key not in _KNOWN and isinstance(value, dict):
                yield replace(self._rule(f"{glob}: {key}", value, Rule()), cases=key)
            elif key not in _KNOWN:
                raise KitError(f"{self._path}: {glob}: unknown key {key}")

    def _rule(self, where: str, keys: Mapping[str, Any], start: Rule) -> Rule:
        sets = {
            key: self._verdicts(f"{where}: {key}", keys[key]) if key in keys else default
            for key, default in (("permitted", start.permitted), ("required", start.required))
        }
        if keys.get("use_for_time_limit") == "lower":
            sets["permitted"] &= ANY - {TLE}
        if keys.get("use_for_time_limit") == "upper":
            sets["required"] &= {TLE}
        return Rule(sets["permitted"], sets["required"], message=str(keys.get("message", "")))

    def _verdicts(self, where: str, value: object) -> frozenset[Verdict]:
        names = {verdict.name: verdict for verdict in ANY}
        if not isinstance(value, list) or not value or not all(name in names for name in value):
            raise KitError(f"{self._path}: {where} must be of AC, WA, TLE, RTE, not {shown(value)}")
        return frozenset(names[name] for name in value)


def _code(source: Path, code: str) -> str:
    """The code of the source's language; `code` itself if this kit knows none for the source."""
    try:
        return language_of(source, load_languages()).code
    except KitError:
        return code


def _is_main(source: Path, entry: str) -> bool:
    """Whether the file or class `entry` is the one that is started without being named."""
    if source.is_dir():
        return Path(entry).stem.lower() in ("main", "__main__")
    return entry in (source.name, source.stem)
