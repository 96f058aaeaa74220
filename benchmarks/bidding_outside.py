"""Contracts of four hands of a system against those outside bidders reach on the same deals.

    python -m benchmarks.bidding_outside auctions.jsonl.gz sayc sef [--half read] [--show 30]

The file is not part of the package: one JSON object a line, with ``deal`` (PBN, North first),
``dealer``, ``vulnerable``, ``tricks`` (double dummy, by declarer, of clubs up to notrump) and
``auctions``, what each outside bidder called on it with all four hands. Nobody can be heard
again there, so what is compared is where four hands end:

* *off par*: how many IMPs from par ours end, how many theirs, and how much nearer ours are;
* *silent*: where one side alone ever bids, at both tables the same, what our contract is worth
  more than theirs;
* *side by side*: every auction of theirs is followed, and at each turn where the system would
  call otherwise it is ended twice by four hands of the system, after its own call and after
  theirs: what the first such turn of each auction gained (``--regret``);
* *causes*: what was lost nearer to par, by where ours and theirs ended (``--causes``);
* *cells*: the same by what parts both contracts: a game or a slam that one alone bids, another
  strain, the other side's contract, a double; contested or not, and who opened (``--cells``).

``--half read`` takes the deals of odd numbers, which may be read; ``--half unread`` the
others, which a change is judged on. ``--keep FILE`` writes the auctions down, and ``--before
FILE`` compares with those: two minutes for a half. Boards are for reading: a call is not
changed because of one.
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

from benchmarks.bidding_changes import summed
from benchmarks.bidding_match import bidder, mean_of
from benchmarks.bidding_people import only_side
from benchmarks.bidding_quality import auction_of, is_game, points
from biritch.bidding import catalogue
from biritch.bidding.method import BiddingMethod
from biritch.core.boards import Board
from biritch.core.calls import Bid, Contract, parse_call
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.core.trick_table import TrickTable
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.solver.par import par

HALVES = ("unread", "read")
"""The halves of the deals, by what their numbers leave when they are divided by two."""
SLAM = 6
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
    if not gained:
        return "nothing"
    mean, error = mean_of(gained)
    return f"{mean:+.2f} ± {error:.2f} ({len(gained)})"


def bid(name: str, records: list[OutsideDeal]) -> list[Auction]:
    """Return what four hands of a system call on each deal."""
    pair = bidder(name)
    return [auction_of(record.deal, record.board, pair, pair) for record in records]


def kept(file: Path, records: list[OutsideDeal]) -> list[Auction]:
    """Return the auctions that were written to *file*."""
    return [
        Auction.of(record.board.dealer, map(parse_call, line.split()))
        for record, line in zip(records, json.loads(file.read_text("utf-8")), strict=True)
    ]


def changed(before: list[Auction], after: list[Auction], records: list[OutsideDeal]) -> None:
    """Print what other contracts gained, for who called otherwise and towards par."""
    gained, nearer = list[int](), list[int]()
    for record, old, new in zip(records, before, after, strict=True):
        if old.contract == new.contract:
            continue
        best = par(record.table, record.board).score_ns
        was, now = (points(one.contract, record.table, record.board) for one in (old, new))
        calls = zip(old.calls, new.calls, strict=False)
        parted = next(n for n, (mine, other) in enumerate(calls) if mine != other)
        sign = 1 if old.calls_by_seat[parted][0].side is Side.NS else -1
        gained.append(sign * imps(now - was))
        nearer.append(abs(imps(was - best)) - abs(imps(now - best)))
    print(
        f"  {len(gained)} contracts changed: {summed(gained)}; nearer to par {summed(nearer)}"
    )


def ended_in(auction: Auction, side: Side) -> str:
    """Return where an auction ended, for the side that par is good for."""
    contract = auction.contract
    if contract is None:
        return "passed out"
    level = "part-score"
    if contract.level >= SLAM:
        level = "slam"
    elif is_game(contract, contract.declarer.side):
        level = "game in notrump"
        if (suit := contract.strain.suit) is not None:
            level = f"game in a {'major' if suit.major else 'minor'}"
    whose = "" if contract.declarer.side is side else "theirs: "
    return f"{whose}{level}"


def causes(auctions: list[Auction], records: list[OutsideDeal], who: str) -> None:
    """Print what was lost nearer to par than *who* ended, by where both ended."""
    groups = defaultdict[str, list[int]](list)
    for record, auction in zip(records, auctions, strict=True):
        other = record.auctions[who]
        best = par(record.table, record.board).score_ns
        side = Side.NS if best > 0 else Side.EW
        off = [
            abs(imps(points(one.contract, record.table, record.board) - best))
            for one in (auction, other)
        ]
        alone = only_side(auction) is not None and only_side(other) is not None
        ends = [ended_in(one, side) for one in (auction, other)]
        groups[f"{'silent' if alone else 'contested'}: {ends[0]}, {who} {ends[1]}"].append(
            off[1] - off[0]
        )
    for group, gained in sorted(groups.items(), key=lambda item: sum(item[1])):
        if sum(gained):
            print(f"{sum(gained):+5d} in {len(gained):4}  {group}")


def zone(contract: Contract | None) -> str:
    """Return how high a contract is: part-score, game, small slam, grand slam."""
    if contract is None:
        return "passed out"
    if contract.level >= SLAM:
        return "a slam"
    return "game" if is_game(contract, contract.declarer.side) else "a part-score"


def strain_class(contract: Contract) -> str:
    """Return whether a contract is in notrump, a major or a minor."""
    suit = contract.strain.suit
    return "notrump" if suit is None else "a major" if suit.major else "a minor"


def parts(ours: Contract | None, theirs: Contract | None) -> str:
    """Return in a few words what parts two contracts."""
    zones = f"ours {zone(ours)}, theirs {zone(theirs)}"
    if ours is None or theirs is None:
        return zones
    sides = {"ours": ours, "theirs": theirs}
    if doubled := [name for name, one in sides.items() if one.multiplier > 1]:
        return f"doubled: {' and '.join(doubled)}"
    if ours.declarer.side is not theirs.declarer.side:
        return f"the other side plays: {zones}"
    return zones if zone(ours) != zone(theirs) else f"{zone(ours)}: {in_zone(ours, theirs)}"


def in_zone(ours: Contract, theirs: Contract) -> str:
    """Return what parts two contracts of a side that are as high."""
    if strain_class(ours) != strain_class(theirs):
        return f"ours in {strain_class(ours)}, theirs in {strain_class(theirs)}"
    if ours.strain is not theirs.strain:
        return "another suit"
    if ours.level != theirs.level:
        return f"ours {'higher' if ours.level > theirs.level else 'lower'}"
    return "the other hand plays"


def opened(auction: Auction, side: Side) -> str:
    """Return who opened, seen from the side that par is good for."""
    first = next((seat for seat, call in auction.calls_by_seat if isinstance(call, Bid)), None)
    if first is None:
        return "nobody opened"
    return "they opened" if first.side is side else "others opened"


def cells(auctions: list[Auction], records: list[OutsideDeal], who: str, show: str) -> None:
    """Print what was gained nearer to par than *who*, by what parts the contracts.

    Three lists: by what parts them, with who alone bids; the same contested or silent; and with
    who opened. *show* is the beginning of a cell whose deals are shown, the dearest first.
    """
    groups = [defaultdict[str, list[int]](list) for _ in range(3)]
    listed = list[tuple[int, str]]()
    for record, auction in zip(records, auctions, strict=True):
        other = record.auctions[who]
        if auction.contract == other.contract:
            continue
        best = par(record.table, record.board).score_ns
        worth = [points(one.contract, record.table, record.board) for one in (auction, other)]
        gained = abs(imps(worth[1] - best)) - abs(imps(worth[0] - best))
        alone = only_side(auction) is not None and only_side(other) is not None
        what = parts(auction.contract, other.contract)
        contested = f"{'silent' if alone else 'contested'}: {what}"
        whole = f"{contested}; {opened(auction, Side.NS if best > 0 else Side.EW)}"
        for group, key in zip(groups, (what, contested, whole), strict=True):
            group[key].append(gained)
        if show and whole.startswith(show):
            listed.append((gained, told(record, who, other, auction)))
    for group in groups:
        print()
        for key, swings in sorted(group.items(), key=lambda item: sum(item[1])):
            error = sum(swing * swing for swing in swings) ** 0.5
            print(f"{sum(swings):+5d} ± {error:3.0f} in {len(swings):4}  {key}")
    for gained, text in sorted(listed):
        print(f"{gained:+4d}  {text}")


def compare(name: str, records: list[OutsideDeal], auctions: list[Auction], show: int) -> None:
    """Print how the contracts of one system compare."""
    nearer, silent = defaultdict[str, list[int]](list), defaultdict[str, list[int]](list)
    off = list[int]()
    worst = list[tuple[int, str]]()
    for record, auction in zip(records, auctions, strict=True):
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


def measure(name: str, records: list[OutsideDeal], asked: argparse.Namespace) -> None:
    """Bid the deals, write the auctions down where asked, and print what is asked."""
    auctions = bid(name, records) if asked.kept is None else kept(asked.kept, records)
    if asked.keep is not None:
        lines = [" ".join(map(str, auction.calls)) for auction in auctions]
        asked.keep.write_text(json.dumps(lines), "utf-8")
    compare(name, records, auctions, asked.show)
    if asked.before is not None:
        changed(kept(asked.before, records), auctions, records)
    if asked.causes:
        causes(auctions, records, asked.causes)
    if asked.cells:
        cells(auctions, records, asked.cells, asked.like)


def main() -> None:
    """Read, bid and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, help="the deals, with the auctions of others")
    parser.add_argument("systems", nargs="+")
    parser.add_argument("--first", type=int, default=0, help="deals to leave out")
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--half", choices=HALVES, help="only the deals to read, or the others")
    parser.add_argument("--keep", type=Path, help="where the auctions are written")
    parser.add_argument("--before", type=Path, help="auctions written before, to compare with")
    parser.add_argument("--causes", default="", help="where more was lost than by that bidder")
    parser.add_argument("--cells", default="", help="the same by what parts the contracts")
    parser.add_argument(
        "--kept", type=Path, help="read the auctions written there, bid nothing"
    )
    parser.add_argument("--show", type=int, default=0, help="show that many of the worst")
    parser.add_argument("--regret", default="", help="follow the auctions of that bidder")
    parser.add_argument(
        "--like", default="", help="show turns of rules, or deals of cells, that begin so"
    )
    asked = parser.parse_args()
    records = list(islice(outside(asked.file), asked.first, asked.first + asked.deals))
    if asked.half:
        odd = HALVES.index(asked.half)
        records = [record for record in records if record.board.number % 2 == odd]
    for name in asked.systems:
        if asked.regret:
            regret(name, records, asked.regret, asked.show or 40, asked.like)
        else:
            measure(name, records, asked)


if __name__ == "__main__":
    main()
