"""The board of Ankh in a terminal, in many positions and in every language."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.text import Text

import ennead
from ennead.core.state import State
from ennead.games.ankh.drawing.terminal import draw
from ennead.terminal.answer_parser import board_names
from ennead.words import LANGUAGES, Words

ANKH = ennead.game("ankh")
NAMES = ["Nefertiti of Amarna, the Beautiful", "Bot greedy", "Ann", "Пётр", "[Zażółć]"]


@cache
def words(language: str) -> Words:
    return Words(language, ANKH)


def drawn(view: object, language: str = "en", lit: set[str] | None = None) -> str:
    assert isinstance(view, dict)
    markup = draw(view, words(language).message, NAMES[: view["players"]], lit or set())
    return Text.from_markup(markup, emoji=False).plain


def table_of(state: State) -> dict[str, Any]:
    """A view that a test may modify."""
    return copy.deepcopy(dict(state.view(None)))


def positions(players: int, seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game, and its last."""
    dice = random.Random(seed)
    options = {"guardians": "chosen", "gods": "chosen", "scenario": "random"}
    state = ANKH.new(players=players, seed=seed, options=options)
    moves = 0
    while not state.over:
        if moves % every == 0:
            yield state
        seat = dice.choice(state.to_move)
        state.play(seat, dice.choice(state.legal(seat)))
        moves += 1
    yield state


def original_map(players: int) -> State:
    return ANKH.new(players=players, seed=1, options={"scenario": "black-land"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_fits_the_screen(players: int, language: str) -> None:
    for state in positions(players, seed=players, every=7):
        for seat in state.to_move[:1] or [None]:
            lit = board_names(state.legal(seat)) if seat is not None else set()
            lines = drawn(state.view(seat), language, lit).splitlines()
            assert max(map(len, lines)) <= 100, lines
            flat = table_of(state)["table"]["map"]["orientation"] == "flat"
            assert len(lines) <= (80 if flat else 68)


def test_every_space_has_its_name_ground_and_region() -> None:
    state = ANKH.new(players=3, seed=1, options={"scenario": "black-land"})
    text = drawn(state.view(None))
    found = re.findall(r'[│≈∩] ([A-J]\d+) +(["~.])', text)
    table = table_of(state)["table"]
    marks = {"fertile": '"', "desert": ".", "water": "~"}
    assert dict(found) == {
        name: marks[space["terrain"]] for name, space in table["map"]["hexes"].items()
    }
    lower = "\n".join(line[:74] for line in text.splitlines()[2:31:3])
    sizes = {region["token"]: len(region["land"]) for region in table["regions"]}
    assert {n: len(re.findall(rf"{n}(?=[│≈∩])", lower)) for n in (1, 2, 3)} == sizes


def test_rivers_and_camels_lie_on_their_sides() -> None:
    state = ANKH.new(players=4, seed=1, options={"scenario": "twin-cities"})
    view = table_of(state)
    view["table"]["pieces"] = {}
    lines = drawn(view).splitlines()
    assert lines[1].startswith('│ A1  ~│ A2  "≈ A3  "│')
    assert lines[3].startswith("·──·───·──·───·≈≈·───·")
    assert set(view["table"]["camels"]) == {"F7-G7", "G7-G8", "G8-H7"}
    assert lines[18][42:53] == "·≈≈·∩∩∩·──·"
    assert lines[19][42:58] == '│ G7  "∩ G8  .│ '
    assert lines[21][45:53] == "·───·∩∩·"


def test_the_camels_being_laid_and_the_sides_to_choose_from_differ() -> None:
    view = table_of(original_map(2))
    view["table"]["laid"] = ["C1-C2"]
    line = drawn(view, lit={"C2-C3"}).splitlines()[7]
    assert line.startswith('│ C1  .+ C2  .? C3  "≈ C4')
    assert "+ Camel of this caravan" in drawn(view)


def test_pieces_show_their_kind_owner_sun_and_claws() -> None:
    view = table_of(original_map(3))
    table = view["table"]
    owners = {god["gods"][0]: god["seats"][0] for god in table["gods"]}
    god, owner = next(iter(owners.items()))
    letters = words("en").message(f"god-{god}-short")
    plain: dict[str, object] = {"sun": False, "facing": None, "claws": []}
    table["pieces"] = {
        "C1": {"kind": "temple", "god": None, **plain},
        "C2": {"kind": "god", "god": owner, **plain},
        "C3": {**plain, "kind": "warrior", "god": owner, "sun": True},
        "C4": {**plain, "kind": "giant-scorpion", "god": owner, "facing": "sw"},
    }
    table["gates"] = ["C3"]
    table["cities"] = ["C4"]
    lines = drawn(view).splitlines()
    assert lines[7].startswith('│ C1  .│ C2  .│ C3  U≈ C4  "│')
    assert re.match(rf"│Π··  \d│G{letters}  \d│W{letters}\* \d≈↙{letters} #\d│", lines[8]), lines[8]


def test_spaces_to_choose_from_are_marked_without_colour_too() -> None:
    for state in positions(3, seed=5, every=11):
        for seat in state.to_move:
            lit = board_names(state.legal(seat))
            spaces = [name for name in lit if re.fullmatch(r"[A-L]\d+", name)]
            text = "\n".join(drawn(state.view(seat), lit=lit).splitlines()[:44])
            assert len(re.findall(r"‹[A-L]\d+›", text)) == len(spaces)


def test_stacks_are_drawn_on_the_devotion_track_with_the_leader_first() -> None:
    view = table_of(ANKH.new(players=3, seed=1))
    table = view["table"]
    letters = {
        god["seats"][0]: words("en").message(f"god-{god['gods'][0]}-short") for god in table["gods"]
    }
    table["stacks"] = [[] for _ in table["stacks"]]
    table["stacks"][2] = [0, 1]
    table["stacks"][31] = [2]
    lines = drawn(view).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("Devotion"))
    assert lines[at] == f"Devotion  {letters[2]} 31  {letters[1]} 2  {letters[0]} 2"
    assert lines[at + 1] == f"{'':6}{letters[1]}"
    assert lines[at + 2] == f"{'':6}{letters[0]}{'':85}{letters[2]}"
    assert lines[at + 3].startswith("0  ·  ·  ·  ·  5  ·")


def test_a_map_of_twelve_columns_has_its_panel_below() -> None:
    view = table_of(ANKH.new(players=2, seed=1))
    table = view["table"]
    hexes = {
        f"{row}{column}": {"terrain": "desert", "region": "all"}
        for row in "AB"
        for column in range(1, 13)
    }
    table["map"] = {"orientation": "pointy", "hexes": hexes, "rivers": []}
    table["pieces"] = {}
    table["regions"] = [{**table["regions"][0], "land": list(hexes)}]
    lines = drawn(view).splitlines()
    assert lines[1].endswith("│ A12 .│")
    assert max(map(len, lines)) <= 100
    assert lines[8].startswith("Turn 1") or lines[8].startswith("Events")


def test_every_god_is_listed_with_its_possessions() -> None:
    for state in positions(5, seed=8, every=40):
        view = table_of(state)
        text = " ".join(drawn(view).split())
        for god in view["table"]["gods"]:
            if god["in_play"]:
                assert f"Devotion {god['devotion']} Followers {god['followers']} " in text
                for power in god["powers"]:
                    assert words("en").message(f"power-{power}") in text
        assert "(Zażółć)" in text
        assert "Nefertiti of Amarna, the Be…" in text


def test_a_battle_shows_its_cards_once_revealed() -> None:
    view = table_of(ANKH.new(players=2, seed=1))
    view["table"]["battle"] = {
        "token": 3,
        "fighters": [0, 1],
        "two_cards": [],
        "cards": {"0": ["flood"], "1": []},
        "safe": [],
        "fallen": {},
        "dead": [],
        "winner": 0,
    }
    first, second = [
        words("en").message(f"god-{god['gods'][0]}-short") for god in view["table"]["gods"]
    ]
    assert f"Battle in region 3  {first} Flood ★  {second} …" in drawn(view)
