"""A large pairs session ranked: how long 1,000 tables of 27 boards take, method by method.

    PYTHONPATH=src python benchmarks/ranking.py --tables 1000 --boards 27

Scores are drawn from those a real board has; best of several runs, in seconds of
processor, as the machine may have other things to do. Reading the file is not counted.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import replace
from time import process_time

from biritch.competition.results.result import BoardResult, Contestant, ObtainedScore
from biritch.competition.scoring.presets.wbf import PRESET
from biritch.competition.scoring.session import methods, rank_session, score_session

SCORES = (
    -1430, -980, -800, -680, -650, -620, -500, -450, -430, -420, -400, -300, -200, -170, -150,
    -140, -130, -120, -110, -100, -90, -50, 0, 50, 90, 100, 110, 120, 130, 140, 150, 170, 200,
    300, 400, 420, 430, 450, 460, 490, 500, 600, 620, 630, 650, 680, 800, 980, 1100, 1430,
)  # fmt: skip


def session(tables: int, boards: int, seed: int) -> list[BoardResult]:
    """Return the results of a session where every table plays every board."""
    rng, results = random.Random(seed), []
    lines = [
        ((Contestant(str(place), "ns"),), (Contestant(str(place), "ew"),))
        for place in range(1, tables + 1)
    ]
    for board in range(1, boards + 1):
        for place in range(tables):
            standing = ObtainedScore.of(rng.choice(SCORES))
            ns, ew = lines[place][0], lines[(place + board) % tables][1]
            results.append(BoardResult(str(board), ns, ew, standing, standing))
    return results


def main() -> None:
    """Time every method of the shelf."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--boards", type=int, default=27)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    results = session(arguments.tables, arguments.boards, arguments.seed)
    for name in methods():
        rules, best = replace(PRESET, method=name, ties=()), float("inf")
        for _ in range(arguments.runs):
            begun = process_time()
            placed = rank_session(score_session(results, rules))
            best = min(best, process_time() - begun)
        print(f"{name:18} {len(results):6} results {len(placed):5} places  {best:.2f} s")


if __name__ == "__main__":
    main()
