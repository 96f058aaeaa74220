"""A bidding match between two systems: the same deals both ways, scored double dummy.

    python -m benchmarks.bidding_match sef sif --deals 400 [--seed match] [--blame 10]
    python -m benchmarks.bidding_match sef+sim sef --deals 100 --first 100 --keep parts.jsonl
    python -m benchmarks.bidding_match sef+sim sef+sim:imps --unit matchpoints

Each deal is bid at two tables, the first system North-South at one and East-West at the
other. The final contracts are worth what both sides can make playing perfectly; the
difference is turned into IMPs, or with ``--unit`` into match points or points, and the
standard error is over deals. Any system of the catalogue may play, with ``+sim`` behind its
name one that judges its close calls by hidden hands at the unit of the match (``+sim:imps``:
at another; ``+sim+agreed+natural``: of those kinds alone), and three fixed yardsticks:
``first``, the system of the first robot,
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
from typing import get_args

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
from biritch.bidding.alternatives import Kind
from biritch.core.boards import Board
from biritch.core.calls import PASS, Call
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Side
from biritch.robots.calls.judge import JudgeSettings
from biritch.robots.scores import SCALES
from biritch.rules.auction import Auction
from biritch.scoring.form import Unit
from biritch.solver.choice import choose_solver

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
    system, judging, rest = name.partition("+sim")
    if judging:
        unit_part, *more = rest.split("+")
        judged_unit = unit_part.removeprefix(":") or unit
        if judged_unit not in UNITS:
            sys.exit(f"{name}: no unit {judged_unit!r} to judge in (want {', '.join(UNITS)})")
        if unknown := set(more) - set(KINDS):
            sys.exit(f"{name}: no kind of calls {unknown.pop()!r} (want {', '.join(KINDS)})")
        settings = JudgeSettings(kinds=("book", *more), most=60) if more else JudgeSettings()  # type: ignore[arg-type]
        return JudgedSystem(system, UNITS[judged_unit], settings)
    return YARDSTICKS.get(name) or by_system(name)


KINDS = get_args(Kind)
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
        same = next((n for n, (mine, theirs) in enumerate(pairs) if mine != theirs), None)
        return Auction.of(self.board.dealer, self.ours.calls[:same])

    @property
    def parted(self) -> bool:
        """Whether the tables bid differently."""
        return self.ours.calls != self.theirs.calls

    def mine(self) -> Auction:
        """Return the auction where the first system made the call that differed."""
        # The first system sits North-South at the one table and East-West at the other.
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


def played(first: Bidder, second: Bidder, deal: Deal, board: Board, unit: Unit) -> Result:
    """Bid a deal both ways."""
    table = choose_solver().tables([deal])[0]
    ours, theirs = (
        auction_of(deal, board, first, second),
        auction_of(deal, board, second, first),
    )
    gained = points(ours.contract, table, board) - points(theirs.contract, table, board)
    return Result(deal, board, ours, theirs, SCALES[unit].swing(gained))


def grouped(results: Iterable[Result], key: Key) -> list[tuple[str, list[Result]]]:
    """Return the results that share a *key*, those that lost most first."""
    groups: dict[str, list[Result]] = defaultdict(list)
    for result in results:
        groups[key(result)].append(result)
    return sorted(groups.items(), key=lambda item: sum(result.swing for result in item[1]))


def blame(results: list[Result], name: str, show: int) -> None:
    """Print which chapters and which agreements of *name* won and lost, and the worst deals."""
    parted = [result for result in results if result.parted]
    chapters = {
        agreement.rule: package.title.removeprefix("chapter-")
        for package in catalogue.find(name).packages
        for agreement in package.agreements
    }
    # Asking the system again takes a while, and the rule is wanted four times.
    rules = {id(result): result.rule(name) for result in parted}

    def chapter(result: Result) -> str:
        rule = rules[id(result)][0]
        return chapters.get(rule, "general rules")

    def agreement(result: Result) -> str:
        rule, mine, other = rules[id(result)]
        return f"{rule}: {mine}, the other {other}"

    for what, key in (("chapter", chapter), ("agreement", agreement)):
        print(f"by {what} of the first call that differed:")
        groups = grouped(parted, key)
        # Chapters are few. Of agreements only the dearest and the most rewarding are shown.
        ends = groups if what == "chapter" else [*groups[:show], *groups[-show:]]
        for title, group in ends:
            total = sum(result.swing for result in group)
            print(f"  {total:+7.1f} in {len(group):3}  {title}")
    ranked = sorted(parted, key=lambda result: result.swing)
    for title, results_shown in (("worst", ranked[:show]), ("best", ranked[-show:])):
        print(f"{title} deals:")
        for result in results_shown:
            print(f"{rules[id(result)][0]} of {chapter(result)}\n{result.told()}")


def mean_of(gained: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    error = statistics.stdev(gained) / len(gained) ** 0.5 if len(gained) > 1 else 0.0
    return statistics.mean(gained), error


def summed(gained: Sequence[float], unit: Unit) -> str:
    """Return them as a sentence."""
    size, what = TOLD[unit]
    mean, error = (size * figure for figure in mean_of(gained))
    gain = f"{mean:+.2f} {what} a deal, standard error {error:.2f}"
    return f"{gain}, {len(gained)} deals both ways"


def total(file: Path) -> None:
    """Print the sum of every match kept in *file*, one line a match."""
    matches: dict[tuple[str, Unit], dict[str, float]] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        part = json.loads(line)
        match = f"{part['match']}, seed {part['seed']}"
        # By deal: a part that was played twice counts once.
        matches.setdefault((match, part["unit"]), {}).update(part["swings"])
    for (name, unit), swings in matches.items():
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


def play(arguments: argparse.Namespace, first: Bidder, second: Bidder) -> list[Result]:
    """Return the result of every deal, or of those there is time for."""
    begun, deals = perf_counter(), islice(seeded_deals(arguments.seed), arguments.first, None)
    results: list[Result] = []
    for place, deal in enumerate(islice(deals, arguments.deals), start=arguments.first):
        if perf_counter() - begun > arguments.seconds:
            break
        board = Board.from_number(place % 16 + 1)
        results.append(played(first, second, deal, board, arguments.unit))
        if sys.stderr.isatty() and len(results) % 20 == 0:
            print(f"\r{len(results)}/{arguments.deals}", end="", file=sys.stderr)
    return results


def main() -> None:
    """Play the match and print the result."""
    arguments = asked()
    if arguments.total:
        total(arguments.total)
        return
    if len(arguments.systems) != 2:
        sys.exit(f"not a match: {len(arguments.systems)} systems (want 2)")
    one, two = (bidder(name, arguments.unit) for name in arguments.systems)
    results, match = play(arguments, one, two), " against ".join(arguments.systems)
    for side in (one, two):
        if isinstance(side, JudgedSystem):
            print(side.told(changed=arguments.changed))
    gained = summed([one.swing for one in results], arguments.unit)
    print(f"{match}: {gained} (seed {arguments.seed})")
    if arguments.keep:
        swings = {place: one.swing for place, one in enumerate(results, start=arguments.first)}
        with arguments.keep.open("a", encoding="utf-8") as file:
            part = {
                "match": match,
                "seed": arguments.seed,
                "unit": arguments.unit,
                "swings": swings,
            }
            print(json.dumps(part), file=file)
    if arguments.blame:
        blame(results, arguments.systems[0].partition("+sim")[0], arguments.blame)


if __name__ == "__main__":
    main()
