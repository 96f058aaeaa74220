"""Contracts the systems reach on deals that people bid, against the contracts people reached.

    python -m benchmarks.bidding_people sef sayc acol:modern [--show 10] [--keep solved.json]

3,051 auctions of championships and clubs, on 1,714 deals (``tests/vectors``). Every contract is
scored by what both sides can make playing perfectly. Two questions:

* *with the opponents silent*: where people bid against two opponents who never spoke, and four
  hands that play the system do too, how many IMPs more is the system's contract worth?
* *against par*: how many IMPs from par do four people end, and how many do four hands of the
  system? Both sides err, so this measures the error and not who wins.

The standard error is over auctions. The people are of every class, and heard no robot; what a
double dummy score cannot see, a lead given away or a safe pass, is the same for both.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.bidding_match import bidder, mean_of
from benchmarks.bidding_quality import Bidder, auction_of, points
from biritch.core.boards import Board
from biritch.core.calls import PASS, Call, parse_call
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.core.trick_table import TrickTable
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.solver.choice import choose_solver
from biritch.solver.par import par

REPLAYS = Path(__file__).parent.parent / "tests" / "vectors" / "replays_52.jsonl.gz"
STEP = 40
"""Deals solved at once."""
SIDES = {"None": Vulnerability.NONE, "NS": Vulnerability.NS, "EW": Vulnerability.EW}


@dataclass(frozen=True)
class Met:
    """A deal that people bid, with the auction they bid."""

    deal: Deal
    board: Board
    auction: Auction

    @property
    def side(self) -> Side | None:
        """The only side that bid, if one did and the other never spoke."""
        return only_side(self.auction)


def only_side(auction: Auction) -> Side | None:
    """Return the side that did anything but pass, where one did and the other did not."""
    sides = {seat.side for seat, call in auction.calls_by_seat if call is not PASS}
    return sides.pop() if len(sides) == 1 else None


def met() -> list[Met]:
    """Read them all."""
    records = []
    with gzip.open(REPLAYS, "rt", encoding="utf-8") as lines:
        for line in map(json.loads, lines):
            dealer = Seat.parse(line["dealer"])
            board = Board(
                int(line["board"]), dealer, SIDES.get(line["vul"], Vulnerability.BOTH)
            )
            calls: list[Call] = [parse_call(call) for call in line["auction"]]
            records.append(Met(Deal.parse(line["deal"]), board, Auction.of(dealer, calls)))
    return records


@dataclass(frozen=True)
class Compared:
    """Two auctions on one deal, and what people's contract cost against the system's."""

    met: Met
    said: Auction
    swing: int

    def told(self) -> str:
        """Return it in four lines."""
        hands = "  ".join(f"{seat}:{self.met.deal[seat]}" for seat in Seat)
        board = self.met.board
        dealt = f"dealer {board.dealer}, vulnerable {board.vulnerability}"
        lines = [f"{self.swing:+4d}  {dealt}  {hands}"]
        for who, auction in (("people", self.met.auction), ("system", self.said)):
            lines.append(f"      {who}: {' '.join(map(str, auction.calls))}")
        return "\n".join(lines)


def summed(gained: Sequence[int]) -> str:
    """Return the mean and its standard error."""
    mean, error = mean_of(gained)
    return f"{mean:+.2f} IMPs, standard error {error:.2f}, {len(gained)} auctions"


def compare(name: str, records: list[Met], tables: dict[Deal, TrickTable], show: int) -> None:
    """Print how one system does."""
    pair: Bidder = bidder(name)
    alone: list[Compared] = []
    off, theirs = list[int](), list[int]()
    for record in records:
        auction, table = auction_of(record.deal, record.board, pair, pair), tables[record.deal]
        ours, people = (
            points(of.contract, table, record.board) for of in (auction, record.auction)
        )
        best = par(table, record.board).score_ns
        off.append(abs(imps(ours - best)))
        theirs.append(abs(imps(people - best)))
        side = record.side
        if side is not None and only_side(auction) is side:
            swing = imps(ours - people) * (1 if side is Side.NS else -1)
            alone.append(Compared(record, auction, swing))
    print(f"{name}, opponents silent, against people: {summed([lost.swing for lost in alone])}")
    print(f"{name}, four hands, off par: {summed(off)}; people {summed(theirs)}")
    for lost in sorted(alone, key=lambda record: record.swing)[:show]:
        print(lost.told())


def solved(deals: Sequence[Deal], file: Path | None) -> dict[Deal, TrickTable]:
    """Return what each deal makes; one that is not in *file* takes a quarter of a second."""
    tricks_by_deal: dict[str, list[list[int]]] = {}
    if file is not None and file.exists():
        tricks_by_deal = json.loads(file.read_text("utf-8"))
    tables = {
        deal: TrickTable(tuple(map(tuple, tricks_by_deal[str(deal)])))
        for deal in deals
        if str(deal) in tricks_by_deal
    }
    unsolved = [deal for deal in deals if deal not in tables]
    for place in range(0, len(unsolved), STEP):
        part = unsolved[place : place + STEP]
        tables |= zip(part, choose_solver().tables(part), strict=True)
        if file is not None:
            tricks_by_deal |= {
                str(deal): [list(row) for row in tables[deal].tricks] for deal in part
            }
            # After each part, so that little is lost when it is stopped.
            file.write_text(json.dumps(tricks_by_deal), "utf-8")
        if sys.stderr.isatty():
            print(f"\rsolved {len(tables)}/{len(deals)}", end="", file=sys.stderr)
    return tables


def main() -> None:
    """Read, solve, bid and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("systems", nargs="+")
    parser.add_argument("--first", type=int, default=10_000, help="only so many auctions")
    parser.add_argument("--show", type=int, default=0, help="show that many auctions that lost")
    parser.add_argument("--keep", type=Path, help="a file of solved deals, made or added to")
    arguments = parser.parse_args()
    records = met()[: arguments.first]
    tables = solved(list(dict.fromkeys(record.deal for record in records)), arguments.keep)
    for name in arguments.systems:
        compare(name, records, tables, arguments.show)


if __name__ == "__main__":
    main()
