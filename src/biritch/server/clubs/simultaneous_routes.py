"""The addresses of simultaneous events: one ranking of several clubs, and what they send."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.competition.clubs.diary import SimultaneousJoined, SimultaneousLeft
from biritch.competition.clubs.members import MemberListError
from biritch.competition.clubs.simultaneous import Simultaneous
from biritch.competition.movement import EntrantKind
from biritch.core.phrase import Phrase
from biritch.server.clubs import simultaneous_messages as messages
from biritch.server.clubs import simultaneous_views as views
from biritch.server.clubs.registry import ClubRecord
from biritch.server.clubs.routes import clubs_of
from biritch.server.storage.logs import Unreadable
from biritch.server.tournaments.registry import TournamentRecord
from biritch.server.web.answers import BAD_JSON, HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread
from biritch.server.web.guard import body_of, try_key
from biritch.server.web.plain_text import read_json
from biritch.server.web.unreadable import bad_message

if TYPE_CHECKING:
    from biritch.server.host import Host

SMALL = 4 * 1024


def routes() -> list[BaseRoute]:
    """Return where these are found."""
    one = "/clubs/{name:str}/simultaneous/{which:str}"
    return [
        Route(one, with_refusals(simultaneous)),
        Route(f"{one}/ranking.csv", with_refusals(ranking_table)),
        Route(f"{one}/send", with_refusals(send), methods=["POST"]),
    ]


async def simultaneous(request: Request) -> Response:
    """Answer with a simultaneous event; whoever has its address sees what clubs published.

    Raises:
        HTTPRefusal: There is none (403): who guesses names learns nothing.
    """
    record, one = await _find(request)
    return answer(await _view(request, record, one))


async def ranking_table(request: Request) -> Response:
    """Answer with the ranking as a table for spreadsheets.

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
    """Send a tournament into the event, or take it out; its director's key allows it.

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
        await _refuse_other_kind(request, one, there)
        line = SimultaneousJoined(one.name, event, club or record.title)
    try:
        record = await clubs_of(request).write(record, line, asked.id)
    except MemberListError as error:
        raise HTTPRefusal(409, error.phrase) from None
    return answer(await _view(request, record, record.diary.simultaneous[one.name]))


async def _refuse_other_kind(
    request: Request, one: Simultaneous, there: TournamentRecord
) -> None:
    form = there.tournament.form
    if form is EntrantKind.TEAMS:
        raise HTTPRefusal(409, Phrase.of("club-simultaneous-teams"))
    for entry in one.entries:
        other = await _tournament(request, entry.event)
        if other is not None and other.tournament.form is not form:
            raise HTTPRefusal(409, Phrase.of("club-simultaneous-kind"))


async def _find(request: Request) -> tuple[ClubRecord, Simultaneous]:
    """Return the club of the address, and its simultaneous event.

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
        there = await _tournament(request, entry.event)
        sent.append(views.SentTournament(entry, there.tournament if there else None))
    return await in_thread(request, views.simultaneous_view, one, record.title, sent)
