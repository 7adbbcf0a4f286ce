"""The web client's files, if it was built: anything that is no file is the client's own page."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from fastapi import Request, Response

STATIC: Final = Path(__file__).parent / "static"
SQUEEZED: Final = ("text/", "application/javascript", "application/json", "image/svg")
MISSING: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ennead</title></head>
<body><h1>Ennead</h1>
<p>The server is running, but the web client was not built into it.</p>
<p><a href="/api/docs">The API</a> is there all the same.</p></body></html>
"""
POLICY_FOR_EVER: Final = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class File:
    body: bytes
    squeezed: bytes | None
    kind: str
    tag: str
    changed: int


class Site:
    """Reads each file once and keeps it, plain and compressed."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}

    def answer(self, request: Request, path: str) -> Response:
        file = self._find(path)
        if file is None and "." in path.rsplit("/", 1)[-1]:
            return Response("not found", 404, media_type="text/plain")
        if file is None:
            path = "index.html"
            file = self._find(path)
        if file is None:
            return Response(MISSING, media_type="text/html")
        for_ever = path.startswith("assets/")
        headers = {
            "etag": file.tag,
            "vary": "accept-encoding",
            "cache-control": POLICY_FOR_EVER if for_ever else "no-cache",
        }
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        body = file.body
        if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.squeezed
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
            kept = self._files.get(path)
            if kept is None or kept.changed != changed:
                kept = self._files[path] = _read(place, changed)
        except OSError:
            return None
        return kept


def _read(place: Path, changed: int) -> File:
    body = place.read_bytes()
    kind = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    if place.suffix in (".js", ".mjs"):
        kind = "text/javascript"
    squeezed = gzip.compress(body, 9, mtime=0) if kind.startswith(SQUEEZED) else None
    if squeezed is not None and len(squeezed) >= len(body):
        squeezed = None
    return File(body, squeezed, kind, f'"{sha256(body).hexdigest()[:24]}"', changed)
