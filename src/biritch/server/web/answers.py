"""Responses: uncached JSON, and refusals in both languages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from biritch.core.phrase import Phrase
from biritch.server.storage.chain import Damaged
from biritch.server.storage.logs import LogFull
from biritch.server.web.wire import speak_phrase

PRIVATE = {"cache-control": "no-store"}
"""Keys and hands are in the answers: no cache keeps them."""
BAD_JSON = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)
"""What msgspec raises of a body that is not JSON, or not the message that was wanted."""
RETRY = 5
"""Seconds after which to ask again what there was no room for."""
Address: TypeAlias = Callable[[Request], Awaitable[Response]]
"""What Starlette calls an endpoint."""


class HTTPRefusal(Exception):
    """Raised to refuse a request with an HTTP status and a sentence.

    ``retry`` is the number of seconds after which to retry; 0 if that would not help.

    Example:
        >>> HTTPRefusal(403, Phrase.of("server-foreign-page")).status
        403
    """

    def __init__(self, status: int, phrase: Phrase, retry: int = 0) -> None:
        super().__init__(phrase.name)
        self.status, self.phrase, self.retry = status, phrase, retry


def answer(content: object, status: int = 200) -> Response:
    """Return *content*, a message struct, as a JSON response.

    Example:
        >>> answer({"n": 3}, 201).body
        b'{"n":3}'
    """
    return Response(msgspec.json.encode(content), status, PRIVATE, "application/json")


def refusal(status: int, phrase: Phrase, retry: int = 0) -> Response:
    """Return the response ``{"refused": {"en": …, "fr": …}}``; *retry* as in `HTTPRefusal`.

    Example:
        >>> refusal(403, Phrase.of("server-foreign-page")).status_code
        403
    """
    response = answer({"refused": speak_phrase(phrase)}, status)
    if retry:
        response.headers["retry-after"] = str(retry)
    return response


def with_refusals(address: Address) -> Address:
    """Decorate *address*: turn refusals into responses, and a full disk into 503."""

    async def refusing(request: Request) -> Response:
        try:
            return await address(request)
        except HTTPRefusal as error:
            return refusal(error.status, error.phrase, error.retry)
        except Damaged:
            return refusal(503, Phrase.of("server-damaged"))
        except LogFull:
            return refusal(409, Phrase.of("server-log-full"))
        except (
            ClientDisconnect
        ):  # nobody is left to be answered, nor is it worth a word in the log
            return Response(status_code=400)
        except OSError:
            return refusal(503, Phrase.of("server-full"), RETRY)

    return refusing
