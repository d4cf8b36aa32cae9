"""`judge.py doctor`: can this machine be trusted to judge?"""

from __future__ import annotations

import argparse
from pathlib import Path
from textwrap import wrap

from judgekit.doctor import Finding, diagnose
from judgekit.escaping import printable
from judgekit.sandbox import Sandbox

SUMMARY = """\
Say whether this machine can be trusted to judge: which layers of isolation it
has, how much the time of the same work varies, what disturbs it, and what to do
about each."""
MORE = "exit status: 0 nothing to mend, 1 something to mend"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It takes none."""


def run(root: Path, arguments: argparse.Namespace) -> int:
    """Print the findings; returns the exit status."""
    with Sandbox() as sandbox:
        findings = diagnose(sandbox)
    for finding in findings:
        print("\n".join(_lines(finding)))
    to_mend = sum(not finding.good for finding in findings)
    print()
    print(f"{to_mend} to mend" if to_mend else "This machine can be trusted.")
    return 1 if to_mend else 0


def _lines(finding: Finding) -> list[str]:
    mark = "ok  " if finding.good else "MEND"
    head = f"{mark}  {finding.topic:18} "
    state = wrap(printable(finding.state, 500), 72) or [""]
    mend = wrap(f"-> {finding.mend}", 72) if finding.mend else []
    return [head + state[0], *(" " * len(head) + line for line in [*state[1:], *mend])]
