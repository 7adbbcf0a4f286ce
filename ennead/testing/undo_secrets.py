"""Non-interference under undo: what was never revealed stays secret, whatever is taken back.

From secret questions of a finished game, seats answer, withdraw, undo, rewind and take back at
random. Then one hidden entry of that log is replaced and both logs are replayed. An answer that
was never revealed must not affect anything that another team ever receives: views, events, legal
actions, features and records at every moment, the record once everybody has stopped playing, the
position a fork starts from at any moment, and the samples that bots and stand-ins play with. Once
it is taken back, it must not affect those of its own team either: a bot that stands in later plays
in public.
"""

from __future__ import annotations

from typing import Final

from ennead.core.game import Game
from ennead.core.log import REWIND, TAKEBACK, UNDO, Answer, Chance, Entry
from ennead.core.replay_script import ScriptEntry
from ennead.core.rng import Rng
from ennead.core.state import State
from ennead.core.undo import undoable
from ennead.testing.failure import located, require
from ennead.testing.non_interference import compare, difference
from ennead.testing.observed_replay import ObservedReplay, altered, is_hidden_chance

STEPS: Final = 14
"""The number of random answers and undos from each secret question on."""
UNDO_PERCENT: Final = 45
KINDS: Final = (UNDO, REWIND, REWIND, TAKEBACK)
FORKS: Final = 3
"""The number of moments at which forks are compared, besides the last."""


class UnrevealedAnswer:
    """A secret answer that nobody has seen yet, and what it could have been."""

    def __init__(self, entry: Answer, options: list[int], team: int) -> None:
        self.entry = entry
        self.others = [value for value in options if value != entry.value]
        self.team = team


def check(game: Game, state: State, rng: Rng, depth: int) -> None:
    """Play on from `depth` secret questions of a finished game, and alter what stayed hidden."""
    history = state.history
    assert history is not None
    answers = [entry for entry in history.entries() if isinstance(entry, Answer)]
    secret = [entry.move for entry in answers if entry.secret]
    if not secret:
        return
    for _ in range(depth):
        move = secret[rng.below(len(secret))]
        played = game.replay(state.record(), move)
        with located(f"undos from move {move} on"):
            unrevealed = _play_on(played, rng)
            for answer in unrevealed[-2:]:
                if answer.others:
                    _check_answer(played, answer, rng)
            _check_chance(played, move, rng)


def _play_on(state: State, rng: Rng) -> list[UnrevealedAnswer]:
    """Answer and undo at random; returns the secret answers that were never revealed."""
    history = state.history
    assert history is not None
    unrevealed: list[UnrevealedAnswer] = []
    for _ in range(STEPS):
        if state.over:
            break
        seat = rng.below(state.players)
        kind = KINDS[rng.below(len(KINDS))]
        if rng.below(100) < UNDO_PERCENT and undoable(state, seat, kind) is not None:
            state.revert(seat, kind)
            continue
        seat = state.to_move[rng.below(len(state.to_move))]
        options = state.legal(seat)
        action = options[rng.below(len(options))]
        secret = state.simultaneous is not None
        standing: list[Entry] = history.effective_entries()[:]
        reveals = secret and len(state.to_move) == 1
        team = state.team(seat)
        state.play(seat, action)
        if reveals:
            unrevealed = [one for one in unrevealed if one.entry not in standing]
        elif secret:
            entry = history.head
            assert isinstance(entry, Answer)
            unrevealed.append(UnrevealedAnswer(entry, [o.index for o in options], team))
    return unrevealed


def _check_answer(state: State, answer: UnrevealedAnswer, rng: Rng) -> None:
    log = _log(state)
    script = _script(log)
    at = log.index(answer.entry)
    value = answer.others[rng.below(len(answer.others))]
    other_script = altered(script, at, value)
    key = rng.fresh_key()
    change = f"unrevealed answer {at} changed from {answer.entry.value} to {value}"
    for seat in (None, *range(state.players)):
        if seat is not None and answer.team >> seat & 1:
            continue
        with located(f"seat {seat}, {change}"):
            one = ObservedReplay(state, script, seat, at + 1, len(script))
            two = ObservedReplay(state, other_script, seat, at + 1, len(script))
            require(one.complete and two.complete, "an unrevealed answer had an effect")
            for mine, theirs in zip(one.observations, two.observations, strict=True):
                _require_equal(mine.received, theirs.received)
            _require_equal(_afterwards(one.state, seat, key), _afterwards(two.state, seat, key))
    with located(f"forks, {change}"):
        end = len(script)
        both = [ObservedReplay(state, one, None, end, end).state for one in (script, other_script)]
        _check_forks(both[0], both[1], answer, rng, key)


def _check_forks(one: State, two: State, answer: UnrevealedAnswer, rng: Rng, key: bytes) -> None:
    """Forks and stand-ins at some moments since an answer, and at the last one."""
    assert one.history is not None
    last = one.history.moves
    first = answer.entry.move
    moves = [first + rng.below(last - first + 1) for _ in range(FORKS)]
    for move in (*moves, last):
        mine, theirs = one.moment(move), two.moment(move)
        _require_equal(str(mine.dump(answers=False)), str(theirs.dump(answers=False)))
        assert mine.history is not None
        standing = answer.entry.move in [
            entry.move for entry in mine.history.effective_entries() if isinstance(entry, Answer)
        ]
        for seat in range(one.players):
            if not (standing and answer.team >> seat & 1):
                samples = [state.sample(seat, Rng(key)).dump() for state in (mine, theirs)]
                _require_equal(str(samples[0]), str(samples[1]))


def _afterwards(state: State, seat: int | None, key: bytes) -> str:
    """What everybody can get once the game has stopped, and what a bot would play with."""
    record = state.record(ended=True)
    return f"{record} {state.dump(answers=False)} {state.sample(seat, Rng(key)).dump()}"


def _require_equal(one: str, two: str) -> None:
    if one != two:
        require(False, f"an unrevealed answer leaks: {difference(one, two)}")


def _check_chance(state: State, since: int, rng: Rng) -> None:
    """Alter a chance outcome drawn since this move that a seat has not seen."""
    log = _log(state)
    first = next(at for at, e in enumerate(log) if isinstance(e, Answer) and e.move >= since)
    for seat in (None, *range(state.players)):
        hidden = [at for at in range(first, len(log)) if is_hidden_chance(log[at], seat)]
        if hidden:
            at = hidden[rng.below(len(hidden))]
            entry = log[at]
            assert isinstance(entry, Chance)
            shift = 1 + rng.below(entry.outcomes - 1)
            compare(state, _script(log), seat, at, (entry.value + shift) % entry.outcomes)


def _log(state: State) -> list[Entry]:
    assert state.history is not None
    return state.history.entries()


def _script(log: list[Entry]) -> list[ScriptEntry]:
    return [ScriptEntry(entry.seat, entry.value) for entry in log]
