"""The terminal drawing of Tekhenu, at many positions and in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest
from rich.text import Text

import ennead
from ennead.core.state import State
from ennead.games.tekhenu.drawing.terminal import draw
from ennead.games.tekhenu.knowledge.view import TekhenuView
from ennead.terminal.answer_parser import board_names
from ennead.words import LANGUAGES, Words

TEKHENU = ennead.game("tekhenu")
NAMES = ["Nefertiti of Amarna", "Bot greedy", "Khepri the secondone", "Anna"]


@cache
def words(language: str) -> Words:
    return Words(language, TEKHENU)


def plain(state: State, seat: int | None, language: str = "en", lit: bool = True) -> str:
    shown = board_names(state.legal(seat)) if lit and seat is not None else set()
    markup = draw(state.view(seat), words(language).message, NAMES[: state.players], shown)
    return Text.from_markup(markup).plain


def positions(players: int, seed: int, **options: object) -> Iterator[State]:
    """Every position of a random game."""
    dice = random.Random(seed)
    state = TEKHENU.new(players=players, seed=seed, options=options)
    while not state.over:
        yield state
        seat = dice.choice(state.to_move)
        state.play(seat, dice.choice(state.legal(seat)))
    yield state


def table(state: State) -> TekhenuView:
    return cast(TekhenuView, state.view(None)["table"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_position_fits_a_hundred_columns(players: int, language: str) -> None:
    for number, state in enumerate(positions(players, 11)):
        if number % 3 == 0 or state.over:
            for seat in (None, *range(players)):
                lines = plain(state, seat, language).splitlines()
                assert max(map(len, lines)) <= 100, max(lines, key=len)


def test_every_die_is_drawn_with_its_state() -> None:
    sign = {"pure": "+", "tainted": "-", "forbidden": "×"}
    short = {"yellow": "Ye", "brown": "Bn", "white": "Wh", "black": "Bk", "gray": "Gy"}
    for state in positions(3, 5):
        wheel = "\n".join(plain(state, None).split("\n\n")[1].splitlines())
        drawn = sorted(wheel.replace("›", " ").split())
        for dice in table(state)["wheel"].values():
            for die in dice:
                _, colour, value = die["die"].split("-")
                drawn.remove(f"{short[colour]}{value}{sign[die['purity']]}")


def test_choices_are_marked_even_without_colour() -> None:
    marked = {"take": "›", "place": "‹", "build": "‹", "found": "‹", "choose": "‹"}
    verbs = set()
    for state in positions(2, 3):
        for seat in state.to_move:
            options = state.legal(seat)
            of_one = {option.verb.name for option in options}
            if len(of_one) == 1 and of_one <= {"place", "build", "found"}:
                text = plain(state, seat)
                assert text.count("‹") == text.count("›") == len(options)
                verbs |= of_one
            elif "take" in of_one:
                dice = [option for option in options if option.verb.name == "take"]
                assert plain(state, seat).count(marked["take"]) >= len(dice)
                verbs.add("take")
    assert {"place", "found", "take"} <= verbs


def test_pieces_stand_where_they_were_built() -> None:
    for state in positions(2, 8):
        text = plain(state, None, lit=False)
        heads = table(state)["heads"]
        for head, shape in zip(heads, "▲●", strict=True):
            pieces = sum(head["gods"].values()) + len(head["people"])
            pieces += len(head["works"]) + len(head["buildings"])
            pieces += sum(
                1 for tile in table(state)["tiles"].values() if tile["owner"] == heads.index(head)
            )
            named = 3 if "If scored now" in text else 2
            assert text.count(shape) == pieces + named
        for cell, tile in table(state)["tiles"].items():
            assert cell not in text.split()
            assert tile["tile"].upper() in text


def test_decrees_are_drawn_only_for_their_owner() -> None:
    state = TEKHENU.new(players=2, seed=7)
    for seat in (0, 1):
        mine = state.view(seat)["table"]["heads"][seat]["drawn"]
        assert all(card.upper() in plain(state, seat) for card in mine)
        assert not any(card.upper() in plain(state, 1 - seat) for card in mine)
        assert not any(card.upper() in plain(state, None) for card in mine)
    state.play(0, "keep 1")
    state.play(1, "keep 2")
    assert "1 hidden" in plain(state, 0)
    assert plain(state, None).count("1 hidden") == 2


def test_cards_that_can_be_chosen_are_explained_in_every_language() -> None:
    for language in LANGUAGES:
        for state in positions(1, 2):
            seat = state.to_move[0] if not state.over else 0
            flat = " ".join(plain(state, seat, language).split())
            for option in state.legal(seat):
                if option.verb.name in ("choose", "destiny", "card", "play"):
                    card = str(option).split()[1]
                    text = words(language).message(f"card-{card}-text")
                    assert " ".join(text.split()) in flat


def test_botankhamun_s_tiles_are_drawn_with_his_position() -> None:
    for state in positions(1, 4, level="hard"):
        text = plain(state, None)
        assert "Botankhamun" in text
        names = table(state)["pyramid"]
        progress = table(state)["progress"]
        assert text.count("‹") == (progress is not None)
        if progress is not None:
            name = names[progress]
            assert f"‹{name.upper() if name[1:].isdigit() else name.capitalize()}›" in text


def test_the_track_bar_has_the_length_of_its_markers() -> None:
    for state in positions(2, 6):
        for head in table(state)["heads"]:
            bar = "━" * head["happiness"] + "╌" * (head["population"] - head["happiness"])
            bar += "·" * (21 - head["population"])
            assert f" {bar} " in plain(state, None)
