"""How good and how steady opening leads are: against many other worlds, and with other dice.

    python -m benchmarks.steady_leads --hands 20 --seeds 16 --worlds 300
    python -m benchmarks.steady_leads --hands 200 --seeds 1 --samples 100 --keep FILE
    python -m benchmarks.steady_leads --hands 200 --seeds 1 --fresh --worlds 200 --keep FILE

Opening leads of boards bid by rule, and the lead from J86.KJ742.8.A654 against 1NT - 3NT, are
each asked for with so many seeds; so many other worlds, every card solved in each, say what
each card is worth. Printed are, for each hand, the cards led and how far behind the best they
are, in tricks and in IMPs; in the end, each with its standard error over the hands:

- how far behind leads are on average. The best of many leads looks better than it is, for
  chance has helped to choose it: so the best is also chosen by one half of the worlds and
  compared in the other half, both ways, which says a little less than the truth;
- with ``--fresh``, how far behind leads are without that help: so many worlds choose the best
  lead, those that cannot be it being left out on the way, and as many others compare it with
  the cards led, which alone are solved there. In tricks, and once more in IMPs, each against
  the lead that is best by it;
- the part of all leads within 0.1 tricks of the best, and the part that are the card most often
  led from their hand;
- how far the points told with a lead are from those of every card solved in the robot's very
  worlds, for the leads within 50 points of the best: what is left out to save time;
- how many leads the budget cut off, with the fewest worlds that any of those rests on.

Seconds, those of the budget too, are the processor's. With ``--counted`` the budget is counted
by what is solved, with ``--samples`` in worlds: a busy machine then changes nothing. With
``--keep`` every hand is a line of a file, and what is there already is not asked again.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

import numpy as np

from benchmarks.kept_lines import KeptLines
from benchmarks.measured_robots import LONG, Pace, add_pace, pace_asked
from benchmarks.play_losses import contracts
from benchmarks.play_problems import card_view
from biritch.core.cards import Card
from biritch.games.view import View
from biritch.robots.calls.bidder import auction_promises, read_system, systems_at_table
from biritch.robots.play.evaluation import Stakes, WorldRows
from biritch.robots.players.robot import SimulatingRobot, deals_like, position_dice
from biritch.robots.robot import Decision
from biritch.robots.sampling.calls_made import CallsMade
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.worlds import World, worlds
from biritch.solver.native import NativeSolver

CLOSE = 0.1
"""Tricks that a lead may be behind the best and still be as good."""
NEARLY = 0.95
"""The part of its budget that a lead has spent which was cut off."""
LOST = 3.0
"""Standard errors behind the best at which a lead cannot be it."""
STEP = 48
"""Worlds between two looks at which leads may yet be the best."""
NEAR = 50
"""Points behind the best up to which margins are compared."""
HAND = {"hands": {"W": "J86.KJ742.8.A654"}, "calls": "1N P 3N P P P"}


def solve_leads(view: View, dealt: list[World]) -> tuple[WorldRows, np.ndarray]:
    """Return *dealt* as rows, with what every lead wins in each."""
    rows = WorldRows.of(view, dealt)
    return rows, rows.solve(NativeSolver(), LONG)


def judge_leads(view: View, system: str, count: int) -> dict[str, list[float]]:
    """Return, for each lead, what it is behind the best over *count* other worlds.

    ``tricks`` and ``imps`` are held against the best of all worlds; ``crossed`` are tricks in
    one half of the worlds behind the lead that is best in the other.
    """
    evidence = read_evidence(view, system)
    rows, own = solve_leads(view, worlds(view, evidence, random.Random("worth"), count))
    lost = Stakes.of(view).figures(own)[0]
    tricks = np.average(own, axis=0, weights=rows.times)
    imps = np.average(lost, axis=0, weights=rows.times)
    halves = [np.arange(len(own)) % 2 == half for half in (0, 1)]
    means = [np.average(own[half], axis=0, weights=rows.times[half]) for half in halves]
    crossed = [there[here.argmax()] - there for here, there in (means, reversed(means))]
    found = (tricks.max() - tricks, imps - imps.min(), np.mean(crossed, axis=0))
    return {
        str(card): [round(float(of[place]), 4) for of in found]
        for place, card in enumerate(rows.cards)
    }


def read_evidence(view: View, system: str) -> HandEvidence:
    """Return what the calls of *view* tell a leader who bids *system*."""
    book = systems_at_table(view, system, read_system).book
    assert view.auction is not None
    made = CallsMade.of(view.auction, book, view.board.vulnerability)
    return HandEvidence(auction_promises(view, book), calls=made.likelihood)


def find_best(lost: list[np.ndarray], times: np.ndarray) -> tuple[int, np.ndarray]:
    """Return the place of the lead that loses least, and which leads may yet be the best.

    *lost* is what each lead loses, world by world; a lead that is behind by three standard
    errors is not the best.
    """
    figures = np.concatenate(lost)
    means = np.average(figures, axis=0, weights=times)
    best = int(np.nanargmin(means))
    behind = figures - figures[:, [best]]
    gaps = np.average(behind, axis=0, weights=times)
    spread = np.average((behind - gaps) ** 2, axis=0, weights=times)
    return best, ~(gaps > LOST * np.sqrt(spread * (times**2).sum()) / times.sum())


def judge_fresh(view: View, system: str, led: list[str], count: int) -> dict[str, list[float]]:
    """Return, for each lead of *led*, what it is behind the best chosen in other worlds.

    In tricks behind the best by tricks, and in IMPs behind the best by IMPs, over *count*
    worlds; as many others chose the best.
    """
    evidence, stakes = read_evidence(view, system), Stakes.of(view)

    def deal(name: str) -> WorldRows:
        return WorldRows.of(view, worlds(view, evidence, random.Random(name), count))

    rows = deal("choose")
    cards, asked = rows.cards, np.ones(len(rows.cards), bool)
    lost: dict[str, list[np.ndarray]] = {"tricks": [], "imps": []}
    best = dict.fromkeys(lost, 0)
    for first in range(0, len(rows), STEP):
        some = rows.part(slice(first, first + STEP))
        own = np.full((len(some), len(cards)), np.nan)
        within = tuple(card for card, wanted in zip(cards, asked, strict=True) if wanted)
        solved = some.asking(within).solve(NativeSolver(), LONG)
        own[:, asked] = solved
        lost["tricks"].append(-own)
        swings = np.full_like(own, np.nan)
        swings[:, asked] = stakes.figures(solved)[0]
        lost["imps"].append(swings)
        may_be = np.zeros_like(asked)
        for unit, figures in lost.items():
            best[unit], still = find_best(figures, rows.times[: first + len(some)])
            may_be |= still
        asked &= may_be
    rows = deal("compare")
    compared = sorted(
        {Card.parse(card) for card in led} | {cards[place] for place in best.values()}
    )
    own = rows.asking(tuple(compared)).solve(NativeSolver(), LONG)
    points = stakes.by_tricks[own]

    def behind(card: str) -> list[float]:
        mine = compared.index(Card.parse(card))
        tricks = own[:, compared.index(cards[best["tricks"]])] - own[:, mine]
        apart = points[:, compared.index(cards[best["imps"]])] - points[:, mine]
        swings = np.sign(apart) * stakes.swings(np.abs(apart))
        return [
            round(float(np.average(each, weights=rows.times)), 4) for each in (tricks, swings)
        ]

    return {card: behind(card) for card in led}


def compare_margins(view: View, decision: Decision, robot: SimulatingRobot) -> list[float]:
    """Return how many points each margin told near the best is off, in the robot's worlds.

    Margins are compared by what each lead is behind the one led.
    """
    dealt = deals_like(view, robot.system, robot.worlds_dealt(view), position_dice(view))
    rows, own = solve_leads(view, dealt)
    points = np.average(Stakes.of(view).figures(own)[1], axis=0, weights=rows.times)
    exact = dict(zip(rows.cards, points.tolist(), strict=True))
    told = {card: margin for card, margin in decision.margins if isinstance(card, Card)}
    led = decision.action
    assert isinstance(led, Card)
    best = max(told.values())
    return [
        abs((told[card] - told[led]) - (exact[card] - exact[led]))
        for card in told
        if card != led and told[card] >= best - NEAR
    ]


def ask_leads(
    view: View, robot: SimulatingRobot, seeds: int, pace: Pace, *, margins: bool
) -> dict[str, Any]:
    """Return how often each card is led, the worlds of leads cut off, and seconds a lead."""
    led: Counter[str] = Counter()
    cut_off, off = list[int](), list[float]()
    spent = 0.0
    for seed in range(seeds):
        begun = process_time()
        decision = robot.decide(view, budget=pace.budget, rng=random.Random(seed))
        taken = process_time() - begun
        spent += taken
        led[str(decision.action)] += 1
        if taken > NEARLY * pace.budget and decision.samples < robot.worlds_dealt(view):
            cut_off.append(decision.samples)
        if margins and not seed:
            off = compare_margins(view, decision, robot)
    return {"led": dict(led), "cut_off": cut_off, "off": off, "seconds": spent / seeds}


def mean(figures: list[float]) -> str:
    """Return the mean of *figures* with its standard error."""
    error = stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else 0.0
    return f"{fmean(figures):.3f} ({error:.3f})"


def tell(lines: list[dict[str, Any]]) -> None:
    """Print what all hands come to."""

    def behind(which: int, judged: str = "behind") -> list[float]:
        return [
            fmean(
                line[judged][card][which] for card, n in line["led"].items() for _ in range(n)
            )
            for line in lines
        ]

    seconds = f"{fmean(line['seconds'] for line in lines):.2f} seconds a lead"
    if all("fresh" in line for line in lines):
        tricks, imps = mean(behind(0, "fresh")), mean(behind(1, "fresh"))
        print(
            f"{len(lines)} hands: behind the best chosen in other worlds {tricks} tricks, "
            f"{imps} IMPs; {seconds}"
        )
        return

    def share(line: dict[str, Any], *, close: bool) -> float:
        led = line["led"]
        near = [n for card, n in led.items() if line["behind"][card][0] <= CLOSE]
        part: int = sum(near) if close else max(led.values())
        return float(part / sum(led.values()))

    print(
        f"{len(lines)} hands: behind {mean(behind(0))} tricks ({mean(behind(2))} by halves), "
        f"{mean(behind(1))} IMPs; {seconds}"
    )
    close = mean([share(line, close=True) for line in lines])
    alike = mean([share(line, close=False) for line in lines])
    print(f"within {CLOSE} tricks of the best {close}, most often led {alike}")
    off = [points for line in lines for points in line["off"]]
    if off:
        within = sum(points <= 5 for points in off) / len(off)
        print(
            f"margins off by {mean(off)} points, {max(off):.0f} at most; "
            f"{within:.0%} of {len(off)} within 5"
        )
    cut_off = [worlds for line in lines for worlds in line["cut_off"]]
    fewest = f", of {min(cut_off)} worlds or more" if cut_off else ""
    asked = sum(sum(line["led"].values()) for line in lines)
    print(f"{len(cut_off)} of {asked} were cut off{fewest}", flush=True)


def main() -> None:
    """Ask for every lead, and print what came out."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--hands", type=int, default=20)
    parser.add_argument("--seeds", type=int, default=16)
    parser.add_argument("--worlds", type=int, default=300, help="to say what leads are worth")
    parser.add_argument("--seed", default="steady")
    parser.add_argument("--robot", default="robot:sif")
    add_pace(parser, 1.0)
    parser.add_argument("--new-worlds", action="store_true", help="other worlds for every seed")
    parser.add_argument(
        "--margins", type=int, default=0, help="so many hands whose margins are checked"
    )
    parser.add_argument(
        "--fresh", action="store_true", help="choose the best lead in other worlds"
    )
    parser.add_argument("--keep", type=Path, help="a file of lines to go on with")
    arguments = parser.parse_args()
    pace, system = pace_asked(arguments), arguments.robot.partition(":")[2]
    robot = pace.set_robot(arguments.robot, new_worlds=arguments.new_worlds)
    assert isinstance(robot, SimulatingRobot)
    games = contracts(arguments.seed, system, arguments.hands - 1)
    views = [
        card_view(HAND),
        *(game.view(game.actor) for game in games if game.actor is not None),
    ]
    way = f"{pace}{' anew' * arguments.new_worlds}{' fresh' * arguments.fresh}"
    kept = KeptLines(arguments.keep, ("robot", "pace", "seed", "seeds", "worlds", "hand"))
    found = []
    for place, view in enumerate(views):
        assert view.turn is not None
        hand = f"{view.seen[view.turn]} {view.contract}"
        key = (
            arguments.robot,
            way,
            arguments.seed,
            arguments.seeds,
            arguments.worlds,
            hand,
        )
        if (line := kept.find(*key)) is None:
            line = dict(zip(kept.keys, key, strict=True))
            checked = place < arguments.margins and not arguments.new_worlds
            line |= ask_leads(view, robot, arguments.seeds, pace, margins=checked)
            if arguments.fresh:
                line["fresh"] = judge_fresh(view, system, [*line["led"]], arguments.worlds)
            else:
                line["behind"] = judge_leads(view, system, arguments.worlds)
            kept.add(line)
        found.append(line)
        judged = line["fresh" if arguments.fresh else "behind"]
        told = [
            f"{card} {times} ({judged[card][0]:.2f}, {judged[card][1]:.2f})"
            for card, times in Counter(line["led"]).most_common()
        ]
        print(hand, *told, flush=True)
    tell(found)


if __name__ == "__main__":
    main()
