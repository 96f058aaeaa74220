#!/usr/bin/env python3
"""Deal many deals and hold them against the exact distributions.

``scripts/deal_statistics.py --deals 1000000`` prints one p-value a test (each should lie
between 0.0001 and 0.9999), checks that every deal is found again from its number, and that
processes forked from one another do not deal the same cards. It takes about a minute per
200,000 deals; the tests run the same statistics on 10,000.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from biritch.core import random_deals as dealing
from biritch.core.deals import Deal
from tests.core.statistics import Sample, p_values


def counted(deals: Iterable[Deal], size: int) -> Iterator[Deal]:
    """Yield *size* deals, checking each number and saying how far it is."""
    began = time.monotonic()
    for place, deal in enumerate(itertools.islice(deals, size), 1):
        if Deal.from_rank(deal.rank) != deal:
            raise SystemExit(f"deal {deal} is not the deal of its number {deal.rank}")
        if place % 20_000 == 0:
            seconds = time.monotonic() - began
            print(f"\r{place} of {size} deals, {seconds:.0f} s", end="", file=sys.stderr)
        yield deal
    print(file=sys.stderr)


def first(_: int) -> int:
    """Return the number of a process's first deal."""
    return dealing.fresh().rank


def main() -> int:
    """Print what was found; return 1 when a p-value is out of bounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--seed", help="deals of this seed instead of the system's entropy")
    parser.add_argument("--processes", type=int, default=200)
    options = parser.parse_args()
    source = (
        iter(dealing.fresh, None)
        if options.seed is None
        else dealing.seeded_deals(options.seed)
    )
    sample = Sample.of(counted(source, options.deals))
    bad = 0
    for name, p in p_values(sample).items():
        out = not 1e-4 <= p <= 1 - 1e-4
        bad += out
        print(f"{name:14} p = {p:.4f}{'  out of bounds' if out else ''}")
    print(f"{'repeats':14} {sample.repeats}")
    # A process for each deal: all are forked from this one, whose entropy they must not share.
    with multiprocessing.get_context("fork").Pool(4, maxtasksperchild=1) as pool:
        firsts = pool.map(first, range(options.processes), chunksize=1)
    again = len(firsts) - len(set(firsts))
    print(f"{'forks':14} {again} of {len(firsts)} first deals came twice")
    return int(bool(bad or sample.repeats or again))


if __name__ == "__main__":
    sys.exit(main())
