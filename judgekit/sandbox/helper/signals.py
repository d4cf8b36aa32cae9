"""The signals that the helper needs, from the module below `signal` (which would load `enum`)."""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # no stubs: it is the standard library's own
from collections.abc import Callable

KILL: int = _signal.SIGKILL
TERMINATE: int = _signal.SIGTERM
FILE_TOO_LARGE: int = _signal.SIGXFSZ
_IGNORED_BY_PYTHON = (_signal.SIGPIPE, _signal.SIGXFSZ)


def on_terminate(action: Callable[[int, object], None]) -> None:
    """Call the action when SIGTERM comes."""
    _signal.signal(_signal.SIGTERM, action)


def ignore_terminate() -> None:
    """Let SIGTERM do nothing."""
    _signal.signal(_signal.SIGTERM, _signal.SIG_IGN)


def reset() -> None:
    """Have every signal do what it does in a fresh process."""
    for number in (*_IGNORED_BY_PYTHON, _signal.SIGTERM):
        _signal.signal(number, _signal.SIG_DFL)
