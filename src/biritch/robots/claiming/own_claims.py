"""Robots' claims: made when the result no longer depends on the play."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.games.view import View
from biritch.robots.claiming.lines import write_line
from biritch.robots.claiming.search import (
    ClaimPosition,
    ClaimSearch,
    TooLong,
    cashes,
    follow_line,
)

_POSITIONS = 250
"""Positions looked at before the robot plays on: a tenth of a second."""
_FEW, _FEWEST = 6, 4
"""Cards left to a hand up to which plans that need care are claimed, and part of the tricks."""


@dataclass(frozen=True, slots=True)
class OwnClaim:
    """A robot's claim: the number of ``tricks``, and the ``line`` it shows."""

    tricks: int
    line: str = ""


def own_claim(view: View, positions: int = _POSITIONS) -> OwnClaim | None:
    """Return the claim of the seat on lead in *view*, or ``None`` if the play matters.

    All the remaining tricks are claimed if one plan wins them against every distribution, none
    if none can be won even with the opponents' help, and a number between if it is both certain
    and the maximum. There are no claims inside a trick.

    Example:
        >>> import biritch as bw
        >>> own_claim(bw.game("whist", deal=bw.Deal.random(seed=7)).view(bw.Seat.EAST)) is None
        True
    """
    if view.stage != "play" or view.contract is None or not view.tricks:
        return None
    if not view.tricks[-1].full:
        return None
    at = ClaimPosition.of(view)
    if at is None or not at.ours[at.turn] or at.tricks_left < 2:
        return None
    tricks = _certain(at, positions)
    if tricks is None:
        return None
    try:
        leads = follow_line(at, tricks, 4 * positions)
    except TooLong:
        return None
    return OwnClaim(tricks, write_line(leads))


def _certain(at: ClaimPosition, positions: int) -> int | None:
    """Return the number of tricks that every play gives, if that is quickly found."""
    if cashes(at, at.tricks_left):
        return at.tricks_left
    if at.tricks_left > _FEW:
        return None
    try:
        return _search_tricks(at, positions)
    except TooLong:
        return None


def _search_tricks(at: ClaimPosition, positions: int) -> int | None:
    left = at.tricks_left
    if ClaimSearch("sure", positions).reaches(at, left):
        return left
    possible = ClaimSearch("possible", positions)
    most = next((n for n in range(left) if not possible.reaches(at, n + 1)), left)
    if not most:
        return 0
    few = most < left <= _FEWEST
    return most if few and ClaimSearch("sure", positions).reaches(at, most) else None
