"""Whole games that must replay forever, whatever changes in the engine.

If a record no longer replays, tables in progress would break too: a changed rule needs
a new data version, not a new record here.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ennead
from ennead.core.record import Record

RECORDS = sorted(Path(__file__).parent.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_replays_exactly(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert record.header("Game") == path.parent.name
    state = record.replay()
    assert state.over
    written = str(state.record(whole=True, names=record.headers["Players"]))
    assert _without_format(written) == _without_format(text)


def _without_format(text: str) -> str:
    """The record without its format version: records of version 1 do not state it."""
    return re.sub(r'^\[Format "\d"\]  ', "", text)


def test_every_game_has_golden_records() -> None:
    recorded = {path.parent.name for path in RECORDS}
    games = {game.id for game in ennead.games() if game.package.startswith("ennead.games.")}
    assert games == recorded


def test_atons_records_cover_every_ending_that_random_games_reach() -> None:
    endings = set()
    for path in RECORDS:
        if path.parent.name == "aton":
            last = Record.parse(path.read_text(encoding="utf-8")).replay().events(None)[-1]
            endings.add(str(last.get("victory", last["event"])))
    assert endings >= {"points", "temple", "draw"}


def test_tekhenus_records_cover_every_number_of_players_level_option_and_verb() -> None:
    players, options, endings, verbs = set(), set(), set(), set()
    own_figures = False
    for path in RECORDS:
        if path.parent.name == "tekhenu":
            record = Record.parse(path.read_text(encoding="utf-8"))
            state = record.replay()
            players.add(state.players)
            chosen = dict(state.config.options)
            own_figures |= chosen.pop("figures") is not None
            options |= {item for item in chosen.items() if item[1] is not False}
            if state.players == 1:
                endings.add(str(state.events(None)[-1]["event"]))
            for entry in state.history.effective_entries() if state.history else []:
                if entry.seat >= 0 and entry.value >= 0:
                    verbs.add(state.config.spec.actions.at(entry.value).verb.name)
    assert players == {1, 2, 3, 4}
    levels = {("level", level) for level in ("easy", "medium", "hard")}
    flags = {(name, True) for name in ("random_start", "dear_decrees", "printed_horus")}
    assert options == levels | flags
    assert own_figures
    assert endings == {"won", "bot-won"}
    assert verbs == set(ennead.game("tekhenu").actions.verbs)


def test_ankhs_records_cover_every_ending_a_merge_and_a_forgotten_god() -> None:
    met = set()
    for path in RECORDS:
        if path.parent.name == "ankh":
            for event in Record.parse(path.read_text(encoding="utf-8")).replay().events(None):
                met.add(str(event.get("ending", event["event"])))
    assert met >= {"devotion", "only-god", "rank", "no-victory", "merged", "forgotten"}
