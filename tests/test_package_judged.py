"""A package is judged like the kit's own problems: validators, arguments, folders of sources."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from judgekit.building import Program, Workshop
from judgekit.checking import make_checker
from judgekit.judging import Options, judge
from judgekit.package import open_package
from judgekit.sandbox import Sandbox

pytest.importorskip("yaml")

PROBLEM = {
    "data/sample/1.in": "5\n",
    "data/sample/1.ans": "2 3\n",
    "data/secret/group/2.in": "7\n",
    "data/secret/group/2.ans": "3 4\n",
    "submissions/accepted/parts/main.py": "from parts import cut\nprint(*cut(int(input())))\n",
    "submissions/accepted/parts/parts.py": "def cut(n):\n    return 1, n - 1\n",
    "submissions/wrong_answer/whole.py": "print(input(), 0)\n",
}
PYTHON = """\
import sys

total = int(open(sys.argv[1]).read())
parts = [int(word) for word in sys.stdin.read().split()]
if sum(parts) == total and min(parts) >= int(sys.argv[4]):
    sys.exit(42)
with open(sys.argv[3] + "judgemessage.txt", "w") as file:
    file.write("no two parts")
sys.exit(43)
"""
C_PLUS_PLUS = """\
#include "check.h"
int main(int argc, char** argv) {
    std::ifstream input(argv[1]);
    std::ofstream message(std::string(argv[3]) + "judgemessage.txt");
    int total, a, b;
    input >> total;
    if (argc == 5 && std::cin >> a >> b && a + b == total && std::min(a, b) >= std::stoi(argv[4]))
        return 42;
    message << "no two parts";
    return 43;
}
"""
VALIDATORS = {
    "python": {"output_validators/check.py": PYTHON},
    "c++": {
        "output_validators/check/check.cpp": C_PLUS_PLUS,
        "output_validators/check/check.h": "#include <algorithm>\n#include <fstream>\n"
        "#include <iostream>\n#include <string>\n",
    },
}
LEGACY = {"problem.yaml": "validation: custom\nvalidator_flags: 1\n"}
NEW = {
    "problem.yaml": "problem_format_version: 2025-09\nname: x\nuuid: x\n",
    "data/sample/test_group.yaml": "output_validator_args: ['1']\n",
    "data/secret/test_group.yaml": "output_validator_args: ['1']\n",
}


def verdicts(folder: Path, submission: str) -> list[tuple[str, str, bytes]]:
    """Case, verdict and the validator's message of each case of the package."""
    with (
        open_package(folder) as problem,
        Sandbox() as box,
        Workshop(box) as workshop,
    ):
        checker = make_checker(workshop, problem)
        program = workshop.build(folder / "submissions" / submission, problem.limits.memory_bytes)
        assert isinstance(program, Program)
        results = judge(box, program, checker, problem.cases, Options(problem.limits))
        return [
            (one.case, one.verdict.name, one.check.message if one.check else b"") for one in results
        ]


@pytest.mark.parametrize("language", VALIDATORS)
@pytest.mark.parametrize("version", ["legacy", "2025-09"])
def test_the_packages_own_validator_judges_with_its_arguments(
    tmp_path: Path, version: str, language: str
) -> None:
    if language == "c++" and shutil.which("g++") is None:
        pytest.skip("no g++ on this machine")
    files = PROBLEM | (LEGACY if version == "legacy" else NEW) | VALIDATORS[language]
    for name, content in files.items():
        if version != "legacy":
            name = name.replace("output_validators/", "output_validator/")
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    assert verdicts(tmp_path, "accepted/parts") == [
        ("sample/1", "AC", b""),
        ("secret/group/2", "AC", b""),
    ]
    assert verdicts(tmp_path, "wrong_answer/whole.py") == [
        ("sample/1", "WA", b"no two parts"),
        ("secret/group/2", "WA", b"no two parts"),
    ]
