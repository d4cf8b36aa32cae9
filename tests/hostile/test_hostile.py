"""Every hostile program beside this file, run in the sandbox: the promise that it attacks is kept.

Each program says in its first comment which promise that is, is bounded in processes, memory,
disk and life by itself, and prints a line with LEAK for whatever it should not have been able
to do.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from judgekit.sandbox import Command, Limit, Limits, Run, Sandbox
from judgekit.sandbox.helper import linux

HERE = Path(__file__).parent
MIB = 1 << 20
LINUX = sys.platform == "linux"

pytestmark = pytest.mark.skipif(not LINUX, reason="isolation is Linux's")


@dataclass(frozen=True)
class Expected:
    """What a run of a hostile program must come to."""

    exceeded: set[Limit | None] = field(default_factory=lambda: {None})
    output: bytes | None = b"42\n"  # none: whatever it is
    cpu_seconds: float = 0.5


KILLED_FOR_CPU = Expected({Limit.CPU}, b"")
KILLED_FOR_WALL = Expected({Limit.WALL}, b"", cpu_seconds=0.2)
KILLED_FOR_MEMORY = Expected({Limit.MEMORY}, b"", cpu_seconds=2)
HARMLESS = Expected()
NOT_FINISHED = Expected({Limit.CPU, Limit.WALL, Limit.MEMORY}, None)

PROGRAMS = {
    "change_input.py": HARMLESS,
    "cpu_in_children.py": KILLED_FOR_CPU,
    "cpu_in_orphans.py": KILLED_FOR_CPU,
    "cpu_in_threads.c": KILLED_FOR_CPU,
    "cpu_unreaped.py": KILLED_FOR_CPU,
    "cpu_unreaped_briefly.py": KILLED_FOR_CPU,
    "daemon.py": HARMLESS,
    "deaf.py": KILLED_FOR_CPU,
    "fake_report.py": HARMLESS,
    "fill_disk.py": Expected(output=None),
    "fill_inodes.py": Expected(output=None, cpu_seconds=5),
    "flood_error.py": Expected({Limit.CPU, Limit.WALL}, b""),
    "flood_output.py": Expected({Limit.OUTPUT}, None),
    "fork_bomb.py": NOT_FINISHED,
    "fork_crowd.py": Expected(cpu_seconds=5),
    "fork_tree.py": HARMLESS,
    "inheritance.py": HARMLESS,
    "killer.py": HARMLESS,
    "late_writer.py": Expected(output=None),
    "leave_a_trace.py": HARMLESS,
    "memory.c": KILLED_FOR_MEMORY,
    "memory_file.py": KILLED_FOR_MEMORY,
    "memory_in_children.py": KILLED_FOR_MEMORY,
    "memory_leaderless.c": KILLED_FOR_MEMORY,
    "memory_shared.py": KILLED_FOR_MEMORY,
    "memory_system_v.c": Expected(output=None, cpu_seconds=2),
    "network.py": HARMLESS,
    "pipe_holder.py": HARMLESS,
    "privileges.py": HARMLESS,
    "read_secrets.py": HARMLESS,
    "silent_sleeper.py": KILLED_FOR_WALL,
    "spy.py": HARMLESS,
    "stopped.py": KILLED_FOR_WALL,
    "terminal.py": HARMLESS,
    "trace_parent.c": HARMLESS,
    "undeletable.py": Expected(cpu_seconds=5),
    "unread_input.py": HARMLESS,
    "write_everywhere.py": HARMLESS,
    "zombies.py": Expected(cpu_seconds=10),
}


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as one:
        yield one


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the hostile programs, those in C compiled."""
    folder = tmp_path_factory.mktemp("hostile")
    for source in HERE.glob("*.py"):
        shutil.copy(source, folder)
    return folder


def command(programs: Path, name: str) -> Command:
    """How to run a hostile program; one in C is compiled at its first use."""
    if name.endswith(".py"):
        return Command((sys.executable, str(programs / name)), readable=(programs / name,))
    compiled = programs / name.removesuffix(".c")
    if not compiled.exists():
        compiler = shutil.which("gcc") or shutil.which("cc")
        if compiler is None:
            pytest.skip("no C compiler")
        words = [compiler, "-O1", "-pthread", "-o", str(compiled), str(HERE / name)]
        subprocess.run(words, check=True)
    return Command((str(compiled),), readable=(compiled,))


def run(sandbox: Sandbox, programs: Path, name: str, stdin: bytes = b"input\n") -> Run:
    """Run it under its limits and hold the outcome against what is expected."""
    expected = PROGRAMS[name]
    limits = Limits(expected.cpu_seconds, 256 * MIB, 16 * MIB)
    result = sandbox.run(command(programs, name), stdin, limits)
    assert b"LEAK" not in result.output, result.output.decode()
    assert result.exceeded in expected.exceeded, result
    assert expected.output in (None, result.output), result
    assert living(programs) == []
    return result


def living(programs: Path) -> list[bytes]:
    """The command lines of processes, anywhere on the machine, that run a hostile program."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = path.read_bytes()
        except OSError:
            continue
        if str(programs).encode() in line:
            found.append(line)
    return found


def require(sandbox: Sandbox, *layers: str) -> None:
    """Skip a promise that rests on layers which this machine does not have."""
    absent = set(layers) & set(sandbox.missing)
    if absent:
        pytest.skip(f"not on this machine: {', '.join(sorted(absent))}")


SPECIAL = {
    "change_input.py", "cpu_unreaped_briefly.py", "fill_disk.py", "fill_inodes.py",
    "flood_output.py", "late_writer.py", "leave_a_trace.py", "memory_system_v.c", "network.py",
    "read_secrets.py", "write_everywhere.py",
}  # fmt: skip


def test_the_table_names_every_program_and_each_says_what_it_attacks() -> None:
    sources = {path for path in HERE.iterdir() if path.suffix in (".py", ".c")}
    assert {path.name for path in sources} - {Path(__file__).name} == set(PROGRAMS)
    for path in sources - {Path(__file__)}:
        assert path.read_text().lstrip("#/ ").startswith("Attacks: "), path


@pytest.mark.parametrize("name", sorted(set(PROGRAMS) - SPECIAL))
def test_a_hostile_program_gets_its_verdict_and_leaves_nothing(
    sandbox: Sandbox, programs: Path, name: str
) -> None:
    run(sandbox, programs, name)


def test_after_all_of_them_the_sandbox_judges_on(sandbox: Sandbox, programs: Path) -> None:
    good = sandbox.run(
        Command((sys.executable, "-c", "print(6 * 7)")), b"", Limits(5, 256 * MIB, MIB)
    )
    assert (good.output, good.status, good.exceeded) == (b"42\n", 0, None)


def test_cpu_time_of_brief_children_counts_where_the_system_lets_it_be_counted(
    sandbox: Sandbox, programs: Path
) -> None:
    try:
        os.close(linux.cpu_counter())
    except OSError:
        pytest.skip("perf_event_paranoid is above 2")
    run(sandbox, programs, "cpu_unreaped_briefly.py")


def test_the_input_of_a_case_cannot_be_changed(sandbox: Sandbox, programs: Path) -> None:
    run(sandbox, programs, "change_input.py", b"input of the case\n")


def test_a_program_gets_no_more_disk_than_its_output_limit(
    sandbox: Sandbox, programs: Path
) -> None:
    require(sandbox, "private file tree")
    assert int(run(sandbox, programs, "fill_disk.py").output) <= 16


def test_a_program_gets_no_more_files_than_the_bound(sandbox: Sandbox, programs: Path) -> None:
    require(sandbox, "private file tree")
    assert int(run(sandbox, programs, "fill_inodes.py").output) <= 20_000


def test_no_more_output_is_kept_than_the_limit(sandbox: Sandbox, programs: Path) -> None:
    assert len(run(sandbox, programs, "flood_output.py").output) == 16 * MIB


def test_only_the_last_of_standard_error_is_kept(sandbox: Sandbox, programs: Path) -> None:
    assert run(sandbox, programs, "flood_error.py").error == b"e" * 65536


def test_a_late_writer_changes_no_verdict(sandbox: Sandbox, programs: Path) -> None:
    assert run(sandbox, programs, "late_writer.py").output.startswith(b"42\n")


def test_a_run_finds_no_trace_of_the_one_before(sandbox: Sandbox, programs: Path) -> None:
    require(sandbox, "private file tree", "IPC namespace")
    for _ in range(3):
        run(sandbox, programs, "leave_a_trace.py")


def test_system_v_shared_memory_is_within_the_memory_limit(
    sandbox: Sandbox, programs: Path
) -> None:
    require(sandbox, "user namespace", "IPC namespace")
    assert int(run(sandbox, programs, "memory_system_v.c").output) <= 256


def test_the_network_and_other_sockets_are_out_of_reach(
    sandbox: Sandbox, programs: Path, tmp_path: Path
) -> None:
    require(sandbox, "network namespace", "private file tree")
    path, name = tmp_path / "named", f"judge-kit-test-{id(sandbox)}"
    with (
        socket.create_server(("127.0.0.1", 0)) as internet,
        socket.socket(socket.AF_UNIX) as named,
        socket.socket(socket.AF_UNIX) as abstract,
    ):
        named.bind(str(path))
        named.listen()
        abstract.bind(f"\0{name}")
        abstract.listen()
        port = internet.getsockname()[1]
        run(sandbox, programs, "network.py", f"{port} {path} {name}\n".encode())


def test_answers_neighbours_and_the_home_folder_are_not_seen(
    sandbox: Sandbox, programs: Path, tmp_path: Path
) -> None:
    require(sandbox, "private file tree", "Landlock")
    answer = tmp_path / "01-secret.ans"
    answer.write_text("42\n")
    neighbour = programs / "daemon.py"
    seen_by_nobody = (answer, tmp_path, neighbour, Path("/etc/shadow"), Path.home() / ".ssh",
                      Path("/var/log"), Path("/sys"), Path("/dev/shm"), Path(__file__))  # fmt: skip
    run(sandbox, programs, "read_secrets.py", "\0".join(map(str, seen_by_nobody)).encode())


def test_nothing_is_written_or_changed_outside_the_scratch_folder(
    sandbox: Sandbox, programs: Path, tmp_path: Path
) -> None:
    require(sandbox, "private file tree")
    victim = tmp_path / "victim"
    victim.write_text("mine")
    before = {path: path.stat() for path in (victim, tmp_path, programs / "write_everywhere.py")}
    folders = [tmp_path, programs, Path.home(), Path("/"), Path("/dev"), Path("/dev/shm"),
               Path("/var/tmp"), Path("/usr"), Path("/etc"), Path("/proc/self")]  # fmt: skip
    stdin = f"{victim}\0\0" + "\0".join(map(str, folders))
    run(sandbox, programs, "write_everywhere.py", stdin.encode())
    assert {path: path.stat() for path in before} == before
    assert not [folder for folder in folders if (folder / "left").exists()]


@pytest.mark.parametrize("layer", ["user namespace", "private file tree", "process namespace",
                                   "network namespace", "IPC namespace", "Landlock",
                                   "privilege lock"])  # fmt: skip
def test_without_one_layer_verdicts_are_right_and_nothing_is_left(
    programs: Path, layer: str
) -> None:
    names = ["daemon.py", "deaf.py", "flood_output.py", "fork_tree.py", "memory_in_children.py"]
    if layer != "Landlock":
        names.append("killer.py")
    with Sandbox(without=frozenset({layer})) as sandbox:
        assert layer in sandbox.missing
        for name in names:
            run(sandbox, programs, name)


def test_several_hostile_runs_at_once_do_not_disturb_a_good_one(
    sandbox: Sandbox, programs: Path
) -> None:
    hostile = [
        command(programs, name)
        for name in ("fork_bomb.py", "memory_in_children.py", "flood_error.py")
    ]
    good = Command((sys.executable, "-c", "print(sum(range(10**5)))"))
    with ThreadPoolExecutor() as pool:
        bad = [pool.submit(sandbox.run, one, b"", Limits(0.5, 256 * MIB, MIB)) for one in hostile]
        fine = [sandbox.run(good, b"", Limits(5, 256 * MIB, MIB)) for _ in range(5)]
        assert all(one.result().exceeded for one in bad)
    assert [one.output for one in fine] == [b"4999950000\n"] * 5
    assert living(programs) == []
