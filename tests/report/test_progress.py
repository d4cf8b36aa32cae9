"""The progress line is for terminals, and never mixes with what stays."""

from __future__ import annotations

import io

import pytest

from judgekit.report.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def terminal(monkeypatch: pytest.MonkeyPatch, kind: str = "xterm") -> Terminal:
    """One screen for both streams."""
    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setattr("sys.stdout", screen)
    monkeypatch.setenv("TERM", kind)
    monkeypatch.setenv("COLUMNS", "20")
    return screen


def test_nothing_is_shown_where_there_is_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress() as progress:
        progress.show("1 of 2")
        progress.say("done")
    assert capsys.readouterr() == ("done\n", "")


def test_the_line_is_cut_to_the_screen_and_gone_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = terminal(monkeypatch)
    with Progress() as progress:
        progress.show("x" * 50)
    assert screen.getvalue() == f"\r\x1b[K{'x' * 19}\r\x1b[K"


def test_what_stays_takes_the_place_of_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = terminal(monkeypatch)
    with Progress() as progress:
        progress.show("1 of 2")
        progress.say("found")
        progress.say("more")
    assert screen.getvalue() == "\r\x1b[K1 of 2\r\x1b[Kfound\nmore\n"


def test_a_line_that_follows_at_once_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = terminal(monkeypatch)
    with Progress() as progress:
        for number in range(100):
            progress.show(f"{number} of 100")
    assert screen.getvalue() == "\r\x1b[K0 of 100\r\x1b[K"


def test_a_dumb_terminal_gets_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = terminal(monkeypatch, kind="dumb")
    with Progress() as progress:
        progress.show("1 of 2")
    assert screen.getvalue() == ""
