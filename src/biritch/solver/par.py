"""Par: the score with perfect bidding and play by all four, all cards seen.

It is computed by backward induction. From seven notrump downwards, each bid gets its value: the
final score after it, with each later player passing or bidding higher in their side's interest.
A contract that fails is doubled. Last, the dealer calls, then the others; the order matters
only if both sides want the same contract.
"""

# ruff: noqa: FURB136 - `min` and `max` would be calls of a function, 560 a deal
from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from biritch.core.boards import Board
from biritch.core.calls import BIDS, Contract
from biritch.core.cards import Strain
from biritch.core.seats import Seat, Side
from biritch.core.trick_table import TrickTable
from biritch.scoring.tariff import Tariff, score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF


@dataclass(frozen=True, slots=True)
class Par:
    """The par of a deal.

    ``score_ns`` is in points, positive to North-South. ``contracts`` are all the contracts
    that give it, as in ``2S by NS`` or ``4HX by E``, cheapest first; each is named at the
    lowest level at which the opponents cannot outbid it with profit. A deal that should
    be passed out has the one contract ``Pass``.

    Example:
        >>> Par(-140, ("2S by EW",)).score_ns
        -140
    """

    score_ns: int
    contracts: tuple[str, ...]


_Rows = list[list[int]]
"""For each seat, the score to North-South of each of the 35 bids, clubs at one level first."""
_LEAST = -1_000_000


def par(table: TrickTable, board: Board, tariff: Tariff = TARIFF) -> Par:
    """Return the par of *board*, on which the sides can win the tricks of *table*.

    Example:
        >>> ten = TrickTable(((7, 7, 10, 7, 7), (6, 6, 3, 6, 6)) * 2)
        >>> par(ten, Board.from_number(1))
        Par(score_ns=420, contracts=('4H by NS',))
    """
    rows = _declared_score(table, board, tariff)
    outcome = _outcome(rows, board.dealer)
    if outcome == 0:
        return Par(0, ("Pass",))
    return Par(outcome, tuple(_names(rows, table, outcome)))


@lru_cache(maxsize=64)
def _ladders(tariff: Tariff, red: bool) -> tuple[tuple[tuple[int, ...], ...], ...]:  # noqa: FBT001
    """Return the score of each level, ``[strain][tricks][level - 1]``; failing is doubled."""

    def points(strain: Strain, level: int, tricks: int) -> int:
        contract = Contract(strain, Seat.NORTH, level, 2 if tricks < level + 6 else 1)
        return score(tariff, contract, tricks, vulnerable=red)

    return tuple(
        tuple(
            tuple(points(strain, level, tricks) for level in range(1, 8))
            for tricks in range(14)
        )
        for strain in Strain
    )


def _declared_score(table: TrickTable, board: Board, tariff: Tariff) -> _Rows:
    rows: _Rows = []
    of_sides = [_ladders(tariff, side in board.vulnerability) for side in Side]
    for seat in Seat:
        ladders = of_sides[seat % 2]
        own = [
            ladder[tricks] for ladder, tricks in zip(ladders, table.tricks[seat], strict=True)
        ]
        # Levels are the inner index there, strains here: bids are in the order of the ladder.
        bids = [points for level in zip(*own, strict=True) for points in level]
        rows.append([-points for points in bids] if seat & 1 else bids)
    return rows


def _outcome(rows: _Rows, dealer: Seat) -> int:
    """Return the result of the auction, computed from the highest bid down.

    ``n``, ``e``, ``s`` and ``w`` are the best result for each seat so far: North-South
    maximise, East-West minimise. It is written without function calls for speed.
    """
    n = s = _LEAST
    e = w = -_LEAST
    north, east, south, west = rows
    for bid in range(34, -1, -1):
        a, b, c, d = north[bid], east[bid], south[bid], west[bid]
        # The seat before the bidder speaks last, so its choice is the innermost one.
        a = w if w < a else a
        a = s if s > a else a
        a = e if e < a else a
        b = n if n > b else b
        b = w if w < b else b
        b = s if s > b else b
        c = e if e < c else c
        c = n if n > c else c
        c = w if w < c else c
        d = s if s > d else d
        d = e if e < d else d
        d = n if n > d else d
        n = a if a > n else n
        e = b if b < e else e
        s = c if c > s else s
        w = d if d < w else w
    best = (n, e, s, w)
    outcome = 0
    for turn in (3, 2, 1, 0):
        seat = (dealer + turn) % 4
        outcome = min(outcome, best[seat]) if seat & 1 else max(outcome, best[seat])
    return outcome


def _names(rows: _Rows, table: TrickTable, outcome: int) -> list[str]:
    """Return the contracts that score *outcome* and are not profitably outbid."""
    lowest: dict[tuple[int, int], int] = {}
    for side in (0, 1):
        other = 1 - side
        for seat in (side, side + 2):
            row, place = rows[seat], -1
            for _ in range(row.count(outcome)):
                place = row.index(outcome, place + 1)
                key = place % 5, side
                if lowest.get(key, 35) > place and _last(rows, other, place, outcome):
                    lowest[key] = place
    names = []
    for (strain, side), place in sorted(lowest.items(), key=lambda item: (item[1], item[0][1])):
        bid = BIDS[place]
        seats = [seat for seat in (side, side + 2) if rows[seat][place] == outcome]
        doubled = "X" if table.tricks[seats[0]][strain] < bid.level + 6 else ""
        names.append(f"{bid}{doubled} by {''.join('NESW'[seat] for seat in seats)}")
    return names


def _last(rows: _Rows, other: int, place: int, outcome: int) -> bool:
    """Return whether no higher contract of the *other* side is better for it."""
    higher = [points for seat in (other, other + 2) for points in rows[seat][place + 1 :]]
    if not higher:
        return True
    return min(higher) >= outcome if other else max(higher) <= outcome
