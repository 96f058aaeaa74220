"""What a change to a system changed: the same deals bid before and after it.

    python -m benchmarks.bidding_changes sayc --deals 600 --keep before.json
    python -m benchmarks.bidding_changes sayc --deals 600 --before before.json [--show 10]

Four hands bid every deal and ``--keep`` writes their auctions down; run it where the code is as
it was (``git worktree``, and ``PYTHONPATH`` on its ``src``), then with ``--before`` where it is
as it shall be. ``--strong`` takes only deals where one side holds so many points. Auctions that
differ are told, and contracts that differ are solved: what the side gained whose call was
another first, how much nearer to par the deals ended, and what would be gained if everything
two down were doubled. ``--lines`` puts what was gained down to the line that made that call:
where several lines changed, it says which of them bear it.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from benchmarks.bidding_match import bidder
from benchmarks.bidding_quality import auction_of, doubled, points, points_of_a_side
from biritch.bidding import catalogue
from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Side, Vulnerability
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.solver.choice import choose_solver
from biritch.solver.par import par

BOARDS = 16


@dataclass(frozen=True)
class Change:
    """A deal whose contract is another now, and what that was worth."""

    told: str
    hand: Hand
    until_then: Auction
    vulnerability: Vulnerability
    """The first call that is another: by whom, and after what."""
    gained: int
    """For the side whose call was another first, in IMPs."""
    nearer: int
    """IMPs nearer to par."""
    sharp: int
    """What was gained where every contract two down counts as doubled."""


def bid(name: str, deals: list[Deal]) -> list[Auction]:
    """Return what four hands of a system bid."""
    pair = bidder(name)
    return [
        auction_of(deal, Board.from_number(number % BOARDS + 1), pair, pair)
        for number, deal in enumerate(deals)
    ]


def change(board: Board, deal: Deal, before: Auction, after: Auction) -> Change:
    """Return what came of another contract."""
    table = choose_solver().tables([deal])[0]
    best = par(table, board).score_ns
    contracts = before.contract, after.contract
    old, new = (points(contract, table, board) for contract in contracts)
    was_sharp, is_sharp = (points(doubled(one, table), table, board) for one in contracts)
    # A call more at the end is no other contract, so the shorter auction is long enough.
    calls = zip(before.calls, after.calls, strict=False)
    parted = next(n for n, (was, now) in enumerate(calls) if was != now)
    until_then = Auction.of(before.dealer, before.calls[:parted])
    sign = 1 if until_then.turn.side is Side.NS else -1
    hands = " ".join(map(str, (deal[seat] for seat, _ in before.calls_by_seat[:4])))
    lines = (" ".join(map(str, auction.calls)) for auction in (before, after))
    lines_shown = "\n      ".join((f"board {board.number}, from the dealer {hands}", *lines))
    return Change(
        lines_shown,
        deal[until_then.turn],
        until_then,
        board.vulnerability,
        sign * imps(new - old),
        abs(imps(old - best)) - abs(imps(new - best)),
        sign * imps(is_sharp - was_sharp),
    )


def summed(swings: list[int]) -> str:
    """Return a sum and its standard error."""
    # The standard error of a sum, each swing taken for one draw around nought.
    return f"{sum(swings):+d} IMPs (error {sum(swing * swing for swing in swings) ** 0.5:.0f})"


def tell(
    deals: list[Deal], before: list[Auction], after: list[Auction], show: int
) -> list[Change]:
    """Print what changed, and return it."""
    apart = [n for n in range(len(deals)) if before[n].calls != after[n].calls]
    changed = [
        change(Board.from_number(n % BOARDS + 1), deals[n], before[n], after[n])
        for n in apart
        if before[n].contract != after[n].contract
    ]
    print(f"{len(deals)} deals, {len(apart)} auctions changed, {len(changed)} contracts")
    print(f"gained {summed([changing.gained for changing in changed])}")
    print(f"nearer to par by {summed([changing.nearer for changing in changed])}")
    print(f"two down doubled: gained {summed([changing.sharp for changing in changed])}")
    for changing in sorted(changed, key=lambda changing: changing.gained)[:show]:
        print(f"{changing.gained:+4d}  {changing.told}")
    return changed


def tell_lines(name: str, changed: list[Change]) -> None:
    """Print what was gained by each line that made another call first."""
    system, by_line = catalogue.find(name), defaultdict[str, list[int]](list)
    for changing in changed:
        auction = changing.until_then
        page = system.book_of(auction.turn.side).page(auction, changing.vulnerability)
        by_line[page.choose(changing.hand).rule].append(changing.gained)
    for line, gains in sorted(by_line.items(), key=lambda item: -abs(sum(item[1]))):
        print(f"{summed(gains)} in {len(gains)} [{line}]")


def main() -> None:
    """Bid, and write down or compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("system")
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--seed", default="changes")
    parser.add_argument("--strong", type=int, default=0, help="points of one side, at least")
    parser.add_argument("--keep", type=Path, help="where the auctions are written")
    parser.add_argument("--before", type=Path, help="auctions written before")
    parser.add_argument("--show", type=int, default=0, help="show that many, the dearest first")
    parser.add_argument("--lines", action="store_true", help="what each line gained")
    arguments = parser.parse_args()
    strong = (
        deal
        for deal in seeded_deals(arguments.seed)
        if points_of_a_side(deal) >= arguments.strong
    )
    deals = list(islice(strong, arguments.deals))
    after = bid(arguments.system, deals)
    if arguments.keep is not None:
        lines = [" ".join(map(str, auction.calls)) for auction in after]
        arguments.keep.write_text(json.dumps(lines), "utf-8")
    if arguments.before is not None:
        before = [
            Auction.of(auction.dealer, map(parse_call, line.split()))
            for auction, line in zip(
                after, json.loads(arguments.before.read_text("utf-8")), strict=True
            )
        ]
        changed = tell(deals, before, after, arguments.show)
        if arguments.lines:
            tell_lines(arguments.system, changed)


if __name__ == "__main__":
    main()
