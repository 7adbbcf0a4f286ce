"""Rebuilding earlier moments of a game: from the nearest checkpoint, or else from the start."""

from __future__ import annotations

from ennead.core import registry
from ennead.core.engine import Engine
from ennead.core.history import History, add_checkpoint
from ennead.core.log import Answer, Checkpoint, Entry
from ennead.core.replay import play_next, start
from ennead.core.replay_script import ReplayScript, ScriptEntry


def rebuild(engine: Engine, entries: list[Entry]) -> Engine:
    """The same game after these effective log entries only, without history and with other dice."""
    history = engine.history
    assert history is not None, "a state without history has no log"
    done = _last_checkpoint(entries)
    script = ReplayScript([ScriptEntry(e.seat, e.value) for e in entries[done:]], False)
    scratch = History(history.position)
    scratch.script = script
    if done:
        twin = _checkpoint_state(engine, entries[done - 1].checkpoint).fork()
        twin.history = scratch
    else:
        twin = engine.config.spec.new_state()
        twin.begin(engine.config, engine.dice_key, scratch)
        start(twin)
    while script.peek() is not None:
        if history.keeps_checkpoints:
            add_checkpoint(entries, done + script.at, twin)
        play_next(twin, script)
    twin.history = None
    return twin


def _last_checkpoint(entries: list[Entry]) -> int:
    """The number of entries up to the last checkpoint; 0 if there is none.

    An entry has an earlier place, and its checkpoint is outdated, once a secret answer before it
    has been withdrawn.
    """
    for length in range(len(entries), 0, -1):
        found = entries[length - 1].checkpoint
        if found is not None and found.length == length:
            return length
    return 0


def _checkpoint_state(engine: Engine, checkpoint: Checkpoint | None) -> Engine:
    assert checkpoint is not None
    if checkpoint.state is None:
        game = registry.game_of_package(engine.config.spec.package)
        loaded = game.load(checkpoint.position).fork()
        loaded.config = engine.config
        checkpoint.state = loaded
    state: Engine = checkpoint.state
    return state


def moment(engine: Engine, move: int) -> Engine:
    """The game as it was after its first `move` moves, with its history up to then."""
    history = engine.history
    assert history is not None, "a state without history has no log"
    answer = history.head
    while not (isinstance(answer, Answer) and answer.move == move):
        assert answer is not None
        answer = answer.previous
    before = history.before(answer)
    twin = rebuild(engine, before.effective_entries())
    twin.rekey(answer.branch, answer.drawn)
    twin.history = before
    return twin
