"""Which positions robots ask a double dummy solver about, in whole games.

    python benchmarks/solver/mix.py --boards 6 --keep positions.json

Four robots bid and play boards; every position they have solved at a card is counted by the
cards left and by the turn in the trick. A sample drawn evenly from all of them is kept for
`pairs.py --mix`.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from itertools import islice
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from biritch.core.boards import Board
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.catalogue import find
from biritch.robots.playout import play_out
from biritch.robots.robot import Robot
from biritch.solver.native import NativeSolver
from biritch.solver.solver import PositionRows, QuestionMode

Row = tuple[list[int], int, int, list[int]]
"""Hands, strain, leader and the cards on the table, as the engine numbers them."""


class Sample:
    """So many positions of all that were seen, each as likely (reservoir sampling)."""

    def __init__(self, size: int, seed: str) -> None:
        self.size, self.chance = size, random.Random(seed)
        self.seen: Counter[tuple[int, int]] = Counter()
        self.rows: list[Row] = []

    def add(self, row: Row) -> None:
        """Count a position, and keep it by chance."""
        hands, _, leader, table = row
        turn = sum(card >= 0 for card in table)
        self.seen[hands[(leader + turn) % 4].bit_count(), turn] += 1
        if len(self.rows) < self.size:
            self.rows.append(row)
        # The n-th comes in with the chance size/n: every one seen is then as likely to stay.
        elif (place := self.chance.randrange(self.seen.total())) < self.size:
            self.rows[place] = row


def main() -> None:
    """Play, then print the counts."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--boards", type=int, default=6)
    parser.add_argument("--seed", default="solver mix")
    parser.add_argument("--robot", default="robot:sif")
    parser.add_argument("--budget", type=float, default=0.8, help="seconds a decision")
    parser.add_argument("--size", type=int, default=2000, help="positions to keep")
    parser.add_argument("--keep", type=Path)
    arguments = parser.parse_args()
    sample = Sample(arguments.size, arguments.seed)
    solve = NativeSolver.rows
    modes: Counter[str] = Counter()

    def rows(
        self: NativeSolver,
        positions: PositionRows,
        mode: QuestionMode = "exact",
        *,
        target: int = 0,
        seconds: float | None = None,
    ) -> NDArray[np.int8]:
        modes[mode] += len(positions)
        strain, leader = int(positions.strain), int(positions.leader)
        for hands, table in zip(
            positions.hands.tolist(), positions.table.tolist(), strict=True
        ):
            sample.add((hands, strain, leader, table))
        return solve(self, positions, mode, target=target, seconds=seconds)

    NativeSolver.rows = rows  # type: ignore[method-assign]
    robot = find(arguments.robot)
    robots: dict[Seat, Robot] = dict.fromkeys(Seat, robot)
    for number, deal in enumerate(islice(seeded_deals(arguments.seed), arguments.boards), 1):
        game = Game.start(VARIANT, deal, Board.from_number(number))
        play_out(game, robots, rng=random.Random(number), budget=arguments.budget)
    total = sample.seen.total()
    print(f"{arguments.boards} boards, {total} positions; percent by cards left and turn")
    shares = (f"{mode} {100 * count / total:.0f} %" for mode, count in modes.most_common())
    print("asked:", ", ".join(shares))
    print("left    all    1st    2nd    3rd    4th")
    for left in range(13, 0, -1):
        turns = [100 * sample.seen[left, turn] / total for turn in range(4)]
        print(f"{left:4} {sum(turns):6.1f}" + "".join(f" {share:6.1f}" for share in turns))
    if arguments.keep:
        arguments.keep.write_text(json.dumps(sample.rows), encoding="utf-8")


if __name__ == "__main__":
    main()
