"""Fixtures that several tests share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit import Kit, make_kit


@pytest.fixture
def kit(tmp_path: Path) -> Kit:
    return make_kit(tmp_path / "kit")
