"""Suggestions between partners: messages for the two alone, valid for one question.

They are kept in memory and shared with the other workers. Nothing is stored, and nobody else is
woken, so that no one but the two can notice them.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from ennead.core.errors import BadNotation
from ennead.core.state import State
from ennead.server.errors import ApiError, stale_question
from ennead.server.model.suggestion import Suggestion
from ennead.server.model.table_record import RUNNING
from ennead.server.tables.session import TableSession

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

MAX_TABLES: Final = 10_000
"""Tables whose suggestions are kept; beyond this, the oldest are dropped."""


class Suggestions:
    def __init__(self, ctx: ServerContext) -> None:
        self._ctx = ctx
        self._by_table: OrderedDict[str, dict[tuple[int, int], Suggestion]] = OrderedDict()
        """By table, then by the seats that suggest and that are asked."""

    def share(self, suggestion: Suggestion) -> None:
        """Show a suggestion to the two partners, in every worker."""
        self.receive(suggestion)
        self._ctx.cluster.notify_suggestion(suggestion)

    def receive(self, suggestion: Suggestion) -> None:
        """Keep a suggestion and wake the two partners, if they are connected here."""
        known = self._by_table.pop(suggestion.table, {})
        latest = {k: s for k, s in known.items() if s.question >= suggestion.question}
        latest[suggestion.seat, suggestion.to] = suggestion
        self._by_table[suggestion.table] = latest
        if len(self._by_table) > MAX_TABLES:
            self._by_table.popitem(last=False)
        session = self._ctx.sessions.peek(suggestion.table)
        if session is not None:
            seats = session.record.seats
            session.wake_people({seats[s].person for s in (suggestion.seat, suggestion.to)})

    def visible_to(self, session: TableSession, seat: int) -> list[Suggestion]:
        """What a seat has suggested, or was suggested to it, for the question that is open now."""
        state = session.state
        if state is None or session.record.status != RUNNING:
            return []
        return [
            one
            for one in self._by_table.get(session.id, {}).values()
            if seat in (one.seat, one.to) and _is_current(state, one)
        ]

    def made_to(self, session: TableSession, seat: int) -> list[Suggestion]:
        """The suggestions that a seat can take now."""
        return [one for one in self.visible_to(session, seat) if one.to == seat]


def _is_current(state: State, suggestion: Suggestion) -> bool:
    if suggestion.question != state.asked or state.asked_partner(suggestion.seat) != suggestion.to:
        return False
    return suggestion.action in [str(action) for action in state.legal(suggestion.to)]


async def suggest(
    ctx: ServerContext, person: str, id: str, seat: int, question: int, action: str
) -> None:
    """Suggest an answer to the partner who is asked."""
    session = await ctx.sessions.get(id)
    session.check_can_act(seat, person)
    state = session.running_state
    ctx.limits.take("suggestion", person)
    if question != state.asked:
        raise stale_question(question, state.asked)
    partner = state.asked_partner(seat)
    if partner is None:
        raise ApiError("not-to-move", f"no partner of seat {seat} is asked")
    ctx.suggestions.share(Suggestion(id, seat, partner, question, _legal(state, partner, action)))


def _legal(state: State, seat: int, text: str) -> str:
    """The action in its usual notation; raises ApiError if the seat cannot choose it."""
    try:
        action = state.config.spec.parse(text)
        reason = state.why_not(seat, action)
    except BadNotation as error:
        raise ApiError("illegal-action", str(error), reason=None) from error
    if reason is not None:
        raise ApiError(
            "illegal-action", f"'{action}' is not legal now for seat {seat}", reason=reason.json()
        )
    return str(action)
