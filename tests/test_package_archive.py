"""Zips from strangers: nothing leaves the target, nothing is followed, nothing is endless."""

from __future__ import annotations

import stat
import struct
import zipfile
from pathlib import Path

import pytest

from judgekit.errors import KitError
from judgekit.package import archive
from judgekit.package.archive import unpack


def entry(name: str, mode: int = stat.S_IFREG | 0o644) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo("placeholder")
    info.filename = name  # the constructor would tidy it up
    info.external_attr = mode << 16
    info.compress_type = zipfile.ZIP_DEFLATED
    return info


def zipped(path: Path, *files: tuple[zipfile.ZipInfo, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as opened:
        for info, content in files:
            opened.writestr(info, content)
    return path


def refused(path: Path, target: Path) -> str:
    """Why the zip is refused; nothing may have been written beside the target."""
    target.mkdir()
    with pytest.raises(KitError) as refusal:
        unpack(path, target)
    message = str(refusal.value)
    assert message.startswith(f"{path}: ")
    assert "\n" not in message
    assert message.isprintable()
    assert {entry.name for entry in path.parent.iterdir()} <= {path.name, target.name}
    return message


@pytest.mark.parametrize(
    "name",
    [
        "../outside",
        "a/../../outside",
        "/tmp/outside-of-the-target",
        "//outside",
        "..",
        ".",
        "a\\..\\..\\outside",
        "C:outside",
        "a\nb",
        "a\x1b[31m",
        "x" * 5000,
    ],
)
def test_a_path_that_is_not_plainly_within_the_archive_is_refused(
    tmp_path: Path, name: str
) -> None:
    made = zipped(tmp_path / "a.zip", (entry("fine"), b"1"), (entry(name), b"1"))
    assert "is not a path within the archive" in refused(made, tmp_path / "target")
    assert list((tmp_path / "target").iterdir()) == [], "checked before the first is written"


def test_a_link_is_refused_not_followed(tmp_path: Path) -> None:
    link = entry("data", stat.S_IFLNK | 0o777)
    made = zipped(tmp_path / "a.zip", (link, b"/etc"), (entry("data/passwd"), b"x"))
    assert "data is a link" in refused(made, tmp_path / "target")


def test_permissions_are_not_taken_over(tmp_path: Path) -> None:
    mode = stat.S_IFREG | stat.S_ISUID | 0o777
    target = tmp_path / "target"
    target.mkdir()
    unpack(zipped(tmp_path / "a.zip", (entry("run", mode), b"x")), target)
    assert (target / "run").stat().st_mode & 0o7111 == 0


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (["a", "a"], "a is there twice"),
        (["a", "./a"], "a is there twice"),
        (["a", "a/b"], "a is a file and a folder"),
        (["a/b", "a"], "a is a file and a folder"),
    ],
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_names_that_cannot_stand_beside_one_another_are_refused(
    tmp_path: Path, names: list[str], why: str
) -> None:
    made = zipped(tmp_path / "a.zip", *((entry(name), b"1") for name in names))
    assert why in refused(made, tmp_path / "target")


def test_an_archive_that_unpacks_to_far_more_than_itself_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "FREE_BYTES", 1024 * 1024)
    bomb = zipped(tmp_path / "a.zip", (entry("zeros"), bytes(10 * 1024 * 1024)))
    assert bomb.stat().st_size < 20_000
    assert "unpacks to 10 MiB; at most" in refused(bomb, tmp_path / "target")


def test_too_many_entries_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MAX_FILES", 10)
    made = zipped(tmp_path / "a.zip", *((entry(f"f{number}"), b"") for number in range(11)))
    assert "11 entries; at most 10" in refused(made, tmp_path / "target")


def test_a_file_that_is_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "MAX_FILE_BYTES", 1024 * 1024)
    made = zipped(tmp_path / "a.zip", (entry("big"), bytes(1024 * 1024 + 1)))
    assert "big has more than 1 MiB" in refused(made, tmp_path / "target")


@pytest.mark.parametrize("claimed", [10, 100_000])
def test_an_entry_that_lies_about_its_size_is_refused(tmp_path: Path, claimed: int) -> None:
    made = zipped(tmp_path / "a.zip", (entry("lie"), b"x" * 5000))
    data = made.read_bytes()
    central = data.index(b"PK\x01\x02")
    made.write_bytes(data[: central + 24] + struct.pack("<I", claimed) + data[central + 28 :])
    assert "not a whole zip file" in refused(made, tmp_path / "target")
    written = sum(path.stat().st_size for path in (tmp_path / "target").iterdir())
    assert written <= 5000


def test_an_encrypted_archive_is_refused(tmp_path: Path) -> None:
    made = zipped(tmp_path / "a.zip", (entry("a"), b"x"))
    data = bytearray(made.read_bytes())
    data[6] |= 1
    data[data.index(b"PK\x01\x02") + 8] |= 1
    made.write_bytes(bytes(data))
    assert "zip it anew" in refused(made, tmp_path / "target")


@pytest.mark.parametrize("cut", [0, 10, -1, -30])
def test_a_cut_archive_is_refused(tmp_path: Path, cut: int) -> None:
    made = zipped(tmp_path / "a.zip", (entry("a"), b"x" * 100))
    made.write_bytes(made.read_bytes()[:cut])
    assert "not a whole zip file" in refused(made, tmp_path / "target")


def test_damaged_content_is_refused(tmp_path: Path) -> None:
    made = zipped(tmp_path / "a.zip", (entry("a"), bytes(range(256)) * 20))
    data = bytearray(made.read_bytes())
    data[60] ^= 0xFF
    made.write_bytes(bytes(data))
    assert "not a whole zip file" in refused(made, tmp_path / "target")
