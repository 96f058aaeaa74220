"""The addresses of bidding systems and convention cards, ``/bidding/…``."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.bidding.cards import convention_card
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.server.systems import convention_cards, trees
from biritch.server.web.answers import HTTPRefusal, answer, with_refusals

if TYPE_CHECKING:
    from biritch.bidding.system import System


def routes() -> list[BaseRoute]:
    """Return the routes of systems and convention cards."""
    return [
        Route("/bidding/systems", with_refusals(systems)),
        Route("/bidding/systems/{name:str}", with_refusals(overview)),
        Route("/bidding/systems/{name:str}/after", with_refusals(position)),
        Route("/bidding/cards", with_refusals(cards)),
    ]


def _system(name: str) -> System:
    try:
        return trees.find(name)
    except ValueError as error:
        raise HTTPRefusal(404, Phrase.of("practice-no-system", what=str(error)[:400])) from None


async def systems(request: Request) -> Response:
    """Answer with every system as it is taught."""
    del request
    return answer(await asyncio.to_thread(trees.summaries))


async def overview(request: Request) -> Response:
    """Answer with one system: its tools, chapters, leads and signals."""
    system = _system(str(request.path_params["name"]))
    return answer(trees.overview(system))


async def position(request: Request) -> Response:
    """Answer with what may be called after ``calls``, and what each call would mean.

    ``dealer`` and ``vulnerable`` are as on the command line.

    Raises:
        HTTPRefusal: There is no such system (404), or no such auction (400).
    """
    system = _system(str(request.path_params["name"]))
    query = request.query_params
    try:
        dealer = Seat.parse(query.get("dealer", "N"))
        vulnerability = Vulnerability.parse(query.get("vulnerable", "none"))
        auction = trees.auction_of(query.get("calls", ""), dealer)
    except ValueError as error:
        raise HTTPRefusal(400, Phrase.of("practice-bad", what=str(error)[:200])) from None
    return answer(await asyncio.to_thread(trees.position, system, auction, vulnerability))


async def cards(request: Request) -> Response:
    """Answer with the convention card of each ``system``, two at most, on ``layout``.

    Raises:
        HTTPRefusal: No system is named (400), or there is no such system or lay-out (404).
    """
    names = request.query_params.getlist("system")[: convention_cards.MOST]
    if not names:
        raise HTTPRefusal(400, Phrase.of("practice-bad", what="system"))
    compared = [_system(name) for name in names]
    layout = request.query_params.get("layout") or convention_cards.usual_layout(compared[0])
    if layout not in convention_card.known():
        words = ", ".join(convention_card.known())
        raise HTTPRefusal(404, Phrase.of("practice-no-layout", text=layout[:60], words=words))
    return answer(await asyncio.to_thread(convention_cards.compare, compared, layout))
