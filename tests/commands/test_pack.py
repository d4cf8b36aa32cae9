"""`judge.py pack NAME`: a zip for other judges, verified before, never instead of something."""

from __future__ import annotations

import zipfile

import pytest

from tests.kit import Kit

STATEMENT = "# Sum\n\nAdd them.\n\n## Sample 1\n\n```\n1 2\n```\n\n```\n3\n```\n"


@pytest.fixture
def good(kit: Kit) -> Kit:
    """A kit whose problem `sum` is verified without a fault."""
    kit.write("problems/sum/statement.md", STATEMENT)
    return kit


@pytest.fixture
def faulty(good: Kit) -> Kit:
    """One with a wrong answer in its data."""
    good.case("secret/02-large", "1000000000000 1\n", "7\n")
    return good


def test_a_problem_is_written_as_a_zip_here(good: Kit) -> None:
    before = good.files()
    outcome = good.judge("pack", "sum")
    assert (outcome.status, outcome.err) == (0, "")
    path = good.root / "sum.zip"
    size = path.stat().st_size
    assert outcome.out.endswith(f"\nwrote sum.zip, format legacy, {size} bytes\n")
    assert "problem_statement/problem.en.md" in zipfile.ZipFile(path).namelist()
    assert good.files() == before


def test_the_other_format_and_place_can_be_named(good: Kit) -> None:
    outcome = good.judge("pack", "sum", "--format", "2025-09", "-o", "out.zip")
    assert outcome.status == 0
    assert "statement/problem.en.tex" in zipfile.ZipFile(good.root / "out.zip").namelist()


def test_packing_again_replaces_the_zip_by_the_same_bytes(good: Kit) -> None:
    assert good.judge("pack", "sum").status == 0
    first = (good.root / "sum.zip").read_bytes()
    assert good.judge("pack", "sum").status == 0
    assert (good.root / "sum.zip").read_bytes() == first


def test_what_verify_finds_at_fault_is_not_packed(faulty: Kit) -> None:
    outcome = faulty.judge("pack", "sum")
    assert outcome.status == 1
    assert "FAIL  answers" in outcome.out
    assert outcome.err == "sum.zip: not written; mend what was found, or say --force\n"
    assert not (faulty.root / "sum.zip").exists()


def test_force_packs_it_and_says_so(faulty: Kit) -> None:
    outcome = faulty.judge("pack", "sum", "--force")
    assert outcome.status == 0
    assert outcome.err == "sum.zip: written in spite of what was found (--force)\n"
    assert zipfile.ZipFile(faulty.root / "sum.zip").read("data/secret/02-large.ans") == b"7\n"


def test_force_also_packs_what_cannot_be_verified(good: Kit) -> None:
    good.write("problems/sum/input_validator.py", "1 / 0\n")
    refused = good.judge("pack", "sum")
    assert refused.status == 2
    assert "must exit with 42 or 43" in refused.err
    forced = good.judge("pack", "sum", "--force")
    assert forced.status == 0
    assert "must exit with 42 or 43" in forced.err
    assert "written in spite of" in forced.err


@pytest.mark.parametrize("content", [b"my notes\n", b""])
def test_a_file_that_pack_did_not_make_stays(good: Kit, content: bytes) -> None:
    path = good.write("sum.zip", content)
    outcome = good.judge("pack", "sum", "--force")
    assert outcome.status == 2
    assert "sum.zip: is there already" in outcome.err
    assert path.read_bytes() == content


def test_faults_are_named_before_anything_runs(good: Kit) -> None:
    (good.root / "problems/sum/statement.md").unlink()
    outcome = good.judge("pack", "sum", "--force")
    assert (outcome.status, outcome.out) == (2, "")
    assert "statement.md: no such file" in outcome.err
    assert "is a folder" in good.judge("pack", "sum", "-o", "problems").err
    assert "problems/max: no such problem" in good.judge("pack", "max").err
