"""Whole games that must replay for ever, whatever is changed in the engine.

A record that no longer replays means that running tables would break too: a changed rule needs
a new data version, not a new record here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import ennead
from ennead.core.record import Record

RECORDS = sorted(Path(__file__).parent.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_replays_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert record.header("Game") == path.parent.name
    state = record.replay()
    assert state.over
    assert str(state.record(names=record.headers["Players"])) == text


def test_every_game_of_the_house_has_golden_records() -> None:
    recorded = {path.parent.name for path in RECORDS}
    housed = {game.id for game in ennead.games() if game.home.startswith("ennead.games.")}
    assert housed == recorded


def test_aton_s_cover_every_ending_that_random_games_reach() -> None:
    endings = set()
    for path in RECORDS:
        if path.parent.name == "aton":
            last = Record.parse(path.read_text(encoding="utf-8")).replay().events(None)[-1]
            endings.add(str(last.get("victory", last["event"])))
    assert endings >= {"points", "temple", "draw"}


def test_tekhenu_s_cover_all_numbers_of_players_levels_options_and_verbs() -> None:
    players, options, endings, verbs = set(), set(), set(), set()
    for path in RECORDS:
        if path.parent.name == "tekhenu":
            record = Record.parse(path.read_text(encoding="utf-8"))
            state = record.replay()
            players.add(state.players)
            options |= {item for item in state.setting.options.items() if item[1] is not False}
            if state.players == 1:
                endings.add(str(state.events(None)[-1]["event"]))
            for entry in state.history.line() if state.history else []:
                if entry.seat >= 0 and entry.what >= 0:
                    verbs.add(state.setting.card.actions.at(entry.what).verb.name)
    assert players == {1, 2, 3, 4}
    levels = {("level", level) for level in ("easy", "medium", "hard")}
    flags = {(name, True) for name in ("random_start", "dear_decrees", "printed_horus")}
    assert options == levels | flags
    assert endings == {"won", "bot-won"}
    assert set(ennead.game("tekhenu").actions.verbs) - verbs <= {"again", "triangles"}


def test_ankh_s_cover_every_ending_merging_and_forgetting() -> None:
    met = set()
    for path in RECORDS:
        if path.parent.name == "ankh":
            for event in Record.parse(path.read_text(encoding="utf-8")).replay().events(None):
                met.add(str(event.get("ending", event["event"])))
    assert met >= {"devotion", "only-god", "rank", "no-victory", "merged", "forgotten"}
