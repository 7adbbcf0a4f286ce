"""The documentation's tables are the code's."""

from __future__ import annotations

from pathlib import Path

import pytest

import ennead
from ennead.envs.parts import table

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("id", ["aton", "tekhenu", "ankh"])
def test_what_an_observation_holds_is_documented(id: str) -> None:
    features = ennead.game(id).features(2)
    page = (DOCS / "observations.md").read_text("utf-8")
    assert f"{features.size:,} numbers for 2 players" in page
    assert table(features) in page, f"run: python -m ennead.envs.parts {id} --players 2"


@pytest.mark.parametrize("id", ["aton", "tekhenu", "ankh"])
def test_the_overview_has_the_right_figures(id: str) -> None:
    page = (DOCS / "research.md").read_text("utf-8")
    (row,) = [line for line in page.splitlines() if line.startswith(f"| {id.capitalize()} |")]
    assert f" {len(ennead.game(id).actions):,} " in row
    assert f" {ennead.game(id).features(2).size:,} " in row
