"""The tutorial's game conforms and works with everything else in Ennead."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
import reeds
from support.command_line import run

from ennead.core.errors import BadPosition
from ennead.testing import check_game
from ennead.words import LANGUAGES, Words

HOME = Path(__file__).parents[2] / "examples" / "reeds"


def test_it_conforms() -> None:
    check_game(reeds.GAME, games=15)


def test_blessed_reeds_count_twice_and_only_at_the_end() -> None:
    state = reeds.GAME.load(
        {
            "game": "reeds",
            "agenda": [["Turn", 0]],
            "table": {
                "beds": [0, 0, 2],
                "cut": [4, 3, 0, 3, 4, 5],
                "blessed": ["south", "north"],
            },
        }
    )
    assert state.scores == (7, 12)
    state.play(0, "cut south 2")
    assert state.over
    assert state.scores == (9 + 2, 12 + 3)
    assert state.ranking == (1, 0)


def test_a_blessing_is_a_secret_of_its_owner() -> None:
    state = reeds.GAME.new(seed=5)
    assert [bed is None for bed in state.view(0)["table"]["blessed"]] == [False, True]
    assert state.view(None)["table"]["blessed"] == [None, None]


def test_illegal_actions_have_a_reason() -> None:
    state = reeds.GAME.load(
        {
            "game": "reeds",
            "agenda": [["Turn", 1]],
            "table": {"beds": [1, 7, 0], "cut": [6, 0, 0, 0, 0, 7]},
        }
    )
    for action, reason in (
        ("cut north 2", "There is only 1 reed left in the north bed."),
        ("cut south 1", "There are no reeds left in the south bed."),
    ):
        why = state.why_not(1, action)
        assert why is not None
        assert Words("en", reeds.GAME).sentence(why.json(), ["A", "B"]) == reason


def test_an_impossible_position_is_refused() -> None:
    with pytest.raises(BadPosition, match="the north bed must have 7 reeds"):
        reeds.GAME.load({"game": "reeds", "agenda": [["Turn", 0]], "table": {"beds": [6, 7, 7]}})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_can_play_it(language: str) -> None:
    result = run(f"play reeds --seats random,greedy --seed 2 --lang {language}")
    assert result.exit_code == 0
    assert Words(language, reeds.GAME).message("game-title") not in ("", "game-title")


def test_the_arena_can_play_it(tmp_path: Path) -> None:
    result = run(f"arena reeds --bots greedy,random --games 10 --out {tmp_path}")
    assert result.exit_code == 0
    assert len(list((tmp_path / "records").iterdir())) == 10


def test_it_has_a_drawing() -> None:
    assert reeds.GAME.new(seed=5).svg(0).count("★") == 1
    assert reeds.GAME.new(seed=5).svg().count("★") == 0


def test_its_package_registers_it() -> None:
    package = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))
    named = package["project"]["entry-points"]["ennead.games"]
    assert named == {reeds.GAME.id: reeds.__name__}
