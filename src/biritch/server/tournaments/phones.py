"""Phones that move with a pair: the side and table where the holder sits now.

A table's key stays with the table. A pair's own key is valid for the whole session: it enters
and agrees scores wherever the movement has sent the pair, and shows where it goes next.
"""

from __future__ import annotations

from typing import NamedTuple

from biritch.competition.movement import EntrantKind, Sitting
from biritch.competition.tournament.tournament import RoundSitting, Tournament
from biritch.core.seats import Side
from biritch.server.tournaments.keys import Role


def follows(tournament: Tournament, role: Role) -> bool:
    """Return whether *role* is a pair's own phone in a tournament scored on phones.

    Teams play in two rooms, and online tournaments need no phones.

    Example:
        >>> follows(Tournament(), Role(entrant=3, player="a"))
        True
    """
    return bool(
        role.entrant and tournament.online is None and tournament.form is not EntrantKind.TEAMS
    )


def sitting_of(tournament: Tournament, entrant: int, number: int) -> Sitting | None:
    """Return the table of *entrant* in round *number*; ``None`` if it has no place.

    Example:
        >>> sitting_of(Tournament(), 3, 1) is None
        True
    """
    return next(
        (sitting for sitting in tournament.sittings(number) if entrant in sitting.entrants),
        None,
    )


def at_table(tournament: Tournament, role: Role) -> Role:
    """Return *role* as the side of the table where it sits this round, if it is a pair's.

    The identity is kept: the log names the pair that entered a score, not the table.

    Example:
        >>> at_table(Tournament(), Role(3, Side.EW)).by
        'table 3 EW'
    """
    if not follows(tournament, role):
        return role
    sitting = sitting_of(tournament, role.entrant, tournament.round)
    if sitting is None:
        return role
    side = Side.NS if role.entrant in sitting.ns else Side.EW
    return Role(sitting.table, side, role.entrant, role.player)


class OwedBoard(NamedTuple):
    """A board of an earlier round without an agreed score, and the side that played it."""

    place: RoundSitting
    board: int
    side: Side


def holders(tournament: Tournament, role: Role) -> frozenset[int]:
    """Return the entrants that use *role*'s phone: its pair, or those at its table side.

    After the last round, a table's phones belong to those who sat there last.

    Example:
        >>> holders(Tournament(), Role(entrant=3, player="a"))
        frozenset({3})
    """
    if role.entrant:
        return frozenset({role.entrant})
    last = min(tournament.round, tournament.rounds)
    for sitting in tournament.sittings(last):
        if sitting.table == role.table:
            return frozenset(sitting.ns if role.side is Side.NS else sitting.ew)
    return frozenset()


def owed_boards(tournament: Tournament, role: Role) -> list[OwedBoard]:
    """Return the earlier boards whose scores *role*'s holders owe, the oldest first.

    They stay on the phones of both sides until a score is agreed, wherever these sit now, and
    after the last round too.

    Example:
        >>> owed_boards(Tournament(), Role(3, Side.EW))
        []
    """
    if role.director or tournament.online is not None:
        return []
    who = holders(tournament, role)
    return [
        OwedBoard(place, board, side)
        for place, board in tournament.owed_scores(who)
        for side, there in ((Side.NS, place.sitting.ns), (Side.EW, place.sitting.ew))
        if who & {*there}
    ]
