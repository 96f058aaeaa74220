"""Trick tables of many deals: our solver against endplay's `calc_all_tables`.

    python benchmarks/solver/batches.py --deals 120 --rounds 7

Both work on all cores. Each round solves deals of its own, with both, the first to go taking
turns;
rounds are interleaved in one process and the median of their ratios is told, so that what
else the machine does weighs on both alike. endplay takes at most 40 deals a call.
"""

from __future__ import annotations

import argparse
import importlib
import statistics
from collections.abc import Callable, Sequence
from itertools import islice
from time import perf_counter, process_time
from typing import Any

from biritch.core.cards import Strain
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable
from biritch.solver.native import NativeSolver

Tables = Callable[[Sequence[Deal]], list[TrickTable]]

CALL = 40
"""The most deals one call of endplay solves."""


def endplay() -> Tables:
    """Return endplay's way, reading our deals and giving tables of ours."""
    types: Any = importlib.import_module("endplay.types")
    dds: Any = importlib.import_module("endplay.dds")
    denoms = [types.Denom.find(name) for name in ("C", "D", "H", "S", "NT")]
    players = [types.Player.find(str(seat)) for seat in Seat]

    def tables(deals: Sequence[Deal]) -> list[TrickTable]:
        theirs = [types.Deal(str(deal)) for deal in deals]
        results: list[TrickTable] = []
        for first in range(0, len(theirs), CALL):
            batch = theirs[first : first + CALL]
            for _, table in zip(batch, dds.calc_all_tables(batch), strict=False):
                rows = (tuple(table[denom, player] for denom in denoms) for player in players)
                results.append(TrickTable(tuple(rows)))
        return results

    return tables


def main() -> None:
    """Time both, in turn, check that they agree, and print throughputs and their ratio."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=40, help="deals a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", default="solver batch")
    arguments = parser.parse_args()
    stream = seeded_deals(arguments.seed)
    solvers: dict[str, Tables] = {"biritch": NativeSolver().tables, "endplay": endplay()}
    for solve in solvers.values():  # libraries are loaded before anything is timed
        solve(list(islice(stream, 1)))
    walls: dict[str, list[float]] = {name: [] for name in solvers}
    work: dict[str, list[float]] = {name: [] for name in solvers}
    for number in range(arguments.rounds):
        deals = list(islice(stream, arguments.deals))
        solved = []
        for name in sorted(solvers, reverse=bool(number % 2)):
            wall, cpu = perf_counter(), process_time()
            solved.append(solvers[name](deals))
            walls[name].append(perf_counter() - wall)
            work[name].append(process_time() - cpu)
        assert solved[0] == solved[1], "the two do not agree"
    print(
        f"{arguments.rounds} rounds of {arguments.deals} deals, "
        f"{len(Strain) * len(Seat)} results each"
    )
    for name in solvers:
        rate = statistics.median(arguments.deals / spent for spent in walls[name])
        cost = statistics.median(1e3 * spent / arguments.deals for spent in work[name])
        print(f"{name:>8}: {rate:6.2f} deals a second, {cost:6.1f} ms of processor a deal")
    for what, spent in (("throughput", walls), ("processor", work)):
        pairs = zip(spent["endplay"], spent["biritch"], strict=True)
        ratios = sorted(theirs / ours for theirs, ours in pairs)
        middle = statistics.median(ratios)
        print(f"{what}: biritch / endplay = {middle:.3f} ({ratios[0]:.3f} to {ratios[-1]:.3f})")


if __name__ == "__main__":
    main()
