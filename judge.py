#!/usr/bin/env python3
"""Judge solutions: `python judge.py kqueen` runs solutions/kqueen.py on all of its test cases.

This file turns the words of the command line into a call of one module of
`judgekit/commands`, and what comes of it into an exit status:

    0 all as expected    1 some verdict not as expected
    2 wrong use, faulty data or a fault of the kit
    130 interrupted (128 + the signal's number)
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036, since nobody has checked the interpreter yet
    sys.stderr.write(f"judge.py: needs Python 3.11 or newer; this is {sys.version.split()[0]}\n")
    sys.exit(2)

import argparse
import os
import signal
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import NoReturn

from judgekit.errors import KitError
from judgekit.escaping import printable

ROOT = Path(__file__).absolute().parent
COMMANDS = ("add", "data", "doctor", "new", "pack", "strength", "stress", "verify")


def main(words: list[str]) -> int:
    """Run one command; returns the exit status."""
    command = words[0] if words and words[0] in COMMANDS else "judge"
    module = import_module(f"judgekit.commands.{command}")
    name = "judge.py" if command == "judge" else f"judge.py {command}"
    parser = argparse.ArgumentParser(
        prog=name,
        description=module.SUMMARY,
        epilog=getattr(module, "MORE", None),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    module.add_arguments(parser)
    arguments = parser.parse_intermixed_args(words if command == "judge" else words[1:])
    status = module.run(ROOT, arguments)
    sys.stdout.flush()
    return int(status)


def terminated(number: int, frame: FrameType | None) -> NoReturn:
    """Leave through every `finally`, so that nothing is left running or half written."""
    raise SystemExit(128 + number)


def guarded(words: list[str]) -> int:
    """Like `main`, with every expected fault said in one line."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, terminated)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    try:
        return main(words)
    except KitError as error:
        print(f"judge.py: {printable(str(error), 2000)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except BrokenPipeError:
        # Whoever read our output has left; what is still in the buffer has no reader.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 128 + signal.SIGPIPE


if __name__ == "__main__":
    sys.exit(guarded(sys.argv[1:]))
