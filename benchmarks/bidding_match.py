"""A bidding match between two systems: the same deals both ways, scored double dummy.

    python benchmarks/bidding_match.py sef sif --deals 400 [--seed match] [--blame 10]
    python benchmarks/bidding_match.py sef+sim sef --deals 100 --first 100 --keep parts.jsonl
    python benchmarks/bidding_match.py sef+sim sef+sim:imps --unit matchpoints

Each deal is bid at two tables, the first system North-South at one and East-West at the
other. The final contracts are worth what both sides can make playing perfectly; the
difference is turned into IMPs, or with ``--unit`` into match points or points, and the
standard error is over deals. Any system of the catalogue may play, with ``+sim`` behind its
name one that judges its close calls by hidden hands at the unit of the match (``+sim:imps``:
at another), and three fixed yardsticks: ``first``, the system of the first robot,
``points``, a bidder that knows only points and fits, and ``pass``, which never bids.

A long match can be played in parts: ``--first`` leaves out so many deals of the seed,
``--keep`` adds the swings to a file, and ``--total`` tells the sum of what is in it.

``--blame`` lays every swing at the door of the first call where the two tables parted: the
agreement of the first system that made it, its chapter, and the deals themselves.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import perf_counter

from benchmarks.bidding_quality import (
    Bidder,
    Bidding,
    auction_of,
    by_system,
    points,
    points_and_fit,
)
from benchmarks.first_robot import SYSTEM as FIRST
from benchmarks.judged_system import JudgedSystem
from biritch.bidding import catalogue
from biritch.core.boards import Board
from biritch.core.calls import PASS, Call
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded
from biritch.core.seats import Seat, Side
from biritch.robots.scores import SCALES
from biritch.rules.auction import Auction
from biritch.scoring.form import Unit
from biritch.solver.dds import DDS

Key = Callable[["Result"], str]


def never(hand: Hand, auction: Auction, board: Board) -> Call:
    """Pass."""
    del hand, auction, board
    return PASS


YARDSTICKS: dict[str, Bidder] = {
    "points": points_and_fit,
    "pass": never,
    "first": Bidding(FIRST),
}


def bidder(name: str, unit: Unit = "imps") -> Bidder:
    """Return the bidder of that *name*, in a match of that *unit*: a yardstick, or a system."""
    system, judging, other = name.partition("+sim")
    if judging:
        asked = other.removeprefix(":") or unit
        if asked not in UNITS:
            sys.exit(f"{name}: no unit {asked!r} to judge in (want {', '.join(UNITS)})")
        return JudgedSystem(system, UNITS[asked])
    return YARDSTICKS.get(name) or by_system(name)


UNITS: dict[str, Unit] = {unit: unit for unit in SCALES}
TOLD: dict[Unit, tuple[float, str]] = {
    "imps": (1.0, "IMPs"),
    "matchpoints": (100.0, "% of a top"),
    "points": (1.0, "points"),
}
"""How many of what is told a swing of one is."""


@dataclass(frozen=True)
class Result:
    """One deal at two tables: the first system sat North-South at ``ours``."""

    deal: Deal
    board: Board
    ours: Auction
    theirs: Auction
    swing: float

    @property
    def common(self) -> Auction:
        """The auction before the first call that differed."""
        pairs = zip(self.ours.calls, self.theirs.calls, strict=False)
        same = next((n for n, (one, two) in enumerate(pairs) if one != two), None)
        return Auction.of(self.board.dealer, self.ours.calls[:same])

    @property
    def parted(self) -> bool:
        """Whether the tables bid differently."""
        return self.ours.calls != self.theirs.calls

    def mine(self) -> Auction:
        """Return the auction where the first system made the call that differed."""
        return self.ours if self.common.turn.side is Side.NS else self.theirs

    def rule(self, system: str) -> tuple[str, Call, Call]:
        """Return the first system's rule, its call, and the call of the other there."""
        before, mine = self.common, self.mine()
        other = self.theirs if mine is self.ours else self.ours
        place = len(before.calls)
        hand = self.deal[before.turn]
        choice = catalogue.find(system).choose(hand, before, self.board.vulnerability)
        return choice.meaning.rule, mine.calls[place], other.calls[place]

    def told(self) -> str:
        """Return three lines about the deal."""
        hands = "  ".join(f"{seat}:{self.deal[seat]}" for seat in Seat)
        place = len(self.common.calls)

        def written(auction: Auction) -> str:
            calls = [str(call) for call in auction.calls]
            return f"{' '.join(calls[:place])} | {' '.join(calls[place:])} = {auction.contract}"

        dealt = f"dealer {self.board.dealer}, vulnerable {self.board.vulnerability}  {hands}"
        first, other = written(self.ours), written(self.theirs)
        return f"{self.swing:+6.1f}  {dealt}\n      first NS: {first}\n      other NS: {other}"


def played(one: Bidder, two: Bidder, deal: Deal, board: Board, unit: Unit) -> Result:
    """Bid a deal both ways."""
    table = DDS().tables([deal])[0]
    ours, theirs = auction_of(deal, board, one, two), auction_of(deal, board, two, one)
    gained = points(ours.contract, table, board) - points(theirs.contract, table, board)
    return Result(deal, board, ours, theirs, SCALES[unit].swing(gained))


def grouped(results: Iterable[Result], key: Key) -> list[tuple[str, list[Result]]]:
    """Return the results that share a *key*, those that lost most first."""
    found: dict[str, list[Result]] = defaultdict(list)
    for one in results:
        found[key(one)].append(one)
    return sorted(found.items(), key=lambda item: sum(one.swing for one in item[1]))


def blame(results: list[Result], name: str, show: int) -> None:
    """Print which chapters and which agreements of *name* won and lost, and the worst deals."""
    parted = [one for one in results if one.parted]
    chapters = {
        agreement.rule: package.title.removeprefix("chapter-")
        for package in catalogue.find(name).packages
        for agreement in package.agreements
    }
    rules = {id(one): one.rule(name) for one in parted}

    def chapter(one: Result) -> str:
        rule = rules[id(one)][0]
        return chapters.get(rule, "general rules")

    def agreement(one: Result) -> str:
        rule, mine, other = rules[id(one)]
        return f"{rule}: {mine}, the other {other}"

    for what, key in (("chapter", chapter), ("agreement", agreement)):
        print(f"by {what} of the first call that differed:")
        groups = grouped(parted, key)
        ends = groups if what == "chapter" else [*groups[:show], *groups[-show:]]
        for title, group in ends:
            total = sum(one.swing for one in group)
            print(f"  {total:+7.1f} in {len(group):3}  {title}")
    ranked = sorted(parted, key=lambda one: one.swing)
    for title, shown in (("worst", ranked[:show]), ("best", ranked[-show:])):
        print(f"{title} deals:")
        for one in shown:
            print(f"{rules[id(one)][0]} of {chapter(one)}\n{one.told()}")


def mean_of(gained: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    error = statistics.stdev(gained) / len(gained) ** 0.5 if len(gained) > 1 else 0.0
    return statistics.mean(gained), error


def summed(gained: Sequence[float], unit: Unit) -> str:
    """Return them as a sentence."""
    size, what = TOLD[unit]
    mean, error = (size * one for one in mean_of(gained))
    told = f"{mean:+.2f} {what} a deal, standard error {error:.2f}"
    return f"{told}, {len(gained)} deals both ways"


def total(file: Path) -> None:
    """Print the sum of every match kept in *file*, one line a match."""
    found: dict[tuple[str, Unit], dict[str, float]] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        part = json.loads(line)
        match = f"{part['match']}, seed {part['seed']}"
        found.setdefault((match, part["unit"]), {}).update(part["swings"])
    for (name, unit), swings in found.items():
        print(f"{name}: {summed(list(swings.values()), unit)}")


def asked() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("systems", nargs="*")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="deals of the seed to leave out")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--seed", default="match")
    parser.add_argument("--unit", choices=UNITS, default="imps", help="what boards count in")
    parser.add_argument("--keep", type=Path, help="add the swings to this file")
    parser.add_argument("--total", type=Path, help="only tell what is in this file")
    parser.add_argument(
        "--blame", type=int, default=0, help="show that many agreements and deals"
    )
    parser.add_argument("--changed", action="store_true", help="show the calls simulation made")
    return parser.parse_args()


def play(wanted: argparse.Namespace, one: Bidder, two: Bidder) -> list[Result]:
    """Return the result of every deal, or of those there is time for."""
    begun, deals = perf_counter(), islice(seeded(wanted.seed), wanted.first, None)
    results: list[Result] = []
    for place, deal in enumerate(islice(deals, wanted.deals), start=wanted.first):
        if perf_counter() - begun > wanted.seconds:
            break
        board = Board.numbered(place % 16 + 1)
        results.append(played(one, two, deal, board, wanted.unit))
        if sys.stderr.isatty() and len(results) % 20 == 0:
            print(f"\r{len(results)}/{wanted.deals}", end="", file=sys.stderr)
    return results


def main() -> None:
    """Play the match and print the result."""
    wanted = asked()
    if wanted.total:
        total(wanted.total)
        return
    if len(wanted.systems) != 2:
        sys.exit(f"not a match: {len(wanted.systems)} systems (want 2)")
    one, two = (bidder(name, wanted.unit) for name in wanted.systems)
    results, match = play(wanted, one, two), " against ".join(wanted.systems)
    for side in (one, two):
        if isinstance(side, JudgedSystem):
            print(side.told(changed=wanted.changed))
    gained = summed([one.swing for one in results], wanted.unit)
    print(f"{match}: {gained} (seed {wanted.seed})")
    if wanted.keep:
        swings = {place: one.swing for place, one in enumerate(results, start=wanted.first)}
        with wanted.keep.open("a", encoding="utf-8") as file:
            part = {"match": match, "seed": wanted.seed, "unit": wanted.unit, "swings": swings}
            print(json.dumps(part), file=file)
    if wanted.blame:
        blame(results, wanted.systems[0].partition("+sim")[0], wanted.blame)


if __name__ == "__main__":
    main()
