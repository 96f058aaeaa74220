"""A bidding match between two systems: the same deals both ways, scored double dummy, in IMPs.

    python benchmarks/bidding_match.py sef sif --deals 400 [--seed match]
    python benchmarks/bidding_match.py sef+sim sef --deals 100 --first 100

Each deal is bid at two tables, the first system North-South at one and East-West at the
other. The final contracts are worth what both sides can make playing perfectly; the
difference is turned into IMPs, and the standard error is over deals. Any system of the
catalogue may play, with ``+sim`` behind its name one that judges its close calls by hidden
hands, and two fixed yardsticks: ``points``, a bidder that knows only points and fits, and
``pass``, which never bids.

A long match can be played in parts: ``--first`` says how many deals of the seed to leave out,
and ``--keep FILE`` adds the swings to a file, from which ``--total FILE`` tells the sum.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from time import perf_counter

from benchmarks.bidding_quality import Bidder, by_system, contract_of, points, points_and_fit
from benchmarks.simulating import Simulating
from biritch.core.boards import Board
from biritch.core.calls import PASS, Call
from biritch.core.dealing import seeded
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.solver.dds import DDS


def never(hand: Hand, auction: Auction, board: Board) -> Call:
    """Pass."""
    del hand, auction, board
    return PASS


def bidder(name: str) -> Bidder:
    """Return the bidder of that *name*: a yardstick, or a system."""
    if name.endswith("+sim"):
        return Simulating(name.removesuffix("+sim"))
    return {"points": points_and_fit, "pass": never}.get(name) or by_system(name)


def told(deal: Deal, board: Board, ours: object, theirs: object, swing: int) -> str:
    """Return one line about a deal."""
    return f"{swing:+4d}  {board.dealer} {board.vulnerability}  {ours} / {theirs}  {deal}"


def summed(gained: Sequence[int]) -> str:
    """Return the mean and its standard error."""
    error = statistics.stdev(gained) / len(gained) ** 0.5 if len(gained) > 1 else 0.0
    mean = statistics.mean(gained)
    return f"{mean:+.2f} IMPs a deal, standard error {error:.2f}, {len(gained)} deals both ways"


def total(file: Path) -> None:
    """Print the sum of every match kept in *file*, one line a match."""
    found: dict[str, dict[str, int]] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        part = json.loads(line)
        found.setdefault(f"{part['match']}, seed {part['seed']}", {}).update(part["swings"])
    for name, swings in found.items():
        print(f"{name}: {summed(list(swings.values()))}")


def asked() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("systems", nargs="*")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="deals of the seed to leave out")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--seed", default="match")
    parser.add_argument("--keep", type=Path, help="add the swings to this file")
    parser.add_argument("--total", type=Path, help="only tell what is in this file")
    parser.add_argument("--worst", type=int, default=0, help="show that many lost deals")
    parser.add_argument("--changed", action="store_true", help="show the calls simulation made")
    return parser.parse_args()


def play(wanted: argparse.Namespace, one: Bidder, two: Bidder) -> dict[str, int]:
    """Return the swing of every deal, by its number; show the worst."""
    begun, deals = perf_counter(), islice(seeded(wanted.seed), wanted.first, None)
    swings, lines = dict[str, int](), list[tuple[int, str]]()
    for place, deal in enumerate(islice(deals, wanted.deals), start=wanted.first):
        if perf_counter() - begun > wanted.seconds:
            break
        board = Board.numbered(place % 16 + 1)
        ours, theirs = contract_of(deal, board, one, two), contract_of(deal, board, two, one)
        swing = 0
        if ours != theirs:
            table = DDS().tables([deal])[0]
            swing = imps(points(ours, table, board) - points(theirs, table, board))
        swings[str(place)] = swing
        lines.append((swing, f"{place:4} " + told(deal, board, ours, theirs, swing)))
        if sys.stderr.isatty() and place % 20 == 19:
            print(f"\r{len(lines)}/{wanted.deals}", end="", file=sys.stderr)
    for _, line in sorted(lines)[: wanted.worst]:
        print(line)
    return swings


def main() -> None:
    """Play the match and print the result."""
    wanted = asked()
    if wanted.total:
        total(wanted.total)
        return
    if len(wanted.systems) != 2:
        sys.exit(f"not a match: {len(wanted.systems)} systems (want 2)")
    one, two = (bidder(name) for name in wanted.systems)
    swings, match = play(wanted, one, two), " against ".join(wanted.systems)
    for side in (one, two):
        if isinstance(side, Simulating):
            print(side.told(changed=wanted.changed))
    print(f"{match}: {summed(list(swings.values()))} (seed {wanted.seed})")
    if wanted.keep:
        with wanted.keep.open("a", encoding="utf-8") as file:
            part = {"match": match, "seed": wanted.seed, "swings": swings}
            print(json.dumps(part), file=file)


if __name__ == "__main__":
    main()
