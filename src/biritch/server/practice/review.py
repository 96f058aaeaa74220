"""The review of a finished practice auction (computed in a worker)."""

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
from biritch.server.practice.hand import PracticeHand
from biritch.server.practice.messages import (
    JudgedCall,
    PracticeReview,
    ReachedContract,
    SystemResult,
)
from biritch.server.practice.messages import Strain as Denomination
from biritch.server.tables.meanings import call_meaning
from biritch.server.tables.protocol import CallMade
from biritch.server.web.wire import bilingual, letter

if TYPE_CHECKING:
    from biritch.bidding.method import BiddingMethod
    from biritch.bidding.system import System
    from biritch.core.trick_table import TrickTable

_log = logging.getLogger(__name__)
_SHOWN = 3
"""Contracts shown as the best, when several score the same."""


def review_hand(practice: PracticeHand) -> PracticeReview:
    """Return the review of *practice*, whose auction is over."""
    from biritch.bidding.catalogue import all_systems, find
    from biritch.robots.double_dummy import double_dummy
    from biritch.solver.par import par

    table = double_dummy().tables([practice.deal])[0]
    system = find(practice.system)
    theirs = find(practice.system_of(Seat.EAST))
    own = system_auction(practice, system, theirs)
    reached, model = (
        _reached_contract(auction, practice, table) for auction in (practice.auction, own)
    )
    results = [
        SystemResult(field_system.name, bilingual(field_system.titles), result)
        for field_system in all_systems().values()
        if (result := _system_result(field_system, practice, theirs, table)) is not None
    ]
    perfect = par(table, practice.board)
    scores = [entry.result.score_ns for entry in results]
    return PracticeReview(
        mine=reached,
        model=model,
        auction=_explained_calls(own, practice, meet(system, theirs)),
        judged=_judged_calls(practice, meet(system, theirs)),
        parted=_first_difference(practice.auction, own),
        best=_best_contracts(practice, table),
        par_ns=perfect.score_ns,
        par_contracts=list(perfect.contracts),
        imps_par=imps(reached.score_ns - perfect.score_ns),
        imps_model=imps(reached.score_ns - model.score_ns),
        percent=_percent(reached.score_ns, scores),
        field=sorted(results, key=lambda entry: -entry.result.score_ns),
        table={
            letter(seat): {
                cast("Denomination", str(strain)): table.of(seat, strain) for strain in Strain
            }
            for seat in Seat
        },
    )


def system_auction(practice: PracticeHand, ours: System, theirs: System) -> Auction:
    """Return the auction that the system *ours* makes with both hands of our side."""
    auction, book = Auction(practice.board.dealer), meet(ours, theirs)
    while not auction.over:
        seat = auction.turn
        call: Call = PASS
        if not practice.silent(seat):
            call = book.pick(practice.deal[seat], auction, practice.board.vulnerability)
        auction = auction.add(call)
    return auction


def _system_result(
    system: System, practice: PracticeHand, theirs: System, table: TrickTable
) -> ReachedContract | None:
    """Return the contract that *system* reaches, or ``None`` if the system fails here."""
    try:
        return _reached_contract(system_auction(practice, system, theirs), practice, table)
    except Exception:  # noqa: BLE001 - the others are told all the same
        _log.exception("%s does not bid %s", system.name, practice.deal)
        return None


def _reached_contract(
    auction: Auction, practice: PracticeHand, table: TrickTable
) -> ReachedContract:
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


def _best_contracts(practice: PracticeHand, table: TrickTable) -> list[ReachedContract]:
    """Return our side's contracts with the highest score, the lowest level of each strain."""
    best: dict[Strain, ReachedContract] = {}
    for bid in BIDS:
        for seat in (Seat.SOUTH, Seat.NORTH):
            tricks = table.of(seat, bid.strain)
            points = _points(Contract(bid.strain, seat, bid.level), tricks, practice)
            best_so_far = best.get(bid.strain)
            if best_so_far is None or points > best_so_far.score_ns:
                best[bid.strain] = ReachedContract(str(bid), letter(seat), tricks, points)
    highest = max(contract.score_ns for contract in best.values())
    if highest < 0:
        return [ReachedContract("Pass", None, None, 0)]
    return [contract for contract in best.values() if contract.score_ns == highest][:_SHOWN]


def _percent(score: int, others: list[int]) -> int:
    """Return the matchpoints of *score* against *others*, in per cent."""
    if not others:
        return 50
    beaten = sum(2 * (score > another) + (score == another) for another in others)
    return round(50 * beaten / len(others))


def _first_difference(auction: Auction, model: Auction) -> int | None:
    """Return the index of the first call where two auctions differ."""
    pairs = enumerate(zip(auction.calls, model.calls, strict=False))
    return next((at for at, (call, other) in pairs if call != other), None)


def _explained_calls(
    auction: Auction, practice: PracticeHand, book: BiddingMethod
) -> list[CallMade]:
    meanings = book.explain(auction, practice.board.vulnerability)
    return [
        CallMade(letter(seat), str(call), call_meaning(meaning))
        for (seat, call), meaning in zip(auction.calls_by_seat, meanings, strict=True)
    ]


def _judged_calls(practice: PracticeHand, book: BiddingMethod) -> list[JudgedCall]:
    """Return South's calls, each with the call that the system makes there."""
    judged = []
    auction = Auction(practice.board.dealer)
    for at, call in enumerate(practice.calls):
        if auction.turn in practice.callers:
            level = practice.board.vulnerability
            choice = book.choose(practice.deal[auction.turn], auction, level)
            judged.append(
                JudgedCall(at, str(call), str(choice.call), call_meaning(choice.meaning))
            )
        auction = auction.add(call)
    return judged
