"""Contracts of four hands of a system against those outside bidders reach on the same deals.

    python benchmarks/bidding_outside.py auctions.jsonl.gz sayc sef [--show 30] [--keep SAID]

The file is not part of the package: one JSON object a line, with ``deal`` (PBN, North first),
``dealer``, ``vulnerable``, ``tricks`` (double dummy, by declarer, of clubs up to notrump) and
``auctions``, what each outside bidder called on it with all four hands. Nobody can be heard
again there, so what is compared is where four hands end:

* *off par*: how many IMPs from par ours end, how many theirs, and how much nearer ours are;
* *silent*: where one side alone ever bids, at both tables the same, what our contract is worth
  more than theirs;
* *side by side*: every auction of theirs is followed, and at each turn where the system would
  call otherwise it is ended twice by four hands of the system, after its own call and after
  theirs: what the first such turn of each auction gained (``--regret``).

Boards are for reading: a call is not changed because of one.
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from benchmarks.bidding_match import bidder, mean_of
from benchmarks.bidding_people import only_side
from benchmarks.bidding_quality import auction_of, points
from biritch.bidding import catalogue
from biritch.bidding.method import BiddingMethod
from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.core.trick_table import TrickTable
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.solver.par import par

SIDES = {
    "": Vulnerability.NONE,
    "NS": Vulnerability.NS,
    "EW": Vulnerability.EW,
    "Both": Vulnerability.BOTH,
}


@dataclass(frozen=True)
class OutsideDeal:
    """A deal, what it makes, and what outside bidders called on it."""

    deal: Deal
    board: Board
    table: TrickTable
    auctions: Mapping[str, Auction]


def outside(file: Path) -> Iterable[OutsideDeal]:
    """Yield the deals of *file*."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for number, line in enumerate(map(json.loads, lines), 1):
            dealer = Seat.parse(line["dealer"])
            yield OutsideDeal(
                Deal.parse(line["deal"]),
                Board(number, dealer, SIDES[line["vulnerable"]]),
                TrickTable(tuple(tuple(line["tricks"][str(seat)]) for seat in Seat)),
                {
                    name: Auction.of(dealer, map(parse_call, calls.split()))
                    for name, calls in line["auctions"].items()
                },
            )


def signed(gained: list[int]) -> str:
    """Return a mean with its standard error."""
    mean, error = mean_of(gained)
    return f"{mean:+.2f} ± {error:.2f} ({len(gained)})"


def compare(name: str, records: list[OutsideDeal], show: int) -> None:
    """Print how the contracts of one system compare."""
    pair = bidder(name)
    nearer, silent = defaultdict[str, list[int]](list), defaultdict[str, list[int]](list)
    off = list[int]()
    worst = list[tuple[int, str]]()
    for record in records:
        auction = auction_of(record.deal, record.board, pair, pair)
        ours = points(auction.contract, record.table, record.board)
        best = par(record.table, record.board).score_ns
        off.append(abs(imps(ours - best)))
        side = only_side(auction)
        for who, other in record.auctions.items():
            theirs = points(other.contract, record.table, record.board)
            nearer[who].append(abs(imps(theirs - best)) - off[-1])
            if side is not None and only_side(other) is side:
                swing = imps(ours - theirs) * (1 if side is Side.NS else -1)
                silent[who].append(swing)
                worst.append((swing, told(record, who, other, auction)))
    print(f"{name}: off par {mean_of(off)[0]:.2f}")
    for who, gained in nearer.items():
        print(f"  {who}: nearer to par {signed(gained)}; silent {signed(silent[who])}")
    for swing, text in sorted(worst)[:show]:
        print(f"{swing:+4d}  {text}")


def told(record: OutsideDeal, who: str, other: Auction, auction: Auction) -> str:
    """Return a deal with two auctions in three lines."""
    hands = "  ".join(f"{seat}:{record.deal[seat]}" for seat in Seat)
    board = record.board
    lines = [f"dealer {board.dealer}, vulnerable {board.vulnerability}  {hands}"]
    lines += [
        f"      {name}: {' '.join(map(str, calls.calls))}"
        for name, calls in ((who, other), ("ours", auction))
    ]
    return "\n".join(lines)


@dataclass(frozen=True)
class Parting:
    """The first turn of a side where it would call otherwise, and what that gained."""

    gained: int
    kind: str
    told: str


def ended(system: BiddingMethod, record: OutsideDeal, auction: Auction) -> Auction:
    """Return *auction* bid to its end by four hands of the system."""
    while not auction.over:
        hand = record.deal[auction.turn]
        auction = auction.add(system.pick(hand, auction, record.board.vulnerability))
    return auction


def partings(system: BiddingMethod, record: OutsideDeal, who: str) -> Iterable[Parting]:
    """Yield where four hands of the system call otherwise, along one auction of theirs."""
    auction = Auction(record.board.dealer)
    for call in record.auctions[who].calls:
        hand = record.deal[auction.turn]
        choice = system.choose(hand, auction, record.board.vulnerability)
        if choice.call != call:
            ours, theirs = (
                ended(system, record, auction.add(made)) for made in (choice.call, call)
            )
            worth = [points(one.contract, record.table, record.board) for one in (ours, theirs)]
            sign = 1 if auction.turn.side is Side.NS else -1
            said = " ".join(map(str, auction.calls))
            rest = " ".join(map(str, ours.calls[len(auction.calls) :]))
            other = " ".join(map(str, theirs.calls[len(auction.calls) :]))
            facing = record.deal[auction.turn.partner]
            text = (
                f"{hand} facing {facing} {record.board.vulnerability}: {said} | ours {rest} | "
                f"theirs {other}"
            )
            kind = f"{choice.meaning.rule} {choice.call}, theirs {call}"
            yield Parting(sign * imps(worth[0] - worth[1]), kind, text)
        auction = auction.add(call)


def regret(name: str, records: list[OutsideDeal], who: str, show: int, like: str) -> None:
    """Print which rules cost most where the outside bidder *who* calls otherwise."""
    system = catalogue.find(name)
    found = [one for record in records for one in partings(system, record, who)]
    kinds = Counter[str]()
    counts = Counter(one.kind for one in found)
    for one in found:
        kinds[one.kind] += one.gained
    total = [one.gained for one in found]
    error = sum(gained * gained for gained in total) ** 0.5
    print(f"{name}, {who}: {len(total)} partings, {sum(total):+d} IMPs ± {error:.0f}")
    for kind, gained in sorted(kinds.items(), key=lambda item: item[1])[:show]:
        print(f"{gained:+5d} in {counts[kind]:4}  {kind}")
    for one in sorted(found, key=lambda one: one.gained):
        if like and one.kind.startswith(like):
            print(f"{one.gained:+4d} {one.kind}: {one.told}")


def main() -> None:
    """Read, bid and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, help="the deals, with the auctions of others")
    parser.add_argument("systems", nargs="+")
    parser.add_argument("--first", type=int, default=0, help="deals to leave out")
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--show", type=int, default=0, help="show that many of the worst")
    parser.add_argument("--regret", default="", help="follow the auctions of that bidder")
    parser.add_argument("--like", default="", help="show the turns of rules that begin so")
    asked = parser.parse_args()
    records = list(islice(outside(asked.file), asked.first, asked.first + asked.deals))
    for name in asked.systems:
        if asked.regret:
            regret(name, records, asked.regret, asked.show or 40, asked.like)
        else:
            compare(name, records, asked.show)


if __name__ == "__main__":
    main()
