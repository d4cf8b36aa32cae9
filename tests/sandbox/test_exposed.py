"""Which paths a program gets to see."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.sandbox.helper import exposed


def test_no_path_gives_away_whole_usr_etc_or_root() -> None:
    assert not {"/", "/usr", "/etc", "/home", "/root", "/var", "/tmp"} & set(exposed.system())


def test_an_interpreter_brings_the_programs_parts_of_its_prefix(tmp_path: Path) -> None:
    prefix = tmp_path / "py"
    for name in ("bin", "lib", "share", "secret"):
        (prefix / name).mkdir(parents=True)
    (prefix / "bin" / "python").write_text("")
    found = exposed.of_program(str(prefix / "bin" / "python"))
    assert found == [str(prefix / name) for name in ("bin/python", "bin", "lib", "share")]


def test_a_virtual_environment_brings_the_interpreter_that_it_names(tmp_path: Path) -> None:
    for name in ("base/bin", "base/lib", "venv/bin", "venv/lib"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "venv" / "bin" / "python").write_text("")
    (tmp_path / "venv" / "pyvenv.cfg").write_text(f"home = {tmp_path}/base/bin\nversion = 3.11\n")
    found = exposed.of_program(str(tmp_path / "venv" / "bin" / "python"))
    assert {f"{tmp_path}/base/lib", f"{tmp_path}/venv/lib", f"{tmp_path}/venv/pyvenv.cfg"} <= set(
        found
    )


def test_a_program_outside_a_bin_folder_brings_only_itself(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "program").write_text("")
    assert exposed.of_program(str(tmp_path / "program")) == [str(tmp_path / "program")]


def test_links_are_followed_one_by_one(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "file").write_text("")
    (tmp_path / "folder").symlink_to("real")
    (tmp_path / "link").symlink_to(tmp_path / "folder" / "file")
    links, real = exposed.resolve(str(tmp_path / "link"))
    assert real == str(tmp_path / "real" / "file")
    assert links == [
        (str(tmp_path / "link"), str(tmp_path / "folder" / "file")),
        (str(tmp_path / "folder"), "real"),
    ]


def test_links_in_a_loop_are_refused(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(OSError, match="too many links"):
        exposed.resolve(str(tmp_path / "loop"))


def test_of_nested_paths_the_outermost_is_kept() -> None:
    assert exposed.outermost(["/a/b", "/a", "/ab", "/c/d", "/a"]) == ["/a", "/ab", "/c/d"]
