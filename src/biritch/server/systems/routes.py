"""Routes of bidding systems and convention cards, ``/bidding/…``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.bidding import own_systems
from biritch.bidding.cards import convention_card
from biritch.bidding.notation.own_template import template
from biritch.bidding.notation.own_text import decode_text
from biritch.bidding.notation.places import NotesError
from biritch.core.bad_value import reason_of
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.server.owner.routes import admit
from biritch.server.systems import convention_cards, trees
from biritch.server.systems.notation_words import notation_words
from biritch.server.systems.own_files import LARGEST
from biritch.server.systems.own_messages import OwnKept, OwnText
from biritch.server.web.answers import RETRY, HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread
from biritch.server.web.guard import body_of, spend
from biritch.server.web.wire import bilingual
from biritch.server.workers.processes import WorkerLost
from biritch.words.languages import nearest_language
from biritch.words.notes_errors import complaint, place_error
from biritch.words.translation import say
from biritch.words.typography import to_keyboard

if TYPE_CHECKING:
    from biritch.bidding.system import System
    from biritch.rules.auction import Auction
    from biritch.server.host import Host


def routes() -> list[BaseRoute]:
    """Return the routes of systems and convention cards."""
    return [
        Route("/bidding/systems", with_refusals(systems)),
        Route("/bidding/own", with_refusals(bring), methods=["POST"]),
        Route("/bidding/own/check", with_refusals(check), methods=["POST"]),
        Route("/bidding/own/new", with_refusals(new)),
        Route("/bidding/own/words", with_refusals(words)),
        Route("/bidding/own/{name:str}", with_refusals(text)),
        Route("/bidding/systems/{name:str}", with_refusals(overview)),
        Route("/bidding/systems/{name:str}/after", with_refusals(position)),
        Route("/bidding/systems/{name:str}/call", with_refusals(call)),
        Route("/bidding/cards", with_refusals(cards)),
    ]


async def _system(request: Request, name: str) -> System:
    """Return the system *name*; it may be a user's own one that is stored here.

    Raises:
        HTTPRefusal: There is none (404).
    """
    if name.startswith(own_systems.PREFIX):
        await _host(request).own_files.load_systems([name.encode()])
    try:
        return await in_thread(request, trees.find, name)
    except ValueError:
        raise HTTPRefusal(404, trees.unknown(name)) from None


def _host(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


async def systems(request: Request) -> Response:
    """Respond with every system in its taught form."""
    return answer(await in_thread(request, trees.summaries))


async def overview(request: Request) -> Response:
    """Respond with one system: its tools, chapters, leads and signals."""
    system = await _system(request, str(request.path_params["name"]))
    return answer(await in_thread(request, trees.overview, system))


async def position(request: Request) -> Response:
    """Respond with the allowed calls after ``calls``, and the meaning of each.

    ``dealer`` and ``vulnerable`` are as on the command line.

    Raises:
        HTTPRefusal: There is no such system (404), or no such auction (400).
    """
    name = str(request.path_params["name"])
    if name.startswith(own_systems.PREFIX):
        spend(request, "searches")  # nobody knows how long a page of theirs takes to write
    system = await _system(request, name)
    auction, vulnerability = _auction(request)
    return answer(await in_thread(request, trees.position, system, auction, vulnerability))


def _auction(request: Request) -> tuple[Auction, Vulnerability]:
    query = request.query_params
    try:
        dealer = Seat.parse(query.get("dealer", "N"))
        vulnerability = Vulnerability.parse(query.get("vulnerable", "none"))
        return trees.auction_of(query.get("calls", ""), dealer), vulnerability
    except ValueError as error:
        raise HTTPRefusal(400, Phrase.of("practice-bad", what=reason_of(error))) from None


async def call(request: Request) -> Response:
    """Respond with the system's call with ``hand`` after ``calls``, and its meaning.

    Raises:
        HTTPRefusal: There is no such system (404), hand or auction, or it is over (400).
    """
    spend(request, "searches")
    system = await _system(request, str(request.path_params["name"]))
    auction, vulnerability = _auction(request)
    try:
        hand = Hand.parse(request.query_params.get("hand", ""))
        return answer(
            await in_thread(request, trees.call, system, hand, auction, vulnerability)
        )
    except ValueError as error:
        raise HTTPRefusal(400, Phrase.of("practice-bad", what=reason_of(error))) from None


async def new(request: Request) -> Response:
    """Respond with a file called ``name`` that is based on the system ``from``.

    Raises:
        HTTPRefusal: There is no such system (404).
    """
    query = request.query_params
    base = await _system(request, query.get("from", "sef"))
    language = nearest_language(query.get("lang", ""))
    introduction = to_keyboard(say(Phrase.of("own-introduction"), language))
    name = query.get("name", "")[:60] or "mine"
    written = await in_thread(request, template, name, base, introduction)
    return answer(OwnText(base.name, written))


async def words(request: Request) -> Response:
    """Respond with the vocabulary for a file that is based on the system ``from``."""
    name = request.query_params.get("from", "")[:80]
    return answer(await in_thread(request, notation_words, name))


async def check(request: Request) -> Response:
    """Respond with the remarks on the file in the body.

    The system can be viewed under its name for a while, but is not stored.
    """
    body = await body_of(request, LARGEST)
    spend(request, "searches")
    try:
        told = await _host(request).check(body)
    except WorkerLost:
        raise HTTPRefusal(503, Phrase.of("own-too-long"), RETRY) from None
    if told.system:
        await in_thread(request, own_systems.keep, decode_text(body, "system"))
    return answer(told)


async def bring(request: Request) -> Response:
    """Store the file in the body, and respond with its name.

    Raises:
        HTTPRefusal: It cannot be played (400).
    """
    body = await body_of(request, LARGEST)
    await admit(request)
    spend(request, "tables_opened")
    try:
        # A file of 64 KB takes a third of a second to read.
        system = await in_thread(request, own_systems.load_system, body, "system")
        await _host(request).own_files.keep(system)
    except own_systems.BadOwnSystem as error:
        raise HTTPRefusal(400, complaint(error.file)) from None
    except NotesError as error:
        raise HTTPRefusal(400, place_error(error)) from None
    title = bilingual(system.titles)
    return answer(OwnKept(system.name, title), 201)


async def text(request: Request) -> Response:
    """Respond with the file of a user's own system.

    Raises:
        HTTPRefusal: It is not here (404).
    """
    name = str(request.path_params["name"])
    await _host(request).own_files.load_systems([name.encode()])
    kept = own_systems.text_of(name)
    if kept is None:
        raise HTTPRefusal(404, Phrase.of("own-not-here"))
    return answer(OwnText(name, kept))


async def cards(request: Request) -> Response:
    """Respond with the convention cards of one or two ``system`` values, in ``layout``.

    Raises:
        HTTPRefusal: No system is named (400), or there is no such system or lay-out (404).
    """
    names = request.query_params.getlist("system")[: convention_cards.MOST]
    if not names:
        raise HTTPRefusal(400, Phrase.of("practice-bad", what="system"))
    compared = [await _system(request, name) for name in names]
    layout = request.query_params.get("layout") or convention_cards.usual_layout(compared[0])
    if layout not in convention_card.all_layouts():
        words = ", ".join(convention_card.all_layouts())
        raise HTTPRefusal(404, Phrase.of("practice-no-layout", text=layout[:60], words=words))
    return answer(await in_thread(request, convention_cards.compare, compared, layout))
