"""The keys that a tournament hands out: to tables, players and further directors."""

from __future__ import annotations

from collections.abc import Callable

from biritch.competition.movement import EntrantKind
from biritch.competition.tournament import lineups
from biritch.competition.tournament.tournament import Tournament
from biritch.core.seats import Side
from biritch.server.tournaments import keys, seating
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.messages import (
    DirectorKey,
    PlayerKey,
    TableKeys,
)


def _no_code(code: str) -> bool:
    del code
    return False


def table_keys(
    director: str, tournament: Tournament, has_code: Callable[[str], bool] = _no_code
) -> list[TableKeys]:
    """Return the keys of the tables of *tournament*; none if it is played online."""
    if tournament.online is not None or tournament.schedule is None:
        return []
    many = len(tournament.contestants)
    tables = many // 2 * 2
    if not tournament.by_results:
        tables = tournament.schedule.tables
    elif tournament.form is EntrantKind.PAIRS:
        tables = many // 2
    elif tournament.seated is not None and tournament.seated.odd == "triangle":
        tables = many  # three teams have three tables
    return [
        TableKeys(
            table,
            *(keys.key_of(director, Role(table, side), tournament.key_turn) for side in Side),
            *(_code(director, Role(table, side), tournament, has_code) for side in Side),
        )
        for table in range(1, tables + 1)
    ]


def _code(
    director: str, role: Role, tournament: Tournament, has_code: Callable[[str], bool]
) -> str:
    """Return the short code of *role*, or an empty string if it has none."""
    code = keys.code_of(director, role, tournament.key_turn)
    return code if has_code(code) else ""


def player_keys(
    director: str, tournament: Tournament, has_code: Callable[[str], bool] = _no_code
) -> list[PlayerKey]:
    """Return the keys of the players of *tournament*; in a room, of captains and pairs."""
    teams = tournament.form is EntrantKind.TEAMS
    return [
        PlayerKey(
            role.entrant,
            role.player,
            _holder(tournament, role),
            keys.key_of(director, role, tournament.key_turn),
            _code(director, role, tournament, has_code),
        )
        for role in keys.players(tournament.form, len(tournament.contestants))
        if not teams or role.player in lineups.roster(tournament, role.entrant)
        if tournament.online is not None or role.player == keys.CAPTAIN
    ]


def _holder(tournament: Tournament, role: Role) -> str:
    """Return the name of the holder of *role*'s key: a player, or a pair with one phone."""
    if tournament.online is None and tournament.form is EntrantKind.PAIRS:
        return tournament.names.get(role.entrant, "") or str(role.entrant)
    return seating.player_name(tournament, role)


def director_keys(director: str) -> list[DirectorKey]:
    """Return the keys of further directors.

    Example:
        >>> [key.desk for key in director_keys("abcdefghjkmnpqrstuvw")]
        [2, 3, 4]
    """
    return [
        DirectorKey(role.desk, keys.key_of(director, role)) for role in keys.further_directors()
    ]
