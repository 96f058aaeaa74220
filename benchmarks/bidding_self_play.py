"""Which agreements of a system lose in its own auctions, and to which other call.

    python -m benchmarks.bidding_self_play sayc --deals 2000 [--seed play] [--strong 28]
    python -m benchmarks.bidding_self_play sayc --kept turns.jsonl --show 40 [--like "2R-3N"]

Four hands of the system bid random deals. At each of their turns other calls are tried, such as
partner understands: what the book would call with the same cards and a point or two more, or
fewer; the other calls whose promise the hand keeps; and a pass. Four hands of the system end
the auction after each, and the contract is scored double dummy, in IMPs, against the one that
was reached. The differences are summed by rule: its call, the other call, and the rule of that.
Rows are shown whose other call gains by more than two standard errors.

What is gained there is an upper estimate: partner hears the other call for what it promised,
and when many hands make it, it promises something else. ``--strong`` takes only deals where
one side holds so many points, to look at slams; ``--slams`` tries 4NT and six of every fit and
of notrump at each turn, to see where they are missed. ``--solved`` keeps the double dummy
tables in a file, ``--keep`` adds every turn that mattered to one, ``--kept`` reads it again.
"""

from __future__ import annotations

import argparse
import gc
import json
import pickle
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

from benchmarks.bidding_quality import points, points_of_a_side
from biritch.bidding import catalogue
from biritch.bidding.alternatives import alternatives
from biritch.bidding.book import Page
from biritch.bidding.system import System
from biritch.core.boards import Board
from biritch.core.calls import PASS, Bid, Call
from biritch.core.cards import Strain, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Side
from biritch.core.trick_table import TrickTable
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.solver.choice import choose_solver

BOARDS = 16
AGREED = 3
"""Other agreed calls that are tried at a turn, at most."""
FIT = 8
"""Cards of a suit that are a fit."""
SUIT_BITS = (1 << 13) - 1
Turn: TypeAlias = dict[str, Any]
"""One turn and one other call, as it is kept: rules, calls, what was gained, the deal."""


def dealt(seed: str, count: int, strong: int) -> Iterator[tuple[Deal, Board]]:
    """Yield so many deals of a seed, where one side holds *strong* points or more."""
    wanted = (
        (deal, Board.from_number(place % BOARDS + 1))
        for place, deal in enumerate(seeded_deals(seed))
        if points_of_a_side(deal) >= strong
    )
    yield from islice(wanted, count)


def solved(deals: list[Deal], file: Path | None) -> list[TrickTable]:
    """Return what the deals make, those in *file* read from it, the others added to it."""
    known: dict[str, TrickTable] = {}
    if file is not None and file.exists():
        known = pickle.loads(file.read_bytes())
    left = [deal for deal in deals if str(deal) not in known]
    for first in range(0, len(left), 50):
        part = left[first : first + 50]
        known.update(zip(map(str, part), choose_solver().tables(part), strict=True))
        if file is not None:
            file.write_bytes(pickle.dumps(known))
    return [known[str(deal)] for deal in deals]


def variants(hand: Hand, more: int) -> Iterator[Hand]:
    """Yield hands of the same shape with *more* points, or fewer, by one card of one suit."""
    for suit in Suit:
        holding = hand.bits >> (13 * suit) & SUIT_BITS
        for high in range(9, 13):
            for low in range(13):
                if holding >> low & 1 == holding >> high & 1:
                    continue
                if max(0, high - 8) - max(0, low - 8) != abs(more):
                    continue
                # More points: the low card goes for the high one; fewer: the other way.
                if holding >> (low if more > 0 else high) & 1:
                    swapped = holding ^ (1 << low | 1 << high)
                    yield Hand(hand.bits & ~(SUIT_BITS << 13 * suit) | swapped << 13 * suit)
                    break


def slam_calls(page: Page, hand: Hand) -> Iterator[Call]:
    """Yield 4NT, six notrump, and six of each suit of which the side holds eight cards."""
    partner = page.situation.partner
    fits = [suit for suit in Suit if hand.length(suit) + partner.least(suit) >= FIT]
    bids = [Bid(4, Strain.NOTRUMP), *(Bid(6, Strain(suit)) for suit in fits)]
    yield from (bid for bid in (*bids, Bid(6, Strain.NOTRUMP)) if page.situation.legal(bid))


def others(page: Page, hand: Hand, own: Call, *, slams: bool = False) -> dict[Call, str]:
    """Return the other calls that are tried, and why each is."""
    tried: dict[Call, str] = {}
    for more in (1, -1, 2, -2):
        for changed in variants(hand, more):
            call = page.choose(changed).call
            if call != own:
                tried.setdefault(call, f"{more:+d}")
    fitting = [one for one in alternatives(page, hand) if one.call != own]
    for one in fitting[: AGREED + len(tried)]:
        tried.setdefault(one.call, one.kind)
    if not page.situation.is_forced and page.situation.bid is not None:
        tried.setdefault(PASS, "pass")
    if slams and page.situation.has_acted(page.situation.me.partner):
        for call in slam_calls(page, hand):
            tried.setdefault(call, "slam")
    tried.pop(own, None)
    return tried


def rule_of(page: Page, call: Call, hand: Hand) -> str:
    """Return the rule by which *call* would be made: the first that the hand fits, or any."""
    offers = page.candidates_by_call.get(call, [])
    fits = (offer.rule for offer in offers if offer.promise.accepts(hand))
    return next(fits, offers[0].rule if offers else "unagreed")


def ended(system: System, deal: Deal, board: Board, auction: Auction) -> Auction:
    """Return *auction* bid to its end by four hands of the system."""
    while not auction.over:
        call = system.pick(deal[auction.turn], auction, board.vulnerability)
        auction = auction.add(call)
    return auction


def turns(
    system: System, deal: Deal, board: Board, table: TrickTable, *, slams: bool = False
) -> Iterator[Turn]:
    """Yield every other call of a deal that leads to another contract."""
    whole = ended(system, deal, board, Auction(board.dealer))
    reached = points(whole.contract, table, board)
    for place, (seat, own) in enumerate(whole.calls_by_seat):
        auction = Auction.of(board.dealer, whole.calls[:place])
        page = system.book_of(seat.side).page(auction, board.vulnerability)
        hand, sign = deal[seat], 1 if seat.side is Side.NS else -1
        chosen = page.choose(hand)
        for call, kind in others(page, hand, own, slams=slams).items():
            other = ended(system, deal, board, auction.add(call))
            gained = sign * imps(points(other.contract, table, board) - reached)
            yield {
                "rule": chosen.rule,
                "call": str(own),
                "other": str(call),
                "to": rule_of(page, call, hand),
                "kind": kind,
                "gained": gained,
                "same": other.contract == whole.contract,
                "hcp": hand.hcp,
                "hand": str(hand),
                "facing": str(deal[seat.partner]),
                "vulnerable": str(board.vulnerability),
                "dealer": str(board.dealer),
                "place": place,
                "calls": " ".join(map(str, whole.calls)),
                "then": " ".join(map(str, other.calls[place:])),
                "silent": not page.situation.they_acted,
            }


Key: TypeAlias = tuple[str, ...]


def grouped(kept: Iterable[Turn], keys: tuple[str, ...]) -> dict[Key, list[int]]:
    """Return what was gained, by the values of *keys*."""
    groups = defaultdict[Key, list[int]](list)
    for turn in kept:
        groups[tuple(str(turn[key]) for key in keys)].append(turn["gained"])
    return groups


def tell(kept: list[Turn], keys: tuple[str, ...], show: int) -> None:
    """Print the groups whose other call gains by more than two standard errors."""
    rows = []
    for key, gained in grouped(kept, keys).items():
        total, error = sum(gained), sum(swing * swing for swing in gained) ** 0.5
        if total > 2 * error:
            rows.append((total, error, len(gained), sum(map(bool, gained)), key))
    print(f"by {', '.join(keys)}: {len(rows)} groups, {sum(row[0] for row in rows):+d} IMPs")
    for total, error, count, swings, key in sorted(rows, reverse=True)[:show]:
        print(f"{total:+6d} ±{error:4.0f} in {swings:4} of {count:5}  {'  '.join(key)}")


def shown(turn: Turn) -> str:
    """Return one turn in three lines."""
    calls = turn["calls"].split()
    place = turn["place"]
    before = f"{' '.join(calls[:place])} | {' '.join(calls[place:])}"
    return (
        f"{turn['gained']:+4d} {turn['hand']} facing {turn['facing']}, "
        f"dealer {turn['dealer']}, vulnerable {turn['vulnerable']}\n"
        f"      {before}\n      {turn['then']}"
        f"  ({turn['rule']} -> {turn['to']}, {turn['kind']})"
    )


def played(arguments: argparse.Namespace) -> list[Turn]:
    """Bid the deals, and return every turn that was tried."""
    boards = list(dealt(arguments.seed, arguments.first + arguments.deals, arguments.strong))
    boards = boards[arguments.first :]
    tables = solved([deal for deal, _ in boards], arguments.solved)
    system, begun = catalogue.find(arguments.system), perf_counter()
    kept: list[Turn] = []
    # What the books keep is never garbage: looking through it would take half of the time.
    gc.disable()
    for number, ((deal, board), table) in enumerate(zip(boards, tables, strict=True)):
        if perf_counter() - begun > arguments.seconds:
            print(f"stopped after {number} deals", file=sys.stderr)
            break
        new = list(turns(system, deal, board, table, slams=arguments.slams))
        kept += new
        if arguments.keep is not None:
            with arguments.keep.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(turn) + "\n" for turn in new)
    return kept


def main() -> None:
    """Play or read, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("system")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="deals of the seed to leave out")
    parser.add_argument("--seed", default="play")
    parser.add_argument("--strong", type=int, default=0, help="points of one side, at least")
    parser.add_argument("--slams", action="store_true", help="try 4NT and slams everywhere")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--solved", type=Path, help="a file of solved deals")
    parser.add_argument("--keep", type=Path, help="add every turn to this file")
    parser.add_argument("--kept", type=Path, help="read the turns of this file, bid nothing")
    parser.add_argument("--show", type=int, default=30)
    parser.add_argument("--like", default="", help="show the turns of a rule, the best first")
    arguments = parser.parse_args()
    if arguments.kept is None:
        kept = played(arguments)
    else:
        kept = [json.loads(line) for line in arguments.kept.read_text("utf-8").splitlines()]
    for keys in (("kind",), ("rule", "kind"), ("rule", "call", "other", "to"), ("to",)):
        tell(kept, keys, arguments.show)
    if arguments.like:
        chosen = [turn for turn in kept if turn["rule"] == arguments.like and turn["gained"]]
        for turn in sorted(chosen, key=lambda turn: -abs(turn["gained"])):
            print(shown(turn))


if __name__ == "__main__":
    main()
