"""Routes of bidding tables and matches of friends: ``/together/…``.

A visitor is identified by a key of their browser, sent as the keys of tables are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.core.phrase import Phrase
from biritch.server.owner.routes import admit
from biritch.server.together.messages import (
    BiddingRequest,
    ChooseSeat,
    NamedPlace,
    OpenBiddingTable,
    OpenMatch,
    TakeSeat,
)
from biritch.server.together.refusals import BadTogether, known_key, own_key
from biritch.server.web.answers import (
    BAD_JSON,
    Address,
    HTTPRefusal,
    answer,
    with_refusals,
)
from biritch.server.web.guard import body_of, spend
from biritch.server.web.unreadable import describe_unreadable

if TYPE_CHECKING:
    from biritch.server.host import Host

SMALL = 8 * 1024
"""The most bytes of one body."""
LONG = 20.0
"""Seconds for which a view that is asked for later than a line is waited for."""
T = TypeVar("T")


def routes() -> list[BaseRoute]:
    """Return the routes of bidding tables and matches of friends."""
    bidding, matches = "/together/bidding", "/together/matches"
    return [
        Route(bidding, _with_refusals(open_bidding), methods=["POST"]),
        Route(bidding + "/{name:str}/view", _with_refusals(bidding_view)),
        Route(bidding + "/{name:str}/seat", _with_refusals(take_seat), methods=["POST"]),
        Route(bidding + "/{name:str}/do", _with_refusals(do_bidding), methods=["POST"]),
        Route(bidding + "/{name:str}/review/{board:int}", _with_refusals(review)),
        Route(matches, _with_refusals(open_match), methods=["POST"]),
        Route(matches + "/{name:str}/view", _with_refusals(match_view)),
        Route(matches + "/{name:str}/seat", _with_refusals(choose_seat), methods=["POST"]),
        Route(matches + "/{name:str}/start", _with_refusals(start), methods=["POST"]),
        Route(matches + "/{name:str}/play", _with_refusals(play), methods=["POST"]),
    ]


def _with_refusals(address: Address) -> Address:
    async def refusing(request: Request) -> Response:
        try:
            return await address(request)
        except BadTogether as error:
            raise HTTPRefusal(error.status, error.phrase) from None

    return with_refusals(refusing)


def _host(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


def _name(request: Request) -> str:
    return str(request.path_params["name"])


async def _read_body(request: Request, message: type[T]) -> T:
    """Parse the body as *message*.

    Raises:
        HTTPRefusal: The body is invalid (400).
    """
    body = await body_of(request, SMALL)
    try:
        return msgspec.json.decode(body or b"{}", type=message)
    except BAD_JSON as error:
        what = describe_unreadable(cast("msgspec.DecodeError", error))
        raise HTTPRefusal(400, Phrase.of("server-bad-message", what=what)) from None


def _waiting(request: Request) -> tuple[int, float]:
    """Return the line after which a response is wanted, and the seconds to wait for it."""
    after = request.query_params.get("after", "")
    return (int(after), LONG) if after.isdecimal() and len(after) < 9 else (0, 0.0)


# ---- bidding tables ----


async def open_bidding(request: Request) -> Response:
    """Deal boards for two people to bid; the sender sits South."""
    wish, key = await _read_body(request, OpenBiddingTable), own_key(request)
    await admit(request)
    spend(request, "practice_hands_opened", cost=wish.boards)
    return answer(NamedPlace(await _host(request).bidding_tables.open(wish, key)), 201)


async def bidding_view(request: Request) -> Response:
    """Respond with a bidding table; ``?after=N`` waits until it has lines after *N*."""
    after, seconds = _waiting(request)
    board = request.query_params.get("board", "")
    at = int(board) if board.isdecimal() and len(board) < 3 else None
    tables, key = _host(request).bidding_tables, known_key(request)
    return answer(await tables.view(_name(request), key, at, after, seconds))


async def take_seat(request: Request) -> Response:
    """Sit down at a bidding table."""
    asked, key = await _read_body(request, TakeSeat), own_key(request)
    tables = _host(request).bidding_tables
    await tables.sit(_name(request), key, asked.name)
    return answer(await tables.view(_name(request), key, None, 0, 0))


async def do_bidding(request: Request) -> Response:
    """Call, undo, or write to partner; it is stored before the response."""
    asked, key = await _read_body(request, BiddingRequest), own_key(request)
    tables = _host(request).bidding_tables
    await tables.do(_name(request), key, asked)
    return answer(await tables.view(_name(request), key, asked.board, 0, 0))


async def review(request: Request) -> Response:
    """Respond with the review of a finished board."""
    spend(request, "searches")
    board, tables = int(request.path_params["board"]), _host(request).bidding_tables
    return answer(await tables.review(_name(request), own_key(request), board))


# ---- matches ----


async def open_match(request: Request) -> Response:
    """Open a match of two tables; the sender is its host."""
    wish, key = await _read_body(request, OpenMatch), own_key(request)
    await admit(request)
    spend(request, "tables_opened", cost=2)
    return answer(NamedPlace(await _host(request).friends_matches.open(wish, key)), 201)


async def match_view(request: Request) -> Response:
    """Respond with a match; ``?after=N`` waits until it has lines after *N*."""
    after, seconds = _waiting(request)
    matches = _host(request).friends_matches
    return answer(await matches.view(_name(request), known_key(request), after, seconds))


async def choose_seat(request: Request) -> Response:
    """Take or leave a seat in a match that has not begun."""
    asked, key = await _read_body(request, ChooseSeat), own_key(request)
    matches = _host(request).friends_matches
    await matches.choose(_name(request), key, asked)
    return answer(await matches.view(_name(request), key, 0, 0))


async def start(request: Request) -> Response:
    """Begin a match; only its host may."""
    await body_of(request, SMALL)
    matches, key = _host(request).friends_matches, own_key(request)
    await matches.start(_name(request), key)
    return answer(await matches.view(_name(request), key, 0, 0))


async def play(request: Request) -> Response:
    """Respond with the sender's table in a match, and the key to it."""
    await body_of(request, SMALL)
    matches = _host(request).friends_matches
    return answer(await matches.play(_name(request), own_key(request)))
