"""Routes of a club's tournaments and seasons: lists, ladders, a player's page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.competition.clubs.choices import ClubChoices
from biritch.competition.clubs.diary import (
    ChoicesKept,
    DiaryLine,
    SeasonRemoved,
    SeasonSet,
    SimultaneousLeft,
    SimultaneousRemoved,
    SimultaneousSet,
    TournamentArchived,
    TournamentForgotten,
)
from biritch.competition.clubs.evening import Evening
from biritch.competition.clubs.ladder import ladder_formulas, season_ladder
from biritch.competition.clubs.members import Member, MemberListError, plain, read_numbers
from biritch.competition.clubs.player_story import player_story
from biritch.competition.clubs.season import Season, evenings_of
from biritch.competition.clubs.simultaneous import Simultaneous
from biritch.competition.tournament.people import EnteredPlayer, players_of
from biritch.core.phrase import Phrase
from biritch.server.clubs import season_messages as messages
from biritch.server.clubs import season_views as views
from biritch.server.clubs import simultaneous_views
from biritch.server.clubs.diary_lines import director_key
from biritch.server.clubs.evenings import evenings_held, forget_evenings, summary_of
from biritch.server.clubs.registry import ClubRecord
from biritch.server.clubs.routes import clubs_of, record_of
from biritch.server.storage.logs import Unreadable
from biritch.server.tokens import random_word
from biritch.server.tournaments.people.erasure import names_with_number
from biritch.server.web.answers import BAD_JSON, HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread, read_body
from biritch.server.web.guard import body_of, key_of
from biritch.server.web.plain_text import read_json
from biritch.server.web.unreadable import bad_message

if TYPE_CHECKING:
    from biritch.server.host import Host

LARGE = 64 * 1024
"""The most bytes of one change: a season may leave out hundreds of tournaments."""


def routes() -> list[BaseRoute]:
    """Return the routes of seasons."""
    at = "/clubs/{name:str}"
    one = f"{at}/seasons/{{season:str}}"
    return [
        Route(f"{at}/tournaments", with_refusals(tournaments)),
        Route(f"{at}/forget", with_refusals(forget_member), methods=["POST"]),
        Route(f"{at}/diary", with_refusals(change_diary), methods=["POST"]),
        Route(f"{at}/seasons", with_refusals(seasons)),
        Route(one, with_refusals(season)),
        Route(f"{one}/ladder.csv", with_refusals(ladder_table)),
        Route(f"{one}/player", with_refusals(player)),
    ]


def _host(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


async def tournaments(request: Request) -> Response:
    """List the club's tournaments, the latest first, with the keys of their desks."""
    record, key = await record_of(request), key_of(request)
    held_here = []
    for event, held in record.diary.tournaments.items():
        there = await _host(request).tournaments.find(event)
        if there is not None:
            away = event in record.diary.archived
            director = director_key(record.diary, held, key)
            held_here.append(partial(summary_of, there, director, archived=away))
    found = await in_thread(request, lambda: [summarize() for summarize in held_here])
    # Of one day the one that came to the club last stands first.
    found.reverse()
    found.sort(key=lambda one: one.day, reverse=True)
    return answer(found)


async def change_diary(request: Request) -> Response:
    """Apply a change of the diary and respond with the seasons.

    Raises:
        HTTPRefusal: The body is no such change (400), or it cannot be made (409).
    """
    body = await body_of(request, LARGE)
    record = await record_of(request)
    try:
        change = await read_body(request, messages.read_diary, body)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    try:
        record = await clubs_of(request).write(record, _line(change), change.id)
    except MemberListError as error:
        raise HTTPRefusal(409, error.phrase) from None
    return answer(_seasons(request, record))


def _line(change: messages.DiaryRequest) -> DiaryLine:
    match change:
        case messages.ArchiveTournament(event=event, archived=archived):
            return TournamentArchived(event, archived)
        case messages.LeaveTournament(event=event):
            return TournamentForgotten(event)
        case messages.KeepChoices(choices=choices):
            return ChoicesKept(ClubChoices(**msgspec.structs.asdict(choices)))
        case messages.KeepSeason(terms=terms):
            if terms.ladder not in ladder_formulas():
                words = ", ".join(ladder_formulas())
                raise MemberListError("no-ladder", text=terms.ladder[:40], words=words)
            fields = msgspec.structs.asdict(terms)
            kept = Season(**{**fields, "left_out": tuple(terms.left_out)})
            return SeasonSet(replace(kept, name=terms.name or random_word(6)))
        case messages.RemoveSeason(name=name):
            return SeasonRemoved(name)
        case _:
            return _simultaneous_line(change)


def _simultaneous_line(
    change: messages.KeepSimultaneous
    | messages.RemoveSimultaneous
    | messages.ExcludeTournament,
) -> DiaryLine:
    match change:
        case messages.KeepSimultaneous(terms=terms):
            name = terms.name or random_word(6)
            return SimultaneousSet(Simultaneous(name, terms.title, terms.method, terms.rules))
        case messages.RemoveSimultaneous(name=name):
            return SimultaneousRemoved(name)
        case messages.ExcludeTournament(name=name, event=event):
            return SimultaneousLeft(name, event)


async def forget_member(request: Request) -> Response:
    """Erase a person from the club's list and from every tournament of the club.

    Raises:
        HTTPRefusal: Nobody has that name (404), or a tournament is being played here (409).
    """
    body = await body_of(request, LARGE)
    record = await record_of(request)
    try:
        read = partial(read_json, kind=messages.ForgetPerson)
        asked: messages.ForgetPerson = await read_body(request, read, body)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    host = _host(request)
    member = await host.beside(lambda: _find_person(record, asked))
    held = host.tournaments
    found = []
    for event in record.diary.tournaments:
        there = await held.find(event)
        if there is None:
            continue
        names = names_with_number(there.tournament, member.all_numbers)
        own = {
            player.name
            for entrant in there.tournament.names
            for player in players_of(there.tournament, entrant)
            if plain(player.name) == plain(member.name) and not _is_another(player, member)
        }
        if names | own:
            if there.tournament.online is not None and there.tournament.playing:
                raise HTTPRefusal(409, Phrase.of("tournament-forget-later"))
            found.append((event, names | own))
    for event, names in found:
        await held.forget_person(event, names)
        forget_evenings(event)
    await clubs_of(request).forget_member(record, member)
    return answer(messages.Forgotten(len(found)))


def _is_another(player: EnteredPlayer, member: Member) -> bool:
    """Return whether *player* has the member's name but another number."""
    own = set(read_numbers(player.numbers).values())
    return bool(own and member.all_numbers and not own & {*member.all_numbers})


def _find_person(record: ClubRecord, asked: messages.ForgetPerson) -> Member:
    """Return the member, or a visitor of that name.

    Raises:
        HTTPRefusal: Several members have that name: the number must say which (409).
    """
    found = [
        member
        for member in record.list.members
        if plain(member.name) == plain(asked.name)
        and (not asked.number or asked.number in member.all_numbers)
    ]
    if len(found) > 1:
        raise HTTPRefusal(409, Phrase.of("club-two-are-called-so", who=asked.name[:40]))
    return found[0] if found else Member(asked.name.strip(), numbers=asked.number.strip())


async def seasons(request: Request) -> Response:
    """List the seasons of a club; without its key only the public ones.

    Raises:
        HTTPRefusal: There is no such club, or the key is wrong (403).
    """
    if key_of(request):
        return answer(_seasons(request, await record_of(request)))
    record = await _anybody(request)
    told = _seasons(request, record)
    told.seasons = [terms for terms in told.seasons if terms.public]
    told.simultaneous = []
    if not told.seasons:
        raise HTTPRefusal(403, Phrase.of("club-not-yours"))
    return answer(told)


def _seasons(request: Request, record: ClubRecord) -> messages.ClubSeasons:
    formulas = ladder_formulas()
    return messages.ClubSeasons(
        record.title,
        [views.terms_view(season) for season in record.diary.seasons.values()],
        [views.ladder_view(name, formula) for name, formula in formulas.items()],
        [simultaneous_views.terms_view(one) for one in record.diary.simultaneous.values()],
        _host(request).mail is not None,
    )


async def _anybody(request: Request) -> ClubRecord:
    """Return the club that the address names, for a request without a key.

    Raises:
        HTTPRefusal: There is none (403): the same answer as for a wrong key, so that names
            cannot be guessed.
    """
    try:
        record = await clubs_of(request).find(str(request.path_params["name"]))
    except Unreadable:
        record = None
    if record is None:
        raise HTTPRefusal(403, Phrase.of("club-not-yours"))
    return record


async def _season(
    request: Request,
) -> tuple[ClubRecord, Season, Sequence[Evening], bool]:
    """Return club, season, evenings, and whether the request had the club's key.

    Raises:
        HTTPRefusal: There is no such season, or it is not for everybody (403, 404).
    """
    inside = bool(key_of(request))
    record = await record_of(request) if inside else await _anybody(request)
    found = record.diary.seasons.get(str(request.path_params["season"]))
    if found is None or not (inside or found.public):
        refused = Phrase.of("club-no-season") if inside else Phrase.of("club-not-yours")
        raise HTTPRefusal(404 if inside else 403, refused)
    evenings = await evenings_held(request, record, inside=inside)
    return record, found, evenings, inside


async def season(request: Request) -> Response:
    """Respond with a season: its ladder, and for the club attendance and money."""
    record, found, evenings, inside = await _season(request)
    members = record.list.members
    work = partial(views.season_view, found, evenings, members, record.title, inside=inside)
    return answer(await in_thread(request, work))


async def ladder_table(request: Request) -> Response:
    """Respond with the ladder as a CSV table."""
    record, found, evenings, inside = await _season(request)
    lines = await in_thread(request, season_ladder, found, evenings, record.list.members)
    if not inside:
        lines = views.without_hidden_names(lines, record.list.members)
    text = views.ladder_csv(lines, evenings_of(found, evenings))
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{record.name}-{found.name}.csv"',
    }
    return Response("\ufeff" + text, media_type="text/csv", headers=headers)


async def player(request: Request) -> Response:
    """Respond with the page of the player ``who`` in a season.

    Raises:
        HTTPRefusal: Nobody has that key in the season (404).
    """
    record, found, evenings, inside = await _season(request)
    who = request.query_params.get("who", "")
    story = player_story(who, evenings_of(found, evenings))
    if story is not None and not inside:
        story = views.story_with_hidden_names(story, record.list.members)
    if story is None:
        raise HTTPRefusal(404, Phrase.of("club-no-player"))
    return answer(views.story_view(story, record.title, found.title))
