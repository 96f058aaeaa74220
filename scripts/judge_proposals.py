"""Judge the movements that are proposed, for every number of pairs and length of session.

    PYTHONPATH=src python scripts/judge_proposals.py --pairs 4-200 --keep FILE
    PYTHONPATH=src python scripts/judge_proposals.py --read FILE [FILE…]

Prints how many of the best proposals are faulty, and which, and in figures what the others are:
boards played, time used, boards a round, how many sit out. What is wrong with a proposal is
said by ``tests/server/tournaments/judging.py``. A line of JSON for each goes to FILE, so that a
long run can be made in parts.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.tournaments.judging import TIMES, judged


def main() -> int:
    """Judge, or read what was judged, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", default="4-200", metavar="FIRST-LAST")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--read", type=Path, nargs="+")
    arguments = parser.parse_args()
    if arguments.read:
        lines = [line for path in arguments.read for line in path.read_text().splitlines()]
        return report([json.loads(line) for line in lines])
    first, _, last = arguments.pairs.partition("-")
    proposals: list[dict[str, Any]] = []
    for pairs in range(int(first), int(last or first) + 1):
        found = [proposal.as_json() for proposal in judged(pairs)]
        proposals += found
        if arguments.keep:
            with arguments.keep.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(proposal) + "\n" for proposal in found)
        if sys.stderr.isatty():
            print(f"\r{pairs} pairs", end="", file=sys.stderr)
    return report(proposals)


def report(proposals: Iterable[dict[str, Any]]) -> int:
    """Print what was found of *proposals*; 1 where one is faulty."""
    proposals = list(proposals)
    sizes = sorted({proposal["pairs"] for proposal in proposals})
    faulty = [proposal for proposal in proposals if proposal["faults"]]
    print(
        f"{len(proposals)} sessions: {sizes[0]} to {sizes[-1]} pairs, "
        f"{min(TIMES)} to {max(TIMES)} minutes; {len(faulty)} of the best proposals are faulty"
    )
    for proposal in faulty[:40]:
        print("  ", proposal)
    used = [proposal["used"] for proposal in proposals]
    idle = sum(share < 0.8 for share in used)
    print(f"time used: {min(used):.0%} at least, half {median(used):.0%} or more;", end=" ")
    print(f"below 80 % in {idle}")
    print("boards a round:", dict(sorted(Counter(p["each"] for p in proposals).items())))
    uneven = Counter(p["most"] - p["least"] for p in proposals)
    print("boards fewer that somebody plays:", dict(sorted(uneven.items())))
    even = [p for p in proposals if p["pairs"] % 2 == 0]
    print(f"somebody sits out: {sum(p['sits_out'] > 0 for p in even)} of {len(even)} (even)")
    large = [p for p in proposals if p["pairs"] >= 40]
    print(
        f"one cut off is offered in {sum(p['curtailed'] for p in proposals)},",
        f"sections in {sum(p['split'] for p in large)} of {len(large)} from 40 pairs on",
    )
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
