"""Positions are refused if no game can have their agenda."""

from __future__ import annotations

import pytest
from support.aton.positions import ATON, PLAN

import ennead


@pytest.mark.parametrize("missing", range(1, len(PLAN)))
def test_no_step_of_a_round_is_left_out(missing: int) -> None:
    position = ATON.new(seed=3).dump()
    assert position["agenda"] == PLAN
    with pytest.raises(ennead.BadPosition, match="no game can have"):
        ATON.load({**position, "agenda": PLAN[:missing] + PLAN[missing + 1 :]})
