"""How an address answers: JSON that no cache keeps, and a refusal said in both languages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from biritch.core.phrase import Phrase
from biritch.extras import MissingExtra
from biritch.server.web.security import same_origin
from biritch.server.web.wire import sentence

PRIVATE = {"cache-control": "no-store"}
"""Keys and hands are in the answers: no cache keeps them."""
Address: TypeAlias = Callable[[Request], Awaitable[Response]]


class HTTPRefusal(Exception):
    """What was asked is not done: the status of HTTP, and why."""

    def __init__(self, status: int, phrase: Phrase) -> None:
        super().__init__(phrase.name)
        self.status, self.phrase = status, phrase


def answer(what: object, status: int = 200) -> Response:
    """Return *what* as an answer."""
    return Response(msgspec.json.encode(what), status, PRIVATE, "application/json")


def refusal(status: int, phrase: Phrase) -> Response:
    """Return the answer that says no, and why."""
    return answer({"refused": sentence(phrase)}, status)


def with_refusals(address: Address) -> Address:
    """Return *address*, what it refuses told; a disk that takes no more is told too (503)."""

    async def asked(request: Request) -> Response:
        try:
            return await address(request)
        except HTTPRefusal as error:
            return refusal(error.status, error.phrase)
        except MissingExtra as missing:
            return refusal(501, missing.phrase)
        except OSError:
            return refusal(503, Phrase.of("server-full"))

    return asked


async def body_of(request: Request, most: int) -> bytes:
    """Return the body a page of ours sent, of *most* bytes.

    Raises:
        Refused: Another site's page sent it (403), or it is too long (413).
    """
    if "origin" in request.headers and not same_origin(request.headers):
        raise HTTPRefusal(403, Phrase.of("server-foreign-page"))
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise HTTPRefusal(413, Phrase.of("server-too-long", most=most))
    return body
