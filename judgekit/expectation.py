"""What is expected of a submission whose verdict is known: rules, and how results break them.

The rules are those of `submissions.yaml` in the ICPC problem package format
(2025-09, "Example submissions"): over the cases that a rule speaks of, every
verdict must be permitted, and at least one required. That format has four
verdicts, AC, WA, TLE and RTE: there, too much memory is a crash, and too much
output either a crash or a wrong answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from judgekit.errors import KitError
from judgekit.verdict import CaseResult, Verdict

ANY = frozenset({Verdict.AC, Verdict.WA, Verdict.TLE, Verdict.RTE})
_TAG_BYTES = 1 << 20  # of a source: more is not looked at for its tag
_TAG = re.compile(rb"@EXPECTED_RESULTS@:[ \t]*([A-Za-z_-]+(?:[ \t]*,[ \t]*[A-Za-z_-]+)*)")
_TAGS = {
    "CORRECT": {Verdict.AC},
    "ACCEPTED": {Verdict.AC},
    "WRONG-ANSWER": {Verdict.WA},
    "NO-OUTPUT": {Verdict.WA},
    "TIMELIMIT": {Verdict.TLE},
    "TIME-LIMIT-EXCEEDED": {Verdict.TLE},
    "RUN-ERROR": {Verdict.RTE, Verdict.MLE},
    "RUN-TIME-ERROR": {Verdict.RTE, Verdict.MLE},
    "MEMORY-LIMIT": {Verdict.RTE, Verdict.MLE},
    "OUTPUT-LIMIT": {Verdict.OLE},
    "COMPILER-ERROR": {Verdict.CE},
    "CHECK-MANUALLY": set(Verdict),
}
_AS = {Verdict.MLE: {Verdict.RTE}, Verdict.OLE: {Verdict.RTE, Verdict.WA}}


@dataclass(frozen=True, slots=True)
class Rule:
    """Over the cases that `cases` names, all must be permitted and one required.

    `permitted` and `required` hold AC, WA, TLE and RTE only. `cases` is a glob
    over case and group names, such as `secret/*-easy`; empty: all cases.
    `message` must be part of what the output validator says of one case at least.
    """

    permitted: frozenset[Verdict] = ANY
    required: frozenset[Verdict] = ANY
    cases: str = ""
    message: str = ""


def broken(rules: Iterable[Rule], results: Sequence[CaseResult]) -> Iterator[str]:
    """One line for each rule that the results of a whole judging break, such as `needs a WA`.

    A rule whose glob names none of the cases is broken.
    """
    for rule in rules:
        of = _spoken_of(rule, results)
        where = f" in {rule.cases}" if rule.cases else ""
        wrong = next((one for one in of if not _is_one_of(one.verdict, rule.permitted)), None)
        if not of:
            yield f"no case is called {rule.cases or 'anything'}"
        elif wrong is not None:
            yield f"{wrong.case}: {wrong.verdict.name}, permitted: {_names(rule.permitted)}{where}"
        elif not any(_is_one_of(result.verdict, rule.required) for result in of):
            yield f"needs a {' or '.join(_names(rule.required).split(', '))}{where}"
        elif rule.message and not any(_says(result, rule.message) for result in of):
            yield f"no case's message has {rule.message!a}{where}"


def may_yet_hold(rules: Sequence[Rule], results: Sequence[CaseResult]) -> bool:
    """Whether rules that are broken by the results so far may hold once there are more."""
    permitted = all(
        _is_one_of(result.verdict, rule.permitted)
        for rule in rules
        for result in _spoken_of(rule, results)
    )
    return permitted and any(broken(rules, results))


def overall_expected(rules: Iterable[Rule]) -> frozenset[Verdict]:
    """The verdicts that a submission under these rules may get as a whole."""
    permitted, required = ANY, frozenset[Verdict]()
    for rule in rules:
        if not rule.cases:
            permitted &= rule.permitted
            required |= rule.required if rule.required != ANY else frozenset()
    expected = permitted & (required or ANY)
    return expected | {verdict for verdict, like in _AS.items() if like & expected}


def matches(glob: str, name: str) -> bool:
    """Whether `glob` names `name` or a folder that it is in.

    `*` stands for characters of one name, `{a,b}` for either; all else is itself.
    """
    parts = re.split(r"(\*|\{[^{}]*\})", glob.strip("/"))
    pattern = "".join(
        "[^/]*"
        if part == "*"
        else f"(?:{'|'.join(map(re.escape, part[1:-1].split(',')))})"
        if part.startswith("{")
        else re.escape(part)
        for part in parts
    )
    return re.fullmatch(f"{pattern}(?:/.*)?", name) is not None


def tagged_verdicts(source: Path) -> frozenset[Verdict] | None:
    """The verdicts that a tag `@EXPECTED_RESULTS@: CORRECT, TIMELIMIT` in a source allows.

    The tag is DOMjudge's. None if there is none; KitError names a word that is not known.
    """
    for file in sorted(source.rglob("*")) if source.is_dir() else [source]:
        if not file.is_file():
            continue
        with file.open("rb") as opened:
            tag = _TAG.search(opened.read(_TAG_BYTES))
        if tag is None:
            continue
        allowed: set[Verdict] = set()
        for word in tag[1].decode().split(","):
            name = word.strip().upper().replace("_", "-")
            if name not in _TAGS:
                raise KitError(f"{file}: @EXPECTED_RESULTS@: {name} is not known")
            allowed |= _TAGS[name]
        return frozenset(allowed)
    return None


def _spoken_of(rule: Rule, results: Sequence[CaseResult]) -> list[CaseResult]:
    return [result for result in results if not rule.cases or matches(rule.cases, result.case)]


def _is_one_of(verdict: Verdict, wanted: frozenset[Verdict]) -> bool:
    return bool(_AS.get(verdict, {verdict}) & wanted)


def _names(verdicts: frozenset[Verdict]) -> str:
    return ", ".join(verdict.name for verdict in Verdict if verdict in verdicts)


def _says(result: CaseResult, message: str) -> bool:
    return result.check is not None and message.encode() in result.check.message
