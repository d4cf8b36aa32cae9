"""`problem.toml` is read strictly: a mistake is named, never taken for a default."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.errors import KitError
from judgekit.settings import Settings, read_settings


def read(folder: Path, text: str | bytes) -> Settings:
    path = folder / "problem.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_settings(path)


def test_every_key_is_read(tmp_path: Path) -> None:
    settings = read(
        tmp_path,
        """
        name = {en = "Sum", zh = "求和"}
        uuid = "1b4e28ba-2fa1-11d2-883f-0016d3cca427"
        source = "a contest"
        credits = "somebody"
        license = "cc0"
        rights_owner = "nobody"
        keywords = ["easy", "arithmetic"]
        output_validator_args = ["float_tolerance", "1e-6"]
        [limits]
        time_limit = 1.5
        memory = 64
        output = 2
        """,
    )
    assert settings.titles == {"en": "Sum", "zh": "求和"}
    assert settings.uuid == "1b4e28ba-2fa1-11d2-883f-0016d3cca427"
    assert settings.source == "a contest"
    assert settings.credits == "somebody"
    assert settings.license == "cc0"
    assert settings.rights_owner == "nobody"
    assert settings.keywords == ("easy", "arithmetic")
    assert settings.output_validator_args == ("float_tolerance", "1e-6")
    assert settings.limits.cpu_seconds == 1.5
    assert settings.limits.memory_bytes == 64 * 1024 * 1024
    assert settings.limits.output_bytes == 2 * 1024 * 1024


def test_a_name_alone_is_enough(tmp_path: Path) -> None:
    settings = read(tmp_path, 'name = "Sum"')
    assert settings.titles == {"en": "Sum"}
    assert settings.limits.cpu_seconds == 2.0
    assert settings.limits.memory_bytes == 256 * 1024 * 1024


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "name is missing"),
        ('name = ""', "name must be text"),
        ("name = 7", "name must be text"),
        ("name = {}", "name is an empty table"),
        ('name = "x"\ntime_limit = 1', "unknown key time_limit"),
        ('name = "x"\nkeywords = "easy"', "keywords must be a list of words"),
        ('name = "x"\noutput_validator_args = [1]', "output_validator_args must be a list"),
        ('name = "x"\nlimits = 3', "limits must be a table"),
        ('name = "x"\n[limits]\ntimelimit = 1', "unknown key [limits] timelimit"),
        ('name = "x"\n[limits]\ntime_limit = "1"', "time_limit must be a number of s"),
        ('name = "x"\n[limits]\ntime_limit = true', "time_limit must be a number of s"),
        ('name = "x"\n[limits]\ntime_limit = 0', "time_limit must be from 0.001 to 3600 s"),
        ('name = "x"\n[limits]\ntime_limit = -1', "time_limit must be from 0.001 to 3600 s"),
        ('name = "x"\n[limits]\ntime_limit = nan', "time_limit must be from 0.001 to 3600 s"),
        ('name = "x"\n[limits]\ntime_limit = inf', "time_limit must be from 0.001 to 3600 s"),
        ('name = "x"\n[limits]\ntime_limit = 1e12', "time_limit must be from 0.001 to 3600 s"),
        ('name = "x"\n[limits]\nmemory = 0', "memory must be from 1 to 1048576 MiB"),
        ('name = "x"\n[limits]\nmemory = 1e30', "memory must be from 1 to 1048576 MiB"),
        ('name = "x"\n[limits]\noutput = -8', "output must be from 1 to 1024 MiB"),
        ("name = ", "not TOML"),
        (b'name = "\xff"', "not UTF-8"),
    ],
)
def test_a_faulty_file_is_named_with_its_fault(
    tmp_path: Path, text: str | bytes, complaint: str
) -> None:
    with pytest.raises(KitError) as error:
        read(tmp_path, text)
    assert str(error.value).startswith(f"{tmp_path}/problem.toml: ")
    assert complaint in str(error.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(KitError, match=r"problem.toml: cannot be read"):
        read_settings(tmp_path / "problem.toml")
