"""Every path of the API page under random calls: never a 5xx, and answers as described."""

from __future__ import annotations

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
    cookies = {"ennead": client.http.cookies["ennead"]}
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    tried = 0
    found: Any
    for found in schema.get_all_operations():
        check(found.ok().as_strategy(), ids, cookies)
        tried += 1
    assert tried > 20


def check(calls: Any, ids: list[str], cookies: dict[str, str]) -> None:
    """Random calls of one path, at tables of every status, so that they come far."""

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
        given_cookies = None if case.path == "/api/session" else cookies
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = ids[len(str(case.body)) % len(ids)]
        case.call_and_validate(checks=CHECKS, cookies=given_cookies, timeout=PATIENCE)

    try_out()
