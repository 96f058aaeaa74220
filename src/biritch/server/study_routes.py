"""The addresses of study: systems and their trees, convention cards, hands to practise on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.bidding import convention_card
from biritch.bidding import drill as drills
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.server import comparing_cards, study_pieces, studying
from biritch.server.guard import same_origin
from biritch.server.lines import Unreadable
from biritch.server.pieces import Says
from biritch.server.practices import Asked, BadPractice, Opening, Practices, Stale
from biritch.server.saying import says

if TYPE_CHECKING:
    from biritch.bidding.system import System
    from biritch.server.house import House
    from biritch.server.practice import Practice

LARGEST = 16 * 1024
"""The most bytes of one body."""
PRIVATE = {"cache-control": "no-store", "content-type": "application/json"}
Answer: TypeAlias = Callable[[Request], Awaitable[Response]]


class _Refused(Exception):
    def __init__(self, status: int, phrase: Phrase) -> None:
        super().__init__(phrase.name)
        self.status, self.phrase = status, phrase


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


def _guarded(answer: Answer) -> Answer:
    async def told(request: Request) -> Response:
        try:
            return await answer(request)
        except _Refused as error:
            return _json(study_pieces.Refused(says(error.phrase)), error.status)
        except Stale as error:
            return _json(study_pieces.Refused(says(error.phrase)), 409)
        except BadPractice as error:
            status = 404 if error.phrase.name == "practice-not-found" else 400
            return _json(study_pieces.Refused(says(error.phrase)), status)
        except OSError:
            return _json(study_pieces.Refused(says(Phrase.of("server-full"))), 503)

    return told


def _json(told: object, status: int = 200) -> Response:
    return Response(study_pieces.encode(told), status, PRIVATE)


# ---- systems ----


def _system(name: str) -> System:
    try:
        return studying.find(name)
    except ValueError as error:
        raise _Refused(404, Phrase.of("practice-no-system", what=str(error)[:400])) from None


async def systems(request: Request) -> Response:
    """Tell every system as taught."""
    del request
    return _json(await asyncio.to_thread(studying.heads))


async def whole(request: Request) -> Response:
    """Tell one system from outside."""
    system = _system(str(request.path_params["name"]))
    return _json(studying.whole(system))


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
        raise _Refused(400, Phrase.of("practice-bad", what=str(error)[:200])) from None
    return _json(await asyncio.to_thread(studying.node, system, auction, level))


async def cards(request: Request) -> Response:
    """Tell the card of each ``system``, two at most, on ``layout``."""
    names = request.query_params.getlist("system")[: comparing_cards.MOST]
    if not names:
        raise _Refused(400, Phrase.of("practice-bad", what="system"))
    found: Sequence[System] = [_system(name) for name in names]
    layout = request.query_params.get("layout") or comparing_cards.usual(found[0])
    if layout not in convention_card.known():
        words = ", ".join(convention_card.known())
        raise _Refused(404, Phrase.of("practice-no-layout", text=layout[:60], words=words))
    return _json(await asyncio.to_thread(comparing_cards.cards, found, layout))


async def kinds(request: Request) -> Response:
    """Tell every kind of hands there is to practise on."""
    del request
    return _json(
        [
            study_pieces.Drill(
                name,
                Says(one.titles["en"], one.titles["fr"]),
                Says(one.about["en"], one.about["fr"]),
                one.contested,
            )
            for name, one in drills.known().items()
        ]
    )


# ---- practice ----


def _practices(request: Request) -> Practices:
    house: House = request.app.state.house
    return house.practices


async def _body(request: Request) -> bytes:
    """Return the body of a page of ours, no longer than it may be."""
    if "origin" in request.headers and not same_origin(request.headers):
        raise _Refused(403, Phrase.of("server-foreign-page"))
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST:
            raise _Refused(413, Phrase.of("server-too-long", most=LARGEST))
    return body


async def open_practice(request: Request) -> Response:
    """Deal a hand; the body is an :class:`~biritch.server.practices.Opening`."""
    body = await _body(request)
    try:
        asked = msgspec.json.decode(body or b"{}", type=Opening)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise _Refused(400, Phrase.of("practice-bad", what=str(error)[:200])) from None
    return _json(await _practices(request).open(asked), 201)


async def _found(request: Request) -> tuple[str, Practice]:
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
    return _json(_practices(request).draw(name, held))


async def do(request: Request) -> Response:
    """Call, take back, or begin the hand again; it is stored before it is answered."""
    body = await _body(request)
    try:
        asked = msgspec.json.decode(body, type=Asked)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise _Refused(400, Phrase.of("practice-bad", what=str(error)[:200])) from None
    return _json(await _practices(request).do(str(request.path_params["name"]), asked))


async def hint(request: Request) -> Response:
    """Tell what the system calls with South's hand."""
    _, held = await _found(request)
    return _json(await asyncio.to_thread(_practices(request).hint, held))


async def review(request: Request) -> Response:
    """Tell what there is to say once the auction is over."""
    name, held = await _found(request)
    return _json(await _practices(request).review(name, held))
