"""The addresses of study: systems and their trees, convention cards, hands to practise on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.bidding import drill as drills
from biritch.bidding.cards import convention_card
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.server.practice.registry import (
    BadPractice,
    OpenPractice,
    PracticeHands,
    PracticeRequest,
    StaleRequest,
)
from biritch.server.storage.logs import Unreadable
from biritch.server.systems import convention_cards as comparing_cards
from biritch.server.systems import messages as study_pieces
from biritch.server.systems import trees as studying
from biritch.server.web.answers import Address, HTTPRefusal, answer, body_of, with_refusals
from biritch.server.web.wire import Sentence

if TYPE_CHECKING:
    from biritch.bidding.system import System
    from biritch.server.host import Host
    from biritch.server.practice.hand import PracticeHand

LARGEST = 16 * 1024
"""The most bytes of one body."""


def routes() -> list[BaseRoute]:
    """Return where systems, cards and hands to practise on are found."""
    return [
        Route("/bidding/systems", _guarded(systems)),
        Route("/bidding/systems/{name:str}", _guarded(whole)),
        Route("/bidding/systems/{name:str}/after", _guarded(after)),
        Route("/bidding/cards", _guarded(cards)),
        Route("/bidding/drills", _guarded(kinds)),
        Route("/practices", _guarded(open_practice), methods=["POST"]),
        Route("/practices/{name:str}/view", _guarded(look)),
        Route("/practices/{name:str}/do", _guarded(do), methods=["POST"]),
        Route("/practices/{name:str}/hint", _guarded(hint)),
        Route("/practices/{name:str}/review", _guarded(review)),
    ]


def _guarded(address: Address) -> Address:
    """Return *address*; what the practice room refuses has its own status of HTTP."""

    async def asked(request: Request) -> Response:
        try:
            return await address(request)
        except StaleRequest as error:
            raise HTTPRefusal(409, error.phrase) from None
        except BadPractice as error:
            status = 404 if error.phrase.name == "practice-not-found" else 400
            raise HTTPRefusal(status, error.phrase) from None

    return with_refusals(asked)


# ---- systems ----


def _system(name: str) -> System:
    try:
        return studying.find(name)
    except ValueError as error:
        raise HTTPRefusal(404, Phrase.of("practice-no-system", what=str(error)[:400])) from None


async def systems(request: Request) -> Response:
    """Tell every system as taught."""
    del request
    return answer(await asyncio.to_thread(studying.heads))


async def whole(request: Request) -> Response:
    """Tell one system from outside."""
    system = _system(str(request.path_params["name"]))
    return answer(studying.whole(system))


async def after(request: Request) -> Response:
    """Tell what may be called after ``calls``, and what each call would say.

    ``dealer`` and ``vulnerable`` are as on the command line; ``body`` names the federation
    whose alerts are told.
    """
    system = _system(str(request.path_params["name"]))
    told = request.query_params
    try:
        dealer = Seat.parse(told.get("dealer", "N"))
        level = Vulnerability.parse(told.get("vulnerable", "none"))
        auction = studying.auction_of(told.get("calls", ""), dealer)
    except ValueError as error:
        raise HTTPRefusal(400, Phrase.of("practice-bad", what=str(error)[:200])) from None
    return answer(await asyncio.to_thread(studying.node, system, auction, level))


async def cards(request: Request) -> Response:
    """Tell the card of each ``system``, two at most, on ``layout``."""
    names = request.query_params.getlist("system")[: comparing_cards.MOST]
    if not names:
        raise HTTPRefusal(400, Phrase.of("practice-bad", what="system"))
    found: Sequence[System] = [_system(name) for name in names]
    layout = request.query_params.get("layout") or comparing_cards.usual(found[0])
    if layout not in convention_card.known():
        words = ", ".join(convention_card.known())
        raise HTTPRefusal(404, Phrase.of("practice-no-layout", text=layout[:60], words=words))
    return answer(await asyncio.to_thread(comparing_cards.cards, found, layout))


async def kinds(request: Request) -> Response:
    """Tell every kind of hands there is to practise on."""
    del request
    return answer(
        [
            study_pieces.DrillSummary(
                name,
                Sentence(one.titles["en"], one.titles["fr"]),
                Sentence(one.about["en"], one.about["fr"]),
                one.contested,
            )
            for name, one in drills.known().items()
        ]
    )


# ---- practice ----


def _practices(request: Request) -> PracticeHands:
    host: Host = request.app.state.host
    return host.practice_hands


async def open_practice(request: Request) -> Response:
    """Deal a hand; the body is an :class:`~biritch.server.practice.registry.OpenPractice`."""
    body = await body_of(request, LARGEST)
    try:
        asked = msgspec.json.decode(body or b"{}", type=OpenPractice)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise HTTPRefusal(400, Phrase.of("practice-bad", what=str(error)[:200])) from None
    return answer(await _practices(request).open(asked), 201)


async def _found(request: Request) -> tuple[str, PracticeHand]:
    name = str(request.path_params["name"])
    try:
        held = await _practices(request).find(name)
    except Unreadable:
        held = None
    if held is None:
        raise BadPractice("not-found")
    return name, held


async def look(request: Request) -> Response:
    """Tell the hand as South may see it."""
    name, held = await _found(request)
    return answer(_practices(request).draw(name, held))


async def do(request: Request) -> Response:
    """Call, take back, or begin the hand again; it is stored before it is answered."""
    body = await body_of(request, LARGEST)
    try:
        asked = msgspec.json.decode(body, type=PracticeRequest)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise HTTPRefusal(400, Phrase.of("practice-bad", what=str(error)[:200])) from None
    return answer(await _practices(request).do(str(request.path_params["name"]), asked))


async def hint(request: Request) -> Response:
    """Tell what the system calls with South's hand."""
    _, held = await _found(request)
    return answer(await asyncio.to_thread(_practices(request).hint, held))


async def review(request: Request) -> Response:
    """Tell what there is to say once the auction is over."""
    name, held = await _found(request)
    return answer(await _practices(request).review(name, held))
