"""The built pages, or instructions to build them if they are missing."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Callable, Collection
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from biritch.core.phrase import Phrase
from biritch.words.translation import LANGUAGES, say

STATIC = Path(__file__).parents[1] / "static"
_ENDINGS = {"br": ".br", "gzip": ".gz"}
_MANIFEST = "application/manifest+json"
_TEXTS = {"application/javascript", "application/json", "image/svg+xml", _MANIFEST}
FOR_EVER = "public, max-age=31536000, immutable"
"""Built files carry a digest in their name, so that a new one has another name."""

PAGES = {
    "/": "index.html",
    "/friends": "index.html",
    "/join": "index.html",
    "/account": "account.html",
    "/owner": "owner.html",
    "/about": "owner.html",
    "/lobby": "lobby.html",
    "/play": "table.html",
    "/event": "event.html",
    "/club": "club.html",
    "/screen": "screen.html",
    "/sets": "sets.html",
    "/together": "together.html",
    "/practice": "study.html",
    "/systems": "study.html",
    "/cards": "study.html",
    "/own": "study.html",
    "/class": "class.html",
    "/laws": "laws.html",
    "/odds": "learn.html",
    "/deals": "learn.html",
    "/library": "learn.html",
    "/help": "help.html",
    "/learn/course": "learn.html",
    "/learn/file": "learn.html",
}
"""The file of each address people type."""
LESSON = "lesson.html"
"""The file of every ``/learn/course/LESSON``."""


class CompressedFiles:
    """Files of one folder, compressed by the build or once on first use.

    ``.br`` and ``.gz`` beside a file come from the build; a browser receives the smallest
    encoding it accepts.
    """

    def __init__(self, folder: Path) -> None:
        """Serve *folder*; compressed files are kept in memory."""
        self._folder = folder
        self._kept: dict[tuple[str, str], bytes] = {}

    def answer(self, name: str, accepts: str, cache: str) -> Response | None:
        """Return the file *name* in an encoding of *accepts*; ``None`` if there is none."""
        file = self._folder / name
        if file.parent != self._folder or not file.is_file():
            return None
        guessed = _MANIFEST if file.suffix == ".webmanifest" else mimetypes.guess_type(name)[0]
        media = guessed or "application/octet-stream"
        text = media.startswith("text/") or media in _TEXTS
        encodings = _accepted_encodings(accepts) if text else ()
        headers = {"cache-control": cache, "vary": "accept-encoding"}
        encoding, body = self._choose_encoding(file, encodings)
        if encoding:
            headers["content-encoding"] = encoding
        headers["etag"] = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        return Response(body, headers=headers, media_type=media)

    def _choose_encoding(self, file: Path, encodings: Collection[str]) -> tuple[str, bytes]:
        """Return the content and name of the best of *encodings* for *file*."""
        # A page that is built again has another time: what was kept of it is no longer sent.
        version = f"{file.name} {file.stat().st_mtime_ns}"
        for encoding, ending in _ENDINGS.items():
            beside = file.with_name(file.name + ending)
            if encoding in encodings and beside.is_file():
                return encoding, self._keep((version, encoding), beside.read_bytes)
        if "gzip" in encodings:
            return "gzip", self._keep((version, "gzip"), lambda: _gzip_file(file))
        return "", self._keep((version, ""), file.read_bytes)

    def _keep(self, key: tuple[str, str], read: Callable[[], bytes]) -> bytes:
        if key not in self._kept:
            self._kept[key] = read()
        return self._kept[key]


def _gzip_file(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 9, mtime=0)


def routes(folder: Path = STATIC) -> list[BaseRoute]:
    """Return the routes of *folder*: one page for each entry of `PAGES`."""
    pages, assets = CompressedFiles(folder), CompressedFiles(folder / "assets")

    async def page(request: Request) -> Response:
        name = PAGES.get(request.url.path, LESSON)
        response = answer_file(pages, name, request, "no-cache")
        return response or HTMLResponse(_unbuilt_page(), 503, {"cache-control": "no-store"})

    async def beside(request: Request) -> Response:
        """Respond with a file beside the page, such as its icon; else redirect home."""
        name = str(request.path_params["name"])
        hidden = name.endswith((".html", *_ENDINGS.values()))
        response = None if hidden else answer_file(pages, name, request, "no-cache")
        return response or not_found_page(request)

    def not_found_page(request: Request) -> Response:
        """Respond with the start page and status 404, to clients that accept HTML."""
        if "text/html" in request.headers.get("accept", ""):
            accepts = request.headers.get("accept-encoding", "")
            if start := pages.answer(PAGES["/"], accepts, "no-store"):
                start.status_code = 404
                return start
        return PlainTextResponse("404 nothing here\n", 404)

    async def asset(request: Request) -> Response:
        """Respond with a built file, whose name changes with its content."""
        response = answer_file(assets, str(request.path_params["name"]), request, FOR_EVER)
        return response or PlainTextResponse("404 nothing here\n", 404)

    page_routes: list[BaseRoute] = [Route(path, page) for path in PAGES]
    page_routes.append(Route("/learn/course/{lesson:str}", page))
    page_routes.append(Route("/learn", to_the_course))
    if (folder / "assets").is_dir():
        page_routes.append(Route("/assets/{name:str}", asset))
    return [*page_routes, Route("/{name:path}", beside)]


async def to_the_course(request: Request) -> Response:
    """Redirect ``/learn`` to the first course."""
    del request
    return RedirectResponse("/learn/course")


def answer_file(
    files: CompressedFiles, name: str, request: Request, cache: str
) -> Response | None:
    """Return the file *name* as a response: 304 if unchanged; ``None`` if there is none.

    Raises:
        OSError: It cannot be read.
    """
    response = files.answer(name, request.headers.get("accept-encoding", ""), cache)
    if response is None:
        return None
    asked = request.headers.get("if-none-match", "")
    if response.headers["etag"] in (tag.strip().removeprefix("W/") for tag in asked.split(",")):
        kept = {key: response.headers[key] for key in ("cache-control", "etag", "vary")}
        return Response(status_code=304, headers=kept)
    return response


def _accepted_encodings(accepts: str) -> frozenset[str]:
    """Return the encodings in an ``Accept-Encoding`` header.

    Example:
        >>> sorted(_accepted_encodings("gzip, br;q=0.9"))
        ['br', 'gzip']
        >>> sorted(_accepted_encodings("gzip;q=0"))
        []
    """
    refused = re.compile(r";\s*q=0(\.0*)?\s*$")
    return frozenset(
        encoding.partition(";")[0].strip().lower()
        for encoding in accepts.split(",")
        if not refused.search(encoding)
    )


def _unbuilt_page() -> str:
    """Return a page with instructions to build the real one, in every language."""
    paragraphs = ""
    for language in LANGUAGES:
        text = say(Phrase.of("server-unbuilt"), language)
        paragraphs += f'<p lang="{language}">{text}</p>'
    return f"<!doctype html><meta charset=utf-8><title>Biritch</title>{paragraphs}"
