"""Twenty-five whole deals with one card to find each: how many a robot solves, over seeds.

    python -m benchmarks.play_positions --seeds 9 --budget 0.8
    python -m benchmarks.play_positions --seeds 9 --samples 100 --new-worlds --keep FILE
    python -m benchmarks.play_positions --only leads --show
    python -m benchmarks.play_positions --ours --new-worlds --counted

They are in `tests/vectors/play_positions.jsonl`; with ``--ours`` those of `expert_cards.toml`
there, composed by us, each for its own system. A best card counts one, a wrong card nothing,
any other half. Printed are, for each position, the cards played over the seeds and how often;
then the mean by group, the sum, and how many positions have the same verdict from nine seeds in
ten. Seconds, those of the budget too, are the processor's. With ``--counted`` the budget is
counted by what is solved, with ``--samples`` in worlds: a busy machine then changes nothing.
With ``--keep`` every card is a line of a file, and what is there already is not asked again.
"""

from __future__ import annotations

import argparse
import json
import random
import tomllib
from collections import Counter, defaultdict
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any

from benchmarks.kept_lines import KeptLines
from benchmarks.measured_robots import add_pace, pace_asked
from benchmarks.play_problems import card_view
from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Vulnerability
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.words.translation import say

VECTORS = Path(__file__).parents[1] / "tests" / "vectors"
FILE, OURS = VECTORS / "play_positions.jsonl", VECTORS / "expert_cards.toml"
STEADY = 0.9
"""The part of the seeds that must agree for a verdict to be called steady."""


def read_positions() -> list[dict[str, Any]]:
    """Return all positions, in the order of the file."""
    return [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def read_expert_cards() -> list[dict[str, Any]]:
    """Return the problems composed by us: any card that is not right is wrong."""
    read: list[dict[str, Any]] = tomllib.loads(OURS.read_text(encoding="utf-8"))["card"]
    return [
        card
        | {
            "best": card["right"].split(),
            "wrong": [str(each) for each in card_view(card).legal],
        }
        for card in read
    ]


def position_view(position: dict[str, Any]) -> View:
    """Return the view of the player who is to find the card."""
    if "hands" in position:
        return card_view(position)
    dealer = Seat.parse(position["dealer"])
    wanted = {
        "": Vulnerability.NONE,
        "NS": Vulnerability.NS,
        "EW": Vulnerability.EW,
        "Both": Vulnerability.BOTH,
    }[position["vul"]]
    board = next(
        board
        for board in map(Board.from_number, range(1, 17))
        if board.dealer is dealer and board.vulnerability == wanted
    )
    game = Game.start(VARIANT, Deal.parse(position["deal"]), board)
    for call in position["auction"]:
        game = game.after(parse_call(call))
    for card in position["play"]:
        game = game.after(Card.parse(card))
    assert game.actor is not None
    view = game.view(game.actor)
    assert view.turn is Seat.parse(position["seat"])
    return view


def credit(position: dict[str, Any], card: str) -> float:
    """Return what *card* counts: 1 if it is best, 0 if it is wrong, else a half."""
    if card in position["best"]:
        return 1.0
    return 0.0 if card in position["wrong"] else 0.5


def main() -> None:
    """Ask for every position with every seed, and print what was played."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--robot", default="robot:sayc")
    add_pace(parser)
    parser.add_argument("--seeds", type=int, default=9)
    parser.add_argument("--new-worlds", action="store_true", help="other worlds for every seed")
    parser.add_argument("--ours", action="store_true", help="the problems composed by us")
    parser.add_argument("--only", default="", help="positions whose id or group contains it")
    parser.add_argument("--show", action="store_true", help="print the reasons given")
    parser.add_argument("--keep", type=Path, help="a file of lines to go on with")
    arguments = parser.parse_args()
    pace = pace_asked(arguments)
    kept = KeptLines(arguments.keep, ("robot", "pace", "new_worlds", "position", "seed"))
    groups: dict[str, list[float]] = defaultdict(list)
    steady, seconds = 0, list[float]()
    for position in read_expert_cards() if arguments.ours else read_positions():
        if arguments.only not in position["id"] + " " + position["group"]:
            continue
        view = position_view(position)
        name = arguments.robot
        if system := position.get("system"):
            name = f"{name.partition(':')[0]}:{system}"
        robot = pace.set_robot(name, new_worlds=arguments.new_worlds)
        answers = list[dict[str, Any]]()
        for seed in range(arguments.seeds):
            key = (name, str(pace), arguments.new_worlds, position["id"], seed)
            if (line := kept.find(*key)) is None:
                begun = process_time()
                dice = random.Random(f"position {seed}")
                decision = robot.decide(view, budget=pace.budget, rng=dice)
                line = dict(zip(kept.keys, key, strict=True)) | {
                    "card": str(decision.action),
                    "why": say(decision.reason, "en"),
                    "seconds": process_time() - begun,
                }
                kept.add(line)
            answers.append(line)
        cards = [line["card"] for line in answers]
        seconds += [line["seconds"] for line in answers]
        counts = [credit(position, card) for card in cards]
        groups[position["group"]].append(fmean(counts))
        steady += max(Counter(counts).values()) >= STEADY * len(counts)
        print(
            f"{position['id']:18} {fmean(counts):.2f}  best {' '.join(position['best'])}:  "
            + "  ".join(f"{card} {times}" for card, times in Counter(cards).most_common()),
            flush=True,
        )
        if arguments.show:
            print("    " + "\n    ".join({line["why"] for line in answers}))
    for group, means in sorted(groups.items()):
        print(f"{group:26} {sum(means):.1f} of {len(means)}")
    every = [mean for means in groups.values() for mean in means]
    each = fmean(seconds) if seconds else 0.0
    print(f"{sum(every):.1f} of {len(every)}, {steady} steady, {each:.2f} s a card")


if __name__ == "__main__":
    main()
