"""Packages hold what the formats ask for, the same bytes for the same problem."""

from __future__ import annotations

import io
import os
import stat
import zipfile
from pathlib import Path

import pytest

from judgekit.errors import KitError
from judgekit.packing import check_replaceable, pack, package_name
from judgekit.problem import load_problem
from tests.kit import SUM_SOLUTION, SUM_VALIDATOR, Kit

STATEMENT = "# Sum\n\nAdd *two* numbers.\n\n## Sample 1\n\n```\n1 2\n```\n\n```\n3\n```\n"


@pytest.fixture
def full(kit: Kit) -> Kit:
    """`sum` with statements in two languages and submissions."""
    kit.write(
        "problems/sum/problem.toml",
        'name = { en = "Sum", zh = "求和" }\n[limits]\ntime_limit = 1.5\nmemory = 128\n',
    )
    kit.write("problems/sum/statement.md", STATEMENT)
    kit.write("problems/sum/statement.zh.md", "# 求和\n\n两数之和。\n")
    kit.write("problems/sum/submissions/wrong_answer/minus.py", "print(0)\n")
    kit.write("problems/sum/submissions/accepted/parts/main.py", "import other\n")
    kit.write("problems/sum/submissions/accepted/parts/other.py", "\n")
    kit.write("problems/sum/submissions/accepted/parts/__pycache__/other.pyc", "old")
    return kit


def contents(kit: Kit, version: str) -> dict[str, bytes]:
    """The files of a package; entries of folders are left out."""
    with zipfile.ZipFile(io.BytesIO(pack(load_problem(kit.root, "sum"), version))) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist() if name[-1] != "/"}


DATA = {
    "data/sample/01-small.in": b"1 2\n",
    "data/sample/01-small.ans": b"3\n",
    "data/secret/01-negative.in": b"-5 2\n",
    "data/secret/01-negative.ans": b"-3\n",
    "data/secret/02-large.in": b"1000000000000 1\n",
    "data/secret/02-large.ans": b"1000000000001\n",
    "input_validators/input_validator.py": SUM_VALIDATOR.encode(),
    "problem.txt": STATEMENT.encode(),
    "submissions/accepted/sum.py": SUM_SOLUTION.encode(),
    "submissions/accepted/parts/main.py": b"import other\n",
    "submissions/accepted/parts/other.py": b"\n",
    "submissions/wrong_answer/minus.py": b"print(0)\n",
}


def test_a_legacy_package_holds_the_problem(full: Kit) -> None:
    found = contents(full, "legacy")
    assert found.pop("problem.yaml").startswith(b'problem_format_version: "legacy"\n')
    assert found == {
        **DATA,
        ".timelimit": b"1.5\n",
        "domjudge-problem.ini": b"timelimit = 1.5\n",
        "problem_statement/problem.en.md": b"Add *two* numbers.\n",
        "problem_statement/problem.en.tex": b"\\problemname{Sum}\n\nAdd \\emph{two} numbers.\n",
        "problem_statement/problem.zh.md": "两数之和。\n".encode(),
        "problem_statement/problem.zh.tex": "\\problemname{求和}\n\n两数之和。\n".encode(),
    }


def test_a_new_package_holds_it_too_with_one_statement_a_language(full: Kit) -> None:
    found = contents(full, "2025-09")
    assert b"time_limit: 1.5\n" in found.pop("problem.yaml")
    assert found == {
        **DATA,
        "statement/markdown.en.md": b"Add *two* numbers.\n",
        "statement/problem.en.tex": b"\\problemname{Sum}\n\nAdd \\emph{two} numbers.\n",
        "statement/markdown.zh.md": "两数之和。\n".encode(),
        "statement/problem.zh.tex": "\\problemname{求和}\n\n两数之和。\n".encode(),
        "submissions/submissions.yaml": b'"accepted/sum.py":\n  model_solution: true\n',
    }


def test_an_output_validator_goes_where_each_version_looks(full: Kit) -> None:
    full.write("problems/sum/output_validator.py", "judge\n")
    assert contents(full, "legacy")["output_validators/output_validator.py"] == b"judge\n"
    assert contents(full, "2025-09")["output_validator/output_validator.py"] == b"judge\n"


def test_an_output_validator_of_several_files_is_a_folder_or_the_folder(full: Kit) -> None:
    full.write("problems/sum/output_validator/build", "#!/bin/sh\n")
    full.write("problems/sum/output_validator/src/main.cpp", "int main() {}\n")
    legacy, new = contents(full, "legacy"), contents(full, "2025-09")
    assert legacy["output_validators/output_validator/src/main.cpp"] == b"int main() {}\n"
    assert new["output_validator/src/main.cpp"] == b"int main() {}\n"
    assert new["output_validator/build"] == b"#!/bin/sh\n"


def test_arguments_of_the_validator_stand_in_each_group_of_a_new_package(full: Kit) -> None:
    toml = full.root / "problems/sum/problem.toml"
    toml.write_text(f'output_validator_args = ["case_sensitive"]\n{toml.read_text()}')
    settings = b'output_validator_args:\n  - "case_sensitive"\n'
    new = contents(full, "2025-09")
    assert new["data/sample/test_group.yaml"] == settings
    assert new["data/secret/test_group.yaml"] == settings
    assert b'validator_flags: "case_sensitive"\n' in contents(full, "legacy")["problem.yaml"]


def test_submissions_with_more_than_one_verdict_stay_at_home(full: Kit) -> None:
    tagged = "# @EXPECTED_RESULTS@: CORRECT, TIMELIMIT\nprint(0)\n"
    full.write("problems/sum/submissions/mixed/slow.py", tagged)
    assert len(load_problem(full.root, "sum").contrasts) == 3
    for version in ("legacy", "2025-09"):
        assert not [name for name in contents(full, version) if "slow" in name]


def test_answers_are_called_ans(full: Kit) -> None:
    (full.root / "testdata/sum/secret/02-large.ans").rename(
        full.root / "testdata/sum/secret/02-large.out"
    )
    assert contents(full, "legacy")["data/secret/02-large.ans"] == b"1000000000001\n"


@pytest.mark.parametrize("version", ["legacy", "2025-09"])
def test_the_same_problem_gives_the_same_bytes(full: Kit, tmp_path: Path, version: str) -> None:
    first = pack(load_problem(full.root, "sum"), version)
    for path in sorted(full.root.rglob("*.*"), reverse=True):
        if path.is_file() and "judgekit" not in path.parts:
            os.utime(path, (2_000_000_000, 2_000_000_000))
            path.chmod(0o600)
    assert pack(load_problem(full.root, "sum"), version) == first


def test_entries_have_fixed_times_and_plain_permissions(full: Kit) -> None:
    full.write("problems/sum/output_validator/run", "#!/bin/sh\n")
    packed = pack(load_problem(full.root, "sum"), "legacy")
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        entries = {entry.filename: entry for entry in archive.infolist()}
    assert list(entries) == sorted(entries)
    assert {entry.date_time for entry in entries.values()} == {(1980, 1, 1, 0, 0, 0)}
    modes = {name: stat.filemode(entry.external_attr >> 16) for name, entry in entries.items()}
    assert modes["problem.yaml"] == "-rw-r--r--"
    assert modes["output_validators/output_validator/run"] == "-rwxr-xr-x"
    # DOMjudge finds submissions of several files by the entry of their folder.
    assert modes["submissions/accepted/parts/"] == "drwxr-xr-x"


def test_the_packages_name_has_only_what_the_format_allows(kit: Kit) -> None:
    for name, expected in (("sum", "sum"), ("K-Queens_2", "kqueens2")):
        kit.write(f"problems/{name}/problem.toml", 'name = "X"')
        problem = load_problem(kit.root, name, with_cases=False)
        assert package_name(problem) == expected


@pytest.mark.parametrize(
    ("remove", "complaint"),
    [
        ("problems/sum/statement.md", "statements in zh, but name in problem.toml in en, zh"),
        ("problems/sum/input_validator.py", "input_validator.py: no such file"),
        ("solutions/sum.py", "solutions/sum.py: no such file"),
        ("testdata/sum/secret/01-negative.*", "secret: no case"),
    ],
)
def test_what_a_package_must_have_is_named_if_it_lacks(
    full: Kit, remove: str, complaint: str
) -> None:
    for path in (full.root / "testdata/sum/secret").glob("02*"):
        path.unlink()
    for path in full.root.glob(remove):
        path.unlink()
    with pytest.raises(KitError, match=complaint):
        pack(load_problem(full.root, "sum"), "legacy")


@pytest.mark.parametrize(
    ("path", "content", "complaint"),
    [
        ("testdata/sum/secret/03 space.in", "1 1\n", "03 space.in: no name for a package"),
        ("problems/sum/submissions/accepted/sum.py", "", "the model solution is called so"),
        ("problems/sum/statement.en.md", "x", "statement.en.md is in the same language"),
        ("problems/sum/statement.md", "\xff", "statement.md: 'utf-8' codec"),
        ("problems/sum/statement.md", "Text\n\n```\n", "statement.md: line 3: the fenced block"),
    ],
)
def test_what_cannot_be_packed_is_named(full: Kit, path: str, content: str, complaint: str) -> None:
    full.write(path, content.encode("latin-1"))
    if path.endswith(".in"):
        full.write(path.replace(".in", ".ans"), "2\n")
    with pytest.raises(KitError) as caught:
        pack(load_problem(full.root, "sum"), "legacy")
    assert complaint in str(caught.value)


def test_only_a_package_of_the_same_problem_is_replaced(full: Kit, tmp_path: Path) -> None:
    problem = load_problem(full.root, "sum")
    path = tmp_path / "sum.zip"
    check_replaceable(path, problem)
    path.write_bytes(pack(problem, "legacy"))
    check_replaceable(path, problem)
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mine.txt", "mine")
    for content in (path.read_bytes(), b"", b"notes\n"):
        path.write_bytes(content)
        with pytest.raises(KitError, match=r"sum\.zip: is there already"):
            check_replaceable(path, problem)


@pytest.mark.parametrize("version", ["legacy", "2025-09"])
def test_a_package_is_read_back_as_the_same_problem(
    full: Kit, tmp_path: Path, version: str
) -> None:
    pytest.importorskip("yaml")
    from judgekit.package import open_package

    problem = load_problem(full.root, "sum")
    path = tmp_path / "sum.zip"
    path.write_bytes(pack(problem, version))
    with open_package(path) as back:
        assert back.limits == problem.limits
        assert [case.name for case in back.cases] == [case.name for case in problem.cases]
        for case, original in zip(back.cases, problem.cases, strict=True):
            assert case.input.read_bytes() == original.input.read_bytes()
            assert case.answer.read_bytes() == original.answer.read_bytes()
        expected = {f"{one.source.parent.name}/{one.source.name}": one for one in back.contrasts}
        assert set(expected) >= {"accepted/sum.py", "accepted/parts", "wrong_answer/minus.py"}
        for one in problem.contrasts:
            name = f"{one.source.parent.name}/{one.source.name}"
            assert one.expected <= expected[name].expected
        assert back.title == "Sum"
        if version == "2025-09":  # legacy packages cannot say which one it is
            assert back.solution is not None
            assert back.solution.name == "sum.py"
