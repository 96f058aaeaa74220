"""The address of the handbook: ``/help/book/en`` and ``/help/book/fr``."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.core.phrase import Phrase
from biritch.publishing.handbook.book import handbook
from biritch.server.help.messages import page_message
from biritch.server.web.answers import HTTPRefusal, with_refusals
from biritch.server.web.costly import in_thread
from biritch.words.translation import LANGUAGES, Language


def routes() -> list[BaseRoute]:
    """Return the routes of the handbook."""
    return [Route("/help/book/{language:str}", with_refusals(book))]


@cache
def _book(language: Language) -> tuple[bytes, bytes, str]:
    """Return the handbook as JSON, the same compressed, and its digest."""
    told = msgspec.json.encode([page_message(page) for page in handbook(language)])
    return told, gzip.compress(told, 9, mtime=0), hashlib.sha256(told).hexdigest()[:24]


async def book(request: Request) -> Response:
    """Respond with the handbook in one language; 304 if the browser already has it.

    Raises:
        HTTPRefusal: The handbook is not in that language (404).
    """
    asked = request.path_params["language"]
    language = next((known for known in LANGUAGES if known == asked), None)
    if language is None:
        raise HTTPRefusal(404, Phrase.of("server-no-language", languages=", ".join(LANGUAGES)))
    # Every system and every code is read for it, once.
    plain, compressed, digest = await in_thread(request, _book, language)
    headers = {"cache-control": "no-cache", "etag": f'"{digest}"', "vary": "accept-encoding"}
    if digest in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(compressed, 200, headers, "application/json")
    return Response(plain, 200, headers, "application/json")
