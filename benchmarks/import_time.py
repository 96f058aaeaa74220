"""How long it takes to name a card, from a cold start.

    python benchmarks/import_time.py

Each run is a fresh process: an empty one, one that imports `biritch.core.cards` and reads
a card, and `biritch board 7 --json`. Prints medians in milliseconds, and what the import
costs over the empty process; then checks that nothing heavy came with it.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from time import perf_counter

HEAVY = ("numpy", "endplay", "starlette", "uvicorn", "rich", "fluent", "msgspec", "click")
"""What naming a card must not load."""
NAME_A_CARD = "from biritch.core.cards import Card; Card.parse('SA')"
RUNS = {
    "empty": ["-c", "pass"],
    "card": ["-c", NAME_A_CARD],
    "board": ["-m", "biritch.cli.main", "board", "7", "--json"],
}


def loaded(code: str = NAME_A_CARD) -> set[str]:
    """Return the top-level modules a fresh process has loaded after *code*."""
    output = subprocess.run(
        [sys.executable, "-c", f"{code}; import json, sys; print(json.dumps([*sys.modules]))"],
        capture_output=True,
        check=True,
    ).stdout
    return {name.partition(".")[0] for name in json.loads(output)}


def run(words: list[str]) -> float:
    """Return the milliseconds one fresh process takes."""
    start = perf_counter()
    subprocess.run([sys.executable, *words], check=True, stdout=subprocess.DEVNULL)
    return 1e3 * (perf_counter() - start)


def main() -> None:
    """Time each in turn, print medians, and check."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=21)
    arguments = parser.parse_args()
    spent: dict[str, list[float]] = {name: [] for name in RUNS}
    for turn in range(-1, arguments.runs):
        for name, words in RUNS.items():
            took = run(words)
            if turn >= 0:
                spent[name].append(took)
    middle = {name: statistics.median(values) for name, values in spent.items()}
    print(f"an empty process      {middle['empty']:7.1f} ms")
    print(f"naming a card         {middle['card']:7.1f} ms")
    print(f"biritch board 7       {middle['board']:7.1f} ms")
    print(f"the import and a card {middle['card'] - middle['empty']:7.1f} ms")
    if heavy := loaded() & set(HEAVY):
        sys.exit(f"import_time: naming a card loads {', '.join(sorted(heavy))}")
    print("nothing heavy is loaded")


if __name__ == "__main__":
    main()
