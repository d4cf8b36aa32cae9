"""The three isolations, the layers, and what is said of those that are missing."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from judgekit.errors import KitError
from judgekit.sandbox import LAYERS, Command, Limit, Limits, Sandbox

MIB = 1 << 20
LIMITS = Limits(0.3, 64 * MIB, MIB)


def test_an_unknown_isolation_is_refused() -> None:
    with pytest.raises(KitError, match="'some' is not one of full, auto, none"):
        Sandbox("some")


def test_full_refuses_without_a_layer_and_names_it() -> None:
    with pytest.raises(KitError, match="isolation full: not on this machine: Landlock"):
        Sandbox("full", without=frozenset({"Landlock"}))


def test_none_leaves_the_limits_alone() -> None:
    with Sandbox("none") as sandbox:
        assert set(sandbox.missing) == set(LAYERS) - {"process table"}


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_that_is_off_is_named_and_limits_still_hold(layer: str) -> None:
    spin = Command((sys.executable, "-c", "while True: pass"))
    with Sandbox(without=frozenset({layer})) as sandbox:
        assert layer in sandbox.missing
        run = sandbox.run(spin, b"", LIMITS)
    assert run.exceeded in (Limit.CPU, Limit.WALL if layer == "process table" else Limit.CPU)


def test_with_isolation_none_limits_still_hold_and_nothing_is_left() -> None:
    code = "import os, time\nif os.fork() == 0: os.setsid()\ntime.sleep(20)"
    with Sandbox("none") as sandbox:
        spin = sandbox.run(Command((sys.executable, "-c", "while True: pass")), b"", LIMITS)
        flood = sandbox.run(Command((sys.executable, "-c", "while True: print(1)")), b"", LIMITS)
        sleeper = sandbox.run(
            Command((sys.executable, "-c", code)), b"", Limits(0.1, 64 * MIB, MIB)
        )
    assert spin.exceeded is Limit.CPU
    assert flood.exceeded is Limit.OUTPUT
    assert sleeper.exceeded is Limit.WALL


def test_a_closed_sandbox_says_so() -> None:
    sandbox = Sandbox()
    sandbox.close()
    sandbox.close()
    with pytest.raises(KitError, match="closed"):
        sandbox.run(Command((sys.executable, "-c", "")), b"", LIMITS)


def test_without_namespaces_a_program_that_kills_its_keeper_leaves_nothing_either(
    tmp_path: Path,
) -> None:
    code = """if True:
        import os, time
        if os.fork() == 0:
            os.setsid()
            time.sleep(20)
        os.kill(os.getppid(), 9)
        time.sleep(20)
    """
    mark = f"mark-{os.getpid()}"
    plain = frozenset({"user namespace", "process namespace", "Landlock"})
    killer = Command((sys.executable, "-c", code, mark), writable=(tmp_path,))  # so root stays root
    echo = Command((sys.executable, "-c", "print(1)"))
    with Sandbox(without=plain) as sandbox:
        run = sandbox.run(killer, b"", Limits(10, 64 * MIB, MIB))
        assert (run.status, run.exceeded) == (-9, None)
        assert sandbox.run(echo, b"", LIMITS).output == b"1\n"
    lines = [path.read_bytes() for path in Path("/proc").glob("[0-9]*/cmdline")]
    assert not [line for line in lines if mark.encode() in line]


@pytest.mark.skipif(os.getuid() != 0, reason="only root can give up being root")
@pytest.mark.parametrize("without", [{"user namespace"}, {"user namespace", "private file tree"}])
def test_without_user_namespaces_a_program_of_root_runs_as_nobody(without: set[str]) -> None:
    program = shutil.which("id", path="/usr/bin:/bin")
    assert program is not None
    with Sandbox(without=frozenset(without)) as sandbox:
        run = sandbox.run(Command((program, "-u")), b"", LIMITS)
    assert run.output == b"65534\n"
