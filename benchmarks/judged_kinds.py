"""What each kind of other calls brings the judge, on deals and not in his worlds alone.

    python -m benchmarks.judged_kinds sayc sef --seconds 1200 --workers 2 --keep kinds.jsonl
    python -m benchmarks.judged_kinds sayc --seconds 0 --keep kinds.jsonl

The pair bids its book against strangers, who are heard in SAYC and at six turns in ten call
what that book would with a point or two more or fewer. At every turn of the pair, openings left
out, the judge weighs other calls of the kinds he plays by, with ``--all`` of all kinds
(:mod:`biritch.bidding.alternatives`). Each that he would make is bid out on the deal itself, as
the call of the book is, four times with other errors of the strangers; contracts of the pair
that are two down count as doubled. So what he foretold is held against what came of it.

Printed is what he would gain with the kinds he plays by, and what each kind adds to the rest of
them: how often its call would be made in place of another, what was foretold and what came, in
IMPs, with the standard error. Turns of one deal are counted each by itself, so the sum is more
than a match would give. ``--keep FILE`` adds each deal to a file, for a run made in parts: what
is in it is left out of a new run, and told with it. Systems take the deals in turn, and so do
the workers.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple, dataclass
from math import sqrt
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import get_args

from benchmarks.bidding_followed import Noisy
from benchmarks.bidding_quality import Bidding, doubled, points
from benchmarks.judged_system import view_of
from biritch.bidding import catalogue
from biritch.bidding.alternatives import Kind
from biritch.bidding.matchup import meet
from biritch.core.boards import Board
from biritch.core.calls import Call, Contract
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Side
from biritch.core.trick_table import TrickTable
from biritch.robots.calls.bidder import auction_promises
from biritch.robots.calls.judge import LONGEST, Judge, JudgeSettings
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.worlds import World, worlds
from biritch.robots.scores import SCALES
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.solver.choice import choose_solver

KINDS: tuple[Kind, ...] = get_args(Kind)
PLAYED = JudgeSettings().kinds
SCALE = SCALES["imps"]
BOARDS = 16
_ERRORS = 4
"""How many times a call is bid out on the deal, strangers erring elsewhere each time."""


@dataclass(frozen=True, eq=False)
class Stranger:
    """A bidder that errs as often as :class:`Noisy`, elsewhere for every *number*."""

    bidder: Bidding
    number: int

    def __call__(self, hand: Hand, auction: Auction, board: Board) -> Call:
        """Return the call; the same hand and auction always make the same."""
        other = Board(board.number + 16 * self.number, board.dealer, board.vulnerability)
        return Noisy(self.bidder, 0.6)(hand, auction, other)


@dataclass(frozen=True)
class Weighed:
    """Another call at one turn: its kind, what was foretold of it, and what came, in IMPs."""

    call: str
    kind: Kind
    foretold: float
    error: float
    came: float


@dataclass(frozen=True)
class BidDeal:
    """A deal that was bid: whose, its number, and the other calls at each turn."""

    system: str
    number: int
    turns: list[list[Weighed]]


def turns(
    table: Bidding, deal: Deal, board: Board, kinds: tuple[Kind, ...]
) -> list[list[Weighed]]:
    """Return the other calls the judge would make at each turn of North-South."""
    found: list[list[Weighed]] = []
    auction, stranger = Auction(board.dealer), Stranger(table, 0)
    while not auction.over:
        hand = deal[auction.turn]
        if auction.turn.side is Side.EW:
            auction = auction.add(stranger(hand, auction, board))
            continue
        if auction.standing.bid is not None:
            found.append(weighed(table, deal, board, auction, kinds))
        auction = auction.add(table(hand, auction, board))
    return [turn for turn in found if turn]


def weighed(
    table: Bidding, deal: Deal, board: Board, auction: Auction, kinds: tuple[Kind, ...]
) -> list[Weighed]:
    """Return the other calls at this turn that gain in the judge's worlds."""
    hand, book = deal[auction.turn], table.book
    view = view_of(hand, auction, board, "imps")
    rng = random.Random(f"{hand.bits} {auction.calls} {board.number}")

    def dealt(count: int) -> list[World]:
        return worlds(view, HandEvidence(auction_promises(view, book)), rng, count)

    own, *others = book.alternatives(hand, auction, board.vulnerability, kinds)
    settings = JudgeSettings(kinds=kinds)
    if kinds == PLAYED:
        del others[settings.most :]
    judge = Judge(view, book, choose_solver(), settings)
    seen = judge.find_worlds_bid_so(dealt, lambda: False) if others else []
    if len(seen) < settings.fewest:
        return []
    for count in settings.rounds:
        judge.finish_auctions(
            [own.call, *(one.call for one in others)], seen[:count], lambda: False
        )
        others = [one for one in others if judge.hopeful(one, own.call)]
        if not others or count >= len(seen):
            break
    found = []
    for one in others:
        gain, error = judge.gains(one.call, own.call)
        if gain >= max(settings.least * SCALE.least, settings.errors * error):
            came = bid_out(table, deal, board, [auction.add(one.call), auction.add(own.call)])
            found.append(Weighed(str(one.call), one.kind, gain, error, came))
    return found


def bid_out(table: Bidding, deal: Deal, board: Board, begun: Sequence[Auction]) -> float:
    """Return what the first of two auctions gains on the second, in IMPs."""
    (tricks,) = choose_solver().tables([deal])
    swings = []
    for number in range(1, _ERRORS + 1):
        ended = [ended_with(table, Stranger(table, number), deal, board, one) for one in begun]
        worth = [points(punished(one.contract, tricks), tricks, board) for one in ended]
        swings.append(imps(worth[0] - worth[1]))
    return mean(swings)


def ended_with(
    table: Bidding, stranger: Stranger, deal: Deal, board: Board, auction: Auction
) -> Auction:
    """Return the auction bid to its end, the pair North-South by its book."""
    while not auction.over and len(auction.calls) < LONGEST:
        calls = table if auction.turn.side is Side.NS else stranger
        auction = auction.add(calls(deal[auction.turn], auction, board))
    return auction


def punished(contract: Contract | None, tricks: TrickTable) -> Contract | None:
    """Return *contract*, doubled where the pair plays it two down."""
    if contract is None or contract.declarer.side is Side.EW:
        return contract
    return doubled(contract, tricks)


def made(turn: Sequence[Weighed], kinds: Sequence[Kind]) -> Weighed | None:
    """Return the call the judge makes of these *kinds*, if any."""
    settings = JudgeSettings()
    best = None
    for one in turn:
        least = max(settings.least * SCALE.least, settings.errors * one.error)
        if one.kind in kinds and one.foretold >= settings.strict(one.kind) * least:
            best = one if best is None or one.foretold > best.foretold else best
    return best


def told(name: str, found: Sequence[tuple[float, float]], deals: int) -> str:
    """Return a line of what was foretold and what came."""
    foretold, came = (sum(one[place] for one in found) for place in (0, 1))
    error = sqrt(sum(one[1] ** 2 for one in found))
    return (
        f"{name:14} {len(found):4} calls, foretold {foretold:+6.0f}, came {came:+6.0f} ± "
        f"{error:3.0f}, {came / max(1, deals):+.2f} IMPs a deal"
    )


def tell(deals: Sequence[BidDeal]) -> None:
    """Print what the kinds played bring, and what each other adds."""
    all_turns = [turn for deal in deals for turn in deal.turns]
    calls = [call for turn in all_turns if (call := made(turn, PLAYED))]
    print(f"{len(deals)} deals")
    print(told("as played", [(one.foretold, one.came) for one in calls], len(deals)))
    by_kind = defaultdict[str, list[tuple[float, float]]](list)
    for call in calls:
        by_kind[call.kind].append((call.foretold, call.came))
    for kind, found in by_kind.items():
        print(told(f"  {kind}", found, len(deals)))
    for kind in KINDS[1:]:
        # What is made with this kind and would not be without it.
        without = tuple(one for one in PLAYED if one != kind)
        changed = []
        for turn in all_turns:
            call, other = made(turn, (*without, kind)), made(turn, without)
            if call is not other and call is not None:
                before = (other.foretold, other.came) if other else (0.0, 0.0)
                changed.append((call.foretold - before[0], call.came - before[1]))
        print(told(f"adds {kind}", changed, len(deals)))


def kept(file: Path | None) -> list[BidDeal]:
    """Return the deals that are in *file*."""
    if file is None or not file.exists():
        return []
    lines = map(json.loads, file.read_text("utf-8").splitlines())
    return [
        BidDeal(system, number, [[Weighed(*one) for one in turn] for turn in found])
        for system, number, found in lines
    ]


def bid(share: int, known: frozenset[int], asked: argparse.Namespace) -> list[BidDeal]:
    """Bid the deals of one worker while there is time; those *known* are left out."""
    tables = [
        Bidding(meet(catalogue.find(name), catalogue.find("sayc"))) for name in asked.systems
    ]
    begun, deals = perf_counter(), list[BidDeal]()
    kinds = KINDS if asked.all else PLAYED
    for number, deal in enumerate(seeded_deals(asked.seed)):
        if perf_counter() - begun > asked.seconds:
            break
        if number % asked.workers != share or number in known:
            continue
        place = number // asked.workers % len(tables)
        board = Board.from_number(number % BOARDS + 1)
        deals.append(
            BidDeal(asked.systems[place], number, turns(tables[place], deal, board, kinds))
        )
        if asked.keep:
            found = [[astuple(one) for one in turn] for turn in deals[-1].turns]
            with asked.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps((asked.systems[place], number, found)) + "\n")
    return deals


def main() -> None:
    """Bid, weigh and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("systems", nargs="+")
    parser.add_argument("--seconds", type=float, default=600, help="how long to bid")
    parser.add_argument("--seed", default="kinds")
    parser.add_argument("--all", action="store_true", help="weigh calls of all kinds")
    parser.add_argument("--workers", type=int, default=1, help="processes that bid")
    parser.add_argument("--keep", type=Path, help="a file of deals, added to")
    asked = parser.parse_args()
    deals = kept(asked.keep)
    known = frozenset(deal.number for deal in deals)
    with ProcessPoolExecutor(asked.workers) as pool:
        shares = [pool.submit(bid, share, known, asked) for share in range(asked.workers)]
        for share in shares:
            deals += share.result()
    tell([deal for deal in deals if deal.system in asked.systems])


if __name__ == "__main__":
    main()
