"""problem.yaml says what problem.toml says, to any YAML parser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from judgekit.errors import KitError
from judgekit.packing.metadata import group_settings, legacy_metadata, new_metadata
from judgekit.problem import load_problem
from tests.kit import Kit

UUID = "0b7a5c9e-54a5-4f0f-8a53-5a0f2a3d7c11"
FULL = f"""\
name = {{ en = "Sum: \\"a\\" # b", no = "Sum \\\\ \\u00e9 \\u2028 \\U0001F451" }}
uuid = "{UUID}"
source = "yes"
credits = "A. Uthor"
license = "cc by-sa"
rights_owner = "Owner\\twith a tab"
keywords = ["graph", "two words"]
output_validator_args = ["float_tolerance", "1e-6"]
[limits]
time_limit = 2.5
memory = 64.5
output = 1
"""


def parsed(text: str) -> Any:
    return pytest.importorskip("yaml").safe_load(text)


def metadata(kit: Kit, toml: str, version: str = "legacy") -> str:
    kit.write("problems/sum/problem.toml", toml)
    problem = load_problem(kit.root, "sum")
    return legacy_metadata(problem) if version == "legacy" else new_metadata(problem)


def test_a_legacy_package_has_texts_and_whole_mebibytes(kit: Kit) -> None:
    assert parsed(metadata(kit, FULL)) == {
        "problem_format_version": "legacy",
        "name": 'Sum: "a" # b',
        "uuid": UUID,
        "author": "A. Uthor",
        "source": "yes",
        "license": "cc by-sa",
        "rights_owner": "Owner\twith a tab",
        "limits": {
            "time_multiplier": 2,
            "time_safety_margin": 1.5,
            "memory": 65,
            "output": 1,
        },
        "validation": "default",
        "validator_flags": "float_tolerance 1e-6",
        "keywords": "graph two-words",
    }


def test_a_new_package_has_names_by_language_lists_and_the_time_limit(kit: Kit) -> None:
    assert parsed(metadata(kit, FULL, "2025-09")) == {
        "problem_format_version": "2025-09",
        "type": "pass-fail",
        "name": {"en": 'Sum: "a" # b', "no": "Sum \\ é \u2028 \U0001f451"},
        "uuid": UUID,
        "credits": "A. Uthor",
        "source": "yes",
        "license": "cc by-sa",
        "rights_owner": "Owner\twith a tab",
        "limits": {"time_limit": 2.5, "memory": 65, "output": 1},
        "keywords": ["graph", "two words"],
    }
    assert parsed(group_settings(load_problem(kit.root, "sum"))) == {
        "output_validator_args": ["float_tolerance", "1e-6"]
    }


def test_what_is_not_said_is_left_out(kit: Kit) -> None:
    found = parsed(metadata(kit, 'name = "Sum"'))
    assert sorted(found) == [
        *("license", "limits", "name", "problem_format_version", "uuid", "validation")
    ]
    assert found["license"] == "unknown"


def test_without_a_uuid_it_follows_from_the_name_alone(kit: Kit) -> None:
    first = parsed(metadata(kit, 'name = "Sum"'))["uuid"]
    again = parsed(metadata(kit, 'name = "Another title"', "2025-09"))["uuid"]
    # uuid5 of RFC 4122, made with sha1sum from the namespace of URLs and "problem:sum".
    assert first == again == "12b8a5b8-ca50-59ff-96db-9bf8b7136a90"


def test_an_output_validator_is_announced(kit: Kit) -> None:
    kit.write("problems/sum/output_validator.py", "")
    assert parsed(metadata(kit, 'name = "Sum"'))["validation"] == "custom"
    assert "validation" not in parsed(metadata(kit, 'name = "Sum"', "2025-09"))


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('uuid = "42"', "problem.toml: uuid '42' is none"),
        ('license = "MIT"', "problem.toml: license 'MIT' is none of: unknown, public domain"),
        ('license = "public domain"\nrights_owner = "me"', "in the public domain, yet"),
        ('output_validator_args = ["two words"]', "use --format 2025-09"),
    ],
)
def test_what_the_format_cannot_say_is_refused(kit: Kit, line: str, complaint: str) -> None:
    with pytest.raises(KitError) as caught:
        metadata(kit, f'name = "Sum"\n{line}\n')
    assert complaint in str(caught.value)
    assert str(Path("problems/sum/problem.toml")) in str(caught.value)
