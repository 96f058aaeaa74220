"""Phones that follow a pair: at which side of which table whoever holds one sits now.

A table's key stays with the table. A pair's own key is the same all evening: it enters and
agrees wherever the movement has sent the pair, and says where it goes next.
"""

from __future__ import annotations

from biritch.competition.movement import EntrantKind, Sitting
from biritch.competition.tournament.tournament import Tournament
from biritch.core.seats import Side
from biritch.server.tournaments.keys import Role


def follows(tournament: Tournament, role: Role) -> bool:
    """Return whether *role* is a pair's own phone, where scores are entered on phones.

    Teams play in two rooms, and where the boards are played here there is nothing to enter.

    Example:
        >>> follows(Tournament(), Role(entrant=3, player="a"))
        True
    """
    return bool(
        role.entrant and tournament.online is None and tournament.form is not EntrantKind.TEAMS
    )


def sitting_of(tournament: Tournament, entrant: int, number: int) -> Sitting | None:
    """Return where *entrant* sits in round *number*; ``None`` where it has no place at all.

    Example:
        >>> sitting_of(Tournament(), 3, 1) is None
        True
    """
    return next(
        (sitting for sitting in tournament.sittings(number) if entrant in sitting.entrants),
        None,
    )


def at_table(tournament: Tournament, role: Role) -> Role:
    """Return *role* at the side of the table where it sits in this round, if it follows a pair.

    Who it is stays known: the log says which pair entered, and not which table.

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
