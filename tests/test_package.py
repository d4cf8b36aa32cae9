"""Problem packages of both formats become the same values as the kit's own problems."""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from judgekit.errors import KitError
from judgekit.package import is_package, open_package
from judgekit.problem import Problem
from judgekit.verdict import Verdict

pytest.importorskip("yaml")

MIB = 1024 * 1024
AC, WA, TLE, RTE = Verdict.AC, Verdict.WA, Verdict.TLE, Verdict.RTE
LEGACY = {
    "problem.yaml": "name: Sum\n",
    "data/secret/1.in": "1 2\n",
    "data/secret/1.ans": "3\n",
}
NEW = LEGACY | {
    "problem.yaml": "problem_format_version: 2025-09\nname: Sum\nuuid: 1-2\n",
}


def make(folder: Path, files: Mapping[str, str]) -> Path:
    """Write a package: contents by name."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return folder


def read(folder: Path) -> Problem:
    with open_package(folder) as problem:
        return problem


def refusal(folder: Path) -> str:
    """Why the package is refused: one line, which names a file of it."""
    with pytest.raises(KitError) as refused:
        read(folder)
    message = str(refused.value)
    assert message.startswith(str(folder))
    assert "\n" not in message
    return message.removeprefix(str(folder)).lstrip("/")


# --- metadata and limits ----------------------------------------------------------------


def test_the_least_legacy_package_has_the_formats_defaults(tmp_path: Path) -> None:
    problem = read(make(tmp_path / "sum", LEGACY))
    assert problem.name == "sum"
    assert problem.title == "Sum"
    assert problem.limits.memory_bytes == 2048 * MIB
    assert problem.limits.output_bytes == 8 * MIB
    assert [case.name for case in problem.cases] == ["secret/1"]
    assert problem.output_validator is None
    assert problem.contrasts == ()
    assert problem.solution is None


def test_metadata_of_both_versions_is_read(tmp_path: Path) -> None:
    text = """
problem_format_version: 2025-09
name: {en: Sum, sv: Summa}
uuid: 8f1
credits: {authors: [A Person <a@b.example>, {name: B, email: b@b.example}]}
source: [{name: NWERC 2024, url: https://x.example}, SWERC]
license: cc by-sa
keywords: [math, easy]
limits: {time_limit: 1.5, memory: 512, output: 4, time_multipliers: {ac_to_time_limit: 2}}
"""
    settings = read(make(tmp_path, NEW | {"problem.yaml": text})).settings
    assert settings.titles == {"en": "Sum", "sv": "Summa"}
    assert settings.uuid == "8f1"
    assert settings.credits == "A Person <a@b.example>, B"
    assert settings.source == "NWERC 2024, SWERC"
    assert settings.license == "cc by-sa"
    assert settings.keywords == ("math", "easy")
    assert settings.limits.cpu_seconds == 1.5
    assert settings.limits.memory_bytes == 512 * MIB
    assert settings.limits.output_bytes == 4 * MIB


def test_keys_for_people_and_other_tools_are_let_be(tmp_path: Path) -> None:
    text = "author: A and B\nsource_url: x\nverified: yes\ncomment: 5\nkeywords: a b\n"
    settings = read(make(tmp_path / "sum", LEGACY | {"problem.yaml": text})).settings
    assert settings.titles == {"en": "sum"}, "without a name, the package's own"
    assert settings.credits == "A and B"
    assert settings.keywords == ("a", "b")


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("problem.yaml", "limits: {time_limit: 3}\n"),
        (".timelimit", "3\n"),
        (".timelimit", " 3.0"),
        ("domjudge-problem.ini", "short-name = A\ntimelimit = 3\n"),
        ("domjudge-problem.ini", "color='#fff'\ntimelimit='3.0'\n"),
        ("domjudge-problem.ini", 'timelimit="3"\r\n'),
    ],
)
def test_the_time_limit_is_found_wherever_it_stands(
    tmp_path: Path, name: str, content: str
) -> None:
    assert read(make(tmp_path, LEGACY | {name: content})).limits.cpu_seconds == 3.0


def test_the_metadatas_time_limit_goes_before_the_other_places(tmp_path: Path) -> None:
    files = {
        "problem.yaml": "limits: {time_limit: 1}\n",
        ".timelimit": "2\n",
        "domjudge-problem.ini": "timelimit = 3\n",
    }
    assert read(make(tmp_path, LEGACY | files)).limits.cpu_seconds == 1.0


@pytest.mark.parametrize(
    ("name", "content", "mend"),
    [
        ("problem.yaml", "problem_format_version: 2031-01\n", "problem_format_version '2031-01'"),
        ("problem.yaml", "name: [a]\n", "name must be a text"),
        ("problem.yaml", "limits: 3\n", "limits must be a map"),
        ("problem.yaml", "limits: {time: 3}\n", "limits: unknown key time"),
        ("problem.yaml", "limits: {time_limit: -1}\n", "time_limit must be from"),
        ("problem.yaml", "limits: {time_limit: .nan}\n", "time_limit must be from"),
        ("problem.yaml", "limits: {time_limit: 2s}\n", "time_limit must be a number"),
        ("problem.yaml", "limits: {memory: lots}\n", "memory must be a number"),
        ("problem.yaml", "limits: {output: 0}\n", "output must be from"),
        ("problem.yaml", "validation: interactive\n", "interactive problems are not judged"),
        ("problem.yaml", "validation: custom interactive\n", "interactive problems are not"),
        ("problem.yaml", "validation: custom score\n", "score problems are not judged"),
        ("problem.yaml", "validation: custom multi-pass\n", "multi-pass problems are not judged"),
        ("problem.yaml", "type: scoring\n", "scoring problems are not judged"),
        ("problem.yaml", "validation: own\n", "validation must begin with default or custom"),
        ("problem.yaml", "validation: custom\n", "output_validators/ has no program"),
        ("problem.yaml", "- a\n", "must be a map"),
        ("problem.yaml", "1: a\n", "must be a map"),
        ("problem.yaml", "name: [\n", "not YAML: line "),
        ("problem.yaml", "name: \x07\n", "not YAML"),
        ("problem.yaml", "a: " + "[" * 5000 + "\n", "not YAML"),
        ("problem.yaml", "# " + "x" * 2_000_000 + "\n", "larger than 1024 KiB"),
        (".timelimit", "soon\n", "the time limit must be a number of seconds"),
        (".timelimit", "-1\n", "time_limit must be from"),
        ("domjudge-problem.ini", "timelimit = x\n", "the time limit must be a number"),
        ("include/python3/lib.py", "", "include: is not supported"),
    ],
)
def test_a_fault_or_an_unsupported_kind_is_refused_by_name(
    tmp_path: Path, name: str, content: str, mend: str
) -> None:
    message = refusal(make(tmp_path, LEGACY | {name: content}))
    assert mend in message
    assert message.startswith(name if not name.startswith("include") else "include")


@pytest.mark.parametrize("kind", ["interactive", "multi-pass", "scoring", "submit-answer"])
def test_unsupported_types_of_the_new_format_are_refused_by_name(tmp_path: Path, kind: str) -> None:
    text = f"problem_format_version: 2025-09\nname: x\nuuid: x\ntype: [pass-fail, {kind}]\n"
    assert kind in refusal(make(tmp_path, NEW | {"problem.yaml": text}))


def test_constants_are_refused_only_where_a_program_uses_them(tmp_path: Path) -> None:
    text = NEW["problem.yaml"] + "constants: {max_n: 5}\n"
    files = NEW | {"problem.yaml": text, "submissions/accepted/a.py": "print(max_n)\n"}
    assert read(make(tmp_path, files)).contrasts
    make(tmp_path, {"submissions/accepted/b/main.py": "print({{max_n}})\n"})
    assert "b/main.py: uses constants" in refusal(tmp_path)


def test_without_pyyaml_one_line_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "yaml", None)
    assert refusal(make(tmp_path, LEGACY)).endswith("needs PyYAML; run: pip install PyYAML")


def test_what_is_no_package_is_refused(tmp_path: Path) -> None:
    assert not is_package(tmp_path)
    assert "no problem.yaml" in refusal(tmp_path)
    assert "no such package" in refusal(tmp_path / "none")
    (tmp_path / "x.zip").write_bytes(b"no zip")
    assert is_package(tmp_path / "x.zip")
    assert "not a whole zip file" in refusal(tmp_path / "x.zip")


# --- test data --------------------------------------------------------------------------


def test_nested_groups_come_in_the_formats_order_samples_first(tmp_path: Path) -> None:
    names = [
        "sample/2",
        "sample/10",
        "secret/b/2",
        "secret/b/10",
        "secret/b/c.d/x",
        "secret/a",
        "secret/a-1/1",
        "secret/a.b",
        "secret/z",
    ]
    files = {f"data/{name}.{end}": name for name in names for end in ("in", "ans")}
    problem = read(make(tmp_path, {"problem.yaml": ""} | files))
    assert [case.name for case in problem.cases] == [
        "sample/10",
        "sample/2",
        "secret/a",
        "secret/a-1/1",
        "secret/a.b",
        "secret/b/10",
        "secret/b/2",
        "secret/b/c.d/x",
        "secret/z",
    ]
    for case in problem.cases:
        assert case.input.read_text() == case.answer.read_text() == case.name
    assert [case.is_sample for case in problem.cases].count(True) == 2


def test_files_that_are_no_cases_are_let_be(tmp_path: Path) -> None:
    files = {
        f"data/{name}": "x"
        for name in (
            "sample/1.in.statement",
            "sample/1.interaction",
            "secret/1.png",
            "secret/1.hint",
            "secret/.2.in",
            "secret/3.in~",
            "invalid_input/4.in",
        )
    }
    assert [case.name for case in read(make(tmp_path, LEGACY | files)).cases] == ["secret/1"]


def test_the_new_format_removes_names_that_it_does_not_allow(tmp_path: Path) -> None:
    odd = {"data/secret/a b.in": "", "data/secret/a b.ans": ""}
    assert len(read(make(tmp_path / "new", NEW | odd)).cases) == 1
    assert len(read(make(tmp_path / "old", LEGACY | odd)).cases) == 2


@pytest.mark.parametrize(
    ("name", "mend"),
    [
        ("data/secret/2.in", "no answer; add 2.ans"),
        ("data/secret/g/2.ans", "no input; add 2.in"),
        ("data/secret/1.files/a.txt", "1.files: files beside the input are not supported"),
    ],
)
def test_test_data_at_fault_is_refused(tmp_path: Path, name: str, mend: str) -> None:
    assert mend in refusal(make(tmp_path, LEGACY | {name: ""}))


def test_a_package_without_a_secret_case_is_refused(tmp_path: Path) -> None:
    files = {"problem.yaml": "", "data/sample/1.in": "", "data/sample/1.ans": ""}
    assert "no secret test case" in refusal(make(tmp_path, files))
    assert "no secret test case" in refusal(make(tmp_path / "b", {"problem.yaml": ""}))


def arguments(folder: Path) -> dict[str, tuple[str, ...]]:
    return {case.name: case.validator_args for case in read(folder).cases}


def test_legacy_arguments_are_the_problems_then_the_nearest_groups(tmp_path: Path) -> None:
    files = {
        "problem.yaml": "validator_flags: case_sensitive\n",
        "data/testdata.yaml": "on_reject: continue\noutput_validator_flags: float_tolerance 1e-6\n",
        "data/secret/g/testdata.yaml": "output_validator_flags: space_change_sensitive\n",
        "data/secret/g/2.in": "",
        "data/secret/g/2.ans": "",
        "data/secret/g/h/3.in": "",
        "data/secret/g/h/3.ans": "",
        "data/secret/i/testdata.yaml": "output_validator_flags: {name: v, flags: a b}\n",
        "data/secret/i/4.in": "",
        "data/secret/i/4.ans": "",
    }
    assert arguments(make(tmp_path, LEGACY | files)) == {
        "secret/1": ("case_sensitive", "float_tolerance", "1e-6"),
        "secret/g/2": ("case_sensitive", "space_change_sensitive"),
        "secret/g/h/3": ("case_sensitive", "space_change_sensitive"),
        "secret/i/4": ("case_sensitive", "a", "b"),
    }


def test_new_arguments_are_the_cases_else_the_nearest_groups(tmp_path: Path) -> None:
    files = {
        "data/sample/0.in": "",
        "data/sample/0.ans": "",
        "data/secret/test_group.yaml": "output_validator_args: [float_tolerance, '1e-6']\n",
        "data/secret/1.yaml": "hint: x\n",
        "data/secret/2.in": "",
        "data/secret/2.ans": "",
        "data/secret/2.yaml": "output_validator_args: [float_tolerance, 0.5]\n",
        "data/secret/3.in": "",
        "data/secret/3.ans": "",
        "data/secret/3.yaml": "output_validator_args: []\n",
    }
    assert arguments(make(tmp_path, NEW | files)) == {
        "sample/0": (),
        "secret/1": ("float_tolerance", "1e-6"),
        "secret/2": ("float_tolerance", "0.5"),
        "secret/3": (),
    }


def input_arguments(folder: Path) -> dict[str, tuple[tuple[str, ...], ...]]:
    """The arguments of the input validators `a.py` and `b`, by case; () if there are none."""
    problem = read(folder)
    assert sorted(path.name for path in problem.input_validators) == ["a.py", "b"]
    first = problem.input_validators[0].name == "a.py"
    return {case.name: case.input_validator_args[:: 1 if first else -1] for case in problem.cases}


CASES = {f"data/secret/{name}": "" for name in ("2.in", "2.ans", "g/3.in", "g/3.ans")}
INPUT_VALIDATORS = {"input_validators/a.py": "", "input_validators/b/b.c": ""}


def test_legacy_flags_of_input_validators_are_the_nearest_groups(tmp_path: Path) -> None:
    files = {
        "data/testdata.yaml": "output_validator_flags: case_sensitive\n",
        "data/secret/testdata.yaml": "input_validator_flags: -n 5\n",
        "data/secret/g/testdata.yaml": "input_validator_flags: {name: b, flags: --tree 7}\n",
        "data/secret/g/h/testdata.yaml": "input_validator_flags: ''\n",
        "data/secret/g/h/4.in": "",
        "data/secret/g/h/4.ans": "",
        "data/sample/0.in": "",
        "data/sample/0.ans": "",
    }
    assert input_arguments(make(tmp_path, LEGACY | CASES | INPUT_VALIDATORS | files)) == {
        "sample/0": (),
        "secret/1": (("-n", "5"), ("-n", "5")),
        "secret/2": (("-n", "5"), ("-n", "5")),
        "secret/g/3": ((), ("--tree", "7")),
        "secret/g/h/4": ((), ()),
    }


def test_new_arguments_of_input_validators_are_the_cases_else_the_nearest_groups(
    tmp_path: Path,
) -> None:
    files = {
        "data/secret/test_group.yaml": "input_validator_args: {a: ['5'], b: [x, 'y z']}\n",
        "data/secret/2.yaml": "input_validator_args: {a.py: ['6']}\n",
        "data/secret/g/test_group.yaml": "input_validator_args: ['7']\n",
    }
    assert input_arguments(make(tmp_path, NEW | CASES | INPUT_VALIDATORS | files)) == {
        "secret/1": (("5",), ("x", "y z")),
        "secret/2": (("6",), ()),
        "secret/g/3": (("7",), ("7",)),
    }


@pytest.mark.parametrize(
    ("text", "mend"),
    [
        ("input_validator_args: {c: [x]}\n", "no input validator is called 'c'"),
        ("input_validator_args: [[x]]\n", "input_validator_args must be a list of texts"),
        ("input_validator_flags: {name: [a], flags: x}\n", "no input validator is called"),
        ("output_validator_arg: [a]\n", "unknown key output_validator_arg"),
        ("output_validator_args: {a: 1}\n", "output_validator_args must be a list of texts"),
        ("args: [a]\n", "args for the submission are not supported"),
        ("static_validation_score: 3\n", "static validation is not supported"),
        ("grading: custom\n", "a grader of its own is not supported"),
    ],
)
def test_group_settings_at_fault_are_refused(tmp_path: Path, text: str, mend: str) -> None:
    message = refusal(make(tmp_path, NEW | {"data/secret/test_group.yaml": text}))
    assert mend in message
    assert message.startswith("data/secret/test_group.yaml")


def test_links_within_the_package_are_followed_and_others_refused(tmp_path: Path) -> None:
    folder = make(tmp_path / "p", LEGACY)
    (folder / "data/secret/2.in").symlink_to("1.in")
    (folder / "data/secret/2.ans").symlink_to("../secret/1.ans")
    assert len(read(folder).cases) == 2
    outside = tmp_path / "outside"
    outside.write_text("secret of the machine")
    (folder / "data/secret/3.ans").symlink_to(outside)
    assert "3.ans: a link out of the package" in refusal(folder)
    (folder / "data/secret/3.ans").unlink()
    (folder / "data/secret/3.in").symlink_to("nothing")
    assert "3.in: a link that leads nowhere" in refusal(folder)
    (folder / "data/secret/3.in").unlink()
    (folder / "data/secret/loop").symlink_to("../secret")
    assert "loop: a link to a folder" in refusal(folder)


# --- validators ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "program"),
    [
        (["output_validators/v.py"], "output_validators/v.py"),
        (["output_validators/v.cpp", "output_validators/v.h"], "output_validators"),
        (["output_validators/v/v.cc", "output_validators/v/v.h"], "output_validators/v"),
        (["output_validators/v/main.c", "output_validators/README"], "output_validators/v"),
        (["output_validator/v.py"], "output_validator/v.py"),
    ],
)
def test_a_legacy_packages_validator_is_a_file_or_a_folder(
    tmp_path: Path, names: list[str], program: str
) -> None:
    files = LEGACY | {"problem.yaml": "validation: custom\n"} | dict.fromkeys(names, "x")
    assert read(make(tmp_path, files)).output_validator == tmp_path / program


def test_a_legacy_package_with_default_validation_uses_no_validator(tmp_path: Path) -> None:
    assert read(make(tmp_path, LEGACY | {"output_validators/v.py": ""})).output_validator is None


@pytest.mark.parametrize(
    ("names", "program"),
    [
        (["output_validator/v.py"], "output_validator"),
        (["output_validator/a.cpp", "output_validator/b.cpp"], "output_validator"),
        (["output_validator/v/v.cpp"], "output_validator/v"),
    ],
)
def test_a_new_packages_validator_is_its_folder(
    tmp_path: Path, names: list[str], program: str
) -> None:
    problem = read(make(tmp_path, NEW | dict.fromkeys(names, "x")))
    assert problem.output_validator == tmp_path / program


@pytest.mark.parametrize(
    ("names", "mend"),
    [
        (["output_validators/a.py", "output_validators/b.py"], "supports one output validator"),
        (["output_validators/v/build"], "build and run scripts are not supported"),
        (["output_validators/v/run"], "build and run scripts are not supported"),
        (["output_validators/v.rb"], "no program in Python, C or C++"),
    ],
)
def test_validators_that_cannot_be_used_are_refused(
    tmp_path: Path, names: list[str], mend: str
) -> None:
    files = LEGACY | {"problem.yaml": "validation: custom\n"} | dict.fromkeys(names, "x")
    assert mend in refusal(make(tmp_path, files))


@pytest.mark.parametrize("folder", ["input_validators", "input_format_validators"])
def test_input_validators_are_found_those_in_other_languages_too(
    tmp_path: Path, folder: str
) -> None:
    names = [f"{folder}/{name}" for name in ("a.py", "b.ctd", "c/c.cpp", "d.zz", "testlib.h")]
    problem = read(make(tmp_path, LEGACY | dict.fromkeys(names, "x")))
    found = [str(path.relative_to(tmp_path)) for path in problem.input_validators]
    assert sorted(found) == [f"{folder}/{name}" for name in ("a.py", "b.ctd", "c", "d.zz")]


# --- submissions --------------------------------------------------------------------------


def expected(folder: Path) -> dict[str, set[Verdict]]:
    """What is expected of each submission, by its name, without MLE and OLE."""
    return {
        f"{one.source.parent.name}/{one.source.name}": set(
            one.expected - {Verdict.MLE, Verdict.OLE}
        )
        for one in read(folder).contrasts
    }


def test_legacy_folders_say_what_is_expected(tmp_path: Path) -> None:
    names = ("accepted/a.py", "wrong_answer/b", "time_limit_exceeded/c.c", "run_time_error/d.py")
    files = {f"submissions/{name}{'/main.py' * (name[-1] == 'b')}": "x" for name in names}
    assert expected(make(tmp_path, LEGACY | files)) == {
        "accepted/a.py": {AC},
        "run_time_error/d.py": {RTE},
        "time_limit_exceeded/c.c": {TLE},
        "wrong_answer/b": {WA},
    }


def test_new_folders_say_what_is_expected(tmp_path: Path) -> None:
    names = ("accepted", "rejected", "wrong_answer", "brute_force", "own")
    files = {f"submissions/{name}/a.py": "x" for name in names}
    assert expected(make(tmp_path, NEW | files)) == {
        "accepted/a.py": {AC},
        "brute_force/a.py": {RTE, TLE},
        "own/a.py": {AC, WA, TLE, RTE},
        "rejected/a.py": {WA, TLE, RTE},
        "wrong_answer/a.py": {WA},
    }


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("# @EXPECTED_RESULTS@: CORRECT\n", {AC}),
        ("/* @EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT */", {WA, TLE}),
        ("// @EXPECTED_RESULTS@: TIME_LIMIT_EXCEEDED\r\n", {TLE}),
        (" * @EXPECTED_RESULTS@:run-error,CORRECT\n", {RTE, AC}),
        ("<!-- @EXPECTED_RESULTS@: COMPILER-ERROR -->", {Verdict.CE}),
        ("EXPECTED_RESULTS: TIMELIMIT", {WA}),
    ],
)
def test_a_tag_in_the_source_goes_before_the_folder(
    tmp_path: Path, text: str, allowed: set[Verdict]
) -> None:
    files = {"submissions/wrong_answer/a.py": text, "submissions/wrong_answer/b/main.py": text}
    found = expected(make(tmp_path, LEGACY | files))
    assert found == {"wrong_answer/a.py": allowed, "wrong_answer/b": allowed}


def test_an_unknown_tag_is_refused(tmp_path: Path) -> None:
    files = {"submissions/mixed/a.py": "# @EXPECTED_RESULTS@: FINE\n"}
    assert "a.py: @EXPECTED_RESULTS@: FINE is not known" in refusal(make(tmp_path, LEGACY | files))


def test_submissions_yaml_adds_rules_and_replaces_a_folders(tmp_path: Path) -> None:
    text = """
time_limit_exceeded:
  permitted: [AC, WA, TLE]
mixed/*.py:
  permitted: [AC, WA]
  required: [WA]
  authors: A
  secret/1: {permitted: [AC]}
accepted/b.py: {model_solution: true, use_for_time_limit: false}
"""
    names = (
        "time_limit_exceeded/a.py",
        "mixed/a.py",
        "mixed/a.c",
        "accepted/a.py",
        "accepted/b.py",
    )
    files = {f"submissions/{name}": "x" for name in names}
    make(tmp_path, NEW | files | {"submissions/submissions.yaml": text})
    assert expected(tmp_path) == {
        "accepted/a.py": {AC},
        "accepted/b.py": {AC},
        "mixed/a.c": {AC, WA, TLE, RTE},
        "mixed/a.py": {WA},
        "time_limit_exceeded/a.py": {TLE},
    }
    assert read(tmp_path).solution == tmp_path / "submissions/accepted/b.py"


@pytest.mark.parametrize(
    ("text", "mend"),
    [
        ("none/x: {permited: [AC]}\n", "none/x: unknown key permited"),
        ("accepted: {permitted: [OK]}\n", "accepted: permitted must be of AC, WA, TLE, RTE"),
        ("accepted: {permitted: AC}\n", "accepted: permitted must be of AC, WA, TLE, RTE"),
        ("accepted: 3\n", "accepted must be a map"),
        ("accepted: {secret: 3}\n", "accepted: unknown key secret"),
        ("accepted/a.py: {language: cppgmp}\n", "language 'cppgmp' is not supported"),
        ("accepted/a.py: {entrypoint: b.py}\n", "entrypoint 'b.py' is not supported"),
        ("accepted/a.py: {score: 5}\n", "unknown key score"),
    ],
)
def test_submissions_yaml_at_fault_is_refused(tmp_path: Path, text: str, mend: str) -> None:
    files = {"submissions/submissions.yaml": text, "submissions/accepted/a.py": ""}
    assert mend in refusal(make(tmp_path, NEW | files))


def test_submissions_yaml_may_say_what_the_files_say(tmp_path: Path) -> None:
    text = """
accepted/a.py: {language: python3, entrypoint: a.py, use_for_time_limit: lower}
accepted/b: {language: python3, entrypoint: main.py}
accepted/c.php: {language: php}
time_limit_exceeded: {use_for_time_limit: upper}
"""
    names = ("accepted/a.py", "accepted/b/main.py", "accepted/c.php", "time_limit_exceeded/d.py")
    files = {f"submissions/{name}": "x" for name in names}
    make(tmp_path, NEW | files | {"submissions/submissions.yaml": text})
    assert expected(tmp_path) == {
        "accepted/a.py": {AC},
        "accepted/b": {AC},
        "accepted/c.php": {AC},
        "time_limit_exceeded/d.py": {TLE},
    }


def test_the_model_solution_is_the_first_accepted_one(tmp_path: Path) -> None:
    files = {f"submissions/{name}.py": "x" for name in ("accepted/b", "accepted/c", "a/a")}
    assert read(make(tmp_path, LEGACY | files)).solution == tmp_path / "submissions/accepted/b.py"


# --- zips ---------------------------------------------------------------------------------


@pytest.mark.parametrize("below", ["", "sum/"])
def test_a_zip_is_read_as_the_folder_is_and_leaves_nothing_behind(
    tmp_path: Path, below: str
) -> None:
    archive = tmp_path / "sum.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as opened:
        for name, content in {
            **LEGACY,
            ".timelimit": "3\n",
            "submissions/accepted/a.py": "",
        }.items():
            opened.writestr(below + name, content)
        opened.writestr("__MACOSX/._x", "")
    with open_package(archive) as problem:
        assert problem.name == "sum"
        assert problem.limits.cpu_seconds == 3.0
        assert [case.input.read_text() for case in problem.cases] == ["1 2\n"]
        assert problem.solution is not None
        folder = problem.folder
    assert not folder.exists()
    assert [path.name for path in tmp_path.iterdir()] == ["sum.zip"]


def test_a_fault_in_a_zip_is_named_by_the_zips_own_path(tmp_path: Path) -> None:
    archive = tmp_path / "sum.zip"
    with zipfile.ZipFile(archive, "w") as opened:
        opened.writestr("problem.yaml", "type: scoring\n")
    assert refusal(archive).startswith("problem.yaml: scoring problems are not judged")
