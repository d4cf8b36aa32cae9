"""The judge is interrupted or killed: nothing of a submission lives on, no scratch folder stays."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from judgekit.sandbox import LAYERS

REPOSITORY = Path(__file__).parent.parent.parent
JUDGE = """
import sys
from judgekit.sandbox import Command, Limits, Sandbox

code = '''
import os, time
for _ in range(2):
    if os.fork() == 0:
        os.setsid()
print("started")
open("in-scratch", "w").close()
time.sleep(20)
'''
with Sandbox(without=frozenset(sys.argv[2:])) as sandbox:
    print("ready", flush=True)
    sandbox.run(Command((sys.executable, "-c", code, sys.argv[1])), b"", Limits(15, 2**28, 2**20))
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def living(mark: str) -> int:
    """How many processes carry this word in their command line, the judge not counted."""
    found = 0
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().split(b"\0")
        except OSError:
            continue
        found += mark.encode() in words and b"-c" in words and JUDGE.encode() not in words
    return found


def soon(mark: str, wanted: int) -> bool:
    """Whether that many live within ten seconds."""
    deadline = time.monotonic() + 10
    while living(mark) != wanted:
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
@pytest.mark.parametrize(
    "without", [(), ("private file tree",), ("process namespace", "user namespace"), LAYERS[:-1]]
)
def test_nothing_lives_on_and_no_scratch_folder_stays(
    tmp_path: Path, number: signal.Signals, without: tuple[str, ...]
) -> None:
    mark = f"mark-{os.getpid()}-{number}-{len(without)}"
    judge = subprocess.Popen(
        [sys.executable, "-c", JUDGE, mark, *without],
        cwd=REPOSITORY,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TMPDIR": str(tmp_path)},
    )
    assert judge.stdout is not None
    with judge, judge.stdout:
        judge.stdout.readline()
        assert soon(mark, 4)
        judge.send_signal(number)
        judge.wait(10)
    assert soon(mark, 0)
    deadline = time.monotonic() + 5
    while list(tmp_path.iterdir()) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert list(tmp_path.iterdir()) == []
