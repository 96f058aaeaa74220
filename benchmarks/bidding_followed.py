"""A match against bidders who can be heard no more: their auctions are followed, then bid on.

    python -m benchmarks.bidding_followed auctions.jsonl.gz sayc sef --half unread
    python -m benchmarks.bidding_followed auctions.jsonl.gz sayc sayc+sim --keep parts.jsonl

The file is that of `bidding_outside.py`. On each deal the pair sits once North-South and once
East-West at a table where the outside bidder called for all four. As long as the pair calls
what was called there, the auction is theirs; after its first other call opponents go on by the
book of the pair's system, or of the one that ``--others`` names, and the pair as it bids. The
contract is held against the one the outside bidder reached with its own four hands: both sides
of a deal together are a board of a match of four, but that after the parting the opponents are
ours. With ``--punished ours`` a contract of the pair that is two down counts as doubled, for
books rarely double; with ``both`` the outside bidder's too. With ``--heard`` the pair hears
opponents in that system, and they go on by it; with ``--noise`` they call, so often, what it
would with a point or two more or fewer. With ``--seconds`` a judged call takes so many at most.

Printed are IMPs a board (both sides of a deal) with the standard error over deals; with
``--cells`` what was gained by what parts the contracts. Of two bidders or more, each is held
against the first, too, deal by deal. ``--deals`` is how many; ``--keep FILE`` adds each
result to a file and leaves out what is in it, so a long match is played in parts.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Literal

from benchmarks.bidding_match import bidder
from benchmarks.bidding_outside import HALVES, OutsideDeal, outside, parts, signed
from benchmarks.bidding_people import only_side
from benchmarks.bidding_quality import Bidder, Bidding, by_system, doubled, points
from benchmarks.judged_system import JudgedSystem
from biritch.bidding import catalogue
from biritch.bidding.alternatives import hands_near
from biritch.bidding.matchup import meet
from biritch.core.boards import Board
from biritch.core.calls import Bid, Call, Contract
from biritch.core.hands import Hand
from biritch.core.seats import Side
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps


@dataclass(frozen=True)
class Followed:
    """One deal, the pair sitting on one side: what it gained, and what parted the contracts."""

    gained: int
    cell: str


def bid_on(record: OutsideDeal, side: Side, pair: Bidder, others: Bidder, who: str) -> Auction:
    """Return the auction of *who* up to where *pair*, on *side*, calls otherwise, bid on."""
    auction = Auction(record.board.dealer)
    theirs = record.auctions[who].calls
    following = True
    while not auction.over:
        hand = record.deal[auction.turn]
        ours = auction.turn.side is side
        if ours:
            call = pair(hand, auction, record.board)
        elif following:
            call = theirs[len(auction.calls)]
        else:
            call = others(hand, auction, record.board)
        following = following and call == theirs[len(auction.calls)]
        auction = auction.add(call)
    return auction


def punished(contract: Contract | None, record: OutsideDeal, side: Side) -> Contract | None:
    """Return *contract*, doubled where *side* plays it two down."""
    if contract is None or contract.declarer.side is not side:
        return contract
    return doubled(contract, record.table)


@dataclass(frozen=True)
class Terms:
    """How the auctions go on: by which book opponents do, and what doubles the pair."""

    others: str = ""
    """The opponents' system; the pair's own where none is named."""
    punished: Literal["", "ours", "both"] = ""
    """Whose contracts that are two down count as doubled: the pair's, the outside bidder's."""
    heard: str = ""
    """The system the pair hears opponents in, who go on by it; its own where none is named."""
    noise: float = 0.0
    """How often opponents call what their book would with another hand, near theirs."""
    seconds: float | None = None
    """The processor seconds a judged call may take; as long as it likes where none is told."""

    def told(self, name: str) -> str:
        """Return the name of a bidder under these terms, as results are kept by it."""
        heard = f"heard:{self.heard}" if self.heard else ""
        noise = f"noise:{self.noise}" if self.noise else ""
        punished = {"": "", "ours": "punished", "both": "punished:both"}[self.punished]
        seconds = f"seconds:{self.seconds:g}" if self.seconds and "+sim" in name else ""
        return " ".join(filter(None, (name, self.others, heard, noise, punished, seconds)))

    def seated(self, name: str, side: Side) -> tuple[Bidder, Bidder]:
        """Return the pair *name* on *side*, and its opponents."""
        pair, own = bidder(name), name.partition("+sim")[0]
        others: Bidder = by_system(self.others or own)
        if isinstance(pair, JudgedSystem):
            pair.limit = self.seconds
        if self.heard:
            sides = (own, self.heard) if side is Side.NS else (self.heard, own)
            table = meet(*map(catalogue.find, sides))
            if isinstance(pair, JudgedSystem):
                pair.table = table
            else:
                pair = Bidding(table)
            others = others if self.others else Bidding(table)
        return pair, Noisy(others, self.noise) if self.noise else others


@dataclass(frozen=True, eq=False)
class Noisy:
    """A bidder that at times calls what it would with a point or two more or fewer."""

    bidder: Bidder
    share: float

    def __call__(self, hand: Hand, auction: Auction, board: Board) -> Call:
        """Return the call; the same hand and auction always make the same."""
        rng = random.Random(f"{hand.bits} {auction.calls} {board.number}")
        if rng.random() < self.share:
            near = list(hands_near(hand, rng.choice((1, -1, 2, -2))))
            hand = rng.choice(near) if near else hand
        return self.bidder(hand, auction, board)


def followed(name: str, record: OutsideDeal, who: str, terms: Terms) -> list[Followed]:
    """Return both sides of one deal."""
    found = []
    for side in Side:
        pair, others = terms.seated(name, side)
        ended, theirs = bid_on(record, side, pair, others, who), record.auctions[who]
        contracts = [ended.contract, theirs.contract]
        if terms.punished and ended.calls != theirs.calls:
            for place in range(1 if terms.punished == "ours" else 2):
                contracts[place] = punished(contracts[place], record, side)
        worth = [points(one, record.table, record.board) for one in contracts]
        gained = imps(worth[0] - worth[1]) * (1 if side is Side.NS else -1)
        alone = only_side(ended) is not None and only_side(theirs) is not None
        cell = f"{'silent' if alone else 'contested'}; {opener(ended, theirs, side)}: "
        found.append(Followed(gained, cell + parts(ended.contract, theirs.contract)))
    return found


def opener(ours: Auction, theirs: Auction, side: Side) -> str:
    """Return who had opened where the auctions part, seen from *side*."""
    same = 0
    for mine, other in zip(ours.calls, theirs.calls, strict=False):
        if mine != other:
            break
        same += 1
    before = islice(ours.calls_by_seat, same)
    first = next((seat for seat, call in before if isinstance(call, Bid)), None)
    if first is None:
        return "nobody had opened"
    return "we opened" if first.side is side else "they opened"


def read(file: Path | None) -> dict[tuple[str, str, int], list[Followed]]:
    """Return the results that were kept, by bidder, outside bidder and deal."""
    if file is None or not file.exists():
        return {}
    lines = map(json.loads, file.read_text("utf-8").splitlines())
    return {
        (name, who, number): [Followed(gained, cell) for gained, cell in sides]
        for name, who, number, sides in lines
    }


def play(
    names: Sequence[str],
    records: Sequence[OutsideDeal],
    who: str,
    keep: Path | None,
    terms: Terms,
) -> dict[str, list[list[Followed]]]:
    """Return what each bidder gained on each deal, both sides; deal by deal, all of them."""
    known = read(keep)
    found = defaultdict[str, list[list[Followed]]](list)
    for record in records:
        for name in names:
            key = (terms.told(name), who, record.board.number)
            if key not in known:
                known[key] = followed(name, record, who, terms)
                if keep is not None:
                    sides = [(one.gained, one.cell) for one in known[key]]
                    with keep.open("a", encoding="utf-8") as file:
                        file.write(json.dumps([*key, sides]) + "\n")
            found[name].append(known[key])
    return found


def cells(deals: list[list[Followed]]) -> None:
    """Print what was gained by what parts the contracts."""
    groups = defaultdict[str, list[int]](list)
    for deal in deals:
        for side in deal:
            groups[side.cell.partition(":")[0]].append(side.gained)
            groups[f"  {side.cell}"].append(side.gained)
    for cell, gained in sorted(groups.items(), key=lambda item: sum(item[1])):
        if any(gained):
            error = sum(one * one for one in gained) ** 0.5
            print(f"{sum(gained):+5d} ± {error:3.0f} in {len(gained):4}  {cell}")


def main() -> None:
    """Read, follow and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, help="the deals, with the auctions of others")
    parser.add_argument("bidders", nargs="+", help="systems, with +sim to judge close calls")
    parser.add_argument("--others", default="", help="whose book opponents go on by")
    parser.add_argument("--heard", default="", help="the system opponents are heard in")
    parser.add_argument("--noise", type=float, default=0.0, help="how often they err, 0 to 1")
    parser.add_argument("--seconds", type=float, help="for a judged call, of the processor")
    parser.add_argument(
        "--punished", choices=("ours", "both"), default="", help="whose two down are doubled"
    )
    parser.add_argument("--who", default="two-over-one", help="the outside bidder")
    parser.add_argument("--half", choices=HALVES, help="only the deals to read, or the others")
    parser.add_argument("--first", type=int, default=0, help="deals to leave out")
    parser.add_argument("--deals", type=int, default=10_000, help="how many deals")
    parser.add_argument("--keep", type=Path, help="a file of results, added to")
    parser.add_argument("--cells", action="store_true", help="what parts the contracts")
    asked = parser.parse_args()
    records = [
        record
        for record in outside(asked.file)
        if not asked.half or record.board.number % 2 == HALVES.index(asked.half)
    ][asked.first : asked.first + asked.deals]
    terms = Terms(asked.others, asked.punished, asked.heard, asked.noise, asked.seconds)
    found = play(asked.bidders, records, asked.who, asked.keep, terms)
    first = [sum(side.gained for side in deal) for deal in found[asked.bidders[0]]]
    for name in asked.bidders:
        gained = [sum(side.gained for side in deal) for deal in found[name]]
        print(f"{name} against {asked.who}: {signed(gained)} IMPs a board")
        if name != asked.bidders[0]:
            more = [mine - other for mine, other in zip(gained, first, strict=True)]
            print(f"  more than {asked.bidders[0]}: {signed(more)}")
        if asked.cells:
            cells(found[name])


if __name__ == "__main__":
    main()
