"""Can this machine be trusted to judge? Its layers of isolation, its clocks, its noise.

Each function looks at one thing and returns findings: what is so, whether that is
good, and what to do if it is not. Files of /proc and /sys are read where they are
found; a system that has none has nothing to say on that point.
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from judgekit.sandbox import LAYERS, Command, Limits, Sandbox

MOST_SPREAD = 0.10  # of the CPU time of the same work; 20 % from a limit is then safe
MOST_LATE_SECONDS = 0.030
MOST_STEAL = 0.02
_MIB = 1 << 20
_WORK = "x = 0\nfor i in range(400_000): x += i * i % 7"
_LIMITS = Limits(cpu_seconds=10, memory_bytes=256 * _MIB, output_bytes=_MIB)

_MENDS = {
    "user namespace": "allow them: sysctl kernel.unprivileged_userns_clone=1,"
    " user.max_user_namespaces above 0, on Ubuntu kernel.apparmor_restrict_unprivileged_userns=0;"
    " in a container, run it with a seccomp profile that permits unshare",
    "private file tree": "needs user namespaces (or root), Linux 5.12 and a /proc"
    " of which no part is covered",
    "process namespace": "needs user namespaces (or root) and Linux 5.3",
    "network namespace": "needs user namespaces (or root)",
    "IPC namespace": "needs user namespaces (or root)",
    "Landlock": "needs Linux 5.13 with `landlock` in its lsm= list, and, in a container, a seccomp"
    " profile that permits it",
    "privilege lock": "needs Linux",
    "process table": "needs /proc: without it, memory is not limited while a program runs",
}


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing about the machine. `mend` says what to do; empty if it is good."""

    topic: str
    state: str
    mend: str = ""

    @property
    def good(self) -> bool:
        """Whether there is nothing to mend."""
        return not self.mend


def diagnose(sandbox: Sandbox) -> list[Finding]:
    """All findings; takes about five seconds."""
    return [
        *isolation(sandbox.missing),
        noise(work_seconds(sandbox, runs=25)),
        lateness(late_seconds(sandbox, runs=3)),
        load(os.getloadavg()[0], os.cpu_count() or 1),
        *steal(Path("/proc/stat")),
        *clock_speed(Path("/sys/devices/system/cpu")),
    ]


def isolation(missing: Sequence[str]) -> list[Finding]:
    """Each layer: on, or missing."""
    return [
        Finding(layer, "missing", _MENDS[layer]) if layer in missing else Finding(layer, "on")
        for layer in LAYERS
    ]


def work_seconds(sandbox: Sandbox, runs: int) -> list[float]:
    """The CPU time that a fixed piece of work takes, so many times."""
    command = Command((sys.executable, "-I", "-S", "-c", _WORK))
    return [sandbox.run(command, b"", _LIMITS).cpu_seconds for _ in range(runs)]


def noise(seconds: Sequence[float]) -> Finding:
    """How much the same work varies: from the quickest run to the slowest but a tenth."""
    ranked = sorted(seconds)
    quickest, slow = ranked[0], ranked[int(len(ranked) * 0.9)]
    spread = slow / quickest - 1
    state = (
        f"the same work takes {1000 * statistics.median(ranked):.1f} ms of CPU time (median of"
        f" {len(ranked)}), from {1000 * quickest:.1f} to {1000 * ranked[-1]:.1f};"
        f" spread {spread:.0%}"
    )
    if spread <= MOST_SPREAD:
        return Finding("time noise", state)
    return Finding(
        "time noise",
        state,
        "end other programs, judge with -j 1, keep time limits well away from what solutions take",
    )


def late_seconds(sandbox: Sandbox, runs: int) -> float:
    """By how much a program outlives its CPU limit, at worst."""
    limits = Limits(0.2, _LIMITS.memory_bytes, _LIMITS.output_bytes)
    command = Command((sys.executable, "-I", "-S", "-c", "while True: pass"))
    return max(sandbox.run(command, b"", limits).cpu_seconds - 0.2 for _ in range(runs))


def lateness(seconds: float) -> Finding:
    """Whether time limits are enforced in time."""
    state = f"a program is ended {1000 * seconds:.1f} ms after its limit"
    late = seconds > MOST_LATE_SECONDS
    return Finding("enforcement", state, "the machine is overloaded: end other programs" * late)


def load(running: float, processors: int) -> Finding:
    """How many programs want a processor, on average over the last minute."""
    state = f"{running:.1f} programs ready to run, {processors} processors"
    busy = running > 0.75 * processors
    return Finding("load", state, "end other programs, or wait a minute" * busy)


def steal(statistics_file: Path, wait_seconds: float = 0.5) -> list[Finding]:
    """On a virtual machine: the share of time that other machines on the same host took."""
    before = _processor_times(statistics_file)
    time.sleep(wait_seconds)
    after = _processor_times(statistics_file)
    if len(before) < 8:
        return []
    total = sum(after[:8]) - sum(before[:8])
    share = (after[7] - before[7]) / total if total else 0.0
    mend = "the host is overloaded: times are longer than they should be" * (share > MOST_STEAL)
    return [Finding("stolen time", f"{share:.1%} of the processors' time", mend)]


def _processor_times(statistics_file: Path) -> list[int]:
    try:
        first = statistics_file.read_text(encoding="ascii").partition("\n")[0]
    except OSError:
        return []
    return [int(word) for word in first.split()[1:]]


def clock_speed(folder: Path) -> list[Finding]:
    """Hints that the processor does not always run at the same speed."""
    findings = []
    governor = _word(folder / "cpu0/cpufreq/scaling_governor")
    if governor:
        mend = "set it to performance: cpupower frequency-set -g performance"
        findings.append(Finding("governor", governor, mend * (governor != "performance")))
    boost = _word(folder / "cpufreq/boost")
    no_turbo = _word(folder / "intel_pstate/no_turbo")
    if boost or no_turbo:
        on = boost == "1" or no_turbo == "0"
        mend = (
            "switch it off in the firmware, or by writing to cpufreq/boost or intel_pstate/no_turbo"
        )
        findings.append(Finding("turbo", "on" if on else "off", mend * on))
    throttled = sum(
        int(_word(path) or 0)
        for path in folder.glob("cpu[0-9]*/thermal_throttle/core_throttle_count")
    )
    if throttled:
        mend = "the processor gets too hot and slows down: cool it"
        findings.append(Finding("throttling", f"{throttled} times since the start", mend))
    siblings = _word(folder / "smt/active")
    if siblings == "1":
        mend = "two programs share a core and slow each other down: judge with half the jobs"
        findings.append(Finding("hyper-threading", "on", mend))
    return findings


def _word(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""
