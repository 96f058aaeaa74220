"""Routes of feeds, ``/sets/feeds/…``, for trusted servers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.server.sets.feeds.document import LARGEST, BadFeed
from biritch.server.sets.feeds.requests import asker_of
from biritch.server.web.answers import (
    PRIVATE,
    Address,
    HTTPRefusal,
    answer,
    with_refusals,
)
from biritch.server.web.guard import body_of, spend

if TYPE_CHECKING:
    from biritch.server.host import Host
    from biritch.server.sets.feeds.exchange import Feeds

_STATUS = {
    "stranger": 403,
    "signature": 403,
    "unsigned": 403,
    "no-set": 404,
    "other-set": 409,
    "many": 409,
}


def routes() -> list[BaseRoute]:
    """Return the routes of feeds."""
    return [
        Route("/sets/feeds", _with_refusals(tell_key)),
        Route("/sets/feeds", _with_refusals(take_feed), methods=["POST"]),
        Route("/sets/feeds/{name:str}", _with_refusals(give_feed)),
    ]


def _with_refusals(address: Address) -> Address:
    async def refusing(request: Request) -> Response:
        try:
            return await address(request)
        except BadFeed as error:
            raise HTTPRefusal(_STATUS.get(str(error), 400), error.phrase) from None

    return with_refusals(refusing)


def _feeds(request: Request) -> Feeds:
    host: Host = request.app.state.host
    return host.feeds


async def tell_key(request: Request) -> Response:
    """Respond with the public key of this server."""
    return answer({"key": await _feeds(request).key()})


async def give_feed(request: Request) -> Response:
    """Respond to a trusted server with a set, its deals and results.

    Raises:
        BadFeed: Who asks is not trusted, or there is no such set.
    """
    spend(request, "searches")
    host: Host = request.app.state.host
    name, feeds = str(request.path_params["name"]), _feeds(request)
    asker = asker_of(request.url.path, request.headers, host.sets.now / 1000)
    if not asker:
        raise BadFeed("unsigned")
    if asker not in {each.key for each in await feeds.trusted_servers()}:
        raise BadFeed("stranger", key=asker[:16])
    return Response(
        await feeds.write_feed(name, whole=True), 200, PRIVATE, "application/x-ndjson"
    )


async def take_feed(request: Request) -> Response:
    """Accept results of our set from a trusted server."""
    spend(request, "searches")
    text = await body_of(request, LARGEST)
    _, new = await _feeds(request).take(text)
    return answer({"new": new})
