"""Many runs, several at a time: nothing grows, nobody is disturbed."""

from __future__ import annotations

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from judgekit.sandbox import Command, Limit, Limits, Sandbox

MIB = 1 << 20
LIMITS = Limits(5, 256 * MIB, MIB)
ECHO = Command((sys.executable, "-I", "-S", "-c", "print(input())"))

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def status(pid: int, name: str) -> int:
    """A number from /proc/PID/status, such as FDSize, the room for descriptors, or VmRSS in KiB."""
    lines = Path(f"/proc/{pid}/status").read_text()
    return int(lines.partition(f"\n{name}:")[2].split()[0])


def living() -> dict[int, int]:
    """All processes that have not ended, and the parent of each."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = path.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if state != "Z":
            parents[int(path.parent.name)] = int(parent)
    return parents


def family() -> list[int]:
    """All living descendants of this process."""
    parents = living()
    found = [os.getpid()]
    for pid in found:
        found += [child for child, parent in parents.items() if parent == pid]
    return found[1:]


def sizes(pids: list[int]) -> list[tuple[int, int]]:
    """Of each process: the size of its table of descriptors, and its memory in MiB."""
    return sorted((status(pid, "FDSize"), round(status(pid, "VmRSS") / 1024)) for pid in pids)


def test_after_many_runs_there_are_no_more_descriptors_memory_or_processes() -> None:
    before = set(family())
    with Sandbox() as sandbox:
        for _ in range(20):
            sandbox.run(ECHO, b"x\n", LIMITS)
        time.sleep(0.1)
        own = sizes([pid for pid in family() if pid not in before])
        here = len(list(Path("/proc/self/fd").iterdir()))
        for number in range(300):
            assert sandbox.run(ECHO, b"%d\n" % number, LIMITS).output == b"%d\n" % number
        time.sleep(0.1)
        assert len(list(Path("/proc/self/fd").iterdir())) == here
        assert sizes([pid for pid in family() if pid not in before]) == own
    assert set(family()) == before


def test_runs_at_the_same_time_get_their_own_input_and_limits() -> None:
    def verdict(number: int) -> tuple[bytes, Limit | None]:
        if number % 4 == 0:
            spin = Command((sys.executable, "-c", "while True: pass"))
            return b"", sandbox.run(spin, b"", Limits(0.1, 64 * MIB, MIB)).exceeded
        run = sandbox.run(ECHO, b"%d\n" % number, LIMITS)
        return run.output, run.exceeded

    with Sandbox() as sandbox, ThreadPoolExecutor(6) as pool:
        results = list(pool.map(verdict, range(40)))
    assert results == [
        (b"", Limit.CPU) if number % 4 == 0 else (b"%d\n" % number, None) for number in range(40)
    ]


def test_many_commands_with_different_files_use_few_rooms(tmp_path: Path) -> None:
    before = set(family())
    with Sandbox() as sandbox:
        for number in range(12):
            path = tmp_path / f"{number}.py"
            path.write_text(f"print({number})")
            command = Command((sys.executable, str(path)), readable=(path,))
            assert sandbox.run(command, b"", LIMITS).output == b"%d\n" % number
        assert len([pid for pid in family() if pid not in before]) <= 5


def test_a_sandbox_survives_the_death_of_its_helper_and_keepers() -> None:
    before = set(family())
    with Sandbox() as sandbox:
        sandbox.run(ECHO, b"x\n", LIMITS)
        killed = set(family()) - before
        for pid in killed:
            os.kill(pid, 9)
        while killed & set(living()):
            time.sleep(0.01)
        assert sandbox.run(ECHO, b"again\n", LIMITS).output == b"again\n"
