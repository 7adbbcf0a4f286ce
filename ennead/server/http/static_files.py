"""The files of the web client. Every path that is not a file serves its index page."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from fastapi import Request, Response

STATIC: Final = Path(__file__).parents[1] / "static"
COMPRESSIBLE: Final = ("text/", "application/javascript", "application/json", "image/svg")
MISSING: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ennead</title></head>
<body><h1>Ennead</h1>
<p>The server is running, but the web client was not built into it.</p>
<p><a href="/api/docs">The API</a> is available all the same.</p></body></html>
"""
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class File:
    body: bytes
    gzipped: bytes | None
    kind: str
    tag: str
    changed: int


class StaticFiles:
    """Caches each file, plain and compressed."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}

    def respond(self, request: Request, path: str) -> Response:
        file = self._find(path)
        if file is None and "." in path.rsplit("/", 1)[-1]:
            return Response("not found", 404, media_type="text/plain")
        if file is None:
            path = "index.html"
            file = self._find(path)
        if file is None:
            return Response(MISSING, media_type="text/html")
        immutable = path.startswith("assets/")  # their names contain a hash
        headers = {
            "etag": file.tag,
            "vary": "accept-encoding",
            "cache-control": CACHE_FOREVER if immutable else "no-cache",
        }
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        body = file.body
        if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.gzipped
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=file.kind, headers=headers)

    def _find(self, path: str) -> File | None:
        parts = path.split("/")
        if not path or "\0" in path or "\\" in path or any(p in ("", ".", "..") for p in parts):
            return None
        place = self._folder.joinpath(*parts)
        try:
            changed = place.stat().st_mtime_ns
            if not place.is_file() or not place.resolve().is_relative_to(self._folder.resolve()):
                return None
            cached = self._files.get(path)
            if cached is None or cached.changed != changed:
                cached = self._files[path] = _read(place, changed)
        except OSError:
            return None
        return cached


def _read(place: Path, changed: int) -> File:
    body = place.read_bytes()
    kind = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    if place.suffix in (".js", ".mjs"):
        kind = "text/javascript"
    gzipped = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSIBLE) else None
    if gzipped is not None and len(gzipped) >= len(body):
        gzipped = None
    return File(body, gzipped, kind, f'"{sha256(body).hexdigest()[:24]}"', changed)
