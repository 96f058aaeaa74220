"""Routes of simultaneous events: the joint ranking, and the tournaments sent in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.competition.clubs.diary import SimultaneousJoined, SimultaneousLeft
from biritch.competition.clubs.members import MemberListError
from biritch.competition.clubs.simultaneous import Simultaneous, SimultaneousEntry
from biritch.competition.movement import EntrantKind
from biritch.core.phrase import Phrase
from biritch.server.clubs import simultaneous_messages as messages
from biritch.server.clubs import simultaneous_views as views
from biritch.server.clubs.other_servers import LARGEST, results_in_table, results_table
from biritch.server.clubs.registry import ClubRecord
from biritch.server.clubs.routes import clubs_of, record_of
from biritch.server.storage.logs import Unreadable
from biritch.server.tokens import random_word
from biritch.server.tournaments.registry import TournamentRecord
from biritch.server.web.answers import BAD_JSON, HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread, in_worker
from biritch.server.web.guard import body_of, spend, try_key
from biritch.server.web.plain_text import read_json
from biritch.server.web.unreadable import bad_message

if TYPE_CHECKING:
    from biritch.server.host import Host

SMALL = 4 * 1024
DEADLINE = 20.0
"""Seconds within which a file is read, or given up."""


def routes() -> list[BaseRoute]:
    """Return the routes of simultaneous events."""
    one = "/clubs/{name:str}/simultaneous/{which:str}"
    return [
        Route(one, with_refusals(simultaneous)),
        Route(f"{one}/ranking.csv", with_refusals(ranking_table)),
        Route(f"{one}/send", with_refusals(send), methods=["POST"]),
        Route(f"{one}/file", with_refusals(send_file), methods=["POST"]),
    ]


async def simultaneous(request: Request) -> Response:
    """Respond with a simultaneous event; anybody with the address sees published results.

    Raises:
        HTTPRefusal: There is none (403): the same answer as for a wrong key, so that names
            cannot be guessed.
    """
    record, one = await _find(request)
    return answer(await _view(request, record, one))


async def ranking_table(request: Request) -> Response:
    """Respond with the ranking as a CSV table.

    Raises:
        HTTPRefusal: There is no such event (403).
    """
    record, one = await _find(request)
    written = views.ranking_csv(await _view(request, record, one))
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{record.name}-{one.name}.csv"',
    }
    return Response("\ufeff" + written, media_type="text/csv", headers=headers)


async def send(request: Request) -> Response:
    """Send a tournament into the event, or withdraw it; needs its director's key.

    Raises:
        HTTPRefusal: There is no such event, or the key is no director's (403); the body is no
            such request (400); it is of teams, or of another kind than those there are (409).
    """
    body = await body_of(request, SMALL)
    record, one = await _find(request)
    try:
        asked: messages.SendTournament = read_json(body, messages.SendTournament)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    event, _, key = asked.tournament.strip().rpartition("#")[2].lower().partition(".")
    there = await _tournament(request, event)
    role = try_key(request, key, lambda told: there.role(told) if there else None)
    if there is None or role is None or not role.director:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-key"))
    club = asked.club.strip() or there.tournament.publication.club
    line: SimultaneousJoined | SimultaneousLeft = SimultaneousLeft(one.name, event)
    if not asked.leaves:
        await _refuse_other_kind(request, one, there.tournament.form)
        line = SimultaneousJoined(one.name, event, club or record.title)
    try:
        record = await clubs_of(request).write(record, line, asked.id)
    except MemberListError as error:
        raise HTTPRefusal(409, error.phrase) from None
    return answer(await _view(request, record, record.diary.simultaneous[one.name]))


async def send_file(request: Request) -> Response:
    """Accept a file of results as those of ``club`` from another server.

    Needs the key of the club that opened the event; a repeated ``id`` is handled once.

    Raises:
        HTTPRefusal: The key is not that club's (403); the file has no results, or those of
            teams or of several events (400); of another kind than those there are (409).
    """
    body = await body_of(request, LARGEST)
    opened = await record_of(request)
    record, one = await _find(request)
    spend(request, "searches", 0.5)
    asked = request.query_params
    # A file may be made to be read for ever: the process that does it is ended in time.
    table = await in_worker(request, DEADLINE, results_table, body, asked.get("file", "")[:200])
    if isinstance(table, Phrase):
        raise HTTPRefusal(400, table)
    players = any(len(one.ns) > 1 for one in results_in_table(table).results)
    await _refuse_other_kind(
        request, one, EntrantKind.INDIVIDUAL if players else EntrantKind.PAIRS
    )
    club = " ".join(asked.get("club", "").split())[:60] or Path(asked.get("file", "")).stem[:60]
    line = SimultaneousJoined(one.name, f"file-{random_word(8)}", club, table)
    try:
        record = await clubs_of(request).write(opened, line, asked.get("id", "")[:40])
    except MemberListError as error:
        raise HTTPRefusal(409, error.phrase) from None
    return answer(await _view(request, record, record.diary.simultaneous[one.name]))


async def _refuse_other_kind(request: Request, one: Simultaneous, form: EntrantKind) -> None:
    if form is EntrantKind.TEAMS:
        raise HTTPRefusal(409, Phrase.of("club-simultaneous-teams"))
    for entry in one.entries:
        other = await _form_of(request, entry)
        if other is not None and other is not form:
            raise HTTPRefusal(409, Phrase.of("club-simultaneous-kind"))


async def _form_of(request: Request, entry: SimultaneousEntry) -> EntrantKind | None:
    if entry.table:
        players = any(len(one.ns) > 1 for one in results_in_table(entry.table).results)
        return EntrantKind.INDIVIDUAL if players else EntrantKind.PAIRS
    there = await _tournament(request, entry.event)
    return None if there is None else there.tournament.form


async def _find(request: Request) -> tuple[ClubRecord, Simultaneous]:
    """Return the club and the simultaneous event that the address names.

    Raises:
        HTTPRefusal: There is none (403).
    """
    try:
        record = await clubs_of(request).find(str(request.path_params["name"]))
    except Unreadable:
        record = None
    one = None
    if record is not None:
        one = record.diary.simultaneous.get(str(request.path_params["which"]))
    if record is None or one is None:
        raise HTTPRefusal(403, Phrase.of("club-no-simultaneous"))
    return record, one


async def _tournament(request: Request, event: str) -> TournamentRecord | None:
    host: Host = request.app.state.host
    try:
        return await host.tournaments.find(event)
    except Unreadable:
        return None


async def _view(
    request: Request, record: ClubRecord, one: Simultaneous
) -> messages.SimultaneousView:
    sent = []
    for entry in one.entries:
        there = None if entry.table else await _tournament(request, entry.event)
        sent.append(views.SentTournament(entry, there.tournament if there else None))
    return await in_thread(request, views.simultaneous_view, one, record.title, sent)
