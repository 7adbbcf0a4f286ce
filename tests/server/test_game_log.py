"""The log of a table leads to the state that was played, to the last detail."""

from __future__ import annotations

import copy
import random
from dataclasses import replace

import pytest

import ennead
from ennead.core.errors import BadRecord, CannotUndo
from ennead.core.state import State
from ennead.server.model.table_record import RUNNING, LogRow, Seat, TableRecord
from ennead.server.tables import game_log


def table_record(seed: bytes) -> TableRecord:
    rules = ennead.game("aton").rulesets.get()
    return TableRecord(
        id="t",
        game="aton",
        rules=rules.version,
        data=rules.digest,
        options={},
        title="",
        private=True,
        pass_and_play=False,
        clock_per=None,
        clock_seconds=None,
        host=None,
        seed=seed.hex(),
        created=0,
        changed=0,
        seats=(Seat(0), Seat(1)),
        status=RUNNING,
    )


def assert_same(one: State, two: State) -> None:
    assert one.dump() == two.dump()
    assert one.asked == two.asked
    for seat in (0, 1, None):
        assert one.view(seat) == two.view(seat)
        assert one.events(seat) == two.events(seat)
    for seat in (0, 1):
        assert one.legal(seat) == two.legal(seat)
        assert one.can_undo(seat) == two.can_undo(seat)
    assert str(one.record(whole=True)) == str(two.record(whole=True))


@pytest.mark.parametrize("seed", range(6))
def test_replaying_the_log_gives_the_state_that_was_played(seed: int) -> None:
    """At every moment, with undos, withdrawn answers and agreed undos in between."""
    dice = random.Random(seed)
    table = table_record(seed.to_bytes(16, "big"))
    state, first = game_log.deal(table, 0.0)
    rows: list[LogRow] = [first]
    moments = [state]
    while not state.over and len(rows) < 150:
        after = copy.deepcopy(state)
        chance = dice.random()
        try:
            if chance < 0.1:
                after.undo(dice.randrange(2))
            elif chance < 0.13:
                after.undo(dice.randrange(2), consent=True)
            else:
                seat = dice.choice(after.to_move)
                after.play(seat, dice.choice(after.legal(seat)))
        except CannotUndo:
            continue
        rows.append(game_log.move_row(state, after, len(rows), 0.0, None))
        state = after
        moments.append(state)
    assert_same(game_log.replay(table, rows), state)
    for move in dice.sample(range(len(moments)), 20):
        assert_same(game_log.replay(table, rows).moment(move), moments[move])
        assert_same(game_log.advance(moments[move], rows[move + 1 :]), state)
    assert {"undo", "rewind"} <= {row.what for row in rows}


def test_advancing_rejects_a_row_that_does_not_follow() -> None:
    table = table_record(bytes(16))
    state, _ = game_log.deal(table, 0.0)
    between = copy.deepcopy(state)
    between.play(0, "exchange")
    after = copy.deepcopy(between)
    after.play(1, "keep")
    row = game_log.move_row(between, after, 2, 0.0, None)
    assert row.chance, "cards were drawn"
    assert game_log.advance(between, [row]).dump() == after.dump()
    changed = replace(row, chance="0 " + row.chance)
    with pytest.raises(BadRecord, match="gives a different result"):
        game_log.advance(between, [changed])
