"""The addresses of evenings: open one, look at it with a key, do something at it."""

from __future__ import annotations

import asyncio
import csv
import io
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.competition.event import NotAllowed
from biritch.core.phrase import Phrase
from biritch.server import (
    evening_asked,
    evening_eyes,
    evening_keys,
    evening_opening,
    evening_pieces,
    evening_told,
)
from biritch.server.answering import Refused, answer, body_of, guarded
from biritch.server.evening_deeds import Refusal
from biritch.server.evening_keys import Role
from biritch.server.evening_opening import BadEvening
from biritch.server.evening_told import Around
from biritch.server.evenings import Evenings, Kept
from biritch.server.hall import Hall
from biritch.server.lines import Unreadable

if TYPE_CHECKING:
    from biritch.server.house import House

LARGEST = 64 * 1024
"""The most bytes of one body."""


def routes() -> list[BaseRoute]:
    """Return where evenings are found."""
    return [
        Route("/events", guarded(open_evening), methods=["POST"]),
        Route("/events/proposals", guarded(proposals)),
        Route("/events/{name:str}/view", guarded(look)),
        Route("/events/{name:str}/do", guarded(do), methods=["POST"]),
        Route("/events/{name:str}/results.csv", guarded(results)),
    ]


def _evenings(request: Request) -> Evenings:
    house: House = request.app.state.house
    return house.evenings


def _hall(request: Request) -> Hall:
    house: House = request.app.state.house
    return house.hall


async def _kept(request: Request) -> tuple[Kept, Role | None]:
    """Return the evening asked for, and whose key came with the question."""
    try:
        kept = await _evenings(request).find(str(request.path_params["name"]))
    except Unreadable:
        kept = None
    if kept is None:
        raise Refused(404, Phrase.of("evening-not-found"))
    key = request.query_params.get("token", "")
    role = kept.role(key)
    if key and role is None:
        raise Refused(403, Phrase.of("evening-wrong-key"))
    return kept, role


async def open_evening(request: Request) -> Response:
    """Open an evening; the answer holds the director's key and those of the tables."""
    body = await body_of(request, LARGEST)
    try:
        return answer(await _evenings(request).open(evening_opening.read(body)), 201)
    except (BadEvening, NotAllowed) as error:
        raise Refused(400, error.phrase) from None


async def proposals(request: Request) -> Response:
    """Propose movements for ``pairs`` in ``time`` minutes, the best first."""
    told = {"pairs": "8", "time": "180", "each": "0", **request.query_params}
    try:
        asked = msgspec.convert(told, evening_opening.Opening, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(400, Phrase.of("evening-opening-bad", what=str(error)[:200])) from None
    size = asked.pairs // asked.sections
    found = await asyncio.to_thread(
        evening_opening.proposed, asked.form, size, asked.time, asked.each
    )
    return answer(found)


async def look(request: Request) -> Response:
    """Tell what the key may see; nothing new since line ``since`` is an empty answer."""
    kept, role = await _kept(request)
    _hall(request).seen(kept, role)
    since = request.query_params.get("since", "")
    if since == str(kept.n):
        return Response(status_code=204, headers={"cache-control": "no-store"})
    hall = _hall(request)
    around = Around(
        kept.name, kept.n, _evenings(request).now, hall.here(kept), await hall.deals(kept)
    )
    key = request.query_params.get("token", "")
    if role is not None and role.director:
        key = evening_keys.unsealed(kept.seals, role, key)
    return answer(evening_eyes.view(kept.evening, role, around, key))


async def do(request: Request) -> Response:
    """Do one deed with a key; it is stored before it is answered."""
    body = await body_of(request, LARGEST)
    kept, role = await _kept(request)
    if role is None:
        raise Refused(403, Phrase.of("evening-wrong-key"))
    try:
        asked = evening_asked.read(body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refused(400, Phrase.of("server-bad-message", what=str(error)[:200])) from None
    try:
        kept = await _evenings(request).do(kept, role, asked)
    except Refusal as error:
        raise Refused(409, error.phrase) from None
    if kept.evening.online is not None:
        _hall(request).over(kept.name)
    elif isinstance(asked, evening_asked.Next):
        await _hall(request).lapse(kept)
    return answer(evening_pieces.Done(kept.n))


HEADING = ("board", "ns", "ew", "contract", "declarer", "result", "lead", "score")


async def results(request: Request) -> Response:
    """Give the director what is ranked, as a table that ``biritch rank`` reads."""
    kept, role = await _kept(request)
    if role is None or not role.director:
        raise Refused(403, Phrase.of("evening-wrong-key"))
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(HEADING)
    for one in kept.evening.settled.results:
        told = evening_told.score(one)
        played = (told.contract, told.declarer, told.result, told.lead)
        given = told.given or ("" if told.contract else str(told.points))
        row = ("", "", "", "") if told.given else played
        table.writerow((one.board, one.ns[0].label, one.ew[0].label, *row, given))
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{kept.name}.csv"',
    }
    return Response(text.getvalue(), media_type="text/csv", headers=headers)
