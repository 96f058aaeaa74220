"""Rotating and renumbering boards."""

from __future__ import annotations

from dataclasses import replace

from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.deals import Deal, PartialDeal
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.records.record import Played, Record, Tag

_SIDED = (
    "DoubleDummyTricks",
    "OptimumScore",
    "OptimumResultTable",
    "Score",
    "ScoreMP",
    "ScoreIMP",
)
"""Tags that say something of a seat or a side, and are wrong once a board is turned."""


def turn_record(record: Record, seats: int) -> Record:
    """Return *record* rotated clockwise by *seats* seats.

    Hands, names, dealer, vulnerability, declarer, leader and score all rotate, so that the
    board is equivalent. Analyses by seat are removed.

    Example:
        >>> board = turn_record(Record(number=1, dealer=Seat.NORTH, deal=Deal.from_rank(0)), 1)
        >>> str(board.dealer), str(board.deal)[:8]
        ('E', 'N:...AKQ')
    """
    seats %= 4
    if not seats:
        return record
    n, e, s, w = (record.names[(seat - seats) % 4] for seat in Seat)
    odd = seats % 2 == 1
    names = {"PairNS": "PairEW", "PairEW": "PairNS"} if odd else {}
    tags = tuple(
        Tag(names.get(tag.name, tag.name), tag.value, tag.rows)
        for tag in record.tags
        if tag.name not in _SIDED
    )
    return replace(
        record,
        dealer=None if record.dealer is None else record.dealer.after(seats),
        vulnerability=_turned_sides(record.vulnerability) if odd else record.vulnerability,
        deal=_turned_deal(record.deal, seats),
        contract=_turned_contract(record, seats),
        play=(
            None
            if record.play is None
            else replace(record.play, leader=record.play.leader.after(seats))
        ),
        score=-record.score if odd and record.score is not None else record.score,
        names=(n, e, s, w),
        tags=tags,
    )


def _turned_sides(sides: Vulnerability | None) -> Vulnerability | None:
    if sides in (Vulnerability.NS, Vulnerability.EW):
        return Vulnerability.EW if sides is Vulnerability.NS else Vulnerability.NS
    return sides


def _turned_deal(deal: Deal | PartialDeal | None, seats: int) -> Deal | PartialDeal | None:
    if deal is None:
        return None
    hands: list[Hand] = [deal.hands[(seat - seats) % 4] for seat in Seat]
    four = (hands[0], hands[1], hands[2], hands[3])
    return Deal(four) if isinstance(deal, Deal) else PartialDeal(four)


def _turned_contract(record: Record, seats: int) -> Played | None:
    contract = record.contract
    if not isinstance(contract, Contract):
        return contract
    return replace(contract, declarer=contract.declarer.after(seats))


def renumber_record(record: Record, number: int) -> Record:
    """Return *record* as board *number*, with that number's conditions (Law 2).

    Hands stay where they are; a board with an auction is rotated so that its dealer called
    first. Its score stays if the vulnerability is the same.

    Example:
        >>> board = renumber_record(Record(number=1, deal=Deal.from_rank(0)), 2)
        >>> board.number, str(board.dealer), str(board.vulnerability)
        (2, 'E', 'ns')
    """
    board = Board.from_number(number)
    before = record.board
    moved = record
    bid = record.auction is not None or record.contract is not None
    if bid and before is not None and before.dealer != board.dealer:
        moved = turn_record(
            replace(record, dealer=before.dealer), (board.dealer - before.dealer) % 4
        )
    same = before is not None and _same_risk(before.vulnerability, board.vulnerability)
    tags = tuple(tag for tag in moved.tags if tag.name != "Board")
    return replace(
        moved,
        number=number,
        dealer=board.dealer,
        vulnerability=board.vulnerability,
        score=moved.score if same else None,
        tags=tags,
    )


def _same_risk(one: Vulnerability, other: Vulnerability) -> bool:
    return all((side in one) == (side in other) for side in Side)
