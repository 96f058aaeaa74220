"""Routes of a tournament's people: its club, the players at a table, erasure."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.competition.clubs.diary import TournamentForgotten, TournamentHeld
from biritch.competition.clubs.members import (
    Member,
    MemberListError,
    numbers_of,
    plain,
    with_number,
)
from biritch.competition.movement import EntrantKind
from biritch.competition.tournament.lineups import players_in
from biritch.competition.tournament.people import (
    EnteredPlayer,
    players_of,
    with_player,
    written_numbers,
)
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.steps.entrants import EntrantNamed
from biritch.competition.tournament.steps.presentation import ClubJoined
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase
from biritch.core.seats import Side
from biritch.server.clubs import season_messages as messages
from biritch.server.clubs.diary_lines import seal_key
from biritch.server.clubs.evenings import forget_evenings, summary_of
from biritch.server.clubs.registry import ClubRecord
from biritch.server.storage.logs import Unreadable
from biritch.server.tournaments import keys, phones
from biritch.server.tournaments.access import find_requested, tournaments
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.messages import TournamentRequestDone
from biritch.server.tournaments.registry import TournamentRecord
from biritch.server.web.answers import BAD_JSON, HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread, read_body
from biritch.server.web.guard import body_of, key_of, try_key
from biritch.server.web.plain_text import read_json
from biritch.server.web.unreadable import bad_message

if TYPE_CHECKING:
    from biritch.server.host import Host

SMALL = 4 * 1024
LIST = 64 * 1024
"""The most bytes of a list of keys: two hundred of eighty letters."""


def routes() -> list[BaseRoute]:
    """Return the routes of people at tournaments."""
    return [
        Route("/events/mine", with_refusals(list_mine), methods=["POST"]),
        Route("/events/{name:str}/seating", with_refusals(seating)),
        Route("/events/{name:str}/forget", with_refusals(forget_person), methods=["POST"]),
        Route("/events/{name:str}/erase", with_refusals(erase), methods=["POST"]),
        Route("/events/{name:str}/club", with_refusals(join_club), methods=["POST"]),
        Route("/events/{name:str}/who", with_refusals(say_who), methods=["POST"]),
    ]


async def list_mine(request: Request) -> Response:
    """Respond with title and progress of each tournament whose key the browser holds.

    Raises:
        HTTPRefusal: The body is no such list (400).
    """
    body = await body_of(request, LIST)
    try:
        read = partial(read_json, kind=messages.ListTournaments)
        asked: messages.ListTournaments = await read_body(request, read, body)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    found = []
    for text in asked.keys:
        name, _, key = text.strip().lower().partition(".")
        try:
            record = await tournaments(request).find(name)
        except Unreadable:
            record = None
        role = try_key(request, key, record.role) if record is not None and key else None
        if record is None or role is None:
            continue
        if not record.is_expired(role, tournaments(request).now):
            found.append(partial(summary_of, record, key))
        await asyncio.sleep(0)  # two hundred keys are tried: others have their turn between
    return answer(await in_thread(request, lambda: [summarize() for summarize in found]))


async def join_club(request: Request) -> Response:
    """Assign the tournament to a club: numbers are filled in, the club lists it.

    Raises:
        HTTPRefusal: The key is not a director's (403), or the club's key opens nothing (403).
    """
    body = await body_of(request, SMALL)
    record, role = await find_requested(request)
    if role is None or not role.director:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-key"))
    try:
        asked: messages.JoinClub = read_json(body, messages.JoinClub)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    name, _, club_key = asked.club.strip().lower().partition(".")
    club = await _club(request, name)
    opened = try_key(request, club_key, lambda key: club if club and club.opens(key) else None)
    if opened is None:
        raise HTTPRefusal(403, Phrase.of("club-not-yours"))
    held = tournaments(request)
    if record.tournament.club != name:
        record = await held.keep(record, ClubJoined(name), role)
    director = keys.unseal_key(record.seals, role, key_of(request))
    line = TournamentHeld(record.name, seal_key(director, club_key), f"{held.now:%Y-%m-%d}")
    host: Host = request.app.state.host
    if record.name not in opened.diary.tournaments:
        try:
            await host.clubs.write(opened, line)
        except MemberListError as error:
            raise HTTPRefusal(409, error.phrase) from None
    for step in numbers_found(record.tournament, opened.list.members):
        record = await held.keep(record, step, role)
    return answer(TournamentRequestDone(record.n))


def numbers_found(
    tournament: Tournament, members: tuple[Member, ...]
) -> tuple[EntrantNamed, ...]:
    """Return the steps that give entrants their players' numbers on the list *members*.

    Example:
        >>> monday = Tournament(names={1: "Ann & Bob", 2: "Cy & Di"})
        >>> numbers_found(monday, (Member("bob", numbers="FFB 12"),))
        (EntrantNamed(pair=1, names='Ann & Bob', numbers=' & FFB 12'),)
    """
    steps = []
    for number, names in tournament.names.items():
        if tournament.numbers.get(number):
            continue
        found = [numbers_of(player, members) for player in players_in(names)]
        if any(found):
            steps.append(EntrantNamed(number, names, written_numbers(found)))
    return tuple(steps)


async def seating(request: Request) -> Response:
    """Respond with the seating of this round and the next, without scores and keys.

    Raises:
        HTTPRefusal: The boards are played at tables of this server (409).
    """
    record, _ = await find_requested(request)
    tournament = record.tournament
    if tournament.online is not None:
        raise HTTPRefusal(409, Phrase.of("club-no-room"))
    assert tournament.seated is not None
    return answer(
        messages.SeatingView(
            record.n,
            tournament.round,
            tournament.seated.minutes,
            seats_of(tournament, tournament.round),
            seats_of(tournament, tournament.round + 1),
        )
    )


def seats_of(tournament: Tournament, number: int) -> list[messages.SeatView]:
    """Return the tables of round *number*; of teams, only the team names.

    Example:
        >>> seats_of(Tournament(), 1)
        []
    """
    if number > tournament.rounds:
        return []
    teams = tournament.form is EntrantKind.TEAMS

    def name_side(side: tuple[int, ...]) -> str:
        names = []
        for entrant in side:
            name = tournament.names.get(entrant, "")
            name = name.partition(":")[0] if teams else name
            names.append(f"{entrant} {name}".strip())
        return " + ".join(names)

    return [
        messages.SeatView(
            sitting.table,
            name_side(sitting.ns),
            name_side(sitting.ew),
            _span(tournament.boards(sitting)),
            tournament.has_come(sitting),
        )
        for sitting in tournament.sittings(number)
    ]


def _span(boards: Sequence[int]) -> str:
    """Return boards as a range, ``1–3``."""
    if not boards:
        return ""
    if boards[-1] - boards[0] >= len(boards):
        return ", ".join(map(str, boards))
    return f"{boards[0]}–{boards[-1]}" if len(boards) > 1 else str(boards[0])


async def forget_person(request: Request) -> Response:
    """Erase a person from a tournament, at the director's request.

    Raises:
        HTTPRefusal: The key is not the first director's (403), it is being played here (409),
            or nobody
        has that name (404).
    """
    body = await body_of(request, SMALL)
    record = await _to_be_changed(request)
    try:
        asked: messages.ForgetPerson = read_json(body, messages.ForgetPerson)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    there = {
        plain(player.name)
        for entrant in record.tournament.names
        for player in players_of(record.tournament, entrant)
    }
    if plain(asked.name) not in there:
        raise HTTPRefusal(404, Phrase.of("club-unknown", who=asked.name.strip()[:40]))
    await tournaments(request).forget_person(record.name, [asked.name])
    forget_evenings(record.name)
    return answer(messages.Forgotten(1))


async def erase(request: Request) -> Response:
    """Erase a whole tournament, at its director's request.

    Raises:
        HTTPRefusal: The key is not the first director's (403), or it is being played here
            (409).
    """
    await body_of(request, SMALL)
    record = await _to_be_changed(request)
    club = await _club(request, record.tournament.club) if record.tournament.club else None
    await tournaments(request).erase(record.name)
    forget_evenings(record.name)
    if club is not None and record.name in club.diary.tournaments:
        host: Host = request.app.state.host
        await host.clubs.write(club, TournamentForgotten(record.name))
    return answer(messages.Forgotten(1))


async def _to_be_changed(request: Request) -> TournamentRecord:
    """Return the first director's tournament, unless it is being played online.

    Raises:
        HTTPRefusal: Somebody else asks (403), or it is under way online (409).
    """
    record, role = await find_requested(request)
    if role is None or not role.director or role.desk != 1:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-key"))
    if record.tournament.online is not None and record.tournament.playing:
        raise HTTPRefusal(409, Phrase.of("tournament-forget-later"))
    return record


async def _club(request: Request, name: str) -> ClubRecord | None:
    host: Host = request.app.state.host
    try:
        return await host.clubs.find(name)
    except Unreadable:
        return None


async def say_who(request: Request) -> Response:
    """Identify a player at a table by a number of the club's list.

    Raises:
        HTTPRefusal: No key of a table or a player came (403), the tournament is no club's
            (409), or nobody has that number (404).
    """
    body = await body_of(request, SMALL)
    record, role = await find_requested(request)
    if role is None:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-key"))
    try:
        asked: messages.SayWho = read_json(body, messages.SayWho)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    club = await _club(request, record.tournament.club) if record.tournament.club else None
    if club is None:
        raise HTTPRefusal(409, Phrase.of("club-no-list-here"))
    host: Host = request.app.state.host
    members = club.list.members
    found = await host.beside(lambda: with_number(members, asked.number))
    # A number is guessed as a key is: a client that tries many is held up.
    member = try_key(request, asked.number, lambda _: found)
    if member is None:
        raise HTTPRefusal(404, Phrase.of("club-no-number", number=asked.number.strip()))
    entrant = _entrant(record, role, asked.entrant)
    player = EnteredPlayer(member.name, member.numbers or member.number)
    names, numbers = with_player(record.tournament, entrant, asked.place, player)
    try:
        await tournaments(request).keep(record, EntrantNamed(entrant, names, numbers), role)
    except NotAllowed as error:
        raise HTTPRefusal(409, error.phrase) from None
    return answer(messages.SaidWho(member.name, names))


def _entrant(record: TournamentRecord, role: Role, asked: int) -> int:
    """Return the entrant that the phone of *role* names.

    Raises:
        HTTPRefusal: It holds no entrant, or not that one (409).
    """
    tournament = record.tournament
    if role.director:
        mine = sorted(tournament.contestants)
    else:
        mine = sorted(phones.holders(tournament, role))
        if not mine and role.table is not None:  # before the first round
            there = next(
                (one for one in tournament.sittings(1) if one.table == role.table), None
            )
            side = () if there is None else there.ns if role.side is Side.NS else there.ew
            mine = list(side)
    if not mine or (asked and asked not in mine):
        raise HTTPRefusal(409, Phrase.of("club-not-seated"))
    return asked or mine[0]
