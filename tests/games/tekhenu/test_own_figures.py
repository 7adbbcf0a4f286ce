"""Own figures: printed values in place of those that the rulebook does not give."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from support.tekhenu.positions import NONE, TEKHENU, turn

from ennead.core.errors import BadOptions, BadPosition
from ennead.core.record import Record
from ennead.core.state import State
from ennead.games.tekhenu.data.ruleset import TekhenuRules
from ennead.words import Words

ENTRIES = TEKHENU.rulesets.entries()
DEAR = {"horus.cost": [6, 6, 6, 6, 6, 6], "tiles.p15.amount": 3}
EXTREME: dict[str, Any] = {
    "horus.cost": [0, 6, 0, 6, 0, 6],
    "horus.bonuses.1": [{"gold": 9}, {"faith": 9}, {"scribe": 9, "points": 9}],
    "horus.bonuses.5": [{}],
    "tracks.building_row": [{"bread": 5, "points": 20}] + [{"bread": 0, "points": 20}] * 9,
    "tracks.losses.from": [1, 2, 99],
    "tracks.milestones.gold": 1,
    "tracks.milestones.scribe": 2,
    "tracks.milestones.action": 3,
    "temple.cells": [[{"faith": 9, "gold": 9, "points": 9}] * 5] * 5,
    "tiles.p15.amount": 6,
    "technologies.t11.value": 6,
    **{f"temple.border.{side}": "RRRRR" for side in "nesw"},
    **{f"tiles.p{n:02}.edges": "RRRR" for n in range(1, 28)},
    **{f"tiles.p{n:02}.cost": {"limestone": n % 2 * 6, "granite": 0} for n in range(1, 28)},
    **{f"decrees.d{n:02}.symbol": "scroll" for n in range(1, 25)},
    **{f"starting.cards.s{n:02}.value": 6 for n in range(1, 4)},
}


def new(figures: object, players: int = 2, seed: int = 1) -> State:
    return TEKHENU.new(players, seed, {"figures": figures})


def rules_of(state: State) -> TekhenuRules:
    rules = state.config.rules
    assert isinstance(rules, TekhenuRules)
    return rules


def play_on(state: State, seed: int, moves: int = 100_000) -> State:
    rng = random.Random(seed)
    while not state.over and moves:
        seat = state.to_move[0]
        state.play(seat, rng.choice(state.legal(seat)))
        moves -= 1
    return state


def file_error_of(figures: object) -> dict[str, str | int] | None:
    """What is wrong with the figures, None if they can be played with."""
    try:
        new(figures)
    except BadOptions as error:
        return error.file_error or {"where": f"without a place: {error}"}
    return None


def test_only_the_given_entries_are_replaced() -> None:
    plain, own = rules_of(TEKHENU.new(2, 1)), rules_of(new(DEAR))
    assert own.statue_cost == [6] * 6
    assert own.tile_amount[14] == 3
    assert own.row_points == plain.row_points
    assert own.digest == plain.digest
    assert plain.statue_cost == [2, 3, 3, 4, 4, 5]


def test_every_entry_can_be_given() -> None:
    assert rules_of(new(ENTRIES)).data["tiles"] == rules_of(TEKHENU.new(2, 1)).data["tiles"]


def test_a_replaced_entry_is_no_longer_ours() -> None:
    entries = rules_of(new(DEAR)).data["proposed"]["entries"]
    assert "horus.cost" not in entries
    assert len(entries) == len(ENTRIES) - 2


def test_position_record_and_picture_keep_the_figures() -> None:
    state = play_on(new(DEAR), 3, 40)
    assert rules_of(TEKHENU.load(state.dump())).statue_cost == [6] * 6
    again = TEKHENU.replay(Record.parse(str(state.record(whole=True))))
    assert again.dump() == state.dump()
    view: Any = state.view(None)
    assert view["table"]["figures"] == DEAR
    assert ">6<" in state.svg(0)


def test_a_statue_costs_what_the_table_s_figures_say() -> None:
    figures = {"horus.cost": [1, 1, 1, 1, 1, 1]}
    for options, offered in (({}, False), ({"figures": figures}, True)):
        wheel = {"horus": ["white-5"]}
        state = turn(wheel, {"tokens": {**NONE, "granite": 1}}, options=options)
        state.play(0, "take horus-white-5")
        assert ("act horus" in [action.text for action in state.legal(0)]) == offered


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_with_extreme_figures_is_played_to_its_end(players: int) -> None:
    state = play_on(new(EXTREME, players), players)
    assert state.over
    TEKHENU.features(players, {"figures": EXTREME}).row(state, 0)
    assert TEKHENU.replay(Record.parse(str(state.record()))).scores == state.scores


@pytest.mark.parametrize(
    ("figures", "where", "expected"),
    [
        ({"horus.costs": [1]}, "horus.costs", "entries of the template"),
        ({"horus.bonuses.3": [{"gold": 1}]}, "horus.bonuses.3", "entries of the template"),
        ({"horus.cost": [1, 2]}, "horus.cost", "a list of 6"),
        ({"horus.cost": [2, 3, 3, 4, 4, 7]}, "horus.cost[5]", "from 0 to 6, not 7"),
        ({"horus.cost": [2, 3, 3, 4, 4, -1]}, "horus.cost[5]", "from 0 to 6, not -1"),
        ({"horus.cost": [2, 3, 3, 4, 4, 5.0]}, "horus.cost[5]", "not 5.0"),
        ({"horus.cost": [2, 3, 3, 4, 4, True]}, "horus.cost[5]", "not true"),
        ({"horus.bonuses.1": []}, "horus.bonuses.1", "a list of 1"),
        ({"horus.bonuses.1": [{"wine": 1}]}, "horus.bonuses.1[0]", 'not "wine"'),
        ({"horus.bonuses.1": [{"points": 1}, {"gold": 1}]}, "horus.bonuses.1", "different tokens"),
        ({"tracks.building_row": [{"bread": 1}] * 10}, "tracks.building_row[0].points", "missing"),
        (
            {"tracks.building_row": [{"bread": 1, "points": 0}] * 10},
            "tracks.building_row",
            "more than 5 bread",
        ),
        ({"tracks.losses.from": [5, 3, 8]}, "tracks.losses.from", "must rise"),
        ({"tracks.milestones.gold": 22}, "tracks.milestones.gold", "from 1 to 21"),
        ({"temple.cells": [[{}] * 5] * 4}, "temple.cells", "a list of 5"),
        ({"temple.cells": [[{}] * 5] * 4 + [[1] * 5]}, "temple.cells[4][0]", "an object"),
        ({"temple.border.n": "RGBYX"}, "temple.border.n", "5 of the letters RGBY"),
        ({"temple.spaces.w1": {"bread": 2, "players": 0}}, "temple.spaces.w1.players", "1 to 4"),
        ({"osiris.second.3": {"papyrus": "bread"}}, "osiris.second.3.bread", "missing"),
        ({"tiles.p01.edges": ["R"] * 4}, "tiles.p01.edges", "4 of the letters"),
        ({"tiles.p01.cost": {"gold": 1}}, "tiles.p01.cost", "limestone, granite"),
        ({"tiles.p01.cost": {"limestone": 4, "granite": 4}}, "tiles.p01.cost", "0 to 6, not 8"),
        ({"decrees.d01.symbol": None}, "decrees.d01.symbol", "scroll, people"),
        ({"destiny.f01.ankh": 2}, "destiny.f03.ankh", "differ"),
        ({"starting.cards.s01.value": "5"}, "starting.cards.s01.value", 'not "5"'),
        ({"technologies.t11.value": 0}, "technologies.t11.value", "from 1 to 6"),
    ],
)
def test_an_error_names_the_entry_and_what_was_expected(
    figures: dict[str, Any], where: str, expected: str
) -> None:
    with pytest.raises(BadOptions) as raised:
        new(figures)
    assert where in str(raised.value)
    assert expected in str(raised.value)
    file_error = raised.value.file_error
    assert file_error is not None
    for language in ("en", "ru", "pl"):
        assert where in Words(language, TEKHENU).message(
            f"file-error-{file_error['error']}", **file_error
        )


@pytest.mark.parametrize(
    "figures",
    [
        {"tiles.p15.amount": float("nan")},
        {"tiles.p15.amount": float("inf")},
        {"tiles.p15.amount": 10**5000},
        {"horus.cost": [2] * 100_000},
        {"x" * 70_000: 1},
        {"horus.cost": json.loads("[" * 60 + "]" * 60)},
        {"__proto__": 1},
        {"": 1},
        {"horus": {"cost": [2] * 6}},
        {"proposed.entries": []},
        ["horus.cost"],
        "horus.cost",
    ],
)
def test_a_hostile_file_is_refused(figures: object) -> None:
    with pytest.raises(BadOptions):
        new(figures)


def test_a_damaged_template_is_refused_or_played_but_never_crashes() -> None:
    rng = random.Random(5)
    hostile: list[Any] = [
        None,
        True,
        -1,
        10**9,
        0.5,
        "",
        "R",
        [],
        {},
        [[]],
        {"gold": -1},
        {"gold": {}},
    ]
    for _ in range(600):
        figures = copy.deepcopy(ENTRIES)
        path = rng.choice(list(figures))
        value = figures[path]
        if isinstance(value, list) and rng.random() < 0.7:
            value[rng.randrange(len(value))] = rng.choice(hostile)
        elif isinstance(value, dict) and rng.random() < 0.7:
            value[rng.choice(list(value))] = rng.choice(hostile)
        else:
            figures[path] = rng.choice(hostile)
        file_error = file_error_of(figures)
        assert file_error is None or path.startswith(
            str(file_error["where"]).partition("[")[0][: len(path)]
        )


def test_a_position_with_wrong_figures_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"horus\.cost"):
        turn({}, options={"figures": {"horus.cost": 1}})
