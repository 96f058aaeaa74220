"""Routes of tournaments: open one, view it with a key, send requests."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase
from biritch.server.owner.routes import admit
from biritch.server.tables.registry import TooManyTables
from biritch.server.tables.view_message import timed_actions
from biritch.server.tokens import digest
from biritch.server.tournaments import (
    devices,
    file_routes,
    keys,
    messages,
    opening,
    requests,
    views,
)
from biritch.server.tournaments.access import find_requested, require_director, tournaments
from biritch.server.tournaments.entries import REFUSALS, typed_blind
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.movements.proposals import (
    Pace,
    offered_changes,
    proposed_movements,
)
from biritch.server.tournaments.news import routes as news_routes
from biritch.server.tournaments.online.tables import TournamentTables
from biritch.server.tournaments.opening import CannotOpenTournament
from biritch.server.tournaments.people import letters
from biritch.server.tournaments.people import routes as people_routes
from biritch.server.tournaments.people.sign_up import SignUp
from biritch.server.tournaments.published import board_field, desk_papers
from biritch.server.tournaments.published import routes as published_routes
from biritch.server.tournaments.refusals import StrangeRequest
from biritch.server.tournaments.registry import HasChanged, TournamentRecord
from biritch.server.tournaments.seating import table_name
from biritch.server.tournaments.views import ViewContext
from biritch.server.web.answers import BAD_JSON, RETRY, HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread, read_body
from biritch.server.web.guard import body_of, key_of, spend, try_key
from biritch.server.web.plain_text import read_json
from biritch.server.web.unreadable import bad_message, describe_unreadable
from biritch.server.web.wire import speak_phrase

if TYPE_CHECKING:
    from biritch.server.host import Host


LARGEST = 64 * 1024
"""The most bytes of one body."""
QUICK_SCORES = 400
"""Scores of a tournament from which on a view takes long: some 2 ms of a processor."""


def routes() -> list[BaseRoute]:
    """Return the routes of tournaments."""
    return [
        Route("/events", with_refusals(open_tournament), methods=["POST"]),
        Route("/events/proposals", with_refusals(proposals)),
        Route("/events/{name:str}/view", with_refusals(view)),
        Route("/events/{name:str}/times", with_refusals(times)),
        Route("/events/{name:str}/changes", with_refusals(changes)),
        Route("/events/{name:str}/traveller", with_refusals(traveller)),
        Route("/events/{name:str}/code", with_refusals(open_code), methods=["POST"]),
        Route("/events/{name:str}/sign-up", with_refusals(sign_up), methods=["POST"]),
        Route("/events/{name:str}/keys", with_refusals(renew_keys), methods=["POST"]),
        Route("/events/{name:str}/do", with_refusals(do), methods=["POST"]),
        *people_routes.routes(),
        *letters.routes(),
        *desk_papers.routes(),
        *board_field.routes(),
        *file_routes.routes(),
        *devices.routes(),
        *published_routes.routes(),
        *news_routes.routes(),
    ]


def _tournament_tables(request: Request) -> TournamentTables:
    host: Host = request.app.state.host
    return host.tournament_tables


async def open_tournament(request: Request) -> Response:
    """Open a tournament; the response has the keys of the director and the tables.

    Raises:
        HTTPRefusal: It cannot be opened so (400).
    """
    body = await body_of(request, LARGEST)
    await admit(request)
    spend(request, "tournaments_opened")
    try:
        asked = await read_body(request, opening.read_request, body)
        return answer(await tournaments(request).open(asked), 201)
    except (CannotOpenTournament, NotAllowed) as error:
        raise HTTPRefusal(400, error.phrase) from None


async def proposals(request: Request) -> Response:
    """Respond with movements for ``pairs`` in ``time`` minutes, the best first.

    Raises:
        HTTPRefusal: The query is none (400).
    """
    spend(request, "searches")
    query = {"pairs": "8", "time": "180", "each": "0", **request.query_params}
    try:
        wish = msgspec.convert(query, opening.OpenTournament, strict=False)
    except msgspec.ValidationError as error:
        raise HTTPRefusal(
            400, Phrase.of("tournament-opening-bad", what=describe_unreadable(error))
        ) from None
    size = wish.pairs // wish.sections
    movements = await in_thread(
        request,
        proposed_movements,
        wish.enters,
        size,
        wish.time,
        wish.each,
        Pace(wish.pace, wish.change, wish.rounds),
    )
    return answer(movements)


class ChangesAsked(msgspec.Struct, forbid_unknown_fields=True):
    """The query of ``GET /events/ID/changes``; 0 means unchanged."""

    pairs: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0
    """How many pairs come that were not there."""
    rounds: Annotated[int, msgspec.Meta(ge=0, le=50)] = 0
    each: Annotated[int, msgspec.Meta(ge=0, le=32)] = 0
    minutes: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


async def changes(request: Request) -> Response:
    """Respond to a director with possible changes of movement, and their fairness.

    Raises:
        HTTPRefusal: The query is none (400), or it is no director (403).
    """
    record = await require_director(request)
    spend(request, "searches")
    query = {key: text for key, text in request.query_params.items() if key != "token"}
    try:
        asked = msgspec.convert(query, ChangesAsked, strict=False)
    except msgspec.ValidationError as error:
        what = describe_unreadable(error)
        raise HTTPRefusal(400, Phrase.of("tournament-opening-bad", what=what)) from None
    offers = await in_thread(
        request,
        offered_changes,
        record.tournament,
        asked.pairs,
        asked.rounds,
        asked.each,
        asked.minutes,
    )
    return answer(offers)


async def view(request: Request) -> Response:
    """Respond with the view of the key; 204 if nothing changed since line ``since``."""
    record, role = await find_requested(request)
    tables = _tournament_tables(request)
    tables.note_look(record, role)
    await tables.wait_settled(record.name)
    since = request.query_params.get("since", "")
    if since == str(record.n):
        return Response(status_code=204, headers={"cache-control": "no-store"})
    return answer(await _view_of(request, record, role, since))


async def _view_of(
    request: Request, record: TournamentRecord, role: Role | None, since: str = ""
) -> messages.AnyTournamentView:
    """Return *role*'s view of *record*, or only what changed since line *since*."""
    tables = _tournament_tables(request)
    context = ViewContext(
        record.name,
        record.n,
        tournaments(request).now,
        tables.here(record),
        await tables.deals(record),
        own_phones=record.own_phones,
        has_code=lambda code: digest(f"code {code}", record.salt) in record.codes,
        since=int(since) if since.isdecimal() and len(since) < 9 else 0,
        then=record.at(int(since)) if since.isdecimal() and len(since) < 9 else None,
    )
    key = key_of(request)
    if role is not None and role.director:
        key = keys.unseal_key(record.seals, role, key)
    make_view = partial(views.tournament_view, record.tournament, role, context, key)
    if role is not None and not role.director and _is_quick(record.tournament):
        return make_view()
    host: Host = request.app.state.host
    return await host.beside(make_view)


def _is_quick(tournament: Tournament) -> bool:
    """Return whether a phone's view is faster to make than to hand to a thread.

    It is, unless it needs a ranking, or there are very many scores.
    """
    return not tournament.shown and len(tournament.scorebook.scores) < QUICK_SCORES


async def times(request: Request) -> Response:
    """Respond to a director with the time of each action at a table of this round.

    Raises:
        HTTPRefusal: The key is not a director's (403), or there is no such table (404).
    """
    record = await require_director(request)
    table = request.query_params.get("table", "")
    number = min(record.tournament.round, record.tournament.rounds)
    host: Host = request.app.state.host
    known = {str(sitting.table) for sitting in record.tournament.sittings(number)}
    try:
        name = table_name(record.name, number, int(table)) if table in known else ""
        room = await host.tables.find(name) if name else None
    except TooManyTables:
        raise HTTPRefusal(503, Phrase.of("server-full"), RETRY) from None
    if room is None:
        raise HTTPRefusal(404, Phrase.of("server-no-table"))
    log = room.log
    return answer(
        [
            messages.BoardTimes(board, board in log.over, timed_actions(log, board))
            for board in log.thoughts
        ]
    )


async def traveller(request: Request) -> Response:
    """Respond to a director with the pairs that play ``board``, by North-South's number.

    Raises:
        HTTPRefusal: The key is not a director's (403).
    """
    record = await require_director(request)
    board = request.query_params.get("board", "")
    places = record.tournament.board_places(int(board)) if _is_number(board) else ()
    rows = [
        messages.TravellerPlaceView(
            place.round, place.sitting.table, place.sitting.ns[0], place.sitting.ew[0]
        )
        for place in places
        if record.tournament.has_come(place.sitting)
    ]
    return answer(sorted(rows, key=lambda row: row.ns))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 4


def _read_action(body: bytes) -> requests.PlayRequest | requests.RulingRequest:
    try:
        asked = requests.read(body)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    if asked.seen is None and not typed_blind(asked):
        raise HTTPRefusal(409, Phrase.of("tournament-not-seen"))
    return asked


async def _look_again(
    request: Request, record: TournamentRecord, role: Role, error: HasChanged
) -> Response:
    """Return the response to a stale request: what changed, and the current view."""
    record = await tournaments(request).find(record.name) or record
    now = await _view_of(request, record, role)
    changed = [*error.subjects]
    return answer(messages.TournamentHasChanged(speak_phrase(error.phrase), changed, now), 409)


class ShortCode(msgspec.Struct, forbid_unknown_fields=True):
    """``POST /events/ID/code``: ask for the key of a short code."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


async def open_code(request: Request) -> Response:
    """Respond with the key of a short code.

    Raises:
        HTTPRefusal: There is no such tournament (404), or the code opens nothing (403).
        TooManyRequests: Too many wrong codes or keys came from there (429).
    """
    body = await body_of(request, LARGEST)
    record, _ = await find_requested(request)
    try:
        read = partial(read_json, kind=ShortCode)
        typed = (await read_body(request, read, body)).code.strip().lower()
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    found = try_key(
        request, typed, lambda code: keys.key_of_code(record.codes, code, record.salt) or None
    )
    if found is None:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-code"))
    return answer({"key": found})


async def sign_up(request: Request) -> Response:
    """Register players: give them a place, and keys of their own.

    Raises:
        HTTPRefusal: There is no such tournament (404), the body is none (400), or no place
            can be taken (409).
    """
    body = await body_of(request, LARGEST)
    spend(request, "guests_joining")
    record, _ = await find_requested(request)
    try:
        asked = await read_body(request, partial(read_json, kind=SignUp), body)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    try:
        signed = await tournaments(request).sign_up(record, asked.names, asked.joins, asked.id)
    except NotAllowed as error:
        raise HTTPRefusal(409, error.phrase) from None
    if signed is None:  # it was done already, and its keys were told then
        raise HTTPRefusal(409, Phrase.of("tournament-fault-signed-up"))
    return answer(signed, 201)


async def renew_keys(request: Request) -> Response:
    """Replace the keys of tables, captains and players; from a director.

    Raises:
        HTTPRefusal: The key is not a director's (403).

    With ``seen``, a view's ``n``, it is refused (409) if the keys were replaced after that
    view.
    """
    record, role = await find_requested(request)
    if role is None or not role.director:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-key"))
    key = keys.unseal_key(record.seals, role, key_of(request))
    seen = request.query_params.get("seen", "")
    saw = int(seen) if seen.isdecimal() and len(seen) < 9 else None
    try:
        record = await tournaments(request).renew_keys(record, role, key, saw)
    except HasChanged as error:
        return await _look_again(request, record, role, error)
    return answer(messages.TournamentRequestDone(record.n))


async def _after_step_in_room(
    tables: TournamentTables,
    record: TournamentRecord,
    step: requests.PlayRequest | requests.RulingRequest,
) -> None:
    """Apply the consequences of *step* in a tournament played in a room."""
    if isinstance(step, requests.StartRound):
        await tables.lapse(record)
    if record.tournament.follows != "director":
        tables.tend(record.name)


async def do(request: Request) -> Response:
    """Apply a request sent with a key; it is stored before the response.

    Raises:
        HTTPRefusal: The key opens nothing (403), the body is no request (400), or it may
            not be done (409).

    A stale request is refused (409) with the current view, and so is a request that does not
    name the version it answers.
    """
    body = await body_of(request, LARGEST)
    record, role = await find_requested(request)
    if role is None:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-key"))
    requested_action = await read_body(request, _read_action, body)
    try:
        record = await tournaments(request).do(record, role, requested_action)
    except HasChanged as error:
        return await _look_again(request, record, role, error)
    except StrangeRequest as error:
        strange = messages.StrangeTournamentRequest(speak_phrase(error.phrase), ask=True)
        return answer(strange, 409)
    except REFUSALS as error:
        raise HTTPRefusal(409, error.phrase) from None
    if record.tournament.online is not None:
        tended = _tournament_tables(request).tend(record.name)
        if isinstance(requested_action, requests.StartRound):
            # Players who hear of the round may sit down at once.
            await asyncio.shield(tended)
    else:
        await _after_step_in_room(_tournament_tables(request), record, requested_action)
    return answer(messages.TournamentRequestDone(record.n))
