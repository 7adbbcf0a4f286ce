"""The scope that every endpoint requires: the decision, independent of the code."""

from __future__ import annotations

PUBLIC, PLAY, ACCOUNT = "public", "play", "account"
AT = "/api/tables/{id}"

SCOPES = {
    # The server, and whatever everybody sees alike.
    "GET /api/server": PUBLIC,
    "GET /api/games": PUBLIC,
    "GET /api/games/{game}/data/{digest}": PUBLIC,
    "GET /api/docs": PUBLIC,
    "GET /api/docs.css": PUBLIC,
    "GET /api/openapi.json": PUBLIC,
    "HEAD /api/openapi.json": PUBLIC,
    "GET /healthz": PUBLIC,
    "HEAD /healthz": PUBLIC,
    "GET /readyz": PUBLIC,
    "HEAD /readyz": PUBLIC,
    "GET /metrics": PUBLIC,  # has a token of its own
    "GET /{path:path}": PUBLIC,
    "HEAD /{path:path}": PUBLIC,
    f"GET {AT}/record": PUBLIC,
    f"GET {AT}/check": PUBLIC,
    f"GET {AT}/analysis": PUBLIC,
    # People. A program may ask whom it plays for, and nothing else.
    "GET /api/me": PLAY,
    "PATCH /api/me": ACCOUNT,
    "POST /api/me/token": ACCOUNT,
    "GET /api/me/tokens": ACCOUNT,
    "DELETE /api/me/tokens/{id}": ACCOUNT,
    "POST /api/me/password": ACCOUNT,
    "POST /api/accounts": ACCOUNT,
    "POST /api/session": ACCOUNT,
    "DELETE /api/session": ACCOUNT,
    "DELETE /api/sessions": ACCOUNT,
    # Tables.
    "GET /api/tables": PLAY,
    "POST /api/tables": PLAY,
    "POST /api/check": PLAY,
    f"GET {AT}": PLAY,
    f"POST {AT}/seats": PLAY,
    f"DELETE {AT}/seats/{{seat}}": PLAY,
    f"POST {AT}/dice": PLAY,
    f"POST {AT}/rematch": PLAY,
    f"POST {AT}/fork": PLAY,
    f"GET {AT}/state": PLAY,
    f"GET {AT}/stream": PLAY,
    f"WS {AT}/live": PLAY,
    f"POST {AT}/play": PLAY,
    f"POST {AT}/foresee": PLAY,
    f"POST {AT}/why_not": PLAY,
    f"POST {AT}/hint": PLAY,
    f"POST {AT}/ideas": PLAY,
    f"GET {AT}/chances": PLAY,
    f"POST {AT}/undo": PLAY,
    f"POST {AT}/takeback": PLAY,
    f"POST {AT}/undo/ask": PLAY,
    f"POST {AT}/undo/consent": PLAY,
    f"POST {AT}/resign": PLAY,
    f"POST {AT}/stand_in": PLAY,
    f"DELETE {AT}/stand_in/{{seat}}": PLAY,
    f"POST {AT}/replace": PLAY,
    f"POST {AT}/suggest": PLAY,
    f"POST {AT}/chat": PLAY,
    f"POST {AT}/analysis": PLAY,
    f"DELETE {AT}/analysis": PLAY,
}
