"""The addresses of tournaments: open one, look at it with a key, do something at it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.competition.tournament.scorebook import NotAllowed
from biritch.core.phrase import Phrase
from biritch.server.tournaments import file_routes, keys, messages, opening, requests, views
from biritch.server.tournaments.access import kept, tournaments
from biritch.server.tournaments.entries import Refusal
from biritch.server.tournaments.online.tables import TournamentTables
from biritch.server.tournaments.opening import CannotOpenTournament
from biritch.server.tournaments.views import ViewContext
from biritch.server.web.answers import HTTPRefusal, answer, body_of, with_refusals

if TYPE_CHECKING:
    from biritch.server.host import Host


LARGEST = 64 * 1024
"""The most bytes of one body."""


def routes() -> list[BaseRoute]:
    """Return where tournaments are found."""
    return [
        Route("/events", with_refusals(open_tournament), methods=["POST"]),
        Route("/events/proposals", with_refusals(proposals)),
        Route("/events/{name:str}/view", with_refusals(look)),
        Route("/events/{name:str}/do", with_refusals(do), methods=["POST"]),
        *file_routes.routes(),
    ]


def _hall(request: Request) -> TournamentTables:
    host: Host = request.app.state.host
    return host.tournament_tables


async def open_tournament(request: Request) -> Response:
    """Open a tournament; the answer holds the director's key and those of the tables."""
    body = await body_of(request, LARGEST)
    try:
        return answer(await tournaments(request).open(opening.read(body)), 201)
    except (CannotOpenTournament, NotAllowed) as error:
        raise HTTPRefusal(400, error.phrase) from None


async def proposals(request: Request) -> Response:
    """Propose movements for ``pairs`` in ``time`` minutes, the best first."""
    told = {"pairs": "8", "time": "180", "each": "0", **request.query_params}
    try:
        asked = msgspec.convert(told, opening.OpenTournament, strict=False)
    except msgspec.ValidationError as error:
        raise HTTPRefusal(
            400, Phrase.of("tournament-opening-bad", what=str(error)[:200])
        ) from None
    size = asked.pairs // asked.sections
    found = await asyncio.to_thread(opening.proposed, asked.form, size, asked.time, asked.each)
    return answer(found)


async def look(request: Request) -> Response:
    """Tell what the key may see; nothing new since line ``since`` is an empty answer."""
    found, role = await kept(request)
    hall = _hall(request)
    hall.seen(found, role)
    since = request.query_params.get("since", "")
    if since == str(found.n):
        return Response(status_code=204, headers={"cache-control": "no-store"})
    around = ViewContext(
        found.name, found.n, tournaments(request).now, hall.here(found), await hall.deals(found)
    )
    key = request.query_params.get("token", "")
    if role is not None and role.director:
        key = keys.unsealed(found.seals, role, key)
    return answer(views.tournament_view(found.tournament, role, around, key))


async def do(request: Request) -> Response:
    """Do one deed with a key; it is stored before it is answered."""
    body = await body_of(request, LARGEST)
    found, role = await kept(request)
    if role is None:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-key"))
    try:
        asked = requests.read(body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise HTTPRefusal(400, Phrase.of("server-bad-message", what=str(error)[:200])) from None
    try:
        found = await tournaments(request).do(found, role, asked)
    except Refusal as error:
        raise HTTPRefusal(409, error.phrase) from None
    if found.tournament.online is not None:
        _hall(request).over(found.name)
    elif isinstance(asked, requests.StartRound):
        await _hall(request).lapse(found)
    return answer(messages.TournamentRequestDone(found.n))
