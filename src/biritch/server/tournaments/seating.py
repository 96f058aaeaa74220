"""Seats of players at tables, and the names of players and tables.

In a match the first pairs of both teams play in the open room and the others in the closed one;
if a match does not have two tables of its own (American Whist), a team's first pair sits
North-South.
"""

from __future__ import annotations

from biritch.competition.movement import EntrantKind, Sitting
from biritch.competition.tournament import lineups
from biritch.competition.tournament.lineups import USUAL
from biritch.competition.tournament.tournament import Tournament
from biritch.core.seats import Seat
from biritch.server.tournaments.keys import PLAYERS, Role


def roles_by_seat(tournament: Tournament, number: int, sitting: Sitting) -> dict[Seat, Role]:
    """Return the player in each seat of *sitting* in round *number*."""
    pairs = {Seat.NORTH: sitting.ns, Seat.EAST: sitting.ew}
    if tournament.form is EntrantKind.INDIVIDUAL:
        return {
            seat: Role(entrant=entrant, player="a")
            for first_seat, (first_player, second_player) in pairs.items()
            for seat, entrant in (
                (first_seat, first_player),
                (first_seat.partner, second_player),
            )
        }
    roles = {}
    for first_seat, (entrant,) in pairs.items():
        first_player, second_player = _players_of(
            tournament, number, sitting, north=first_seat is Seat.NORTH
        )
        roles[first_seat] = Role(entrant=entrant, player=first_player)
        roles[first_seat.partner] = Role(entrant=entrant, player=second_player)
    return roles


def _players_of(
    tournament: Tournament, number: int, sitting: Sitting, *, north: bool
) -> tuple[str, str]:
    if tournament.form is not EntrantKind.TEAMS:
        return "a", "b"
    room = lineups.room_of(tournament, number, sitting)
    first = room == "open" if room else north
    letters = USUAL[not first]
    if tournament.lineup_rule and room:
        team = (sitting.ns if north else sitting.ew)[0]
        half = lineups.match_half(tournament, number, team)
        assert half is not None
        letters = lineups.pairs_playing(tournament, half)[team == half.away][not first]
    return letters[0], letters[1]


def seat_of(tournament: Tournament, role: Role) -> tuple[Sitting, Seat] | None:
    """Return where the player *role* sits this round, or ``None`` if sitting out."""
    for sitting in tournament.sittings(tournament.round):
        if role.entrant in sitting.entrants and tournament.has_come(sitting):
            for seat, player in roles_by_seat(tournament, tournament.round, sitting).items():
                if player == role:
                    return sitting, seat
    return None


def player_name(tournament: Tournament, role: Role) -> str:
    """Return the name of the player *role*, or ``3b`` if it is not known."""
    if tournament.form is EntrantKind.TEAMS:
        roster = lineups.roster(tournament, role.entrant)
        return roster.get(role.player, f"{role.entrant}{role.player}")[:60]
    players = PLAYERS[tournament.form]
    names = lineups.players_in(tournament.names.get(role.entrant, ""))
    if len(names) == len(players):
        return names[players.index(role.player)][:60]
    return f"{role.entrant}{role.player if len(players) > 1 else ''}"


def table_name(event: str, number: int, table: int) -> str:
    """Return the name of the live table of *table* in round *number*.

    Example:
        >>> table_name("k3x7qa", 2, 5)
        'k3x7qa-2-5'
    """
    return f"{event}-{number}-{table}"


def parse_table_name(name: str) -> tuple[str, int, int]:
    """Return tournament, round and table; the inverse of :func:`table_name`.

    Example:
        >>> parse_table_name("k3x7qa-2-5")
        ('k3x7qa', 2, 5)
    """
    event, number, table = name.rsplit("-", 2)
    return event, int(number), int(table)
