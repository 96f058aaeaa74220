"""Routes of the practice room: drills, ``/practices`` and its hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.bidding import drill as drills
from biritch.core.phrase import Phrase
from biritch.server.owner.routes import admit
from biritch.server.practice.messages import DrillSummary
from biritch.server.practice.registry import (
    BadPractice,
    OpenPractice,
    PracticeHands,
    PracticeRequest,
    StaleRequest,
)
from biritch.server.storage.chain import Damaged
from biritch.server.storage.logs import Unreadable
from biritch.server.web.answers import (
    BAD_JSON,
    Address,
    HTTPRefusal,
    answer,
    with_refusals,
)
from biritch.server.web.costly import in_thread
from biritch.server.web.guard import body_of, spend
from biritch.server.web.unreadable import describe_unreadable
from biritch.server.web.wire import bilingual

if TYPE_CHECKING:
    from biritch.server.host import Host
    from biritch.server.practice.hand import PracticeHand

LARGEST = 16 * 1024
"""The most bytes of one body."""


def routes() -> list[BaseRoute]:
    """Return the routes of the practice room."""
    return [
        Route("/bidding/drills", _with_refusals(drill_summaries)),
        Route("/practices", _with_refusals(open_hand), methods=["POST"]),
        Route("/practices/{name:str}/view", _with_refusals(view)),
        Route("/practices/{name:str}/do", _with_refusals(do), methods=["POST"]),
        Route("/practices/{name:str}/hint", _with_refusals(hint)),
        Route("/practices/{name:str}/review", _with_refusals(review)),
    ]


def _with_refusals(address: Address) -> Address:
    """Decorate *address*: turn refusals of the practice room into responses."""

    async def refusing(request: Request) -> Response:
        try:
            return await address(request)
        except StaleRequest as error:
            raise HTTPRefusal(409, error.phrase) from None
        except BadPractice as error:
            status = 404 if error.phrase.name == "practice-not-found" else 400
            raise HTTPRefusal(status, error.phrase) from None

    return with_refusals(refusing)


def _hands(request: Request) -> PracticeHands:
    host: Host = request.app.state.host
    return host.practice_hands


async def _find_hand(request: Request) -> tuple[str, PracticeHand]:
    """Return the name in the address and the hand of that name."""
    name = str(request.path_params["name"])
    try:
        hand = await _hands(request).find(name)
    except Damaged:
        raise
    except Unreadable:
        hand = None
    if hand is None:
        raise BadPractice("not-found")
    return name, hand


async def drill_summaries(request: Request) -> Response:
    """Respond with all drills."""
    del request
    return answer(
        [
            DrillSummary(name, bilingual(drill.titles), bilingual(drill.about), drill.contested)
            for name, drill in drills.all_drills().items()
        ]
    )


async def open_hand(request: Request) -> Response:
    """Deal a hand; the body is an :class:`~biritch.server.practice.registry.OpenPractice`.

    Raises:
        HTTPRefusal: The body is not such a message (400).
    """
    body = await body_of(request, LARGEST)
    await admit(request)
    spend(request, "practice_hands_opened")
    host: Host = request.app.state.host
    await host.own_files.load_systems([body])
    try:
        wish = msgspec.json.decode(body or b"{}", type=OpenPractice)
    except BAD_JSON as error:
        raise HTTPRefusal(
            400, Phrase.of("practice-bad", what=describe_unreadable(error))
        ) from None
    return answer(await _hands(request).open(wish), 201)


async def view(request: Request) -> Response:
    """Answer with the hand as South may see it."""
    name, hand = await _find_hand(request)
    return answer(await _hands(request).view(name, hand))


async def do(request: Request) -> Response:
    """Call, undo or restart the hand; it is stored before the response.

    Raises:
        HTTPRefusal: The body is not such a message (400).
    """
    body = await body_of(request, LARGEST)
    try:
        action = msgspec.json.decode(body, type=PracticeRequest)
    except BAD_JSON as error:
        raise HTTPRefusal(
            400, Phrase.of("practice-bad", what=describe_unreadable(error))
        ) from None
    return answer(await _hands(request).do(str(request.path_params["name"]), action))


async def hint(request: Request) -> Response:
    """Respond with the call that the system makes with South's hand."""
    spend(request, "searches")
    _, hand = await _find_hand(request)
    return answer(await in_thread(request, _hands(request).hint, hand))


async def review(request: Request) -> Response:
    """Respond with the review of a finished auction."""
    spend(request, "searches")
    name, hand = await _find_hand(request)
    return answer(await _hands(request).review(name, hand))
