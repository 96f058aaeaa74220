"""How a question to an evening or a club is answered: the body, the key, a refusal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from biritch.core.phrase import Phrase
from biritch.server import evening_pieces
from biritch.server.evening_keys import Role
from biritch.server.evenings import Evenings, Kept
from biritch.server.guard import same_origin
from biritch.server.lines import Unreadable
from biritch.server.saying import says

if TYPE_CHECKING:
    from biritch.server.house import House

LARGEST = 64 * 1024
"""The most bytes of one body."""
PRIVATE = {"cache-control": "no-store", "content-type": "application/json"}
Answer: TypeAlias = Callable[[Request], Awaitable[Response]]


class Refusing(Exception):
    """An answer that says no."""

    def __init__(self, status: int, phrase: Phrase) -> None:
        """Keep the status and the sentence."""
        super().__init__(phrase.name)
        self.status, self.phrase = status, phrase


def guarded(answer: Answer) -> Answer:
    """Return *answer*, whose refusals are sentences in every language."""

    async def told(request: Request) -> Response:
        try:
            return await answer(request)
        except Refusing as error:
            return json(evening_pieces.Refused(says(error.phrase)), error.status)
        except OSError:
            return json(evening_pieces.Refused(says(Phrase.of("server-full"))), 503)

    return told


def json(told: object, status: int = 200) -> Response:
    """Return an answer that nobody keeps."""
    return Response(evening_pieces.encode(told), status, PRIVATE)


def evenings(request: Request) -> Evenings:
    """Return the evenings of this server."""
    house: House = request.app.state.house
    return house.evenings


async def kept(request: Request) -> tuple[Kept, Role | None]:
    """Return the evening asked for, and whose key came with the question."""
    try:
        found = await evenings(request).find(str(request.path_params["name"]))
    except Unreadable:
        found = None
    if found is None:
        raise Refusing(404, Phrase.of("evening-not-found"))
    key = request.query_params.get("token", "")
    role = found.role(key)
    if key and role is None:
        raise Refusing(403, Phrase.of("evening-wrong-key"))
    return found, role


async def directed(request: Request) -> Kept:
    """Return the evening asked for by its director."""
    found, role = await kept(request)
    if role is None or not role.director:
        raise Refusing(403, Phrase.of("evening-wrong-key"))
    return found


async def body_of(request: Request, largest: int = LARGEST) -> bytes:
    """Return the body of a page of ours, no longer than it may be."""
    if "origin" in request.headers and not same_origin(request.headers):
        raise Refusing(403, Phrase.of("server-foreign-page"))
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            raise Refusing(413, Phrase.of("server-too-long", most=largest))
    return body
