"""Requests generated from the OpenAPI description, valid and invalid, by several callers."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import schemathesis
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from support.clients import PATIENCE
from support.server_process import Server

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]


class Api:
    """A server with tables of every status, and several callers."""

    def __init__(self, server: Server) -> None:
        client = server.client("Ann")
        running = client.create("me", "me", pass_and_play=True)
        ended = client.create("me", "random")
        ended.post("resign", seat=0)
        self._ids = [running.id, ended.id, client.create("me", "open").id]
        cookie = client.http.cookies["ennead"]
        me = {"Cookie": f"ennead={cookie}"}
        program = {"Authorization": f"Bearer {client.post('/me/token')['token']}"}
        forged = {"Cookie": f"ennead={cookie}x"}
        self._callers = cycle([me, program, me, forged, me, {}])
        schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        operations: Any = schema.get_all_operations()
        self.operations: list[Any] = [found.ok() for found in operations]

    def calls(self) -> st.SearchStrategy[Any]:
        """A request to any route."""
        return st.one_of([operation.as_strategy() for operation in self.operations])

    def try_call(self, case: Any) -> None:
        """Send a request to an existing table, so that it gets past the first check."""
        headers = {} if case.path == "/api/session" else next(self._callers)
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = self._ids[len(str(case.body)) % len(self._ids)]
        case.call_and_validate(checks=CHECKS, headers=headers, timeout=PATIENCE)
