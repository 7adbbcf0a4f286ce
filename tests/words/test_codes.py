"""People read names: a code like 3b2, p02 or H7-I8 appears only in brackets."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping
from importlib import resources

import pytest

import ennead
from ennead.core.state import State
from ennead.words import LANGUAGES, Words

NAMES = ["Anna", "Bes", "Ciro", "Dora", "Eva"]
ILLEGAL_TRIED = 3
"""How many illegal actions are tried at each position, for the reasons why not."""

CODE = re.compile(r"\b(?:[A-Za-z]\d{1,2}(?:-[A-Za-z]\d{1,2})?|\d[a-z]\d)\b")
BRACKETS = re.compile(r"\([^()]*\)")


def code_in(text: str) -> str | None:
    """The first code in a text outside brackets."""
    found = CODE.search(BRACKETS.sub("", text))
    return found[0] if found else None


class Reader:
    """Writes each thing of a game in words once, and collects the texts with codes."""

    def __init__(self, words: Words, names: list[str]) -> None:
        self.words = words
        self.names = names
        self.codes: dict[str, str] = {}
        self._read: set[str] = set()

    def _new(self, thing: str) -> bool:
        new = thing not in self._read
        self._read.add(thing)
        return new

    def _check(self, text: str) -> None:
        code = code_in(text)
        if code is not None:
            self.codes[text] = code

    def statement(self, item: Mapping[str, object]) -> None:
        known = {key: item[key] for key in item if key not in ("move", "page", "at")}
        if self._new(json.dumps(known, sort_keys=True)):
            self._check(self.words.sentence(item, self.names))
            if "question" in item:
                self._check(self.words.waiting(item, self.names))

    def action(self, action: ennead.Action) -> None:
        if self._new(str(action)):
            self._check(self.words.action(action))


def play(game: ennead.Game, players: int, seed: int) -> Iterator[State]:
    """Every position of a game between random players."""
    dice = random.Random(seed)
    state = game.new(players=players, seed=seed)
    while not state.over:
        yield state
        seat = dice.choice(state.to_move)
        state.play(seat, dice.choice(state.legal(seat)))
    yield state


def read_position(
    state: State, actions: list[ennead.Action], readers: list[Reader], dice: random.Random
) -> None:
    illegal = dice.sample(actions, ILLEGAL_TRIED)
    for seat in state.to_move:
        reasons = [state.why_not(seat, action) for action in illegal]
        for reader in readers:
            for question in state.questions():
                reader.statement(question)
            for action in state.legal(seat):
                reader.action(action)
            for reason in reasons:
                if reason is not None:
                    reader.statement(reason.json())


GAMES = [("ankh", 3), ("aton", 2), ("tekhenu", 1), ("tekhenu", 3)]


@pytest.mark.parametrize(("game", "players"), GAMES, ids=str)
def test_a_whole_game_reads_without_codes(game: str, players: int) -> None:
    played = ennead.game(game)
    names = NAMES[:players]
    readers = [Reader(Words(language, played), names) for language in LANGUAGES]
    for reader in readers:
        reader.words.show_places(played.new(players=players, seed=4).view(None))
    dice = random.Random(1)
    for state in play(played, players, seed=4):
        read_position(state, played.actions.all, readers, dice)
    for seat in range(players):
        for event in state.events(seat):
            for reader in readers:
                reader.statement(event)
    found = {text: code for reader in readers for text, code in reader.codes.items()}
    assert found == {}


def test_atons_spaces_are_named_after_their_colours() -> None:
    aton = ennead.game("aton")
    words = Words("en", aton)
    colours = {"Y": "yellow", "G": "green", "K": "black", "B": "blue", "1": "+1", "2": "+2"}
    board = json.loads(
        resources.files(aton.package).joinpath("data", "1", "board.json").read_text("utf-8")
    )
    for temple, drawn in zip(("I", "II", "III", "IV"), board["temples"], strict=True):
        spaces = "".join(drawn["rows"])
        for at, kind in enumerate(spaces):
            number = ("I", "II", "III", "IV").index(temple) + 1
            code = f"{number}{'abc'[at // 4]}{at % 4 + 1}"
            text = words.action(aton.parse(f"place {code}"))
            assert f" {colours[kind]} " in text
            assert f"in temple {temple}" in text
            assert (f"({code})" in text) == (spaces.count(kind) > 1)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Anna moves from E5 to F5.", "E5"),
        ("Anna places a priest on 3b2.", "3b2"),
        ("No caravan can run along H7-I8.", "H7-I8"),
        ("Anna takes s11.", "s11"),
        ("Anna takes Settlers (S11).", None),
        ("Anna scores 12 VP in round 3, temple III.", None),
    ],
)
def test_a_code_is_found_outside_brackets(text: str, code: str | None) -> None:
    assert code_in(text) == code
