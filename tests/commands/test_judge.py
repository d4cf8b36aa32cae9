"""`judge.py NAME [SUBMISSION ...]`, run as people run it."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.kit import Kit

SLEEPER = "import time\ntime.sleep(60)\n"
SPINNER = "while True: pass\n"


def shown(out: str) -> dict[str, str]:
    """The verdict of each case that was shown."""
    rows = [line.split() for line in out.splitlines() if line[:1].isupper()]
    return {row[1]: row[0] for row in rows if row[1].startswith(("sample/", "secret/"))}


def test_the_model_solution_is_judged_on_every_case(kit: Kit) -> None:
    outcome = kit.judge("sum")
    assert (outcome.status, outcome.err) == (0, "")
    assert shown(outcome.out) == {
        "sample/01-small": "AC",
        "secret/01-negative": "AC",
        "secret/02-large": "AC",
    }
    assert outcome.out.splitlines()[0] == "sum: solutions/sum.py (1 s of CPU, 256 MiB a case)"
    assert summary(outcome.out).startswith("AC   3/3 cases, slowest 0.")


def test_several_submissions_are_judged_in_turn(kit: Kit) -> None:
    kit.write("right.py", "print(sum(map(int, input().split())))\n")
    kit.write("wrong.py", "print(3)\n")
    outcome = kit.judge("sum", "right.py", "wrong.py")
    assert outcome.status == 1
    assert "sum: right.py" in outcome.out
    assert "sum: wrong.py" in outcome.out
    assert "WA   1/3 cases" in outcome.out


def summary(out: str) -> str:
    """The line that sums up a submission."""
    return next(line for line in out.splitlines() if " cases" in line)


VERDICTS = [
    ("WA", "print(4)", "line 1, token 1: got 4, wanted 3"),
    ("WA", "", "line 1, token 1: the output ends, wanted 3"),
    ("WA", "print(3, 4)", "line 1, token 2: got 4, wanted nothing more"),
    ("WA", "print('\\x1b[2J')", 'got "\\x1b[2J", wanted 3'),
    ("RTE", "import sys; sys.exit('told you')", "exit status 1\n     told you\n"),
    ("RTE", "import os; os.kill(os.getpid(), 11)", "ended by SIGSEGV"),
    ("RTE", "1 / 0", "ZeroDivisionError: division by zero"),
    ("TLE", SPINNER, "CPU time over 0.2 s"),
    ("TLE", SLEEPER, "wall time over 1.4 s (it sleeps or waits)"),
    ("MLE", "x = bytearray(100_000_000)", "memory over 64 MiB"),
    ("OLE", "while True: print('x' * 65536)", "output over 8 MiB"),
    ("AC", "print('  3  ')", ""),
    ("AC", "import os; os.close(0); print(3)", ""),
]


@pytest.mark.parametrize(("verdict", "source", "why"), VERDICTS)
def test_each_verdict_is_said_with_its_reason(
    kit: Kit, verdict: str, source: str, why: str
) -> None:
    kit.write("mine.py", source)
    outcome = kit.judge("sum", "mine.py", "--samples", "-t", "0.2", "-m", "64")
    assert shown(outcome.out) == {"sample/01-small": verdict}
    assert why in outcome.out
    assert summary(outcome.out).startswith(f"{verdict:3}  {int(verdict == 'AC')}/1 cases")
    assert outcome.status == (0 if verdict == "AC" else 1)


def test_a_compile_error_shows_what_the_compiler_said(kit: Kit) -> None:
    kit.write("languages.toml", NO_COMPILER)
    kit.write("mine.bad", "x")
    outcome = kit.judge("sum", "mine.bad")
    assert outcome.status == 1
    assert "     cannot compile this\n" in outcome.out
    assert "CE   0/3 cases" in outcome.out


NO_COMPILER = """\
[bad]
name = "Bad"
extensions = [".bad"]
compile = ["/bin/sh", "-c", "echo cannot compile this >&2; exit 1"]
run = ["{binary}"]
"""


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["--case", "secret/01-negative"], ["secret/01-negative"]),
        (["--case", "secret/02"], ["secret/02-large"]),
        (["--case", "*large"], ["secret/02-large"]),
        (["--case", "secret/02", "--case", "sample"], ["sample/01-small", "secret/02-large"]),
        (["--samples"], ["sample/01-small"]),
    ],
)
def test_cases_are_picked_by_name_prefix_or_glob(
    kit: Kit, words: list[str], names: list[str]
) -> None:
    assert list(shown(kit.judge("sum", *words).out)) == names


def test_an_exact_name_picks_that_case_alone(kit: Kit) -> None:
    kit.case("secret/3", "1 1\n", "2\n")
    kit.case("secret/30", "1 1\n", "2\n")
    assert list(shown(kit.judge("sum", "--case", "secret/3").out)) == ["secret/3"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_fail_fast_stops_at_the_first_case_that_fails(kit: Kit, jobs: str) -> None:
    kit.write("mine.py", "print(3)")
    outcome = kit.judge("sum", "mine.py", "--fail-fast", "-j", jobs)
    assert shown(outcome.out) == {"sample/01-small": "AC", "secret/01-negative": "WA"}
    assert "WA   1/3 cases (2 judged)" in outcome.out


def test_parallel_results_come_in_order(kit: Kit) -> None:
    for number in range(3, 20):
        kit.case(f"secret/{number:02}-more", f"{number} 0\n", f"{number}\n")
    one, four = kit.judge("sum"), kit.judge("sum", "-j", "4")
    assert shown(one.out) == shown(four.out)
    assert list(shown(one.out)) == list(shown(four.out))
    assert len(shown(four.out)) == 20


def test_a_time_out_among_parallel_cases_is_confirmed_alone(kit: Kit) -> None:
    kit.write("mine.py", "print(3) if input() == '1 2' else exec('while True: pass')")
    outcome = kit.judge("sum", "mine.py", "-j", "3", "-t", "0.3")
    assert list(shown(outcome.out).values()) == ["AC", "TLE", "TLE"]


def test_all_problems_are_judged_with_all(kit: Kit) -> None:
    kit.write("problems/max/problem.toml", 'name = "Max"')
    kit.write("solutions/max.py", "print(max(map(int, input().split())))")
    kit.case("secret/01", "1 2\n", "2\n", problem="max")
    outcome = kit.judge("--all")
    assert outcome.status == 0
    assert "max: solutions/max.py" in outcome.out
    assert "sum: solutions/sum.py" in outcome.out


def test_without_arguments_the_problems_are_listed(kit: Kit) -> None:
    outcome = kit.judge()
    assert outcome.status == 0
    assert outcome.out.splitlines()[1].split() == ["sum", "3", "1", "s", "256", "MiB", "Sum"]
    assert "python judge.py NAME" in outcome.out


def test_help_fits_one_screen(kit: Kit) -> None:
    lines = kit.judge("--help").out.splitlines()
    assert len(lines) <= 36
    assert max(map(len, lines)) <= 80


FAULTS = [
    (["nosuch"], "problems/nosuch: no such problem; there are: sum"),
    (["../sum"], "not a problem's name"),
    (["sum", "no.py"], "no.py: no such file"),
    (["sum", "testdata"], "testdata: no source file in it"),
    (["sum", "notes.txt"], "notes.txt: not a known ending"),
    (["sum", "--case", "zzz"], "--case zzz: no such case in sum"),
    (["sum", "-t", "0"], "time_limit must be from 0.001 to 3600 s"),
    (["sum", "-t", "nan"], "time_limit must be from 0.001 to 3600 s"),
    (["sum", "-t", "soon"], "-t/--time-limit"),
    (["sum", "-m", "-1"], "-m/--memory-limit"),
    (["sum", "-j", "0"], "must be from 1 to 64"),
    (["sum", "--json", "no/folder.json"], "no/folder.json: cannot be written"),
    (["sum", "--json", "-", "--junit", "-"], "name two files"),
    (["sum", "--all"], "--all judges every problem"),
]


@pytest.mark.parametrize(("words", "complaint"), FAULTS)
def test_wrong_use_is_one_clear_line_and_status_2(
    kit: Kit, words: list[str], complaint: str
) -> None:
    kit.write("notes.txt", "")
    before = kit.files()
    outcome = kit.judge(*words)
    assert outcome.status == 2
    assert complaint in outcome.err.splitlines()[-1]
    assert "Traceback" not in outcome.err
    assert outcome.out == ""
    assert kit.files() == before


def test_faulty_data_stops_before_anything_runs(kit: Kit) -> None:
    kit.write("testdata/sum/secret/03-x.in", "1 1\n")
    outcome = kit.judge("sum")
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.endswith("secret/03-x.in: no answer; add 03-x.ans beside it\n")


def test_a_submission_may_have_any_name(kit: Kit) -> None:
    for name in ("-c.py", 'it\'s "quoted".py', "sp ace.py", "解.py"):
        kit.write(name, "print(3)")
        outcome = kit.judge("sum", "--samples", "--", name)
        assert outcome.status == 0, (name, outcome)


def test_an_output_validator_decides_in_place_of_the_comparison(kit: Kit) -> None:
    kit.write("problems/sum/output_validator.py", VALIDATOR)
    kit.write("mine.py", "print(4) if input() == '1 2' else print(0)")
    outcome = kit.judge("sum", "mine.py")
    assert list(shown(outcome.out).values()) == ["AC", "WA", "WA"]
    assert "     not even 4\n" in outcome.out


VALIDATOR = """\
import sys
given, answer, feedback = sys.argv[1:4]
assert open(given).read() and open(answer).read()
number = int(sys.stdin.read())
if number == 4:
    sys.exit(42)
with open(feedback + "judgemessage.txt", "w") as file:
    file.write("not even 4")
sys.exit(43)
"""


def test_a_validator_that_fails_is_a_judge_error(kit: Kit) -> None:
    kit.write("problems/sum/output_validator.py", "raise SystemExit('lost')")
    outcome = kit.judge("sum", "--samples")
    assert outcome.status == 1
    assert shown(outcome.out) == {"sample/01-small": "JE"}
    assert "output validator: exit status 1\n     lost\n" in outcome.out


def test_json_holds_all_that_the_screen_shows_and_follows_its_schema(
    kit: Kit, tmp_path: Path
) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads((kit.root / "judgekit/report/schema.json").read_text())
    kit.write("mine.py", "print('\\x1b\\x00', input()) if input else 0")
    kit.judge("sum", "mine.py", "solutions/sum.py", "--json", str(tmp_path / "report.json"))
    document = json.loads((tmp_path / "report.json").read_bytes())
    jsonschema.validate(document, schema)
    mine, model = document["submissions"]
    assert [result["verdict"] for result in mine["results"]] == ["WA", "WA", "WA"]
    assert mine["results"][0]["difference"] == {
        "line": 1,
        "token": 1,
        "got": "\\x1b\\x00",
        "wanted": "3",
    }
    assert (mine["verdict"], mine["passed"], mine["cases"]) == ("WA", 0, 3)
    assert (model["verdict"], model["passed"], model["cases"]) == ("AC", 3, 3)
    assert document["interrupted"] is False


def test_json_on_standard_output_is_alone_there(kit: Kit) -> None:
    outcome = kit.judge("sum", "--json", "-")
    assert json.loads(outcome.out)["submissions"][0]["passed"] == 3
    assert "AC   3/3 cases" in outcome.err


def test_junit_counts_failures_and_holds_their_reasons(kit: Kit, tmp_path: Path) -> None:
    kit.write("mine.py", "print(3, '\\x1b')")
    kit.judge("sum", "mine.py", "--junit", str(tmp_path / "report.xml"))
    suite = ElementTree.parse(tmp_path / "report.xml").getroot()[0]
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("3", "3", "0")
    failure = suite.find("testcase/failure")
    assert failure is not None
    assert failure.get("type") == "WA"
    assert failure.text == 'line 1, token 2: got "\\x1b", wanted nothing more'


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_it_at_once_with_what_was_judged(
    kit: Kit, tmp_path: Path, jobs: str, number: signal.Signals, status: int
) -> None:
    kit.write("mine.py", "print(3) if input() == '1 2' else exec('import time; time.sleep(60)')")
    report = tmp_path / "report.json"
    process = kit.start("sum", "mine.py", "-t", "60", "-j", jobs, "--json", str(report))
    assert process.stdout is not None
    assert b"mine.py" in process.stdout.readline()
    assert b"AC   sample/01-small" in process.stdout.readline()
    process.send_signal(number)
    out, err = process.communicate(timeout=20)
    assert process.returncode == status
    assert b"interrupted:  1/3 cases, slowest" in out
    assert err == b""
    document = json.loads(report.read_bytes())
    assert document["interrupted"] is True
    assert [result["verdict"] for result in document["submissions"][0]["results"]] == ["AC"]


def test_a_closed_pipe_ends_it_quietly(kit: Kit) -> None:
    for number in range(3, 30):
        kit.case(f"secret/{number:02}-more", "1 1\n", "2\n")
    process = kit.start("sum")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.wait(timeout=30) == 141
    assert process.stderr.read() == b""


def test_colour_is_for_terminals_only(kit: Kit) -> None:
    assert "\x1b" not in kit.judge("sum").out


def test_two_judges_at_once_do_not_disturb_each_other(kit: Kit) -> None:
    processes = [kit.start("sum") for _ in range(2)]
    outs = [process.communicate(timeout=30)[0] for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    assert all(b"AC   3/3 cases" in out for out in outs)
