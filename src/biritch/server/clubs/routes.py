"""Routes of clubs' member lists: open, read and change one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.competition.clubs.members import MemberListError, write_members
from biritch.core.phrase import Phrase
from biritch.server.clubs import messages as club_pieces
from biritch.server.clubs.registry import ClubRecord, Clubs, ListHasChanged, prepare_change
from biritch.server.owner.routes import admit
from biritch.server.storage.chain import Damaged
from biritch.server.storage.logs import Unreadable
from biritch.server.web.answers import HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread, in_thread_for
from biritch.server.web.guard import body_of, key_of, spend, try_key
from biritch.server.web.qr_codes import ORIGIN, qr_code_svg
from biritch.server.web.unreadable import bad_message
from biritch.server.web.wire import speak_phrase

if TYPE_CHECKING:
    from biritch.server.host import Host

SMALL = 4 * 1024
"""The most bytes of what opens a list."""
LONGEST_NUMBER = 40
LARGEST = 2 * 1024 * 1024
"""The most bytes of one body: a list of ten thousand is a megabyte."""


def routes() -> list[BaseRoute]:
    """Return the routes of clubs."""
    return [
        Route("/clubs", with_refusals(open_club), methods=["POST"]),
        Route("/clubs/{name:str}/members", with_refusals(members)),
        Route("/clubs/{name:str}/members.csv", with_refusals(table)),
        Route("/clubs/{name:str}/card.svg", with_refusals(card_code)),
        Route("/clubs/{name:str}/key", with_refusals(renew_key), methods=["POST"]),
        Route("/clubs/{name:str}/do", with_refusals(do), methods=["POST"]),
    ]


def clubs_of(request: Request) -> Clubs:
    """Return the clubs of this server."""
    host: Host = request.app.state.host
    return host.clubs


async def record_of(request: Request) -> ClubRecord:
    """Return the club that the address names, if the request's key opens it.

    Raises:
        HTTPRefusal: It does not (403), or is too old (403).
    """
    try:
        record = await clubs_of(request).find(str(request.path_params["name"]))
    except Damaged:
        raise
    except Unreadable:
        record = None
    opened = try_key(
        request, key_of(request), lambda key: record if record and record.opens(key) else None
    )
    if opened is None:
        raise HTTPRefusal(403, Phrase.of("club-not-yours"))
    if opened.is_expired(clubs_of(request).now):
        raise HTTPRefusal(403, Phrase.of("club-key-expired"))
    return opened


async def open_club(request: Request) -> Response:
    """Open an empty list; the answer holds its key.

    Raises:
        HTTPRefusal: The body is not such a message (400).
    """
    body = await body_of(request, SMALL)
    await admit(request)
    spend(request, "clubs_opened")
    try:
        opening = club_pieces.read_opening(body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    return answer(await clubs_of(request).open(opening.title), 201)


async def renew_key(request: Request) -> Response:
    """Replace the key of the request and respond with the new one."""
    record = await record_of(request)
    return answer(await clubs_of(request).renew(record, key_of(request)))


async def members(request: Request) -> Response:
    """Respond with the list; empty if nothing changed since line ``since``."""
    record = await record_of(request)
    if request.query_params.get("since", "") == str(record.n):
        return Response(status_code=204, headers={"cache-control": "no-store"})
    return answer(await in_thread(request, record.make_view))


async def table(request: Request) -> Response:
    """Respond with the list as a table that ``biritch club`` reads."""
    record = await record_of(request)
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{record.name}.csv"',
    }
    written = await in_thread(request, write_members, record.list.members)
    return Response(written, media_type="text/csv", headers=headers)


async def card_code(request: Request) -> Response:
    """Respond with the QR code of a member's card, which carries ``number``.

    Raises:
        HTTPRefusal: ``at``, the address of this server, is none, or there is no number (400).
    """
    await record_of(request)
    origin = request.query_params.get("at", "")
    number = request.query_params.get("number", "").strip()
    if not ORIGIN.fullmatch(origin) or not 0 < len(number) <= LONGEST_NUMBER:
        raise HTTPRefusal(400, Phrase.of("tournament-not-origin", text=origin[:60]))
    address = f"{origin}/event#member={quote(number)}"
    image = await in_thread(request, qr_code_svg, address)
    return Response(image, headers={"cache-control": "no-store"}, media_type="image/svg+xml")


async def do(request: Request) -> Response:
    """Change the list, store the change, and respond with the changed list.

    Raises:
        HTTPRefusal: The body is no change (400), or it cannot be made (409).

    A stale request is refused (409) with the current list.
    """
    body = await body_of(request, LARGEST)
    record = await record_of(request)
    try:
        change = await in_thread(request, club_pieces.read, body)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    try:
        # A list of a megabyte takes most of a second to read, and as long to merge.
        prepare = partial(prepare_change, change, record.list)
        prepared = await in_thread_for(request, [f"club/{record.name}"], prepare)
        record = await clubs_of(request).do(record, change, prepared)
    except ListHasChanged as error:
        record = await clubs_of(request).find(record.name) or record
        told = await in_thread(request, record.make_view)
        return answer(club_pieces.ClubHasChanged(speak_phrase(error.phrase), told), 409)
    except MemberListError as error:
        raise HTTPRefusal(409, error.phrase) from None
    return answer(await in_thread(request, record.make_view))
