"""What holds for each of the three problems: statements, generator, data and submissions agree."""

from __future__ import annotations

import re
import tomllib
from itertools import combinations
from random import Random

import pytest

from tests.problem_parts import PROBLEMS, TESTDATA, cases, load, run_script

NAMES = ["eightqueens", "kqueen", "nqueens"]
SECTIONS = {
    "statement.md": ["Input", "Output", "Limits"],
    "statement.zh.md": ["输入", "输出", "限制"],
}
SAMPLE_HEADING = {"statement.md": "Sample", "statement.zh.md": "样例"}
SAMPLE = r"## {} (\d+)\n\n\S+\n\n```text\n(.*?)```\n\n\S+\n\n```text\n(.*?)```\n"
LIMITS = {
    "statement.md": "Time: {} second[s]? of CPU time.*Memory: {} MiB.*Output: {} MiB",
    "statement.zh.md": "时间.*{} 秒.CPU 时间.*内存.{} MiB.*输出.{} MiB",
}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("file", SECTIONS)
def test_a_statement_shows_the_sample_files_and_nothing_else_as_samples(
    name: str, file: str
) -> None:
    text = (PROBLEMS / name / file).read_text(encoding="utf-8")
    shown = re.findall(SAMPLE.format(SAMPLE_HEADING[file]), text, re.DOTALL)
    samples = [case for case in cases(name) if case[0].startswith("sample/")]
    assert [(int(number), given, answer) for number, given, answer in shown] == [
        (number, given.decode(), answer.decode())
        for number, (_, given, answer) in enumerate(samples, start=1)
    ]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("file", SECTIONS)
def test_a_statement_has_every_section_and_the_limits_of_the_problem(name: str, file: str) -> None:
    text = (PROBLEMS / name / file).read_text(encoding="utf-8")
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    settings = tomllib.loads((PROBLEMS / name / "problem.toml").read_text(encoding="utf-8"))
    limits = settings["limits"]
    assert headings[:3] == SECTIONS[file]
    wanted = LIMITS[file].format(limits["time_limit"], limits["memory"], limits["output"])
    assert re.search(wanted, text, re.DOTALL)
    title = settings["name"]["zh" if file.endswith(".zh.md") else "en"]
    assert text.startswith(f"# {title}\n")


@pytest.mark.parametrize("name", NAMES)
def test_the_data_on_the_disk_is_what_the_generator_makes(name: str) -> None:
    generated = dict(load(name, "generator").cases())
    assert {case: given for case, given, _ in cases(name)} == generated
    files = {path for path in (TESTDATA / name).rglob("*") if path.is_file()}
    wanted = {TESTDATA / name / f"{case}{end}" for case in generated for end in (".in", ".ans")}
    assert files == wanted


@pytest.mark.parametrize("name", NAMES)
def test_every_input_is_valid_and_no_two_are_the_same(name: str) -> None:
    fault = load(name, "input_validator").fault
    inputs = {case: given for case, given, _ in cases(name)}
    assert {case: fault(given) for case, given in inputs.items()} == dict.fromkeys(inputs)
    assert [pair for pair in combinations(inputs, 2) if inputs[pair[0]] == inputs[pair[1]]] == []


@pytest.mark.parametrize("name", NAMES)
def test_names_of_cases_have_a_number_of_their_own_and_say_what_they_are_for(name: str) -> None:
    names = [case for case, _, _ in cases(name)]
    assert all(re.fullmatch(r"(sample|secret)/\d\d-[a-z0-9-]+", case) for case in names)
    numbers = [case.split("-")[0] for case in names]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_ends_its_lines_with_a_newline(name: str) -> None:
    answers = [answer for _, _, answer in cases(name)]
    assert all(not answer or answer.endswith(b"\n") for answer in answers)
    assert all(b"\r" not in answer and b" " not in answer for answer in answers)


@pytest.mark.parametrize("name", NAMES)
def test_small_inputs_are_valid_many_and_the_same_for_the_same_seed(name: str) -> None:
    generator, validator = load(name, "generator"), load(name, "input_validator")
    drawn = [generator.small(Random(seed)) for seed in range(60)]
    assert drawn == [generator.small(Random(seed)) for seed in range(60)]
    assert {validator.fault(given) for given in drawn} == {None}
    assert len(set(drawn)) >= 7


@pytest.mark.parametrize("name", NAMES)
def test_the_validator_exits_as_the_package_format_says(name: str) -> None:
    script = PROBLEMS / name / "input_validator.py"
    sample = next(given for case, given, _ in cases(name) if case.startswith("sample/01"))
    valid, invalid = run_script(script, sample), run_script(script, b"\xff\x00 1\r\n" + sample)
    assert (valid.returncode, valid.stdout, valid.stderr) == (42, b"", b"")
    assert (invalid.returncode, invalid.stdout) == (43, b"")
    assert re.fullmatch(rb"line \d+: [ -~]+\n", invalid.stderr)


@pytest.mark.parametrize("name", NAMES)
def test_every_wrong_or_failing_submission_says_first_what_is_wrong_with_it(name: str) -> None:
    begins = {"wrong_answer": "Wrong: ", "run_time_error": "Fails: "}
    for folder, word in begins.items():
        sources = list((PROBLEMS / name / "submissions" / folder).iterdir())
        assert sources
        for source in sources:
            first = source.read_text(encoding="utf-8").splitlines()[0]
            assert re.match(rf"(#|//|/\*) {word}", first), source


@pytest.mark.parametrize("name", NAMES)
def test_a_problem_has_submissions_of_every_verdict_and_language(name: str) -> None:
    sources = [path for path in (PROBLEMS / name / "submissions").glob("*/*") if path.is_file()]
    folders = {path.parent.name for path in sources}
    assert folders >= {"accepted", "wrong_answer", "time_limit_exceeded", "run_time_error"}
    assert {path.suffix for path in sources} == {".py", ".c", ".cpp", ".java"}
