"""The decisions of a finished game as rows of a dataset.

A row holds what the deciding seat could know, its legal actions, its choice, and how the game
ended for it. Choices that were undone leave no row.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, cast

import ennead
from ennead.arena.statistics import result_shares
from ennead.core.history import History
from ennead.core.log import CHANCE
from ennead.core.record import Record
from ennead.core.replay import play_next, start
from ennead.core.replay_script import ReplayScript, ScriptEntry
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
"""Column names and types. Actions are numbers; `action` is the chosen one as text."""
FEATURES: Final = "features"


def decision_rows(record: Record, name: str) -> Iterator[Row]:
    """The rows of a record, in order; none if the game is unfinished."""
    game = ennead.game(record.header("Game"))
    final = game.replay(record)
    if not final.over:
        return
    make = game.make_features
    features = None if make is None else make(final.config)
    scales = [] if features is None else features.scales()
    shares = result_shares(final.ranking)
    names = record.headers["Players"]
    for number, (state, entry) in enumerate(_moments(final)):
        seat = entry.seat
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
            "choice": entry.value,
            "action": str(game.actions.at(entry.value)),
            "score": final.scores[seat],
            "place": final.ranking[seat],
            "share": shares[seat],
        }
        if features is not None:
            known = zip(features.row(state, seat), scales, strict=True)
            row[FEATURES] = [value * scale for value, scale in known]
        yield row


def _moments(final: State) -> Iterator[tuple[State, ScriptEntry]]:
    """Replay the game without undone choices: each question with its answer."""
    assert final.history is not None
    log = final.history.effective_entries()
    script = ReplayScript([ScriptEntry(entry.seat, entry.value) for entry in log], False)
    state = cast(State, final.config.spec.new_state())
    history = History(final.history.position)
    history.script = script
    state.begin(final.config, final.dice_key, history)
    start(state)
    while (entry := script.peek()) is not None:
        assert entry.seat != CHANCE, "chance is drawn while a question is being answered"
        yield state, entry
        play_next(state, script)


def _question(state: State, seat: int) -> str:
    asked = next(question for question in state.questions() if question["seat"] == seat)
    return json.dumps(asked, ensure_ascii=False)
