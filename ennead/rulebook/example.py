"""A worked example: a position, what is done, and what holds afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ennead.core.errors import BadDice, BadNotation, BadPosition, EnneadError
from ennead.core.game import Game
from ennead.core.json_fields import an_object, check_names, number
from ennead.core.log import CHANCE
from ennead.core.replay_script import ReplayScript, ScriptEntry
from ennead.core.rng import MAX_OUTCOMES
from ennead.core.state import State
from ennead.lessons.condition import Condition, Outcome, read_condition
from ennead.lessons.quantity import KINDS, Quantity, read_quantity
from ennead.rulebook.errors import BadRulebook
from ennead.rulebook.fields import a_list, a_text, an_id
from ennead.rulebook.figure import Figure


@dataclass(frozen=True)
class Answer:
    """One answer of the example."""

    seat: int
    action: str


@dataclass(frozen=True)
class EventField:
    """A field of the first event with these fields that the seat sees in the example."""

    fields: Mapping[str, object]
    field: str

    def read(self, events: Sequence[Mapping[str, object]]) -> object:
        wanted = self.fields.items()
        found = (one for one in events if all(one.get(key) == at for key, at in wanted))
        return next(found, {}).get(self.field)


@dataclass(frozen=True)
class Example:
    """An example as `pages/examples.json` describes it.

    Its texts quote `values`: a name stands for the value afterwards, `<name>-before` for the one
    before, if there was one.
    """

    id: str
    position: Mapping[str, object]
    seat: int
    play: tuple[Answer, ...]
    dice: tuple[int, ...]
    values: Mapping[str, Quantity | EventField]
    expect: tuple[Condition, ...]
    show: tuple[str, ...]

    @property
    def title(self) -> str:
        """The message id of the title."""
        return f"example-{self.id}"

    @property
    def texts(self) -> tuple[str, str, str]:
        """The message ids of what was before, what is done, and what is afterwards."""
        return f"{self.title}-before", f"{self.title}-done", f"{self.title}-after"


@dataclass(frozen=True)
class PlayedExample:
    """An example after its answers were played."""

    before: State
    after: State
    values: Mapping[str, str | int]
    failed: Sequence[int]
    """The numbers of the expectations that do not hold."""


def play_example(game: Game, example: Example) -> PlayedExample:
    """Play an example; `BadRulebook` if its position or an answer is wrong."""
    try:
        before = game.load(example.position)
        after = before.copy()
        seen = after.events_seen(example.seat)
        script = ReplayScript([ScriptEntry(CHANCE, die) for die in example.dice], seed_known=False)
        assert after.history is not None
        after.history.script = script
        for answer in example.play:
            after.play(answer.seat, game.parse(answer.action))
        after.history.script = None
    except (EnneadError, BadDice) as error:
        raise BadRulebook(f"{game.id}, example {example.id}: {error}") from error
    views = before.view(example.seat), after.view(example.seat)
    events = after.events(example.seat, seen)
    values = {f"{name}-before": value for name, value in _read(example, views[0], ()).items()}
    values |= _read(example, views[1], events)
    if missing := [name for name in example.values if name not in values]:
        raise BadRulebook(f"{game.id}, example {example.id}: no number at values.{missing[0]}")
    outcome = Outcome(game.parse(example.play[-1].action), views[1], events)
    failed = [at for at, one in enumerate(example.expect) if not one.holds(outcome)]
    return PlayedExample(before, after, values, failed)


def _read(
    example: Example, view: Mapping[str, object], events: Sequence[Mapping[str, object]]
) -> dict[str, str | int]:
    """The values that this view and these events have."""
    found = {
        name: value.read(events) if isinstance(value, EventField) else value.read(view)
        for name, value in example.values.items()
    }
    return {name: value for name, value in found.items() if isinstance(value, str | int)}


def picture(example: Example, played: PlayedExample, after: bool) -> Figure:
    """The figure of the position before or after, without callouts."""
    state = played.after if after else played.before
    when = "after" if after else "before"
    return Figure(f"{example.id}-{when}", state.dump(), example.seat, example.show, ())


def read_example(game: Game, id: str, value: object) -> Example:
    """An example from JSON; `BadPosition` names the entry that is wrong."""
    where = f"examples.{id}"
    data = an_object(where, value)
    check_names(where, data, ["position", "seat", "play", "dice", "values", "expect", "show"])
    seat = number(f"{where}.seat", data.get("seat", 0), 0, game.seats[1] - 1)
    play = tuple(
        _answer(game, f"{where}.play[{at}]", one, seat)
        for at, one in enumerate(a_list(f"{where}.play", data.get("play")))
    )
    expect = a_list(f"{where}.expect", data.get("expect"))
    if not play or not expect:
        raise BadPosition(f"{where} needs answers to play and something to expect")
    return Example(
        id=an_id(where, id),
        position={"game": game.id, **an_object(f"{where}.position", data.get("position"))},
        seat=seat,
        play=play,
        dice=tuple(
            number(f"{where}.dice", die, 0, MAX_OUTCOMES - 1)
            for die in a_list(f"{where}.dice", data.get("dice"))
        ),
        values=_values(game, f"{where}.values", data.get("values", {})),
        expect=tuple(
            read_condition(f"{where}.expect[{at}]", one, game) for at, one in enumerate(expect)
        ),
        show=tuple(a_text(f"{where}.show", one) for one in a_list(where, data.get("show"))),
    )


def _answer(game: Game, where: str, value: object, seat: int) -> Answer:
    """An action of the example's seat, or an object with the seat of another."""
    if isinstance(value, dict):
        check_names(where, value, ["seat", "action"])
        seat = number(f"{where}.seat", value.get("seat"), 0, game.seats[1] - 1)
        value = value.get("action")
    text = a_text(where, value)
    try:
        game.parse(text)
    except BadNotation as error:
        raise BadPosition(f"{where}: {error}") from None
    return Answer(seat, text)


def _values(game: Game, where: str, value: object) -> dict[str, Quantity | EventField]:
    found: dict[str, Quantity | EventField] = {}
    for name, item in an_object(where, value).items():
        data = an_object(f"{where}.{name}", item)
        if "event" in data:
            check_names(f"{where}.{name}", data, ["event", "field"])
            read_condition(f"{where}.{name}", {"event": data["event"]}, game)
            field = a_text(f"{where}.{name}.field", data.get("field"))
            found[name] = EventField(data["event"], field)
        else:
            check_names(f"{where}.{name}", data, [*KINDS, "of"])
            found[name] = read_quantity(f"{where}.{name}", data)
    return found
