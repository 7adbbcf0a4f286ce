"""Foresight: what `State.foresee` tells about answers that are not given yet."""

from __future__ import annotations


class Foresight:
    """A preview: the events that are certain to happen, up to the first thing not known yet.

    `table` is the game's part of the view afterwards; None if it cannot be known. `ends_turn` says
    that the seat's turn is over then, and `to_move` who is asked next. If that depends on something
    not known yet, these two are what a sample of the game gives: likely, but not certain.
    """

    def __init__(
        self,
        events: list[dict[str, object]],
        reveals: bool,
        questions: list[dict[str, object]],
        over: bool,
        table: object,
        ends_turn: bool,
        to_move: tuple[int, ...],
    ) -> None:
        self.events = events
        self.reveals = reveals
        self.questions = questions
        self.over = over
        self.table = table
        self.ends_turn = ends_turn
        self.to_move = to_move

    def __repr__(self) -> str:
        return f"<Foresight: {len(self.events)} events, {len(self.questions)} questions>"

    def json(self) -> dict[str, object]:
        """The preview as JSON."""
        return {
            "events": self.events,
            "reveals": self.reveals,
            "questions": self.questions,
            "over": self.over,
            "table": self.table,
            "ends_turn": self.ends_turn,
            "to_move": list(self.to_move),
        }
