"""Files are written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.errors import KitError
from judgekit.files import check_writable, write_new, write_whole


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_new_file_is_written(tmp_path: Path) -> None:
    write_whole(tmp_path / "a", b"new")
    assert (tmp_path / "a").read_bytes() == b"new"
    assert names(tmp_path) == ["a"]


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"a longer old content")
    write_whole(tmp_path / "a", b"new")
    assert (tmp_path / "a").read_bytes() == b"new"
    assert names(tmp_path) == ["a"]


def test_writing_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"old")
    (tmp_path / "link").symlink_to("a")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "a").read_bytes() == b"new"


def test_a_device_is_written_to_and_not_replaced() -> None:
    write_whole(Path("/dev/null"), b"gone")
    assert not Path("/dev/null").is_file()


def test_a_file_in_a_missing_folder_is_a_fault_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(KitError, match=r"no/a: cannot be written \(No such file or directory\)"):
        write_whole(tmp_path / "no" / "a", b"x")


def test_several_new_files_are_written_together(tmp_path: Path) -> None:
    write_new({tmp_path / "a.in": b"1", tmp_path / "a.ans": b"2"})
    assert (tmp_path / "a.in").read_bytes() == b"1"
    assert (tmp_path / "a.ans").read_bytes() == b"2"
    assert names(tmp_path) == ["a.ans", "a.in"]


def test_one_name_that_is_taken_leaves_all_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "a.ans").write_bytes(b"mine")
    with pytest.raises(KitError, match=r"a.ans: is there already; nothing was written"):
        write_new({tmp_path / "a.in": b"1", tmp_path / "a.ans": b"2"})
    assert names(tmp_path) == ["a.ans"]
    assert (tmp_path / "a.ans").read_bytes() == b"mine"


def test_whether_a_report_can_be_written_is_known_beforehand(tmp_path: Path) -> None:
    check_writable(tmp_path / "report.json")
    with pytest.raises(KitError, match="is a folder"):
        check_writable(tmp_path)
    with pytest.raises(KitError, match="cannot be written"):
        check_writable(tmp_path / "no" / "report.json")
