"""Written positions: what cannot be is refused, with a word on what is wrong."""

from __future__ import annotations

from typing import Any

import pytest
from games.ankh.ankh_table import CARDS, conflict, god, load, turn

from ennead.core.errors import BadPosition

TWO = "Isis: G J1 | Ra: G J9"
THREE = "Isis: G J1 | Ra: G J9 | Amun: joins Isis"
FIRST = [["FirstAction", 0]]
SEVEN = ", ".join(f"W {space}" for space in ("J2", "J3", "J4", "I1", "I2", "I4", "H1"))
ELEVEN = ", ".join(f"temple A{n}" for n in (2, 3, 4, 7, 8))
ELEVEN += "," + ", ".join(f"temple C{n}" for n in range(1, 7))


@pytest.mark.parametrize(
    ("board", "fields", "word"),
    [
        ("Isis: G J1, G J2 | Ra: G J9", {}, "God"),
        ("Isis: W J2 | Ra: G J9", {}, "God"),
        (f"Isis: G J1, {SEVEN} | Ra: G J9", {}, "Warriors"),
        (f"Isis: G J1 | Ra: G J9 | neutral: {ELEVEN}", {}, "temple"),
        ("Isis: G J1, W A1 | Ra: G J9", {}, "A1"),
        ("Isis: G J1, temple A1 | Ra: G J9", {}, "A1"),
        ("Isis: G J1, W L9 | Ra: G J9", {}, "L9"),
        ("Isis: G J1, satet J2, satet J3 | Ra: G J9", {}, "satet"),
        ("Isis: G J1, satet J2 | Ra: G J9, cat-mummy J8", {"guardians": None}, "cat-mummy"),
        ("Isis: G J1, W J2* | Ra: G J9", {}, "J2"),
        ("Isis: G J1, giant-scorpion J2>s | Ra: G J9", {}, "s points"),
        (TWO, {"facings": {"J1": "n"}}, "J1"),
        (TWO, {"gates": ["C5"]}, "Osiris"),
        ("Isis: G J1 | Osiris: G J9", {"gates": ["J1"]}, "J1"),
        ("Isis: G J1 | Osiris: G J9", {"gates": ["A1"]}, "A1"),
        ("Isis: G J1, temple J2 | Osiris: G J9", {"gates": ["J2"]}, "J2"),
        (TWO, {"slots": [0]}, "Anubis"),
        ("Isis: G J1 | Anubis: G J9", {"slots": [1]}, "1"),
        ("Isis: G J1 | Anubis: G J9", {"slots": [0, 0, 0, 0]}, "3"),
        (TWO, {"camels": ["A2-A3"]}, "A2-A3"),
        (TWO, {"camels": ["A1-A2"]}, "A1-A2"),
        (TWO, {"camels": ["I1-J1", "I2-J1", "J1-J2"]}, "token"),
        (TWO, {"tokens": {"1": "A2", "2": "C9"}}, "token"),
        (TWO, {"tokens": {"1": "A2", "2": "C9", "9": "A3"}}, "9"),
        (TWO, {"tokens": {"1": "A2", "2": "B2", "3": "A3"}}, "B2"),
        (TWO, {"ranks": [0]}, "ranks"),
        (TWO, {"gods": ["isis", "isis"]}, "twice"),
        (TWO, {"lead": [1, 0]}, "lead"),
        (TWO, {"tiebreaker": 5}, "tiebreaker"),
        (THREE, {"tiebreaker": 2}, "tiebreaker"),
        (TWO, {"markers": {"move": 3}}, "move"),
        (TWO, {"events": 18}, "events"),
        (TWO, {"cities": ["A2", "A3", "A4"]}, "cities"),
        (TWO, {"laid": ["C7-D6"]}, "laid"),
        (TWO, {"colour": "red"}, "colour"),
    ],
)
def test_a_table_that_cannot_be_is_refused(board: str, fields: dict[str, Any], word: str) -> None:
    fields = {**fields}
    if fields.get("guardians", "") is None:
        fields["guardians"] = ["satet", "mummy", "androsphinx"]
    with pytest.raises(BadPosition) as error:
        load(board, FIRST, **fields)
    assert word in str(error.value)


@pytest.mark.parametrize(
    ("head", "word"),
    [
        ({"powers": ["glorious"]}, "powers"),
        ({"powers": ["revered", "inspiring", "commanding"]}, "powers"),
        ({"devotion": 31}, "devotion"),
        ({"devotion": 32}, "devotion"),
        ({"followers": -1}, "followers"),
        ({"hand": ["flood"]}, "cycle-of-maat"),
        ({"hand": ["flood", "flood"]}, "hand"),
        ({"guardians": {"satet": 9}}, "satet"),
        ({"guardians": {"cat-mummy": 1, "satet": 1}}, "cat-mummy"),
    ],
)
def test_a_god_that_cannot_be_is_refused(head: dict[str, Any], word: str) -> None:
    with pytest.raises(BadPosition) as error:
        turn(TWO, isis=head, guardians=["satet", "mummy", "androsphinx"])
    assert word in str(error.value)


@pytest.mark.parametrize(
    "steps",
    [
        [],
        [["Mover", 0]],
        [["FirstAction", 7]],
        [["Sleep", 0], ["EndTurn", 0]],
        [["PlayCards"], ["EndTurn", 0]],
        [["MoveTo", 0, "J9"], ["EndTurn", 0]],
        [["MoveTo", 0, "C5"], ["EndTurn", 0]],
        [["Shove", 0, "J1", "J9"], ["EndTurn", 0]],
        [["Facing", 0, "J1"], ["EndTurn", 0]],
        [["GiveSun", 0, "J1"], ["EndTurn", 0]],
        [["Place", 0, "satet", 0], ["EndTurn", 0]],
        [["Place", 0, "warrior", 1], ["EndTurn", 0]],
        [["ResolveRegion", 7], ["EndTurn", 0]],
        [["SwapToken", 0, 3, 7], ["EndTurn", 0]],
        [["PickGod", 0], ["EndTurn", 0]],
    ],
)
def test_an_agenda_that_no_game_comes_to_is_refused(steps: list[list[object]]) -> None:
    with pytest.raises(BadPosition):
        load(TWO, steps)


@pytest.mark.parametrize(
    "step",
    [["Trap", 0], ["Protect", 1, "J9"], ["Underworld", 0], ["Gate", 0, -1], ["Tiebreak", 0]],
)
def test_only_the_god_whose_ability_it_is_is_asked(step: list[object]) -> None:
    with pytest.raises(BadPosition):
        load(TWO, [step, ["EndTurn", 0]], battle={"token": 1})


def test_the_turn_of_a_forgotten_god_is_refused() -> None:
    with pytest.raises(BadPosition):
        turn("Isis: G J1 | Ra: forgotten | Amun: G A8", 1)


def test_a_player_is_never_without_a_card() -> None:
    with pytest.raises(BadPosition):
        conflict("Isis: G A3 | Ra: G E7", isis=god(used=" ".join(CARDS)))
