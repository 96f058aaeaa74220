"""Par: the score of a deal when all four players bid and play perfectly, all cards seen.

The auction is then a game without secrets. From seven notrump downwards, each bid is given its
value: what the score will be once it has been made, each player after it passing or bidding
higher as suits their side. A contract that fails is doubled. At last the dealer calls, and so
on round the table; who calls first matters only when both sides want the same contract.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from biritch.core.boards import Board
from biritch.core.calls import BIDS, Bid, Contract
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


@dataclass(frozen=True, slots=True)
class _Declared:
    """A bid as a contract of the seat that made it: whether it fails, and its score."""

    doubled: bool
    score: int


_Contracts = dict[tuple[Bid, Seat], _Declared]


def par(table: TrickTable, board: Board, tariff: Tariff = TARIFF) -> Par:
    """Return the par of *board*, on which the sides can win the tricks of *table*.

    Example:
        >>> ten = TrickTable(((7, 7, 10, 7, 7), (6, 6, 3, 6, 6)) * 2)
        >>> par(ten, Board.numbered(1))
        Par(score_ns=420, contracts=('4H by NS',))
    """
    declared = {
        (bid, seat): _declared(bid, seat, table, board, tariff) for bid in BIDS for seat in Seat
    }
    outcome = _spoken(board.dealer.after(3), 0, _best(declared), 4)
    if outcome == 0:
        return Par(0, ("Pass",))
    return Par(outcome, tuple(_names(declared, outcome)))


def _declared(
    bid: Bid, seat: Seat, table: TrickTable, board: Board, tariff: Tariff
) -> _Declared:
    tricks = table.of(seat, bid.strain)
    fails = tricks < bid.level + 6
    contract = Contract(bid.strain, seat, bid.level, 2 if fails else 1)
    points = score(tariff, contract, tricks, vulnerable=seat in board.vulnerability)
    return _Declared(fails, points if seat.side is Side.NS else -points)


def _best(declared: _Contracts) -> dict[Seat, int]:
    """Return what each seat obtains with its best bid, were it to open."""
    # From the top of the ladder down, so that what follows each bid is known already.
    best: dict[Seat, int] = {}
    for bid in reversed(BIDS):
        outcomes = {seat: _spoken(seat, declared[bid, seat].score, best, 3) for seat in Seat}
        for seat, value in outcomes.items():
            best[seat] = _better(seat, value, best.get(seat, value))
    return best


def _spoken(last: Seat, outcome: int, best: Mapping[Seat, int], players: int) -> int:
    """Return what comes of *outcome* once the *players* after *last* may have bid higher."""
    for turn in range(players, 0, -1):
        seat = last.after(turn)
        outcome = _better(seat, outcome, best.get(seat, outcome))
    return outcome


def _better(seat: Seat, first: int, second: int) -> int:
    """Return which of two scores of North-South the side of *seat* likes better."""
    return max(first, second) if seat.side is Side.NS else min(first, second)


def _names(declared: _Contracts, outcome: int) -> list[str]:
    """Return the contracts that score *outcome* and that nobody gains by bidding over."""
    lowest: dict[tuple[Strain, Side], Bid] = {}
    for bid in BIDS:
        for seat in Seat:
            contract = declared[bid, seat]
            if contract.score == outcome and _last(bid, seat, declared, outcome):
                lowest.setdefault((bid.strain, seat.side), bid)
    names = []
    for (_, side), bid in lowest.items():
        seats = [
            seat for seat in Seat if seat.side is side and declared[bid, seat].score == outcome
        ]
        doubled = "X" if declared[bid, seats[0]].doubled else ""
        names.append(f"{bid}{doubled} by {''.join(map(str, seats))}")
    return names


def _last(bid: Bid, seat: Seat, declared: _Contracts, outcome: int) -> bool:
    """Whether the side of *seat* has no need to bid again after *bid*.

    So it is where no higher contract of the opponents, doubled when it fails, is better
    for them than *outcome*.
    """
    return all(
        _better(opponent, contract.score, outcome) == outcome
        for (higher, opponent), contract in declared.items()
        if higher > bid and opponent.side is not seat.side
    )
