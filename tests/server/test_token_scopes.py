"""Scopes: every route requires one, and a token is refused wherever it lacks it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fastapi import Response
from support.authorisation_matrix import MATRIX
from support.clients import Socket
from support.server_process import PLAIN, Server, serving
from support.token_scopes import ACCOUNT, PLAY, PUBLIC, SCOPES
from support.two_players import assert_error_code
from websockets.exceptions import InvalidStatus

from ennead.server.app import ROUTERS, openapi
from ennead.server.http.dependencies import router
from ennead.server.identity import scopes

ROOT = Path(__file__).parents[2]
PASSWORD = "correct horse battery"
API_SCOPES = {
    endpoint: scope
    for endpoint, scope in SCOPES.items()
    if "/api/" in endpoint and "/api/docs" not in endpoint and "/api/openapi" not in endpoint
}


def test_every_route_has_a_decision() -> None:
    assert {row.endpoint for row in MATRIX} == set(SCOPES)


def test_the_server_requires_the_scopes_that_were_decided() -> None:
    declared: dict[str, str] = {}
    for one in ROUTERS:
        for route in one.routes:
            endpoint: Any = route.endpoint  # type: ignore[attr-defined]
            for method in getattr(route, "methods", ["WS"]):
                declared[f"{method} {route.path}"] = scopes.required_scope(endpoint)  # type: ignore[attr-defined]
    assert declared == API_SCOPES


def test_a_route_without_a_scope_cannot_be_added() -> None:
    with pytest.raises(TypeError, match=r"add @requires"):

        @router("test").get("/new")
        async def forgotten() -> Response:
            return Response()


# Every route × every set of scopes.


@pytest.mark.parametrize(
    "held", [(), (PUBLIC,), (PUBLIC, PLAY), (PUBLIC, PLAY, ACCOUNT)], ids="+".join
)
def test_a_token_is_refused_wherever_it_lacks_the_scope(
    tmp_path: Path, held: tuple[str, ...]
) -> None:
    program = f"from ennead.server.identity import scopes; scopes.TOKEN_SCOPES = {set(held)}; "
    with serving(tmp_path / "data", program + PLAIN) as server:
        owner = server.client("Ann")
        for endpoint, scope in API_SCOPES.items():
            token = owner.post("/me/token")
            refused = error_code(server, endpoint, token["token"]) == "missing-scope"
            assert refused == (scope not in held), f"{endpoint} with {held}"
            owner.http.delete(f"/api/me/tokens/{token['id']}")


def error_code(server: Server, endpoint: str, token: str) -> str | None:
    method, path = endpoint.split()
    headers = {"authorization": f"Bearer {token}"}
    if method == "WS":
        try:
            with Socket(server.client(), "0", None, 0, None, headers) as socket:
                answer = socket.next()
        except InvalidStatus as rejected:
            answer = json.loads(rejected.response.body or b"")
    else:
        path = re.sub(r"\{\w+\}", "0", path)
        response = server.client().http.request(method, path, headers=headers)
        answer = response.json() if response.status_code >= 400 else {}
    found: str | None = answer.get("error", {}).get("code")
    return found


def test_a_program_can_play_and_nothing_else(server: Server) -> None:
    owner = server.client("Senebkay")
    me = owner.get("/me")
    token = owner.post("/me/token")
    table = owner.create("me", "open")
    program = server.client()
    program.http.headers["authorization"] = f"Bearer {token['token']}"
    account = server.client()
    account.post("/accounts", name="Taker of seats", password=PASSWORD)
    for method, path, body in (
        ("PATCH", "/me", {"name": "Other"}),
        ("POST", "/me/token", {}),
        ("DELETE", f"/me/tokens/{token['id']}", {}),
        ("POST", "/accounts", {"name": "Mine Now", "password": PASSWORD}),
        ("POST", "/session", {"name": "Taker of seats", "password": PASSWORD}),
        ("POST", "/me/password", {"old": PASSWORD, "new": PASSWORD}),
        ("DELETE", "/sessions", {}),
    ):
        assert_error_code("missing-scope", program.call, method, path, **body)
    assert owner.get("/me") == me
    assert [one["id"] for one in owner.get("/me/tokens")["tokens"]] == [token["id"]]
    assert table.info()["mine"] == [0], "the seat has not moved to the account"
    assert program.get("/me") == me
    server.client("Ben").join(table.id)
    program.at(table.id).play_now(0, "keep")


def test_an_invalid_token_is_an_error_rather_than_a_new_guest(server: Server) -> None:
    for text in ("x", "nonsense", server.client("Ann").http.cookies["ennead"]):
        stranger = server.client()
        response = stranger.http.get("/api/me", headers={"authorization": f"Bearer {text}"})
        assert (response.status_code, response.json()["error"]["code"]) == (401, "bad-token")
        assert response.headers["www-authenticate"] == "Bearer"
        assert "set-cookie" not in response.headers


# The documentation.


def test_the_openapi_description_names_the_credentials() -> None:
    api = openapi()
    accepted = {
        PUBLIC: [],
        PLAY: [{}, {"cookie": []}, {"token": ["play"]}],
        ACCOUNT: [{}, {"cookie": []}],
    }
    assert set(api["components"]["securitySchemes"]) == {"cookie", "token"}
    checked = 0
    for path, operations in api["paths"].items():
        for method, operation in operations.items():
            scope = SCOPES[f"{method.upper()} {path}"]
            assert operation["security"] == accepted[scope], path
            checked += 1
    assert checked == len(API_SCOPES) - 2, "all but the WebSocket and the stream"


def test_http_md_names_the_scope_of_every_call() -> None:
    page = (ROOT / "docs" / "http.md").read_text("utf-8")
    documented: dict[str, str] = {}
    for calls, scope in re.findall(
        r"^\| (`(?:GET|POST|PUT|PATCH|DELETE|WS) .*?) \| (\w+) \|", page, re.M
    ):
        for method, path in re.findall(r"`(GET|POST|PUT|PATCH|DELETE|WS) ([^`?]+)", calls):
            documented[f"{method} {path.replace('…', '/api/tables/{id}')}"] = scope
    assert documented == API_SCOPES
