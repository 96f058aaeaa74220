"""A club's tournaments, as evenings of its seasons and as rows of a list."""

from __future__ import annotations

from collections import OrderedDict
from typing import Literal

from starlette.requests import Request

from biritch.competition.clubs.evening import Evening, day_of, evening_of
from biritch.competition.tournament.ranking import tournament_ranking
from biritch.competition.tournament.tournament import Tournament
from biritch.server.clubs.registry import ClubRecord
from biritch.server.clubs.season_messages import TournamentSummary
from biritch.server.storage.logs import Unreadable
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.published.publication import is_published
from biritch.server.tournaments.registry import TournamentRecord, Tournaments
from biritch.server.web.costly import in_thread

_MOST = 500
_evenings: OrderedDict[tuple[str, int], Evening] = OrderedDict()
"""Evenings worked out before, by tournament and length of its log: most never change again."""


async def evening_held(request: Request, record: TournamentRecord) -> Evening:
    """Return the tournament of *record* as an evening, from its log."""
    mark = (record.name, record.n)
    evening = _evenings.pop(mark, None)
    if evening is None:
        evening = await in_thread(request, evening_of, record.tournament, record.name)
    _evenings[mark] = evening
    while len(_evenings) > _MOST:
        _evenings.popitem(last=False)
    return evening


def forget_evenings(event: str) -> None:
    """Drop the cached evenings of the tournament *event*, from which something was erased."""
    for mark in [mark for mark in _evenings if mark[0] == event]:
        del _evenings[mark]


async def evenings_held(request: Request, club: ClubRecord, *, inside: bool) -> list[Evening]:
    """Return the evenings of *club*; unless *inside*, only the published ones."""
    tournaments: Tournaments = request.app.state.host.tournaments
    found = []
    for event in club.diary.tournaments:
        try:
            record = await tournaments.find(event)
        except Unreadable:
            record = None
        if record is not None and (inside or is_published(record.tournament)):
            found.append(await evening_held(request, record))
    return found


def role_word(role: Role | None) -> Literal["director", "table", "player", "none"]:
    """Return the name of *role*.

    Example:
        >>> role_word(Role(3)), role_word(None)
        ('table', 'none')
    """
    if role is None:
        return "none"
    if role.director:
        return "director"
    return "player" if role.entrant else "table"


def summary_of(
    record: TournamentRecord, key: str, *, archived: bool = False
) -> TournamentSummary:
    """Return the row of *record* in a list, for the holder of *key*."""
    tournament: Tournament = record.tournament
    role = record.role(key) if key else None
    director = role is not None and role.director
    first = ""
    if tournament.seated is not None and (director or tournament.shown):
        seen = tournament if director else tournament.public
        for line in tournament_ranking(seen)[:1]:
            first = tournament.names.get(int(line.contestant.label), "")
    return TournamentSummary(
        record.name,
        key if role is not None else "",
        role_word(role),
        tournament.scorebook.title,
        day_of(tournament),
        tournament.form,
        len(tournament.contestants),
        tournament.round,
        tournament.rounds,
        tournament.online is not None,
        archived,
        first,
    )
