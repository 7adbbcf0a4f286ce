"""Game: what a program starts from."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from operator import index
from typing import Any, Final, SupportsIndex, cast

from ennead.core import past
from ennead.core.card import Card, Setting
from ennead.core.errors import (
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    BadResult,
    EnneadError,
    NoFeatures,
)
from ennead.core.features import Features
from ennead.core.log import CHANCE, REWIND, UNDO, History, Item, Script
from ennead.core.options import settle
from ennead.core.position import check_shape
from ennead.core.record import SECRET, Line, Record
from ennead.core.state import State

SEED_BYTES: Final = 16
LONGEST_SEED: Final = 64


class Game(Card):
    """A game of the house: `GAME` in the `__init__.py` of its folder."""

    def new(
        self,
        players: SupportsIndex | None = None,
        seed: SupportsIndex | bytes | None = None,
        options: Mapping[str, object] | None = None,
        rules: str = "",
    ) -> State:
        """A new game, set up and ready for its first answer.

        Without a seed it gets 128 random bits; without a number of players the fewest; without
        a version of the rules the newest.
        """
        setting = self._setting(self.seats[0] if players is None else players, options, rules)
        state = self._begin(setting, seed_key(seed), None)
        past.start(state)
        return state

    def features(
        self,
        players: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        rules: str = "",
    ) -> Features:
        """What a seat may know as a row of numbers, for games set up like this."""
        if self.make_features is None:
            raise NoFeatures(f"{self.id} has no features; expected a features.py and its part")
        setting = self._setting(self.seats[0] if players is None else players, options, rules)
        return self.make_features(setting)

    def load(self, position: Mapping[str, Any]) -> State:
        """The state a position describes, as `State.dump` writes it or a person would."""
        check_shape(position)
        if position["game"] != self.id:
            raise BadPosition(f"this is a position of {position['game']!r}, not of {self.id!r}")
        key = _hex(position.get("seed", "00" * SEED_BYTES))
        if key is None:
            raise BadPosition(f"seed must be 1 to {LONGEST_SEED} bytes in hex")
        try:
            setting = self._setting(
                position.get("players", self.seats[0]),
                position.get("options"),
                position.get("rules", ""),
            )
            state = self._begin(setting, key, dict(position))
            past.start(state)
        except BadPosition:
            raise
        except EnneadError as error:
            raise BadPosition(str(error)) from error
        return state

    def replay(self, record: Record, upto: int | None = None) -> State:
        """The state after a record's first `upto` moves, after all of them without a number."""
        if upto is not None and not 0 <= upto <= record.moves:
            raise BadRecord(f"the record has {record.moves} moves, so move {upto} is not in it")
        setting = self.prepare(record)
        seed = record.header("Seed")
        key = _hex(seed) if seed else bytes.fromhex(past.commitment(str(record).encode()))
        if key is None:
            raise BadRecord(f"seed must be 1 to {LONGEST_SEED} bytes in hex")
        if seed and record.header("Commitment") not in ("", past.commitment(key)):
            raise BadRecord("the seed is not the one that the commitment was made for")
        state = self._begin(setting, key, _recorded_position(record))
        items = [self._item(line, setting.players) for line in record.lines]
        past.follow(state, Script(items, bool(seed)), upto)
        if upto is None:
            _check_result(record, state)
        return state

    def _setting(
        self, players: SupportsIndex, options: Mapping[str, object] | None, rules: str
    ) -> Setting:
        fewest, most = self.seats
        count = index(players)
        if not fewest <= count <= most:
            expected = str(fewest) if fewest == most else f"{fewest} to {most}"
            raise BadOptions(f"{self.id} is played by {expected}, not by {count}")
        shelved = self.shelf.rules(rules)
        return Setting(self, shelved, count, settle(self.options, options or {}, count, shelved))

    def _begin(self, setting: Setting, key: bytes, position: dict[str, object] | None) -> State:
        state = cast(State, self.blank())
        state.begin(setting, key, History(position))
        return state

    def prepare(self, record: Record) -> Setting:
        """What a recorded game was set up with; refused if it cannot be set up so here."""
        if record.header("Game") != self.id:
            raise BadRecord(f"this is a record of {record.header('Game')!r}, not of {self.id!r}")
        name, _, version = record.header("Rules").partition(" ")
        if name != self.id:
            raise BadRecord(f'the header [Rules "{self.id} …"] is missing')
        try:
            options = json.loads(record.header("Options") or "{}")
            setting = self._setting(len(record.headers.get("Players", [])), options, version)
        except (ValueError, TypeError, AttributeError, BadOptions) as error:
            raise BadRecord(f"the game cannot be set up like this: {error}") from error
        if record.header("Data") not in ("", setting.rules.digest):
            raise BadRecord(f"data {version} of {self.id} is not what this game was played by")
        return setting

    def _item(self, line: Line, players: int) -> Item:
        if line.text == SECRET:
            raise BadRecord("what happened here is still secret", line.line)
        if line.seat == CHANCE:
            return Item(CHANCE, int(line.text), line.page, line.line)
        if line.seat >= players:
            raise BadRecord(f"there is no seat {line.seat}", line.line)
        if line.text == "undo" or line.text == "rewind":
            what = UNDO if line.text == "undo" else REWIND
            return Item(line.seat, what, line.page, line.line)
        try:
            return Item(line.seat, self.parse(line.text).index, line.page, line.line)
        except BadNotation as error:
            raise BadRecord(str(error), line.line) from None


def seed_key(seed: SupportsIndex | bytes | None) -> bytes:
    """The key of the dice: bytes as they are, a number as 16 bytes, nothing as 16 random ones."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if not 1 <= len(seed) <= LONGEST_SEED:
            raise BadOptions(f"a seed has 1 to {LONGEST_SEED} bytes, not {len(seed)}")
        return seed
    number = index(seed)
    if not 0 <= number < 1 << 8 * SEED_BYTES:
        raise BadOptions(f"a seed is a number from 0 to 2**{8 * SEED_BYTES} - 1, not {number}")
    return number.to_bytes(SEED_BYTES, "big")


def _hex(text: str) -> bytes | None:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        return None
    return key if 1 <= len(key) <= LONGEST_SEED else None


def _recorded_position(record: Record) -> dict[str, object] | None:
    text = record.header("Position")
    if not text:
        return None
    try:
        position: dict[str, object] = json.loads(text)
        check_shape(position)
    except (ValueError, BadPosition) as error:
        raise BadRecord(f"the position it began with is damaged: {error}") from error
    return position


def _check_result(record: Record, state: State) -> None:
    said = record.header("Result")
    played = "-".join(str(points) for points in state.scores) if state.over else ""
    if said != played:
        raise BadResult(f"the result says {said or 'nothing'}, the moves {played or 'no end yet'}")
