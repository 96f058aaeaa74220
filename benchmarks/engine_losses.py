"""Where IMPs are lost against an outside engine: the boards of a match, sorted by kind.

    python -m benchmarks.engine_losses first.jsonl second.jsonl [--by rules] [--show 5 KIND]

The files are those of ``engine_match.py``; a column is one file, so that what one seed shows
can be looked for on another: nothing is a pattern until a second seed says so. Each figure is
IMPs for us a hundred boards with its standard error. A board is sorted by what the two
contracts are (``contracts``), by what our hand and the engine's same hand called where the two
auctions part (``partings``), and by the line of ours that spoke there (``rules``). ``silent``
is a board on which only one side bid at either table.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import Any

from benchmarks.engine_match import SEATS, read_lines

Line = dict[str, Any]
GAMES = {"C": 5, "D": 5, "H": 4, "S": 4, "N": 3}
"""The level of a game, by the first letter of its strain."""


def height(contract: str) -> str:
    """Return ``part``, ``game`` or ``slam``, or ``nothing`` for a board passed out.

    Example:
        >>> height("3NTE-2"), height("2SNx="), height("6DS-1"), height("passed out")
        ('game', 'part', 'slam', 'nothing')
    """
    if not contract[0].isdigit():
        return "nothing"
    level = int(contract[0])
    if level >= 6:
        return "slam"
    return "game" if level >= GAMES[contract[1]] else "part"


def declarer(contract: str) -> str:
    """Return the declarer's seat; nothing for a board passed out."""
    if not contract[0].isdigit():
        return ""
    return contract[3] if contract[1:3] == "NT" else contract[2]


def is_contested(line: Line) -> bool:
    """Whether both sides bid at some table."""
    for name in ("c1", "c2"):
        calls = line[name].split()
        sides = {turn % 2 for turn, call in enumerate(calls) if call[0].isdigit()}
        if len(sides) == 2:
            return True
    return False


def kind_of_contracts(line: Line) -> str:
    """Return what the contracts of both tables are, told from our pair of hands."""
    state = "contested" if is_contested(line) else "silent"
    first, second = line["k"]
    kinds = []
    for contract, ours in (first, "NS"), (second, "EW"):
        if not contract[0].isdigit():
            kinds.append("passed out")
            continue
        who = "we" if declarer(contract) in ours else "they"
        doubled = " doubled" if "x" in contract.lower() else ""
        kinds.append(f"{who} {height(contract)}{doubled}")
    if first == second:
        return f"{state}: same contract"
    # At the second table the engine holds the cards we held at the first.
    return f"{state}: {' | '.join(sorted(kinds))}"


def parting(line: Line) -> tuple[int, str, str, str] | None:
    """Return where the auctions part: the turn, our call, the engine's, and our rule."""
    first, second = line["c1"].split(), line["c2"].split()
    if first == second:
        return None
    turn = sum(
        1 for _ in takewhile(lambda two: two[0] == two[1], zip(first, second, strict=False))
    )
    seat = (SEATS.index(line["d"]) + turn) % 4
    ours, theirs, rules = (
        (first, second, line["r1"]) if seat % 2 == 0 else (second, first, line["r2"])
    )
    rule = next(one[2] for one in rules if one[0] == turn)
    return turn, ours[turn], theirs[turn], rule


def told_call(call: str) -> str:
    """Return what a call is, without its suit."""
    if not call[0].isdigit():
        return {"P": "pass", "X": "double", "XX": "redouble"}[call]
    tall = "game" if int(call[0]) >= GAMES[call[1]] else "bid"
    return "slam" if int(call[0]) >= 6 else tall


def phase(calls: list[str], turn: int) -> str:
    """Return what the seat to call is doing: opening, answering, defending."""
    bids = [at for at in range(turn) if calls[at][0].isdigit()]
    if not bids:
        return "opening"
    ours = {at for at in bids if at % 2 == turn % 2}
    theirs = set(bids) - ours
    acted = any(calls[at] != "P" for at in range(turn % 4, turn, 4))
    partner = any(calls[at] != "P" for at in range((turn + 2) % 4, turn, 4))
    who = "opener's side" if bids[0] in ours else "defender's side"
    spoke = {
        (False, False): "nobody of us spoke",
        (True, False): "only I spoke",
        (False, True): "only partner spoke",
        (True, True): "both spoke",
    }[acted, partner]
    return f"{who}, {'contested' if ours and theirs else 'alone'}, {spoke}"


def kind_of_parting(line: Line) -> str:
    """Return who called what where the auctions part."""
    at = parting(line)
    if at is None:
        return "same auction"
    turn, ours, theirs, _ = at
    where = phase(line["c1"].split(), turn)
    return f"{where}: we {told_call(ours)}, it {told_call(theirs)}"


def kind_of_rule(line: Line) -> str:
    """Return the rule of ours that spoke where the auctions part."""
    at = parting(line)
    return "same auction" if at is None else f"{at[3]}: we {told_call(at[1])}"


SORTED: dict[str, Callable[[Line], str]] = {
    "contracts": kind_of_contracts,
    "partings": kind_of_parting,
    "rules": kind_of_rule,
}


def tell(found: list[int], boards: int) -> str:
    """Return IMPs a hundred boards with their error, and how many boards they are."""
    error = sum(one * one for one in found) ** 0.5
    return f"{100 * sum(found) / boards:+6.1f} ±{100 * error / boards:4.1f} ({len(found):4})"


def main() -> None:
    """Read, sort and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--by", choices=SORTED, default="contracts")
    parser.add_argument("--rows", type=int, default=25)
    parser.add_argument("--show", type=int, default=0, help="boards of a kind, worst first")
    parser.add_argument("--kind", default="", help="the kind to show: how it begins")
    asked = parser.parse_args()
    matches = [read_lines(file)[1] for file in asked.files]
    grouped = defaultdict[str, list[list[Line]]](lambda: [[] for _ in matches])
    for place, lines in enumerate(matches):
        for line in lines:
            grouped[SORTED[asked.by](line)][place].append(line)
    if asked.show:
        lines = [
            line
            for kind, group in grouped.items()
            if kind.startswith(asked.kind)
            for one in group
            for line in one
        ]
        for line in sorted(lines, key=lambda line: line["imp"])[: asked.show]:
            print(json.dumps(line))
        return
    sums = {
        kind: sum(x["imp"] for one in group for x in one) for kind, group in grouped.items()
    }
    order = sorted(grouped, key=lambda kind: sums[kind])
    for kind in order[: asked.rows] + order[-asked.rows // 3 :]:
        columns = (
            tell([line["imp"] for line in group], len(matches[place]))
            for place, group in enumerate(grouped[kind])
        )
        print("  ".join(columns), kind)


if __name__ == "__main__":
    main()
