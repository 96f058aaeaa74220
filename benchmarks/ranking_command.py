"""A large event ranked from the command line: processor time of ``biritch rank``, all included.

    PYTHONPATH=src python benchmarks/ranking_command.py --tables 1000 --boards 27

Writes a table of contracts and results, as a large hall would send it, and runs the command as
often as asked for, each time in a fresh process. Prints the median and the least of user and
system time: starting Python, reading, scoring, ranking and printing. Another tree may be named
with ``--against``: its runs are made in turns with ours.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

RESULTS = ("=", "=", "=", "+1", "+1", "+2", "-1", "-1", "-2", "-3")
CONTRACTS = ("2H", "2S", "3C", "3D", "3NT", "3NT", "3NTX", "4H", "4H", "4S", "4SX", "5D", "6NT")


def table(tables: int, boards: int, seed: int) -> str:
    """Return the results of an event as CSV: East-West go up a table from board to board."""
    rng = random.Random(seed)
    rows = ["board,ns,ew,contract,declarer,result,lead"]
    for board in range(1, boards + 1):
        # At many tables a board is played in few contracts, and not the same on every board.
        usual = rng.sample(CONTRACTS, 6)
        for place in range(tables):
            contract, result = rng.choice(usual), rng.choice(RESULTS)
            level = int(contract[0])
            if result[0] == "+" and level + int(result) > 7:
                result = "="
            ew = tables + 1 + (place + board) % tables
            seat, lead = rng.choice("NESW"), rng.choice("SHDC") + rng.choice("AKQJT98765432")
            rows.append(f"{board},{place + 1},{ew},{contract},{seat},{result},{lead}")
    return "\n".join(rows) + "\n"


def seconds(tree: str, file: Path) -> float:
    """Return the processor time of one run of the command from the package in *tree*."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, "-m", "biritch.cli.main", "rank", str(file)],
        env={**os.environ, "PYTHONPATH": tree},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Run it, and print what it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--boards", type=int, default=27)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--against", help="another src folder, of an earlier state")
    arguments = parser.parse_args()
    trees = [str(Path(__file__).parents[1] / "src")]
    trees += [arguments.against] if arguments.against else []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "results.csv"
        file.write_text(table(arguments.tables, arguments.boards, arguments.seed))
        times: dict[str, list[float]] = {tree: [] for tree in trees}
        for tree in trees:
            seconds(tree, file)  # the first run may write byte code
        for _ in range(arguments.runs):
            for tree, taken in times.items():
                taken.append(seconds(tree, file))
    for tree, taken in times.items():
        median, least = statistics.median(taken), min(taken)
        print(
            f"{median:.2f} s median, {least:.2f} s at least, of {arguments.runs} runs  {tree}"
        )


if __name__ == "__main__":
    main()
