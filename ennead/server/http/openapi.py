"""The OpenAPI description, completed by the WebSocket messages, which FastAPI leaves out."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any, Final, Literal

from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel, RootModel
from pydantic.json_schema import models_json_schema
from starlette.routing import BaseRoute

from ennead.server.http.schemas.errors import Error
from ennead.server.http.schemas.fields import RequestBody
from ennead.server.http.schemas.playing import Look, State
from ennead.server.http.scoped_route import SECURITY_SCHEMES

TITLE: Final = "Ennead"
DESCRIPTION: Final = (
    "Board games for people, bots and programs. A client gets only views and events. "
    "A cookie identifies a person; the first request that needs one creates a guest. "
    "A program sends an API token, which has the scope `play` only."
)


class LiveState(State):
    """The state of the table, sent at once and after every change."""

    type: Literal["state"]


class LiveError(Error):
    """Why the server closes the connection."""

    type: Literal["error"]


class Pong(BaseModel):
    """The answer to a ping."""

    type: Literal["pong"]


class Ping(RequestBody):
    """Asks whether the connection still works."""

    type: Literal["ping"]


class LiveMessage(RootModel[LiveState | LiveError | Pong]):
    """What the server sends over `/api/tables/{id}/live`; `/stream` sends no pongs."""


class LiveRequest(RootModel[Look | Ping]):
    """What a client may send over `/api/tables/{id}/live`."""


def describe(routes: Sequence[BaseRoute]) -> dict[str, Any]:
    """The OpenAPI description of these routes and of the live connection."""
    description = get_openapi(
        title=TITLE, description=DESCRIPTION, version=version("ennead"), routes=routes
    )
    schemas: dict[str, Any] = description["components"]["schemas"]
    _, live = models_json_schema(
        [(LiveMessage, "serialization"), (LiveRequest, "validation")],
        ref_template="#/components/schemas/{model}",
    )
    for name, schema in live["$defs"].items():
        schemas.setdefault(name, schema)
    description["components"]["securitySchemes"] = SECURITY_SCHEMES
    _describe_errors_as_json(description)
    return description


def _describe_errors_as_json(description: dict[str, Any]) -> None:
    """FastAPI describes a text route's errors as text too."""
    for operations in description["paths"].values():
        for operation in operations.values():
            error = operation["responses"].get("4XX")
            if error is not None and "text/plain" in error["content"]:
                error["content"] = {"application/json": error["content"]["text/plain"]}
