"""What questions cost a programmer, in processor time: the door of ``import biritch``.

    benchmarks/front_door.py

Each line is the least of five runs: a share over 100 deals, a score, a par, 1,000 rare deals.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import islice

import biritch as bw
from biritch.cli.deals.stacking import dealer
from biritch.core.boards import Board
from biritch.solver.par import par

RARE = "hcp(N) >= 23 and balanced(N)"


def least(ask: Callable[[], object], times: int = 1, rounds: int = 5) -> float:
    """Return the least seconds of processor time that *ask* took, of *times* in a row."""
    found = []
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(times):
            ask()
        found.append((time.process_time() - start) / times)
    return min(found)


def main() -> None:
    """Measure and print."""
    deal, board, contract = bw.Deal.random(seed=7), Board.from_number(7), bw.Contract("4HSx+1")
    table = deal.solve()
    one = least(lambda: bw.makes("4S", where="spades(NS) >= 8", n=100, seed=1), rounds=3)
    print(f"4S makes, 100 deals            {one:8.3f} s")
    scored = 1e6 * least(lambda: contract.score("both"), 9999)
    print(f"a contract scored              {scored:8.2f} µs")
    print(
        f"par of a trick table           {1e3 * least(lambda: par(table, board), 999):8.3f} ms"
    )
    rare = least(lambda: bw.deals(1000, where=RARE, seed=1), rounds=3)
    print(f"1,000 rare deals in Python     {rare:8.3f} s")
    stacked = least(
        lambda: list(islice(iter(dealer(RARE, "en", "1", stack=True), None), 1000)), rounds=3
    )
    print(f"1,000 of biritch deal --where  {stacked:8.3f} s")


if __name__ == "__main__":
    main()
