"""Folders that a stranger filled: measured, and emptied whatever is in them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from judgekit.sandbox.helper import scratch
from judgekit.sandbox.helper.scratch import remove_below, used_bytes


def test_an_empty_folder_uses_nothing(tmp_path: Path) -> None:
    assert used_bytes([str(tmp_path)]) == 0


def test_files_at_every_depth_count(tmp_path: Path) -> None:
    (tmp_path / "a" / "b").mkdir(parents=True)
    (tmp_path / "a" / "b" / "file").write_bytes(b"x" * 100_000)
    assert used_bytes([str(tmp_path)]) >= 100_000


def test_links_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "out").symlink_to("/usr")
    assert used_bytes([str(tmp_path)]) < 10_000


def test_too_many_files_count_as_no_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scratch, "MOST_FILES", 10)
    for number in range(10):
        (tmp_path / str(number)).touch()
    assert used_bytes([str(tmp_path)]) == 0
    (tmp_path / "one-more").touch()
    assert used_bytes([str(tmp_path)]) > 1 << 60


def test_everything_is_removed_and_nothing_outside(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "kept").write_text("kept")
    top = tmp_path / "top"
    top.mkdir()
    (top / "link").symlink_to(outside)
    (top / "dangling").symlink_to("nowhere")
    os.mkfifo(top / "fifo")
    (top / "locked" / "inner").mkdir(parents=True)
    (top / "locked" / "inner" / "file").write_text("x")
    (top / "locked" / "inner").chmod(0)
    (top / "locked").chmod(0)
    remove_below(str(top))
    assert list(top.iterdir()) == []
    assert (outside / "kept").read_text() == "kept"


def test_a_tree_deeper_than_any_path_is_removed(tmp_path: Path) -> None:
    folder = os.open(tmp_path, os.O_RDONLY)
    for _ in range(500):
        os.mkdir("d" * 40, dir_fd=folder)
        inner = os.open("d" * 40, os.O_RDONLY, dir_fd=folder)
        os.close(folder)
        folder = inner
    os.close(folder)
    remove_below(str(tmp_path))
    assert list(tmp_path.iterdir()) == []
