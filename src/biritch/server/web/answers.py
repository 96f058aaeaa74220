"""How addresses answer: JSON that no cache keeps, and refusals in both languages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from biritch.core.phrase import Phrase
from biritch.server.web.security import same_origin
from biritch.server.web.wire import sentence

PRIVATE = {"cache-control": "no-store"}
"""Keys and hands are in the answers: no cache keeps them."""
BAD_JSON = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)
"""What msgspec raises of a body that is not JSON, or not the message that was wanted."""
Address: TypeAlias = Callable[[Request], Awaitable[Response]]
"""What Starlette calls an endpoint."""


class HTTPRefusal(Exception):
    """A request that is refused: its HTTP status, and the sentence that says why.

    Example:
        >>> HTTPRefusal(403, Phrase.of("server-foreign-page")).status
        403
    """

    def __init__(self, status: int, phrase: Phrase) -> None:
        super().__init__(phrase.name)
        self.status, self.phrase = status, phrase


def answer(content: object, status: int = 200) -> Response:
    """Return *content* as JSON, which may be any struct of messages.

    Example:
        >>> answer({"n": 3}, 201).body
        b'{"n":3}'
    """
    return Response(msgspec.json.encode(content), status, PRIVATE, "application/json")


def refusal(status: int, phrase: Phrase) -> Response:
    """Return the answer ``{"refused": {"en": …, "fr": …}}``.

    Example:
        >>> refusal(403, Phrase.of("server-foreign-page")).status_code
        403
    """
    return answer({"refused": sentence(phrase)}, status)


def with_refusals(address: Address) -> Address:
    """Return *address*; refusals it raises are answered, a full disk with 503."""

    async def refusing(request: Request) -> Response:
        try:
            return await address(request)
        except HTTPRefusal as error:
            return refusal(error.status, error.phrase)
        except OSError:
            return refusal(503, Phrase.of("server-full"))

    return refusing


async def body_of(request: Request, most: int) -> bytes:
    """Return the body of a request that a page of ours made, of *most* bytes.

    Raises:
        HTTPRefusal: Another site's page sent it (403), or it is too long (413).
    """
    if "origin" in request.headers and not same_origin(request.headers):
        raise HTTPRefusal(403, Phrase.of("server-foreign-page"))
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:  # before the rest of it fills the memory
            raise HTTPRefusal(413, Phrase.of("server-too-long", most=most))
    return body
