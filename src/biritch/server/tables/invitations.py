"""Guests at a table of friends: what an invitation offers, and taking its seat."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.core.phrase import Phrase
from biritch.extras import MissingExtra
from biritch.server.accounts.table_names import mark_for, visible_name
from biritch.server.accounts.visitors import accounts_of, demand_own_page, who_asks
from biritch.server.storage.records import RecordChanged
from biritch.server.tables.company_requests import CompanyRefusal
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.policies.friends import FriendsPolicy, Newcomer, find_invited_seat
from biritch.server.tables.registry import Tables, TooManyTables
from biritch.server.tokens import KEY_LENGTH, digest
from biritch.server.web.answers import BAD_JSON, RETRY, HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread
from biritch.server.web.guard import body_of, key_of, spend, try_key
from biritch.server.web.plain_text import read_json
from biritch.server.web.qr_codes import qr_code_svg
from biritch.server.web.unreadable import describe_unreadable
from biritch.server.web.wire import SeatLetter, letter, letter_if
from biritch.table.refusals import NotNow

MOST = 4096
"""Bytes of what is asked here."""
OwnKey = Annotated[str, Meta(min_length=KEY_LENGTH, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
GuestName = Annotated[str, Meta(min_length=1, max_length=40)]


class JoinTable(Struct, forbid_unknown_fields=True, rename="camel"):
    """``POST /tables/{name}/guests``: accept an invitation, which is the request's key.

    ``key`` is created by the browser, with at least 128 random bits, and is the guest's key
    from then on. Repeating the request with it gives the same response, so nobody sits twice.
    """

    name: GuestName
    key: OwnKey
    account: bool = False
    """Whether the name is that of the account: then it goes with it."""


class TableJoined(Struct, rename="camel"):
    """The response: the guest's number, and the seat if any."""

    table: str
    guest: int
    seat: SeatLetter | None


class InvitationView(Struct, rename="camel"):
    """What an invitation offers: the host, the game, the seat and who sits there now."""

    table: str
    host: str
    variant: str
    seat: SeatLetter | None
    seats: dict[SeatLetter, str]
    """Names of the people who have a seat; robots have none."""


async def _table(request: Request) -> FriendsPolicy:
    tables: Tables = request.app.state.host.tables
    try:
        room = await tables.find(str(request.path_params["name"]))
    except TooManyTables:
        raise HTTPRefusal(503, Phrase.of("server-full"), RETRY) from None
    friends = None if room is None else room.find_policy(FriendsPolicy)
    if friends is None:
        raise HTTPRefusal(404, Phrase.of("server-no-table"))
    return friends


def _invitation(request: Request, room: LiveTable) -> str:
    """Return the digest of the request's invitation, if it is valid.

    Raises:
        HTTPRefusal: It does not.
    """

    def opens(key: str) -> str | None:
        shown = digest(key, room.log.salt)
        kept = [invitation.key for _, invitation in room.log.table.company.invitations]
        return shown if shown in kept else None

    found = try_key(request, key_of(request), opens)
    if found is None:
        raise HTTPRefusal(403, Phrase.of("server-no-invitation"))
    return found


async def invitation_view(request: Request) -> Response:
    """Respond with what an invitation offers: ``GET /tables/{name}/invitation``."""
    room = (await _table(request)).live
    try:
        seat = find_invited_seat(room.log, _invitation(request, room))
    except CompanyRefusal as error:
        raise HTTPRefusal(403, error.phrase) from None
    setup, company = room.log.table.setup, room.log.table.company
    named = {
        letter(each.seat): visible_name(each.name)
        for each in company.guests
        if each.seat is not None
    }
    return answer(
        InvitationView(
            room.log.name,
            visible_name(company.host.name),
            setup.variant.name,
            letter_if(seat),
            named,
        )
    )


async def join_table(request: Request) -> Response:
    """Admit a guest: ``POST /tables/{name}/guests``."""
    body = await body_of(request, MOST)
    friends = await _table(request)
    room = friends.live
    try:
        asked: JoinTable = read_json(body, JoinTable)
    except BAD_JSON as error:
        what = describe_unreadable(error)
        raise HTTPRefusal(400, Phrase.of("server-bad-message", what=what)) from None
    name = asked.name.strip()
    if not name:
        raise HTTPRefusal(400, Phrase.of("server-no-name"))
    key = digest(asked.key, room.log.salt)
    back = any(guest.key == key for guest in room.log.table.company.guests)
    if not back:
        spend(request, "guests_joining")
    invitation = "" if back else _invitation(request, room)
    if asked.account and not back:
        name = await account_name(request, room.log.name)
    try:
        number = await friends.join(Newcomer(invitation, name, key))
    except CompanyRefusal as error:
        raise HTTPRefusal(403, error.phrase) from None
    except NotNow as error:
        raise HTTPRefusal(409, error.phrase) from None
    seat = room.log.table.company.guests[number].seat
    return answer(TableJoined(room.log.name, number, letter_if(seat)), 201)


async def account_name(request: Request, table: str) -> str:
    """Create a mark for the signed-in account, to stand for its name in the log of *table*.

    Raises:
        HTTPRefusal: Nobody is signed in (401), or another site's page asks (403).
    """
    demand_own_page(request)
    who = await who_asks(request)
    try:
        return await mark_for(accounts_of(request).records, who.account, table)
    except RecordChanged:
        raise HTTPRefusal(401, Phrase.of("account-signed-out")) from None


async def qr_code(request: Request) -> Response:
    """Respond with an address as a QR code: ``POST /qr-code`` with the address as body.

    It is a POST so that the key in the address stays out of histories and logs.
    """
    body = await body_of(request, MOST)
    spend(request, "searches")
    try:
        text = msgspec.json.decode(body, type=Annotated[str, Meta(max_length=500)])
        picture = await in_thread(request, qr_code_svg, text)
    except BAD_JSON as error:
        what = describe_unreadable(error)
        raise HTTPRefusal(400, Phrase.of("server-bad-message", what=what)) from None
    except MissingExtra as error:
        raise HTTPRefusal(501, error.phrase) from None
    return Response(picture, 200, {"cache-control": "no-store"}, "image/svg+xml")


def routes() -> list[BaseRoute]:
    """Return the routes of invitations to tables of friends."""
    return [
        Route("/tables/{name:str}/invitation", with_refusals(invitation_view)),
        Route("/tables/{name:str}/guests", with_refusals(join_table), methods=["POST"]),
        Route("/qr-code", with_refusals(qr_code), methods=["POST"]),
    ]
