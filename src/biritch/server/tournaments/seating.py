"""Which player of whom sits in which seat, and what they are called.

In a match the first pairs of both teams play in the open room and the others in the closed
one; where tables are not twins (American Whist), a team's first pair sits North-South.
"""

from __future__ import annotations

from biritch.competition.movement import EntrantKind, Sitting
from biritch.competition.tournament import lineups
from biritch.competition.tournament.lineups import USUAL
from biritch.competition.tournament.tournament import Tournament
from biritch.core.seats import Seat
from biritch.server.tournaments.keys import PLAYERS, Role


def seats(tournament: Tournament, number: int, sitting: Sitting) -> dict[Seat, Role]:
    """Return who sits where at *sitting* of round *number*."""
    pairs = {Seat.NORTH: sitting.ns, Seat.EAST: sitting.ew}
    if tournament.form is EntrantKind.INDIVIDUAL:
        return {
            seat: Role(entrant=who, player="a")
            for first, (one, two) in pairs.items()
            for seat, who in ((first, one), (first.partner, two))
        }
    found = {}
    for first, (who,) in pairs.items():
        one, two = _pair(tournament, number, sitting, north=first is Seat.NORTH)
        found[first] = Role(entrant=who, player=one)
        found[first.partner] = Role(entrant=who, player=two)
    return found


def _pair(
    tournament: Tournament, number: int, sitting: Sitting, *, north: bool
) -> tuple[str, str]:
    if tournament.form is not EntrantKind.TEAMS:
        return "a", "b"
    room = lineups.room_of(tournament, number, sitting)
    first = room == "open" if room else north
    letters = USUAL[not first]
    if tournament.lining and room:
        team = (sitting.ns if north else sitting.ew)[0]
        found = lineups.match_half(tournament, number, team)
        assert found is not None
        letters = lineups.pairs_playing(tournament, found)[team == found.away][not first]
    return letters[0], letters[1]


def place(tournament: Tournament, role: Role) -> tuple[Sitting, Seat] | None:
    """Return where the player *role* sits in this round; nowhere is to sit out."""
    for sitting in tournament.sittings(tournament.round):
        if role.entrant in sitting.entrants and tournament.played(sitting):
            for seat, who in seats(tournament, tournament.round, sitting).items():
                if who == role:
                    return sitting, seat
    return None


def name(tournament: Tournament, role: Role) -> str:
    """Return what the player *role* is called: by name where the names are told apart."""
    if tournament.form is EntrantKind.TEAMS:
        known = lineups.roster(tournament, role.entrant)
        return known.get(role.player, f"{role.entrant}{role.player}")[:60]
    players = PLAYERS[tournament.form]
    parts = lineups.players_in(tournament.names.get(role.entrant, ""))
    if len(parts) == len(players):
        return parts[players.index(role.player)][:60]
    return f"{role.entrant}{role.player if len(players) > 1 else ''}"


def table_name(event: str, number: int, table: int) -> str:
    """Return what this server calls *table* in round *number*."""
    return f"{event}-{number}-{table}"


def table_of(name: str) -> tuple[str, int, int]:
    """Return the event, the round and the table of :func:`table_name`."""
    event, number, table = name.rsplit("-", 2)
    return event, int(number), int(table)
