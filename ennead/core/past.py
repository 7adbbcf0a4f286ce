"""The past of a game: playing a log again, taking choices back, writing the record."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256

from ennead.core.card import REWOUND, UNDONE
from ennead.core.engine import Engine
from ennead.core.errors import BadDice, BadRecord, CannotUndo, EnneadError
from ennead.core.log import (
    CHANCE,
    EVERYONE,
    REWIND,
    UNDO,
    Answer,
    Chance,
    Entry,
    History,
    Item,
    Script,
)
from ennead.core.position import dump, restore
from ennead.core.record import SECRET, Line, Record


def start(engine: Engine) -> None:
    """Bring a new state to its first question: by set-up, or from the position it began with."""
    history = engine.history
    if history is not None and history.position is not None:
        restore(engine, history.position)
    else:
        engine.setting.card.setup(engine)
        engine.advance()


def follow(engine: Engine, script: Script, upto: int | None = None) -> None:
    """Start the game and play what the script says, `upto` so many moves."""
    history = engine.history
    assert history is not None, "a script can be followed only with a history"
    history.script = script
    try:
        start(engine)
    except BadRecord:
        raise
    except EnneadError as error:
        raise BadRecord(f"the game cannot begin like this: {error}") from error
    while script.here() is not None and (upto is None or history.moves < upto):
        play_next(engine, script)
    history.script = None


def play_next(engine: Engine, script: Script) -> None:
    """Give the answer that stands next in the script."""
    item = script.items[script.at]
    script.at += 1
    try:
        _play_item(engine, item)
    except BadRecord:
        raise
    except EnneadError as error:
        raise BadRecord(str(error), item.line) from error


def _play_item(engine: Engine, item: Item) -> None:
    if item.seat == CHANCE:
        raise BadDice("no chance is due here", item.line)
    if item.page and item.page != engine.page:
        raise BadRecord(f"{item.page}. stands here, but it is {engine.page}. now", item.line)
    if item.what == UNDO or item.what == REWIND:
        undo(engine, item.seat, item.what == REWIND)
        return
    action = engine.setting.card.actions.at(item.what)
    for at, choice in enumerate(engine.open):
        if choice.seat == item.seat:
            if action not in engine.offers[at]:
                raise BadRecord(f"seat {item.seat} cannot answer '{action}' here", item.line)
            engine.answer(at, action)
            return
    raise BadRecord(f"seat {item.seat} is not asked here", item.line)


def is_pending(engine: Engine, entry: Answer) -> bool:
    """Is this a secret answer to the open question?"""
    if engine.together is None or entry.what < 0:
        return False
    for choice, answer in zip(engine.choices, engine.answers, strict=True):
        if choice.seat == entry.seat and answer is not None:
            return entry.move >= (engine.history.asked if engine.history is not None else 0)
    return False


def undoable(engine: Engine, seat: int, consent: bool) -> Answer | None:
    """The choice that an undo by this seat would take back.

    Its own open secret answer; else its team's last answer, if it is the last one of all and
    nothing was revealed since; with consent its last answer, whatever came after it.
    """
    history = engine.history
    if history is None or not 0 <= seat < engine.setting.players:
        return None
    team = engine.team(seat)
    answers = [entry for entry in history.line() if isinstance(entry, Answer)]
    mine = [entry for entry in answers if team >> entry.seat & 1]
    if not mine:
        return None
    last = mine[-1]
    if consent or is_pending(engine, last):
        return last
    return last if last is answers[-1] and last.revealed == engine.revealed else None


def undo(engine: Engine, seat: int, consent: bool) -> None:
    history = engine.history
    undone = undoable(engine, seat, consent)
    if history is None or undone is None:
        raise CannotUndo(f"seat {seat} has no choice to take back without the others' consent")
    withdrawn = is_pending(engine, undone)
    rewinds = not withdrawn and undoable(engine, seat, False) is not undone
    entry = engine.log(seat, REWIND if rewinds else UNDO)
    entry.undone = undone
    entry.withdrawn = withdrawn
    branch, drawn = engine.branch, engine.drawn
    script = history.script
    history.script = None
    _rebuild(engine, history.line()).copy_to(engine)
    engine.history = history
    history.script = script
    if withdrawn:
        engine.rekey(branch, drawn)
        return
    if rewinds:
        history.rewinds += 1
        engine.rekey(history.rewinds, 0)
    else:
        engine.rekey(undone.branch, undone.drawn)
    history.asked = history.moves
    history.pages.append((len(history.told), engine.page))
    engine.tell(REWOUND if rewinds else UNDONE, seat, undone.told)


def _rebuild(engine: Engine, line: list[Entry]) -> Engine:
    """The game after these entries of its log."""
    history = engine.history
    twin: Engine = engine.setting.card.blank()
    twin.begin(engine.setting, engine.key, History(history.position if history else None))
    follow(twin, Script([Item(entry.seat, entry.what) for entry in line], False))
    return twin


def record(engine: Engine, scores: Sequence[int], whole: bool, names: Sequence[str]) -> Record:
    """The game so far; while it runs, without what is still secret, unless `whole`."""
    setting = engine.setting
    card = setting.card
    whole = whole or engine.over
    headers = {
        "Game": [card.id],
        "Rules": [f"{card.id} {setting.rules.version}"],
        "Data": [setting.rules.digest],
        "Options": [json.dumps(setting.options, sort_keys=True)],
        "Players": list(names) or [f"Player {seat + 1}" for seat in range(setting.players)],
        "Commitment": [commitment(engine.key)],
    }
    history = engine.history if engine.history is not None else History(dump(engine))
    if whole:
        headers["Seed"] = [engine.key.hex()]
        if history.position is not None:
            headers["Position"] = [json.dumps(history.position, ensure_ascii=False)]
    if engine.over:
        headers["Result"] = ["-".join([str(points) for points in scores])]
    entries = history.entries()
    withdrawn: list[Answer | None] = [
        entry.undone for entry in entries if isinstance(entry, Answer) and entry.withdrawn
    ]
    lines = [
        Line(
            e.seat,
            SECRET if not whole and _is_secret(engine, e, withdrawn) else _text(engine, e),
            e.page,
        )
        for e in entries
    ]
    return Record(headers, lines)


def _is_secret(engine: Engine, entry: Entry, withdrawn: list[Answer | None]) -> bool:
    if isinstance(entry, Chance):
        return entry.seen_by != EVERYONE
    return isinstance(entry, Answer) and (entry in withdrawn or is_pending(engine, entry))


def _text(engine: Engine, entry: Entry) -> str:
    if entry.seat == CHANCE:
        return str(entry.what)
    if entry.what == UNDO:
        return "undo"
    if entry.what == REWIND:
        return "rewind"
    return str(engine.setting.card.actions.at(entry.what))


def commitment(key: bytes) -> str:
    """What can be shown of a seed before the game without giving it away."""
    return sha256(key).hexdigest()
