"""One line on a terminal that says how far a long command is; nothing elsewhere."""

from __future__ import annotations

import os
import shutil
import sys
import time
from types import TracebackType

SECONDS_BETWEEN = 0.1


class Progress:
    """A line on standard error, overwritten by the next; lines for standard output go above it."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
        self._next = 0.0
        self._on_screen = False

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._clear()

    def show(self, text: str) -> None:
        """Show `text`, unless the last one has only just been shown."""
        now = time.monotonic()
        if not self._shown or now < self._next:
            return
        self._next = now + SECONDS_BETWEEN
        self._on_screen = True
        width = shutil.get_terminal_size().columns - 1
        sys.stderr.write(f"\r\x1b[K{text[:width]}")
        sys.stderr.flush()

    def say(self, line: str = "") -> None:
        """Print `line` to standard output, to stay."""
        self._clear()
        print(line, flush=True)

    def _clear(self) -> None:
        if self._on_screen:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self._on_screen = False
