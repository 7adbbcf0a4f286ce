"""The tables in the documentation match the code."""

from __future__ import annotations

from pathlib import Path

import pytest

import ennead
from ennead.envs.feature_table import format_table

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("id", ["aton", "tekhenu", "ankh"])
def test_the_features_are_documented(id: str) -> None:
    features = ennead.game(id).features(2)
    page = (DOCS / "observations.md").read_text("utf-8")
    assert f"{features.size:,} numbers for 2 players" in page
    assert format_table(features) in page, (
        f"run: python -m ennead.envs.feature_table {id} --players 2"
    )


@pytest.mark.parametrize("id", ["aton", "tekhenu", "ankh"])
def test_the_overview_has_the_right_numbers(id: str) -> None:
    page = (DOCS / "environments.md").read_text("utf-8")
    (row,) = [line for line in page.splitlines() if line.startswith(f"| {id.capitalize()} |")]
    assert f" {len(ennead.game(id).actions):,} " in row
    assert f" {ennead.game(id).features(2).size:,} " in row
