"""Every path of the API page under random calls: never a 5xx, and answers as described."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from served import PATIENCE, Server

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
EXAMPLES = 12


def test_the_api_is_as_described(server: Server) -> None:
    client = server.client("Ann")
    running = client.create("me", "me", pass_and_play=True)
    ended = client.create("me", "random")
    ended.post("resign", seat=0)
    opened = client.create("me", "open")
    ids = [running.id, ended.id, opened.id]
    cookie = client.http.cookies["ennead"]
    token = client.post("/me/token")["token"]
    callers = [
        {"Cookie": f"ennead={cookie}"},
        {"Authorization": f"Bearer {token}"},
        {"Cookie": f"ennead={cookie}x"},
        {},
    ]
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    tried = 0
    found: Any
    for found in schema.get_all_operations():
        check(found.ok().as_strategy(), ids, callers)
        tried += 1
    assert tried > 30


def check(calls: Any, ids: list[str], callers: list[dict[str, str]]) -> None:
    """Random calls of one path, at tables of every status, so that they come far; most of them by
    who sits there, some by nobody."""
    turns = cycle([0, 1, 0, 2, 0, 3])

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(calls)
    def try_out(case: Any) -> None:
        headers = {} if case.path == "/api/session" else callers[next(turns)]
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = ids[len(str(case.body)) % len(ids)]
        case.call_and_validate(checks=CHECKS, headers=headers, timeout=PATIENCE)

    try_out()
