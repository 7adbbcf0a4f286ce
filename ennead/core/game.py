"""Game: starting, loading and replaying games."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Final, Generic, SupportsIndex, cast

from ennead.core.errors import (
    BadDice,
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    BadResult,
    EnneadError,
    NoFeatures,
)
from ennead.core.features import Features
from ennead.core.history import History
from ennead.core.log import CHANCE, HIDDEN, UNDO_TEXTS
from ennead.core.options import resolve_options
from ennead.core.own_figures import OPTION
from ennead.core.position import check_shape
from ennead.core.record import SECRET, Record, RecordEntry
from ennead.core.replay import play_script, start
from ennead.core.replay_script import ReplayScript, ScriptEntry
from ennead.core.shared_dice import SharedDice, commitment, shared_dice
from ennead.core.spec import GameConfig, GameSpec
from ennead.core.state import State
from ennead.core.view import TableT

SEED_BYTES: Final = 16
MAX_SEED_BYTES: Final = 64


class Game(GameSpec[TableT], Generic[TableT]):
    """A game, defined as `GAME` in the `__init__.py` of its package."""

    @property
    def default_players(self) -> int:
        """The number of players if none is given: two, or as few as the game needs."""
        return max(2, self.seats[0])

    def new(
        self,
        players: SupportsIndex | None = None,
        seed: SupportsIndex | bytes | None = None,
        options: Mapping[str, object] | None = None,
        rules: str = "",
        shares: Sequence[str] = (),
    ) -> State[TableT]:
        """A new game, set up and waiting for its first answer.

        The defaults are `default_players`, a random seed of 128 bits, and the newest version of
        the rules. `shares` are the players' shares of the dice, one for each seat: '' for none, a
        commitment, or a commitment and its number.
        """
        config = self._config(self.default_players if players is None else players, options, rules)
        key = seed_key(seed)
        dice = shared_dice(key, shares, config.players)
        state = self._begin(config, key, None, dice)
        start(state)
        return state

    def features(
        self,
        players: SupportsIndex | None = None,
        options: Mapping[str, object] | None = None,
        rules: str = "",
    ) -> Features:
        """The feature rows of games with this configuration."""
        if self.make_features is None:
            raise NoFeatures(f"{self.id} has no features")
        config = self._config(self.default_players if players is None else players, options, rules)
        return self.make_features(config)

    def load(self, position: Mapping[str, Any]) -> State[TableT]:
        """The state of a position written by `State.dump` or by hand."""
        check_shape(position)
        if position["game"] != self.id:
            raise BadPosition(f"this is a position of {position['game']!r}, not of {self.id!r}")
        key = _hex(position.get("seed", "00" * SEED_BYTES))
        if key is None:
            raise BadPosition(f"seed must be 1 to {MAX_SEED_BYTES} bytes in hex")
        try:
            config = self._config(
                position.get("players", self.default_players),
                position.get("options"),
                position.get("rules", ""),
            )
            state = self._begin(config, key, dict(position))
            start(state)
        except BadPosition:
            raise
        except EnneadError as error:
            raise BadPosition(str(error)) from error
        return state

    def replay(
        self, record: Record, upto: SupportsIndex | None = None, *, keep_checkpoints: bool = False
    ) -> State[TableT]:
        """The state after a whole record, or after its first `upto` moves."""
        last = None if upto is None else index(upto)
        if last is not None and not 0 <= last <= record.moves:
            raise BadRecord(f"the record has {record.moves} moves; there is no move {last}")
        config = self.prepare(record)
        seed = record.header("Seed")
        key = _hex(seed) if seed else bytes.fromhex(commitment(str(record).encode()))
        if key is None:
            raise BadRecord(f"seed must be 1 to {MAX_SEED_BYTES} bytes in hex")
        if seed and record.header("Commitment") not in ("", commitment(key)):
            raise BadRecord("the seed does not match the commitment")
        try:
            dice = shared_dice(key, record.headers.get("Shares", []), config.players)
        except BadOptions as error:
            raise BadDice(str(error)) from error
        state = self._begin(config, key, _recorded_position(record), dice)
        entries = [self._script_entry(entry, config.players) for entry in record.entries]
        if keep_checkpoints or any(entry.value < 0 and entry.seat != CHANCE for entry in entries):
            state.keep_checkpoints()  # without them each undo replays all before it
        play_script(state, ReplayScript(entries, bool(seed)), last)
        if last is None:
            _check_result(record, state)
        return state

    def _config(
        self, players: SupportsIndex, options: Mapping[str, object] | None, rules: str
    ) -> GameConfig:
        fewest, most = self.seats
        count = index(players)
        if not fewest <= count <= most:
            expected = str(fewest) if fewest == most else f"{fewest} to {most}"
            raise BadOptions(f"{self.id} is for {expected} players, not {count}")
        ruleset = self.rulesets.get(rules)
        resolved = resolve_options(self.options, options or {}, count, ruleset)
        ruleset = self.rulesets.with_figures(ruleset.version, resolved.get(OPTION) or {})
        return GameConfig(self, ruleset, count, resolved)

    def _begin(
        self,
        config: GameConfig,
        seed: bytes,
        position: dict[str, object] | None,
        dice: SharedDice | None = None,
    ) -> State[TableT]:
        state = cast(State, self.new_state())
        state.begin(config, seed if dice is None else dice.key(), History(position, dice))
        return state

    def prepare(self, record: Record) -> GameConfig:
        """The configuration of a recorded game; `BadRecord` if this version cannot play it."""
        if record.header("Game") != self.id:
            raise BadRecord(f"this is a record of {record.header('Game')!r}, not of {self.id!r}")
        name, _, version = record.header("Rules").partition(" ")
        if name != self.id:
            raise BadRecord(f'the header [Rules "{self.id} …"] is missing')
        known = self.rulesets.versions()
        if version and version not in known:
            raise BadRecord(
                f"this game was played under version {version} of the rules of {self.id}, "
                f"which cannot be replayed any more; this program has {', '.join(known)}"
            )
        try:
            options = json.loads(record.header("Options") or "{}")
            config = self._config(len(record.headers.get("Players", [])), options, version)
        except (ValueError, TypeError, AttributeError, BadOptions) as error:
            raise BadRecord(f"the game cannot be set up: {error}") from error
        if record.header("Data") not in ("", config.rules.digest):
            raise BadRecord(
                f"this game was played with data that differs from version {version} of {self.id}"
            )
        return config

    def _script_entry(self, entry: RecordEntry, players: int) -> ScriptEntry:
        if entry.seat == CHANCE:
            if entry.text == SECRET:
                raise BadRecord("this entry is still secret", entry.line)
            return ScriptEntry(CHANCE, int(entry.text), entry.page, entry.line)
        if entry.seat >= players:
            raise BadRecord(f"there is no seat {entry.seat}", entry.line)
        if entry.text == SECRET:
            return ScriptEntry(entry.seat, HIDDEN, entry.page, entry.line)
        for value, text in UNDO_TEXTS.items():
            if entry.text == text:
                return ScriptEntry(entry.seat, value, entry.page, entry.line)
        try:
            return ScriptEntry(entry.seat, self.parse(entry.text).index, entry.page, entry.line)
        except BadNotation as error:
            raise BadRecord(str(error), entry.line) from None


def seed_key(seed: SupportsIndex | bytes | None) -> bytes:
    """The key of the dice: bytes as they are, an integer as 16 bytes, None as 16 random bytes."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if not 1 <= len(seed) <= MAX_SEED_BYTES:
            raise BadOptions(f"a seed has 1 to {MAX_SEED_BYTES} bytes, not {len(seed)}")
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
    return key if 1 <= len(key) <= MAX_SEED_BYTES else None


def _recorded_position(record: Record) -> dict[str, object] | None:
    text = record.header("Position")
    if not text:
        return None
    try:
        position: dict[str, object] = json.loads(text)
        check_shape(position)
    except (ValueError, BadPosition) as error:
        raise BadRecord(f"the initial position is damaged: {error}") from error
    return position


def _check_result(record: Record, state: State) -> None:
    stated = record.header("Result")
    played = "-".join(str(points) for points in state.scores) if state.over else ""
    if stated != played:
        raise BadResult(
            f"the header says {stated or 'no result'}, but the moves give {played or 'no result'}"
        )
