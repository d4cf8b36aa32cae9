"""`judge.py stress NAME SUBMISSION`: the smallest input on which it is wrong."""

from __future__ import annotations

import re
import signal

import pytest

from tests.kit import Kit, Outcome

GENERATOR = """\
def cases():
    yield from ()


def small(rng):
    return b"%d %d\\n" % (rng.randrange(10), rng.randrange(10))
"""
RIGHT = "print(sum(map(int, input().split())))\n"
BOUNDED = "print(min(4, sum(map(int, input().split()))))\n"


@pytest.fixture
def drawn(kit: Kit) -> Kit:
    """The kit's problem with a generator of small inputs."""
    kit.write("problems/sum/generator.py", GENERATOR)
    return kit


def found(outcome: Outcome) -> list[str]:
    """The lines of the input that was found."""
    lines = outcome.out.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("the smallest input"))
    end = next(i for i, line in enumerate(lines) if line.endswith("(the model solution) prints:"))
    return [line.strip() for line in lines[start + 1 : end]]


def test_a_right_submission_passes_every_input(drawn: Kit) -> None:
    drawn.write("mine.py", RIGHT)
    before = drawn.files()
    outcome = drawn.judge("stress", "sum", "mine.py", "--seed", "5", "--rounds", "20")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out == (
        "sum: mine.py against the model solution, seed 5\n"
        "20 different inputs tried, no difference\n"
    )
    assert drawn.files() == before


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_a_wrong_one_is_shown_the_smallest_input_and_both_outputs(drawn: Kit, jobs: str) -> None:
    drawn.write("mine.py", BOUNDED)
    outcome = drawn.judge("stress", "sum", "mine.py", "--seed", "5", "-j", jobs)
    assert outcome.status == 1
    (line,) = found(outcome)
    a, b = map(int, line.split())
    assert a + b > 4
    assert len(line) <= len("0 5")
    assert f"sum.py (the model solution) prints:\n    {a + b}\n" in outcome.out
    assert "mine.py prints:\n    4\n" in outcome.out
    assert outcome.out.endswith(f"line 1, token 1: got 4, wanted {a + b}\n")


def test_the_seed_is_printed_and_brings_the_same_inputs_again(drawn: Kit) -> None:
    drawn.write("mine.py", "print(sum(map(int, input().split())) % 7)\n")
    first = drawn.judge("stress", "sum", "mine.py", "-j", "1")
    seed = re.search(r"seed (\d+)\n", first.out)
    assert seed is not None
    again = drawn.judge("stress", "sum", "mine.py", "--seed", seed[1], "-j", "3")
    assert again.out == first.out


def test_the_input_can_be_added_to_the_secret_cases(drawn: Kit) -> None:
    drawn.write("Mine Own.py", BOUNDED)
    before = drawn.files()
    outcome = drawn.judge("stress", "sum", "Mine Own.py", "--seed", "1", "--add")
    assert outcome.status == 1
    name = "testdata/sum/secret/03-mine-own"
    assert outcome.out.endswith(f"added {name}.in with 03-mine-own.ans\n")
    after = drawn.files()
    (line,) = found(outcome)
    assert after.pop(f"{name}.in") == f"{line}\n".encode()
    assert int(after.pop(f"{name}.ans")) == sum(map(int, line.split()))
    assert after == before
    assert drawn.judge("sum").status == 0
    again = drawn.judge("stress", "sum", "Mine Own.py", "--seed", "1", "--add")
    assert again.out.endswith("nothing to add: secret/03-mine-own is this input\n")


@pytest.mark.parametrize(
    ("source", "verdict", "reason"),
    [
        ("1 / 0\n", "RTE, run-time error", "ZeroDivisionError: division by zero"),
        ("while True: pass\n", "TLE, time limit exceeded", "CPU time over 0.05 s"),
    ],
)
def test_every_kind_of_failure_counts(drawn: Kit, source: str, verdict: str, reason: str) -> None:
    drawn.write("problems/sum/problem.toml", 'name = "Sum"\n[limits]\ntime_limit = 0.05\n')
    drawn.write("solutions/sum.c", C_SOLUTION)
    (drawn.root / "solutions/sum.py").unlink()
    drawn.write("problems/sum/generator.py", GENERATOR.replace("10", "2"))
    drawn.write("mine.py", source)
    outcome = drawn.judge("stress", "sum", "mine.py")
    assert outcome.status == 1
    assert f"input 1: {verdict}\n" in outcome.out
    assert found(outcome) == ["0 0"]
    assert "mine.py prints:\n    (nothing)\n" in outcome.out
    assert reason in outcome.out


C_SOLUTION = """\
#include <stdio.h>
int main(void) {
    long long a, b;
    return scanf("%lld %lld", &a, &b) == 2 && printf("%lld", a + b) > 0 ? 0 : 1;
}
"""


def test_it_ends_when_the_generator_has_no_other_inputs(drawn: Kit) -> None:
    drawn.write("problems/sum/generator.py", GENERATOR.replace("10", "3"))
    drawn.write("mine.py", RIGHT)
    outcome = drawn.judge("stress", "sum", "mine.py")
    assert outcome.status == 0
    assert outcome.out.endswith("9 different inputs tried, no difference\n")


def test_a_submission_that_does_not_compile_is_shown_why(drawn: Kit) -> None:
    drawn.write("mine.c", "int main(void) { return lost; }\n")
    outcome = drawn.judge("stress", "sum", "mine.c")
    assert outcome.status == 1
    assert "mine.c: does not compile\n" in outcome.out
    assert "lost" in outcome.out


FAULTS = [
    (["sum"], GENERATOR, "SUBMISSION"),
    (["sum", "no.py"], GENERATOR, "no.py: no such file"),
    (["nosuch", "mine.py"], GENERATOR, "problems/nosuch: no such problem"),
    (["sum", "mine.py", "--seed", "-1"], GENERATOR, "must be from 0 to"),
    (["sum", "mine.py", "--rounds", "0"], GENERATOR, "must be from 1 to"),
    (["sum", "mine.py"], "def small(rng):\n    return 7\n", "small() must return bytes"),
    (["sum", "mine.py"], "def small(rng):\n    1 / 0\n", "generator.py:2: ZeroDivisionError"),
    (["sum", "mine.py"], "", "has no attribute 'small'"),
    (["sum", "mine.py"], "def small(rng):\n    return b'x 1'\n", "the model solution fails"),
    (["sum", "mine.py"], "def small(rng):\n    return b'1 1'\n", "small() made an input that is"),
]


@pytest.mark.parametrize(("words", "generator", "complaint"), FAULTS)
def test_wrong_use_and_faulty_generators_are_one_clear_line_and_status_2(
    kit: Kit, words: list[str], generator: str, complaint: str
) -> None:
    kit.write("problems/sum/generator.py", generator)
    kit.write("mine.py", "print(3)")
    before = kit.files()
    outcome = kit.judge("stress", *words, "--add")
    assert outcome.status == 2
    assert complaint in outcome.err.splitlines()[-1]
    assert "Traceback" not in outcome.err
    assert kit.files() == before


def test_an_interrupt_ends_it_with_what_was_tried(drawn: Kit) -> None:
    drawn.write("mine.py", RIGHT)
    process = drawn.start("stress", "sum", "mine.py", "--rounds", "5000")
    assert process.stdout is not None
    assert b"against the model" in process.stdout.readline()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert re.fullmatch(rb"interrupted: \d+ different inputs tried, no difference\n", out)
    assert err == b""
