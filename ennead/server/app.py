"""The ASGI application: routes, middleware, static files and error handlers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException

from ennead.server.context import ServerContext
from ennead.server.errors import ApiError
from ennead.server.http import api_page
from ennead.server.http.dependencies import json_response
from ennead.server.http.middleware import SecurityMiddleware
from ennead.server.http.openapi import describe
from ennead.server.http.routes import data, hints, lessons, me, playing, tables
from ennead.server.http.routes.health_and_metrics import add_health_and_metrics
from ennead.server.http.static_files import StaticFiles

ROUTERS = (playing.ROUTER, tables.ROUTER, data.ROUTER, hints.ROUTER, lessons.ROUTER, me.ROUTER)
"""Routes are tried in order, so the busiest come first."""


def create_app(ctx: ServerContext) -> FastAPI:
    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await ctx.start()
        yield
        await ctx.stop()

    app = FastAPI(
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.context = ctx
    for router in ROUTERS:
        app.include_router(router)
    app.openapi = openapi  # type: ignore[method-assign]
    _add_api_page(app)
    add_health_and_metrics(app, ctx)
    _add_static_files(app)
    app.add_exception_handler(ApiError, _api_error)
    app.add_exception_handler(RequestValidationError, _validation_error)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_middleware(SecurityMiddleware, ctx=ctx)
    return app


@cache
def openapi() -> dict[str, Any]:
    """The OpenAPI description of the whole API."""
    return describe([route for router in ROUTERS for route in router.routes])


@cache
def _openapi_json() -> bytes:
    return msgspec.json.encode(openapi())


@cache
def _api_page() -> str:
    return api_page.render(openapi())


def _add_api_page(app: FastAPI) -> None:
    """The description of the API and its page. They never change, so they are made only once."""

    @app.api_route("/api/openapi.json", methods=["GET", "HEAD"], include_in_schema=False)
    async def description() -> Response:
        return Response(_openapi_json(), media_type="application/json")

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(_api_page())

    @app.get("/api/docs.css", include_in_schema=False)
    async def docs_style() -> Response:
        return Response(api_page.STYLE, media_type="text/css")


def _add_static_files(app: FastAPI) -> None:
    files = StaticFiles()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def file(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise ApiError("not-found", "there is no such path")
        return files.respond(request, path)


# Every error response is JSON with a code.


async def _api_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, ApiError)
    response = json_response(error.json(), error.status)
    if "retry_after" in error.details:
        response.headers["retry-after"] = str(error.details["retry_after"])
    return response


async def _validation_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = dict(error.errors()[0]) if error.errors() else {}
    place = ".".join(str(part) for part in first.get("loc", ()))
    message = f"{place}: {first.get('msg', 'invalid')}"
    return json_response(ApiError("bad-request", message).json(), 400)


async def _http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, ApiError):
        return await _api_error(_request, error.__cause__)
    code = {404: "not-found", 405: "not-allowed", 413: "too-large"}.get(
        error.status_code, "bad-request"
    )
    response = json_response(ApiError(code, str(error.detail)).json(), error.status_code)
    response.headers.update(error.headers or {})
    return response
