"""§7.1, Control Monument."""

from __future__ import annotations

from typing import Any, cast

from support.ankh.boards import CONTROL, TWO
from support.ankh.positions import (
    ANKH,
    asked,
    at,
    event,
    events_of,
    followers,
    god,
    legal,
    load,
    of,
    play,
)

from ennead.games.ankh.rules.state import Ankh


def test_16_8_only_a_neutral_neighbour_can_be_taken() -> None:
    state = event(CONTROL, "ControlMonument")
    assert at(state, "C2", "C4", "D3") == ["isis temple", "neutral pyramid", "ra obelisk"]
    assert of(state, "isis")["ankhs"] == 8


def test_16_8_no_target_while_a_far_one_is_neutral() -> None:
    board = "Isis: G J1, W C3 | Ra: G J9, obelisk D3 | neutral: pyramid C4"
    state = event(board, "ControlMonument")
    assert at(state, "C4", "D3") == ["neutral pyramid", "ra obelisk"]
    assert of(state, "isis")["ankhs"] == 9
    assert len(events_of(state, "no-control")) == 1


def test_16_8_without_neutral_monuments_an_enemy_s_is_taken() -> None:
    board = "Isis: G J1, W C3, temple C2 | Ra: G J9, obelisk D3, pyramid C4"
    state = event(board, "ControlMonument")
    assert at(state, "C2", "D3", "C4") == ["isis temple", "isis obelisk", "ra pyramid"]
    assert of(state, "ra")["ankhs"] == 9 - 1
    assert of(state, "isis")["ankhs"] == 9 - 2


def test_a_monument_beside_any_own_figure_can_be_taken() -> None:
    board = "Isis: G E2, W C6 | Ra: G J9 | neutral: temple D2, pyramid C7, obelisk A3"
    state = event(board, "ControlMonument")
    assert legal(state, "isis") == ["control C7", "control D2"]


def test_own_monuments_are_not_targets() -> None:
    board = "Isis: G E2, temple D2 | Ra: G J9, obelisk F1, obelisk J8"
    state = event(board, "ControlMonument")
    assert at(state, "D2", "F1") == ["isis temple", "isis obelisk"]
    assert events_of(state, "seized")[0]["owner"] == 1


def test_without_any_monument_nothing_happens() -> None:
    state = event(TWO, "ControlMonument")
    assert asked(state) == ["action ra"]
    assert of(state, "isis")["ankhs"] == 9


def test_a_gain_counts_a_monument_taken_earlier() -> None:
    board = "Isis: G E2 | Ra: G J9 | neutral: temple D2"
    state = event(board, "ControlMonument")
    play(state, "ra", "act unlock", "decline")
    play(state, "isis", "act gain")
    assert followers(state, "isis") == 2


def test_a_lost_god_leaves_no_neutral_monuments() -> None:
    """Merging destroys them instead of making them neutral, so Control looks elsewhere."""
    board = "Isis: G J1, temple D2 | Ra: G E2 | Amun: G A8, obelisk F1"
    heads = {"isis": god(devotion=1), "ra": god(devotion=2), "amun": god(devotion=9)}
    state = load(board, [["MergeGods"], ["EndTurn", 0]], heads, events=12)
    position = state.dump()
    position["agenda"] = [["ControlMonument", 1], ["EndTurn", 1]]
    cast(dict[str, Any], position["table"]).update(events=14, active=1)
    taken = cast(Ankh, ANKH.load(position))
    assert at(taken, "D2", "F1") == ["", "ra obelisk"]


def test_control_by_a_figure_across_a_camel_is_not_possible() -> None:
    camels = ["B6-C6", "C6-C7", "C7-D6", "C7-D7", "C8-D7"]
    tokens = {"1": "A2", "2": "C9", "3": "A3", "4": "A7"}
    board = "Isis: G C7 | Ra: G J9 | neutral: temple D6"
    state = event(board, "ControlMonument", camels=camels, tokens=tokens)
    assert at(state, "D6") == ["neutral temple"]


def test_a_monument_beside_apep_in_water_can_be_taken() -> None:
    """A Monument beside a figure on water is adjacent to it and can be taken."""
    board = "Isis: G J9, apep E4 | Ra: G A8 | neutral: temple D3, pyramid E5"
    state = event(board, "ControlMonument")
    assert legal(state, "isis") == ["control D3", "control E5"]


def test_ruling_37_control_cannot_be_declined() -> None:
    state = event(
        "Isis: G E2 | Ra: G J9, temple J8 | neutral: temple D2, obelisk F1", "ControlMonument"
    )
    assert legal(state, "isis") == ["control D2", "control F1"]
    last = event("Isis: G E2 | Ra: G J9, temple J8 | neutral: temple D2", "ControlMonument")
    assert at(last, "D2") == ["isis temple"]


def test_ruling_37_without_an_ankh_token_nothing_is_taken() -> None:
    spaces = ["A3", "A4", "B3", "B4", "C4", "C5", "C6", "C7", "C8"]
    nine = ", ".join(f"{'obelisk' if i < 5 else 'temple'} {s}" for i, s in enumerate(spaces))
    board = f"Isis: G E2, {nine} | Ra: G J9 | neutral: pyramid D2"
    state = event(board, "ControlMonument")
    assert at(state, "D2") == ["neutral pyramid"]
    assert of(state, "isis")["ankhs"] == 0


def test_ruling_52_control_for_a_pair_looks_at_the_pair_s_monuments() -> None:
    board = "Isis: G E2, obelisk D2 | Amun: G J9, temple F1 | Ra: joins Isis"
    state = event(board, "ControlMonument", 2)
    assert at(state, "D2", "F1") == ["isis obelisk", "isis temple"]
    assert of(state, "amun")["ankhs"] == 9
