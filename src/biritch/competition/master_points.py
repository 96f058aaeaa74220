"""Master points by the published rules of federations; unofficial.

Only a federation awards master points. These are computed from public rules, so that a club can
show its members what to expect; each shelf entry names its source.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from biritch import shelf
from biritch.competition import masterpoints as shelf_of_scales
from biritch.competition.movement import EntrantKind
from biritch.competition.results.result import Contestant
from biritch.competition.scoring.ranking import RankingLine


@dataclass(frozen=True, slots=True)
class PointsField:
    """A field that is ranked together: its size and number of boards."""

    entrants: int
    boards: int


@dataclass(frozen=True, slots=True)
class MasterPointScale:
    """The points for the ranks of a field; one file of the shelf ``masterpoints/``."""

    title: str
    source: str
    forms: tuple[EntrantKind, ...]
    places: Callable[[PointsField], tuple[Fraction, ...]]
    """The points of the first place, the second and so on, as far as there are any."""


def master_point_scales() -> dict[str, MasterPointScale]:
    """Return all scales by name: ``acbl-club`` is the file ``acbl_club.py``.

    Example:
        >>> sorted(master_point_scales())
        ['acbl-club', 'acbl-invitational', 'ebu-individual']
    """
    entries = shelf.load(shelf_of_scales, "SCALE", MasterPointScale)
    return {name.replace("_", "-"): scale for name, scale in entries.items()}


def master_points(
    ranking: Iterable[RankingLine], scale: MasterPointScale
) -> dict[Contestant, Fraction]:
    """Return each contestant's points; each direction is a field, and ties share.

    Example:
        >>> from biritch.competition.scoring.ranking import Total
        >>> eight = [Total(Contestant(str(n)), Fraction(60 - n)) for n in range(1, 9)]
        >>> lines = [RankingLine(n, total) for n, total in enumerate(eight, 1)]
        >>> earned = master_points(lines, master_point_scales()["acbl-club"])
        >>> [str(points) for points in earned.values()]
        ['4/5', '14/25', '2/5']
    """
    fields: dict[str, list[RankingLine]] = {}
    for line in ranking:
        fields.setdefault(line.contestant.direction, []).append(line)
    earned: dict[Contestant, Fraction] = {}
    for lines in fields.values():
        boards = max(line.total.boards for line in lines)
        points = scale.places(PointsField(len(lines), boards))
        earned |= _share_points(lines, points)
    return earned


def _share_points(
    lines: list[RankingLine], points: tuple[Fraction, ...]
) -> Mapping[Contestant, Fraction]:
    earned = {}
    for line in lines:
        level = [other for other in lines if other.rank == line.rank]
        # Those who tie take the places from theirs on, and share what these earn.
        places = points[line.rank - 1 : line.rank - 1 + len(level)]
        if places:
            earned[line.contestant] = sum(places, Fraction(0)) / len(level)
    return earned


def club_game(entrants: int, each: Fraction, most: Fraction) -> tuple[Fraction, ...]:
    """Return the points of the top 40 % of an ACBL club game, halves rounded up.

    The first gets *each* for every entrant of the field, at most *most*.

    Example:
        >>> [str(points) for points in club_game(8, Fraction(1, 10), Fraction(3, 2))]
        ['4/5', '14/25', '2/5']
    """
    return falling(min(each * entrants, most), (4 * entrants + 5) // 10)


def falling(first: Fraction, depth: int) -> tuple[Fraction, ...]:
    """Return the points of *depth* ranks.

    They are *first*, then 70 %, 50 % and 35 % of it, then a fifth, a sixth, and so on.

    Example:
        >>> [str(points) for points in falling(Fraction(1), 6)]
        ['1', '7/10', '1/2', '7/20', '1/5', '1/6']
    """
    shares = [Fraction(1), Fraction(7, 10), Fraction(1, 2), Fraction(7, 20)]
    shares += [Fraction(1, place) for place in range(5, depth + 1)]
    return tuple(first * share for share in shares[:depth])
