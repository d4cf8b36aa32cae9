"""The doctor: what it finds in a machine, and what it advises."""

from __future__ import annotations

from pathlib import Path

from judgekit import doctor
from judgekit.sandbox import LAYERS, Sandbox
from tests.kit import Kit


def write(root: Path, **files: str) -> Path:
    for name, content in files.items():
        path = root / name.replace("__", "/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content + "\n")
    return root


def test_every_layer_is_named_and_a_missing_one_has_a_mend() -> None:
    findings = doctor.isolation(["Landlock"])
    assert [finding.topic for finding in findings] == list(LAYERS)
    assert [finding.topic for finding in findings if not finding.good] == ["Landlock"]


def test_every_layer_that_could_be_missing_has_a_mend() -> None:
    assert all(finding.mend for finding in doctor.isolation(LAYERS))


def test_times_that_vary_by_a_few_percent_are_good() -> None:
    finding = doctor.noise([0.100, 0.101, 0.103] * 5)
    assert finding.good
    assert "101.0 ms" in finding.state
    assert "spread 3%" in finding.state


def test_times_that_vary_by_a_fifth_are_not() -> None:
    assert not doctor.noise([0.100, 0.110, 0.120] * 5).good


def test_a_single_slow_run_in_many_is_no_noise() -> None:
    assert doctor.noise([0.100] * 24 + [0.200]).good


def test_a_limit_that_acts_late_is_not_good() -> None:
    assert doctor.lateness(0.010).good
    assert not doctor.lateness(0.031).good


def test_load_is_held_against_the_number_of_processors() -> None:
    assert doctor.load(1.0, 2).good
    assert not doctor.load(1.8, 2).good
    assert doctor.load(1.8, 8).good


def test_stolen_time_is_not_spoken_of_where_nothing_says_it(tmp_path: Path) -> None:
    assert doctor.steal(tmp_path / "stat", wait_seconds=0) == []
    (tmp_path / "stat").write_text("cpu  10 0 10 80 0 0 0 0 0 0\n")
    assert [finding.good for finding in doctor.steal(tmp_path / "stat", wait_seconds=0)] == [True]


def test_a_system_that_says_nothing_of_its_clock_has_no_findings(tmp_path: Path) -> None:
    assert doctor.clock_speed(tmp_path) == []


def test_a_saving_governor_turbo_throttling_and_hyper_threading_are_found(tmp_path: Path) -> None:
    folder = write(
        tmp_path,
        cpu0__cpufreq__scaling_governor="powersave",
        cpufreq__boost="1",
        cpu1__thermal_throttle__core_throttle_count="7",
        smt__active="1",
    )
    findings = doctor.clock_speed(folder)
    assert [finding.topic for finding in findings] == [
        "governor", "turbo", "throttling", "hyper-threading",
    ]  # fmt: skip
    assert not any(finding.good for finding in findings)
    assert "7 times" in findings[2].state


def test_a_steady_clock_is_good(tmp_path: Path) -> None:
    folder = write(
        tmp_path, cpu0__cpufreq__scaling_governor="performance", intel_pstate__no_turbo="1"
    )
    assert [finding.good for finding in doctor.clock_speed(folder)] == [True, True]


def test_the_fixed_work_takes_time_and_limits_act(tmp_path: Path) -> None:
    with Sandbox() as sandbox:
        assert all(0.001 < seconds < 5 for seconds in doctor.work_seconds(sandbox, runs=2))
        assert 0 < doctor.late_seconds(sandbox, runs=1) < 1


def test_the_command_says_all_of_it_and_whether_to_trust_the_machine(kit: Kit) -> None:
    outcome = kit.judge("doctor")
    for topic in (*LAYERS, "time noise", "enforcement", "load"):
        assert topic in outcome.out
    assert outcome.err == ""
    if outcome.status == 0:
        assert outcome.out.endswith("This machine can be trusted.\n")
    else:
        assert (outcome.status, outcome.out.endswith(" to mend\n")) == (1, True)
