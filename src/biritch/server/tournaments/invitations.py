"""invitations."""

from __future__ import annotations

from biritch.competition.movement import EntrantKind
from biritch.competition.tournament import lineups
from biritch.competition.tournament.tournament import Tournament
from biritch.core.seats import Side
from biritch.server.tournaments import keys as evening_keys
from biritch.server.tournaments import seating as evening_seats
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.messages import (
    DirectorKey,
    PlayerKey,
    TableKeys,
)


def links(director: str, evening: Tournament) -> list[TableKeys]:
    """Return the keys of the tables of *evening*; none where they are played here."""
    if evening.online is not None or evening.schedule is None:
        return []
    teams = len(evening.contestants)
    tables = teams // 2 * 2 if evening.by_results else evening.schedule.tables
    return [
        TableKeys(table, *(evening_keys.key_of(director, Role(table, side)) for side in Side))
        for table in range(1, tables + 1)
    ]


def players(director: str, evening: Tournament) -> list[PlayerKey]:
    """Return the keys of the players of *evening*; in a room, of the captains of teams."""
    teams = evening.form is EntrantKind.TEAMS
    if evening.online is None and not teams:
        return []
    return [
        PlayerKey(
            one.entrant,
            one.player,
            evening_seats.name(evening, one),
            evening_keys.key_of(director, one),
        )
        for one in evening_keys.players(evening.form, len(evening.contestants))
        if not teams or one.player in lineups.roster(evening, one.entrant)
        if evening.online is not None or one.player == evening_keys.CAPTAIN
    ]


def further(director: str) -> list[DirectorKey]:
    """Return the keys of further directors."""
    return [
        DirectorKey(one.desk, evening_keys.key_of(director, one))
        for one in evening_keys.further_directors()
    ]
