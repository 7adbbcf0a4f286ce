"""The application: paths, guards and files put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hmac import compare_digest
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse
from sqlalchemy import text
from starlette.exceptions import HTTPException

from ennead.server import api_page
from ennead.server.api import me, playing, tables
from ennead.server.api.common import json
from ennead.server.errors import Refused
from ennead.server.guard import Guard
from ennead.server.house import House
from ennead.server.limits import is_this_computer
from ennead.server.site import Site

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""What a proxy adds: through one every call would seem to come from this computer."""
DESCRIPTION = (
    "Board games for people, bots and programs. A client only ever gets views and events. "
    "Whoever holds the cookie is a person; the first call that needs one makes a guest."
)


def create_app(house: House) -> FastAPI:
    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    app = FastAPI(
        title="Ennead",
        description=DESCRIPTION,
        version=version("ennead"),
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.house = house
    for part in (playing, tables, me):  # the most called first: they are tried in order
        app.include_router(part.ROUTER)
    _add_system(app, house)
    _add_site(app)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _other)
    app.add_middleware(Guard, house=house)
    return app


def _add_system(app: FastAPI, house: House) -> None:
    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(api_page.render(app.openapi()))

    @app.get("/api/docs.css", include_in_schema=False)
    async def docs_style() -> Response:
        return Response(api_page.STYLE, media_type="text/css")

    @app.api_route("/healthz", methods=["GET", "HEAD"], include_in_schema=False)
    async def healthz() -> Response:
        async with house.store.read() as connection:
            await connection.execute(text("SELECT 1"))
        return PlainTextResponse("ok")

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if not _may_read_figures(request, house.settings.metrics_token):
            raise Refused("not-found", "there is no such path")
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


def _may_read_figures(request: Request, token: str) -> bool:
    """This computer itself may, and who shows the token; nobody whom a proxy lets through."""
    kind, _, shown = request.headers.get("authorization", "").partition(" ")
    if token and kind.lower() == "bearer" and compare_digest(shown.encode(), token.encode()):
        return True
    forwarded = any(name in request.headers for name in FORWARDED)
    return not forwarded and is_this_computer(request.client.host if request.client else "")


def _add_site(app: FastAPI) -> None:
    site = Site()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def file(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Refused("not-found", "there is no such path")
        return site.answer(request, path)


# Every error is JSON with a code.


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    response = json(error.json(), error.status)
    if "retry_after" in error.more:
        response.headers["retry-after"] = str(error.more["retry_after"])
    return response


async def _invalid(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = dict(error.errors()[0]) if error.errors() else {}
    place = ".".join(str(part) for part in first.get("loc", ()))
    message = f"{place}: {first.get('msg', 'cannot be read')}"
    return json(Refused("bad-request", message).json(), 400)


async def _other(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refused):
        return await _refused(_request, error.__cause__)
    code = {404: "not-found", 405: "not-allowed", 413: "too-large"}.get(
        error.status_code, "bad-request"
    )
    response = json(Refused(code, str(error.detail)).json(), error.status_code)
    response.headers.update(error.headers or {})
    return response
