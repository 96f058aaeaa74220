#!/usr/bin/env python3
"""Solve all 200 deals of ``tests/vectors/dd_200_tables.csv`` and compare every result.

``scripts/verify_dd_200.py`` takes about a quarter of a minute; the tests solve twelve of them.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from biritch.core.cards import Strain
from biritch.core.seats import Seat
from biritch.solver.choice import choose_solver
from tests.solver.known import known


def main() -> None:
    """Print every difference, and how many there are."""
    rows, began = known(), time.monotonic()
    tables = choose_solver().tables([deal for deal, _ in rows])
    wrong = 0
    for number, ((_, expected), table) in enumerate(zip(rows, tables, strict=True), 1):
        for seat in Seat:
            for strain in Strain:
                if table.of(seat, strain) != expected.of(seat, strain):
                    wrong += 1
                    print(f"board {number}, {strain} by {seat}: {table.of(seat, strain)}")
    seconds = time.monotonic() - began
    print(f"{20 * len(rows)} results, {wrong} wrong, {seconds:.1f} s")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
