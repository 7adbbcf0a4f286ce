"""Where each card and tile stops: what it does not do, and where it cannot be played."""

from __future__ import annotations

import pytest
from games.tekhenu.tekhenu_table import act, head, legal, load, play, scored, tokens, told, turn

NONE = {"papyrus": 0, "bread": 0, "limestone": 0, "granite": 0, "gold": 0, "scribe": 0}
RICH = {"papyrus": 9, "bread": 9, "limestone": 9, "granite": 9, "gold": 0, "scribe": 5}


def numbered(letter: str, last: int, *, without: tuple[int, ...] = ()) -> list[str]:
    return [f"{letter}{n:02}" for n in range(1, last + 1) if n not in without]


FITS = {
    "draft": {"b07", "b08", "b23", "b24"},
    "deed": {*numbered("b", 20, without=(1, 2, 3, 4, 5, 6, 13, 14, 15, 16))},
    "production": {"b01", "b02", "b03", "b04", "b05", "b06", "b21", "b22"},
    "horus": {"b13", "b14"},
    "ra": {"b13", "b14"},
    "hathor": {"b15", "b16"},
    "bastet": {"b15", "b16"},
    "thoth": set(),
    "osiris": set(),
    "end": {"b07", "b08"},
}
"""At which questions a blessing may be played, by the windows of the specification."""


@pytest.mark.parametrize("card", numbered("b", 24))
@pytest.mark.parametrize("god", ["horus", "ra", "hathor", "bastet", "thoth", "osiris"])
def test_a_blessing_fits_no_other_god_s_action(card: str, god: str) -> None:
    state = act(god, 1, {"blessings": [card], "tokens": RICH, "happiness": 3})
    assert (f"play {card}" in legal(state)) == (card in FITS[god])


@pytest.mark.parametrize("card", numbered("b", 24))
def test_a_blessing_fits_no_other_moment_of_the_turn(card: str) -> None:
    mine = {"blessings": [card], "tokens": RICH, "happiness": 3, "population": 6}
    state = turn({"hathor": ["brown-1"]}, mine)
    assert (f"play {card}" in legal(state)) == (card in FITS["draft"])
    play(state, 0, "take hathor-brown-1")
    assert (f"play {card}" in legal(state)) == (card in FITS["deed"])
    play(state, 0, "produce bread")
    window = "production" if card in FITS["production"] else "end"
    assert (f"play {card}" in legal(state)) == (card in FITS[window])
    assert state.to_move == ((0,) if card in FITS[window] else (1,))


@pytest.mark.parametrize("card", numbered("b", 24))
def test_a_blessing_is_played_once_and_by_its_owner(card: str) -> None:
    state = turn({"hathor": ["brown-1"]}, {}, {"blessings": [card]})
    assert f"play {card}" not in legal(state)
    reason = state.why_not(0, f"play {card}")
    assert reason is not None
    assert reason.kind.name == "not-your-blessing"


@pytest.mark.parametrize("card", numbered("t", 24, without=(16,)))
def test_a_technology_leaves_other_actions_alone(card: str) -> None:
    """A tainted yellow 2 that produces as much as the level allows concerns none of them."""
    state = turn({"horus": ["yellow-2"]}, {"technologies": [card], "tokens": NONE})
    play(state, 0, "take horus-yellow-2")
    if card == "t13":
        play(state, 0, "value 2")
    assert scored(state) == {}
    assert tokens(state) == {"papyrus": 3 if card == "t13" else 2}
    assert head(state)["right"] == ["yellow-2"]


@pytest.mark.parametrize("card", numbered("t", 24, without=(16,)))
def test_a_technology_works_for_its_owner_only(card: str) -> None:
    mine = {"tokens": RICH, "happiness": 4, "population": 9}
    plain = act("bastet", 1, mine)
    owned = act("bastet", 1, mine, {"technologies": [card]})
    assert (head(owned), scored(owned, 1)) == (head(plain), {})


@pytest.mark.parametrize("card", numbered("d", 24))
def test_a_decree_brings_nothing_to_whoever_has_nothing(card: str) -> None:
    agenda: list[list[object]] = [["RevealDecrees"], ["Turn", 0], ["EndOfRound"]]
    poor = {"decrees": [card], "tokens": NONE, "happiness": 0, "population": 1}
    state = load(agenda, [{}, {}, poor], players=3)
    assert scored(state, 2) == ({"d02": 3} if card == "d02" else {}), "d02 counts its own symbol"


BACKGROUND = {
    **dict.fromkeys(["p01", "p04", "p07", "p11", "p13", "p17", "p19"], "sunny"),
    **dict.fromkeys(["p03", "p06", "p08", "p12", "p15", "p16", "p20"], "shaded"),
    **dict.fromkeys(["p02", "p05", "p09", "p10", "p14", "p18", "p21"], "dark"),
}


@pytest.mark.parametrize("tile", numbered("p", 27))
def test_a_tile_s_ability_works_in_its_own_light_only(tile: str) -> None:
    worked = []
    for arrow, light in (("ra", "sunny"), ("horus", "shaded"), ("osiris", "dark")):
        row = [*[other for other in ("p22", "p23", "p24") if other != tile][:2], tile]
        wheel = {"horus": ["gray-1", "gray-2"], "bastet": ["gray-1"]}
        mine = {"tokens": RICH, "happiness": 2}
        state = act("ra", 1, mine, {"tokens": RICH}, arrow=arrow, wheel=wheel, row=row)
        play(state, 0, "place b3", "turn 0")
        if told(state, "ability-works") or legal(state) == ["use", "decline"]:
            worked.append(light)
    assert worked == ([BACKGROUND[tile]] if tile in BACKGROUND else [])
