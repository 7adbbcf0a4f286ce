"""Aton's board in the terminal, in many positions and every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest
from rich.text import Text

import ennead
from ennead.core.state import State
from ennead.games.aton.drawing.terminal import draw
from ennead.terminal.answer_parser import board_names
from ennead.words import LANGUAGES, Words

ATON = ennead.game("aton")
NAMES = ["Nefertiti of Amarna", "Bot greedy"]


@cache
def words(language: str) -> Words:
    return Words(language, ATON)


def plain(state: State, seat: int | None, language: str = "en", lit: bool = False) -> str:
    shown = board_names(state.legal(seat)) if lit and seat is not None else set()
    markup = draw(state.view(seat), words(language).message, NAMES, shown)
    return Text.from_markup(markup).plain


def positions(seed: int) -> Iterator[State]:
    """Every position of a random game."""
    dice = random.Random(seed)
    state = ATON.new(seed=seed)
    while not state.over:
        yield state
        seat = dice.choice(state.to_move)
        state.play(seat, dice.choice(state.legal(seat)))
    yield state


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_fits_the_screen(language: str) -> None:
    for state in positions(11):
        for seat in (None, 0, 1):
            lines = plain(state, seat, language, lit=True).splitlines()
            assert max(map(len, lines)) <= 80, lines
            assert len(lines) <= 20


def test_the_empty_board_shows_every_cell() -> None:
    text = plain(ATON.new(seed=1), None)
    grid = "\n".join(line[:55] for line in text.splitlines()[:11])
    cells = re.findall(r"(?<= )[YGKB](?= )|\+[12]", grid)
    counts = {kind: cells.count(kind) for kind in ("Y", "G", "K", "B", "+1", "+2")}
    assert counts == {"Y": 14, "G": 14, "K": 10, "B": 4, "+1": 4, "+2": 2}


def test_priests_are_drawn_on_their_cells() -> None:
    state = ATON.new(seed=7)
    for seat, answer in [(0, "keep"), (1, "keep"), (0, "lay 1 1 3 4")]:
        state.play(seat, answer)
    state.play(1, state.legal(1)[0])
    seat = state.to_move[0]
    before = plain(state, seat).count("▲●"[seat])
    cell = state.legal(seat)[0].named_args()["cell"]
    assert cell == "1a1"
    state.play(seat, f"place {cell}")
    row = next(line for line in plain(state, seat).splitlines() if line.startswith(" a"))
    assert row.startswith(f" a  {'▲●'[seat]} Y ")
    assert plain(state, seat).count("▲●"[seat]) == before + 1


def test_highlighted_cells_are_marked_without_color_too() -> None:
    for state in positions(4):
        for seat in state.to_move:
            cells = board_names(state.legal(seat))
            text = plain(state, seat, lit=True)
            assert text.count("‹") == text.count("›") == len(cells)


def test_a_hand_is_drawn_only_for_its_owner() -> None:
    state = ATON.new(seed=7)
    hand = state.view(0)["table"]["sides"][0]["hand"]
    cards = "   ".join(map(str, hand))
    assert cards in plain(state, 0)
    assert cards not in plain(state, 1)
    assert cards not in plain(state, None)
    assert plain(state, 1).count("░░░") == 4
    assert plain(state, None).count("░░░") == 8


def test_scores_supplies_and_the_kingdom_are_drawn() -> None:
    for state in positions(11):
        view = state.view(None)
        text = plain(state, None)
        for seat, side in enumerate(view["table"]["sides"]):
            assert f"Supply {side['supply']}  Deck {side['deck']}" in text
            assert re.search(rf"{'▲●'[seat]} {NAMES[seat]} \w+ +{state.scores[seat]} [━╌]", text)
        dead = sum(side["dead"] for side in view["table"]["sides"])
        assert f"{dead}/8" in text
