"""What is told of a practice auction once it is over, worked out in a worker process."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, cast

from biritch.bidding.matchup import meet
from biritch.core.calls import BIDS, PASS, Call, Contract
from biritch.core.cards import Strain
from biritch.core.seats import Seat, Side
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.scoring.tariff import score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF
from biritch.server.practice.hand import ME, PracticeHand
from biritch.server.systems.messages import (
    JudgedCall,
    PracticeReview,
    ReachedContract,
    SystemResult,
)
from biritch.server.systems.messages import Strain as Denomination
from biritch.server.tables.meanings import meant
from biritch.server.tables.protocol import CallMade
from biritch.server.web.wire import Sentence, letter

if TYPE_CHECKING:
    from biritch.bidding.method import BiddingMethod
    from biritch.bidding.system import System
    from biritch.core.trick_table import TrickTable

_log = logging.getLogger(__name__)
_SHOWN = 3
"""Contracts shown as the best, when several score the same."""


def review(practice: PracticeHand) -> PracticeReview:
    """Return what there is to say of an auction that is over."""
    from biritch.bidding.catalogue import find, known
    from biritch.robots.double_dummy import double_dummy
    from biritch.solver.par import par

    table = double_dummy().tables([practice.deal])[0]
    system = find(practice.system)
    theirs = find(practice.system_of(Seat.EAST))
    own = bid_out(practice, system, theirs)
    mine, model = (_reached(one, practice, table) for one in (practice.auction, own))
    field = [
        SystemResult(one.name, Sentence(one.titles["en"], one.titles["fr"]), result)
        for one in known().values()
        if (result := _result_of(one, practice, theirs, table)) is not None
    ]
    perfect = par(table, practice.board)
    others = [one.result.score_ns for one in field]
    return PracticeReview(
        mine=mine,
        model=model,
        auction=_said(own, practice, meet(system, theirs)),
        judged=_judged(practice, meet(system, theirs)),
        parted=_parted(practice.auction, own),
        best=_best(practice, table),
        par_ns=perfect.score_ns,
        par_contracts=list(perfect.contracts),
        imps_par=imps(mine.score_ns - perfect.score_ns),
        imps_model=imps(mine.score_ns - model.score_ns),
        percent=_percent(mine.score_ns, others),
        field=sorted(field, key=lambda one: -one.result.score_ns),
        table={
            letter(seat): {
                cast("Denomination", str(strain)): table.of(seat, strain) for strain in Strain
            }
            for seat in Seat
        },
    )


def bid_out(practice: PracticeHand, ours: System, theirs: System) -> Auction:
    """Return the auction that *ours* has with both hands of our side."""
    auction, book = Auction(practice.board.dealer), meet(ours, theirs)
    while not auction.over:
        seat = auction.turn
        call: Call = PASS
        if not practice.silent(seat):
            call = book.pick(practice.deal[seat], auction, practice.board.vulnerability)
        auction = auction.add(call)
    return auction


def _result_of(
    one: System, practice: PracticeHand, theirs: System, table: TrickTable
) -> ReachedContract | None:
    """Return where *one* comes to; a system that fails here is left out."""
    try:
        return _reached(bid_out(practice, one, theirs), practice, table)
    except Exception:  # noqa: BLE001 - the others are told all the same
        _log.exception("%s does not bid %s", one.name, practice.deal)
        return None


def _reached(auction: Auction, practice: PracticeHand, table: TrickTable) -> ReachedContract:
    contract = auction.contract
    if contract is None:
        return ReachedContract("Pass", None, None, 0)
    tricks = table.of(contract.declarer, contract.strain)
    return ReachedContract(
        contract.brief, letter(contract.declarer), tricks, _points(contract, tricks, practice)
    )


def _points(contract: Contract, tricks: int, practice: PracticeHand) -> int:
    vulnerable = contract.declarer in practice.board.vulnerability
    points = score(TARIFF, contract, tricks, vulnerable=vulnerable)
    return points if contract.declarer.side is Side.NS else -points


def _best(practice: PracticeHand, table: TrickTable) -> list[ReachedContract]:
    """Return the contracts of our side that score most, the lowest of each strain."""
    found: dict[Strain, ReachedContract] = {}
    for bid in BIDS:
        for seat in (Seat.SOUTH, Seat.NORTH):
            tricks = table.of(seat, bid.strain)
            points = _points(Contract(bid.strain, seat, bid.level), tricks, practice)
            held = found.get(bid.strain)
            if held is None or points > held.score_ns:
                found[bid.strain] = ReachedContract(str(bid), letter(seat), tricks, points)
    most = max(one.score_ns for one in found.values())
    if most < 0:
        return [ReachedContract("Pass", None, None, 0)]
    return [one for one in found.values() if one.score_ns == most][:_SHOWN]


def _percent(mine: int, others: list[int]) -> int:
    """Return the matchpoints of *mine* against *others*, in hundredths."""
    if not others:
        return 50
    beaten = sum(2 * (mine > one) + (mine == one) for one in others)
    return round(50 * beaten / len(others))


def _parted(mine: Auction, own: Auction) -> int | None:
    """Return the place of the first call where two auctions differ."""
    pairs = enumerate(zip(mine.calls, own.calls, strict=False))
    return next((at for at, (one, other) in pairs if one != other), None)


def _said(auction: Auction, practice: PracticeHand, book: BiddingMethod) -> list[CallMade]:
    said = book.explain(auction, practice.board.vulnerability)
    return [
        CallMade(letter(seat), str(call), meant(meaning))
        for (seat, call), meaning in zip(auction.seated, said, strict=True)
    ]


def _judged(practice: PracticeHand, book: BiddingMethod) -> list[JudgedCall]:
    """Return what the system would have called with my hand, each time I called."""
    found = []
    auction = Auction(practice.board.dealer)
    for at, call in enumerate(practice.calls):
        if auction.turn == ME:
            level = practice.board.vulnerability
            choice = book.choose(practice.deal[ME], auction, level)
            found.append(JudgedCall(at, str(call), str(choice.call), meant(choice.meaning)))
        auction = auction.add(call)
    return found
