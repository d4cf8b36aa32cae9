"""`judge.py verify PACKAGE`: what a package says of itself is held against what its programs do."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.kit import Kit, Outcome

pytest.importorskip("yaml")

SUM = "print(sum(map(int, input().split())))\n"
SPIN_ON_LARGE = """\
a, b = map(int, input().split())
while a > 9: pass
print(0)
"""
INPUT_VALIDATOR = """\
import sys
most = int(sys.argv[1]) if len(sys.argv) == 2 else -1
assert all(int(word) <= most for word in input().split()), "more than %d" % most
sys.exit(42)
"""
LEGACY = {
    "problem.yaml": "name: Sum\nlimits: {time_limit: 1}\n",
    "data/sample/1.in": "1 2\n",
    "data/sample/1.ans": "3\n",
    "data/secret/small/1.in": "4 5\n",
    "data/secret/small/1.ans": "9\n",
    "data/secret/tall/2.in": "50 5\n",
    "data/secret/tall/2.ans": "55\n",
    "submissions/accepted/a.py": SUM,
    "submissions/accepted/parts/main.py": "from parts import add\nadd()\n",
    "submissions/accepted/parts/parts.py": f"def add(): {SUM}",
    "submissions/time_limit_exceeded/t.py": SPIN_ON_LARGE,
    "submissions/wrong_answer/w.py": "print(3)\n",
}
NEW = {
    **LEGACY,
    "problem.yaml": "problem_format_version: 2025-09\nname: Sum\nuuid: 1-2\n",
    "input_validators/v.py": INPUT_VALIDATOR,
    "data/sample/test_group.yaml": "input_validator_args: ['9']\n",
    "data/secret/test_group.yaml": "input_validator_args: {v: ['9']}\n",
    "data/secret/tall/test_group.yaml": "input_validator_args: {v.py: ['99']}\n",
}
del NEW["submissions/time_limit_exceeded/t.py"]
VALIDATOR = """\
import sys
right = sys.stdin.read().split() == open(sys.argv[2]).read().split()
if not right:
    open(sys.argv[3] + "judgemessage.txt", "w").write("a wrong sum")
sys.exit(42 if right else 43)
"""


def package(kit: Kit, files: Mapping[str, str]) -> str:
    """Write the package `sum-package`; returns its path."""
    for name, content in files.items():
        kit.write(f"sum-package/{name}", content)
    return "sum-package"


def zipped(kit: Kit, files: Mapping[str, str]) -> str:
    with zipfile.ZipFile(kit.root / "sum.zip", "w") as archive:
        for name, content in files.items():
            archive.writestr(f"sum/{name}", content)
    return "sum.zip"


def said(outcome: Outcome) -> dict[str, str]:
    """What is said of each subject: its state and all of its lines, as one."""
    found: dict[str, str] = {}
    subject = ""
    for line in outcome.out.splitlines():
        state, *rest = line.split() or [""]
        if state in ("ok", "note", "FAIL"):
            subject = rest[0]
            found[subject] = " ".join([state, *rest[1:]])
        elif line.startswith(" " * 18) and subject:
            found[subject] += " " + line.strip()
    return found


def test_a_good_package_is_proven_good_and_what_cannot_be_checked_is_named(kit: Kit) -> None:
    files = LEGACY | {
        "input_validators/v.py": INPUT_VALIDATOR,
        "input_validators/grammar.ctd": "INT(1,9)",
        "input_validators/check.zz": "",
        "data/testdata.yaml": "input_validator_flags: '9'\n",
        "data/secret/tall/testdata.yaml": "input_validator_flags: {name: v, flags: '99'}\n",
        "generator.py": "open('/dev/null/x')\n",
        "submissions/accepted/b.kt": "fun main() {}",
        "submissions/wrong_answer/w.php": "",
    }
    outcome = kit.judge("verify", package(kit, files))
    assert (outcome.status, outcome.err) == (0, "")
    found = said(outcome)
    assert found["inputs"] == (
        "note 3 valid by v.py input_validators/check.zz: skipped: needs a language for .zz "
        "input_validators/grammar.ctd: skipped: needs a language for .ctd"
    )
    assert found["generator"].startswith("note none is run")
    assert found["samples"].startswith("note not looked at")
    assert found["answers"] == "ok equal accepted/a.py's and those of 1 accepted submissions"
    assert found["verdicts"] == "ok 2 wrong or slow submissions, each as its folder says"
    assert found["skipped"] == (
        "note 2 of 6 submissions accepted/b.kt: needs a language for .kt "
        "wrong_answer/w.php: needs a language for .php"
    )
    assert "a.py" in outcome.out.split("accepted/\n")[1]
    assert outcome.out.count(" a.py ") == 1  # the model solution is not run twice


def test_arguments_and_rules_of_a_zip_are_kept_and_no_other_path_is_shown(kit: Kit) -> None:
    rules = """\
wrong_answer/w.py:
  message: a wrong sum
  sample: {permitted: [AC]}
  secret/tall: {permitted: [WA], required: [WA]}
accepted/a.py: {message: never said}
mixed/*:
  permitted: [AC, WA]
  secret/small: {permitted: [AC]}
  secret/none: {permitted: [AC]}
"""
    files = NEW | {
        "submissions/submissions.yaml": rules,
        "submissions/mixed/m.py": "print(3)\n",
        "output_validator/check.py": VALIDATOR,
    }
    outcome = kit.judge("verify", zipped(kit, files))
    assert (outcome.status, outcome.err) == (1, "")
    found = said(outcome)
    assert found["inputs"] == "ok 3 valid by v.py"
    assert found["answers"].startswith("ok")
    assert found["verdicts"] == (
        "FAIL accepted/a.py: no case's message has 'never said' "
        "mixed/m.py: secret/small/1: WA, permitted: AC in secret/small "
        "mixed/m.py: no case is called secret/none"
    )
    assert "/judge-package-" not in outcome.out


def test_submissions_are_run_on_every_case_that_their_rules_need(kit: Kit) -> None:
    """Both are too slow on two cases before they are wrong on the last."""
    source = "a, b = map(int, input().split())\nwhile a < 9: pass\nprint(0)\n"
    rules = """\
mixed/*: {permitted: [TLE, WA], required: [WA]}
own/*: {permitted: [TLE, WA], "secret/*": {permitted: [TLE]}}
"""
    files = NEW | {
        "submissions/mixed/m.py": source,
        "submissions/own/o.py": source,
        "submissions/submissions.yaml": rules,
    }
    files["problem.yaml"] += "limits: {time_limit: 0.3}\n"
    found = said(kit.judge("verify", package(kit, files)))
    assert found["verdicts"] == ("FAIL own/o.py: secret/tall/2: WA, permitted: TLE in secret/*")


def test_a_submission_that_is_only_wrong_on_a_slow_case_is_run_on_it(kit: Kit) -> None:
    slow = "import time\na, b = map(int, input().split())\n"
    slow += "while a > 9 and time.process_time() < 1.1: pass\nprint(a + b)\n"
    files = NEW | {
        "submissions/accepted/slow.py": slow,
        "submissions/mixed/m.py": "print(0 // (int(input().split()[0]) > 9))\n",
        "submissions/submissions.yaml": "mixed: {permitted: [RTE, WA], required: [WA]}\n",
    }
    files["problem.yaml"] += "limits: {time_limit: 5}\n"
    found = said(kit.judge("verify", package(kit, files)))
    assert found["verdicts"] == "ok 2 wrong or slow submissions, each as its folder says"


def test_what_is_wrong_with_a_package_is_found(kit: Kit) -> None:
    files = LEGACY | {
        "input_validators/v.py": INPUT_VALIDATOR,
        "data/testdata.yaml": "input_validator_flags: 9\n",
        "submissions/time_limit_exceeded/t.py": SUM,
        "submissions/wrong_answer/w.py": SUM,
        "submissions/accepted/a.py": "print(3)",
        "submissions/wrong_answer/tagged.py": "# @EXPECTED_RESULTS@: CORRECT, RUN-ERROR\n" + SUM,
    }
    outcome = kit.judge("verify", package(kit, files))
    assert (outcome.status, outcome.err) == (1, "")
    found = said(outcome)
    assert found["inputs"].startswith("FAIL secret/tall/2: not valid: ")
    assert found["inputs"].endswith("got exit status 1: AssertionError: more than 9")
    assert found["answers"] == "FAIL accepted/a.py: WA on secret/small/1 and 1 more"
    assert found["verdicts"] == (
        "FAIL time_limit_exceeded/t.py: needs a TLE wrong_answer/w.py: needs a WA"
    )


def test_a_package_without_validator_and_submissions_is_not_called_proven(kit: Kit) -> None:
    files = {name: text for name, text in LEGACY.items() if not name.startswith("submissions")}
    outcome = kit.judge("verify", package(kit, files))
    assert (outcome.status, outcome.err) == (0, "")
    found = said(outcome)
    assert found["inputs"].startswith("note no input validator was run")
    assert found["answers"].startswith("note no accepted submission was run")
    assert found["limit"].startswith("note no accepted submission was run")


def test_a_fault_of_a_zips_program_is_named_by_the_zips_path(kit: Kit) -> None:
    files = NEW | {"output_validator/check.py": "", "output_validator/check.c": ""}
    outcome = kit.judge("verify", zipped(kit, files))
    assert outcome.status == 2
    assert outcome.err.startswith("judge.py: sum.zip/output_validator: check.c and check.py are of")


def test_judging_a_zip_shows_its_submissions_by_the_zips_path(kit: Kit) -> None:
    outcome = kit.judge(zipped(kit, LEGACY), "--samples")
    assert outcome.status == 0
    assert outcome.out.startswith(f"sum: {Path('sum.zip/submissions/accepted/a.py')} (1 s of")


def test_a_path_that_is_no_package_is_refused(kit: Kit) -> None:
    outcome = kit.judge("verify", "no/package.zip")
    assert (outcome.status, outcome.out) == (2, "")
    assert "nor a package's path" in outcome.err
