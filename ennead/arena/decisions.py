"""The decisions of a finished game, one row each, for learners.

A row holds what the one who decided could know, what was possible, what was chosen, and how the
game ended for that seat. Choices that were taken back leave no row.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, cast

import ennead
from ennead.arena.shares import shares
from ennead.core import past
from ennead.core.log import CHANCE, History, Item, Script
from ennead.core.record import Record
from ennead.core.state import State

Row = dict[str, Any]

COLUMNS: Final[tuple[tuple[str, str], ...]] = (
    ("game", "string"),
    ("record", "string"),
    ("players", "int8"),
    ("number", "int32"),
    ("page", "int32"),
    ("seat", "int8"),
    ("player", "string"),
    ("question", "string"),
    ("features", "list<float32>"),
    ("legal", "list<int32>"),
    ("choice", "int32"),
    ("action", "string"),
    ("score", "int32"),
    ("place", "int8"),
    ("share", "float32"),
)
"""Names and types. Actions are given by their numbers, the chosen one as text too."""
FEATURES: Final = "features"


def decisions(record: Record, name: str) -> Iterator[Row]:
    """The rows of a record, in order; none if the game has not ended."""
    game = ennead.game(record.header("Game"))
    final = game.replay(record)
    if not final.over:
        return
    make = game.make_features
    features = None if make is None else make(final.setting)
    scales = [] if features is None else features.scales()
    won = shares(final.ranking)
    names = record.headers["Players"]
    for number, (state, item) in enumerate(_moments(final)):
        seat = item.seat
        row: Row = {
            "game": game.id,
            "record": name,
            "players": state.players,
            "number": number,
            "page": state.page,
            "seat": seat,
            "player": names[seat],
            "question": _question(state, seat),
            "legal": [action.index for action in state.legal(seat)],
            "choice": item.what,
            "action": str(game.actions.at(item.what)),
            "score": final.scores[seat],
            "place": final.ranking[seat],
            "share": won[seat],
        }
        if features is not None:
            known = zip(features.row(state, seat), scales, strict=True)
            row[FEATURES] = [value * scale for value, scale in known]
        yield row


def _moments(final: State) -> Iterator[tuple[State, Item]]:
    """The game again without what was taken back: each question with the answer given."""
    assert final.history is not None
    items = [Item(entry.seat, entry.what) for entry in final.history.line()]
    script = Script(items, False)
    state = cast(State, final.setting.card.blank())
    history = History(final.history.position)
    history.script = script
    state.begin(final.setting, final.key, history)
    past.start(state)
    while (item := script.here()) is not None:
        assert item.seat != CHANCE, "chance is drawn while a question is being answered"
        yield state, item
        past.play_next(state, script)


def _question(state: State, seat: int) -> str:
    asked = next(question for question in state.questions() if question["seat"] == seat)
    return json.dumps(asked, ensure_ascii=False)
