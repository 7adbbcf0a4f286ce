"""What WebSockets and NDJSON streams share: waiting for changes, and the state to send next."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ennead.server.errors import ApiError
from ennead.server.http import serializers
from ennead.server.identity.credentials import Credential
from ennead.server.tables.session import TableSession
from ennead.server.upkeep.limits import Caller

if TYPE_CHECKING:
    from ennead.server.context import ServerContext

PAY_SECONDS: Final = 1.0
"""How long a connection waits before it tries again to pay for a state."""


class StateFeed:
    """A viewer of one table. Changes are not queued: it always sends the latest state."""

    def __init__(
        self,
        ctx: ServerContext,
        credential: Credential | None,
        address: str,
        seat: int | None,
        since: int = 0,
    ) -> None:
        self._ctx = ctx
        self._credential = credential
        self.person = credential.person if credential is not None else None
        self._address = address
        self._caller = Caller(self.person, address)
        self._seat = seat
        self._since = since
        self._chat_since = 0
        self._changed = asyncio.Event()
        self._changed.set()

    def wake(self) -> None:
        self._changed.set()

    async def _wait_for_change(self, timeout: float | None) -> bool:
        """Wait to be woken; False after the timeout."""
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                await self._changed.wait()
        woken = self._changed.is_set()
        self._changed.clear()
        return woken

    async def _pay(self) -> None:
        """Pay for the next state. Who has too many connections gets their states later."""
        while True:
            try:
                self._ctx.limits.spend("push", self._caller)
            except ApiError:
                await asyncio.sleep(PAY_SECONDS)
            else:
                return

    async def _is_credential_valid(self) -> bool:
        credential = self._credential
        if credential is None:
            return True
        return await self._ctx.credentials.is_valid(credential, latest=False)

    def _next_state(self, session: TableSession) -> serializers.Json:
        """The state, without the events and chat lines that were sent before."""
        state = serializers.state(
            self._ctx, session, self.person, self._seat, self._since, self._chat_since
        )
        self._since = state["events_from"] + len(state["events"])
        if state["chat"]:
            self._chat_since = state["chat"][-1]["number"]
        return {"type": "state", **state}
