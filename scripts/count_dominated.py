"""Count what robots lose, and their dominated plays, by role, kind of card and trick.

    python scripts/count_dominated.py --boards 400 --seed fresh --counted --keep FILE
    python scripts/count_dominated.py --boards 12 --robots rule:sef quick:sef strong:sef

Boards are bid by rule, the same for every robot named; the same robot then sits in all four
seats. Seconds are the processor's, those of the budget too; with ``--counted`` the budget is
counted by what is solved, so that a busy machine changes nothing. With ``--keep`` every board
is a line of a file, with its deal, calls and cards, and is neither played nor judged again;
lines that were played elsewhere, and say nothing of what was lost, are judged. Told of each
robot:

- tricks and IMPs given away a board against perfect play, by declarer, by the defenders after
  the lead, and by the lead, with the standard error; and seconds a board; the tricks by kind of
  card and by trick too;
- dominated plays: cards that in none of so many worlds, dealt from the cards seen alone, win
  more tricks than a certain other card, and in some win fewer; by role and kind, and by trick.
  Where so few say so, ten times as many are asked as well. Only the first ``--judged``
  boards are looked at so.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain, pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any, cast

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.kept_lines import KeptLines, join_signs
from benchmarks.measured_robots import LONG, Pace, add_pace, pace_asked
from benchmarks.play_losses import ROLES, contracts
from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.robots.double_dummy import double_dummy
from biritch.robots.play.evaluation import ComparedCards, WorldRows
from biritch.robots.play.situation import CardSituation
from biritch.robots.playout import play_out
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.worlds import worlds
from biritch.robots.scores import result_value
from biritch.scoring.imps import imps
from biritch.solver import engine
from biritch.solver.solver import UNSOLVED

SLICE = 16
"""Worlds between two looks at whether a card can still be dominated."""
AGAIN = 10
"""Times as many worlds are asked where the first ones call a card dominated."""


def steps(start: Game, end: Game) -> Iterator[tuple[Game, Card]]:
    """Yield the game before each card of *end*, and the card."""
    game = start
    for action in end.log[len(start.log) :]:
        if isinstance(action, Card):
            yield game, action
        game = game.after(action)


def kind_of(game: Game, card: Card) -> str:
    """Return what kind of card it is: a lead, one that follows, a ruff, or one thrown."""
    tricks = game.facts.tricks
    if not tricks or tricks[-1].full:
        return "lead"
    trick = tricks[-1]
    assert game.facts.contract is not None
    if card.suit == trick.cards[0].suit:
        return ("second", "third", "fourth")[len(trick.cards) - 1]
    return "ruff" if card.suit == game.facts.contract.strain.suit else "throw"


def play_board(start: Game, name: str, pace: Pace) -> dict[str, Any]:
    """Return the line of a board that the robot *name* has played in all four seats."""
    robot = pace.set_robot(name)
    began = process_time()
    end = play_out(start, dict.fromkeys(Seat, robot), rng=random.Random(7), budget=pace.budget)
    return {"seconds": process_time() - began, **write_game(start, end)}


def write_game(start: Game, end: Game) -> dict[str, Any]:
    """Return the deal, the number of the board, the calls and the cards of *end* as fields."""
    assert start.facts.auction is not None
    return {
        "deal": str(start.deal),
        "number": start.board.number,
        "calls": join_signs(start.facts.auction.calls),
        "cards": join_signs(end.log[len(start.log) :]),
    }


def replay_cards(start: Game, line: dict[str, Any]) -> Game:
    """Return the end of *start* once the cards of *line* are played."""
    for card in line["cards"].split():
        start = start.after(Card.parse(card))
    return start


def judge_losses(start: Game, end: Game) -> list[list[Any]]:
    """Return role, kind, trick, tricks and IMPs of each card that gave something away."""
    return [
        [role_of(game), kind_of(game, card), len(game.facts.tricks) + at_lead(game), *given]
        for (game, card), given in zip(steps(start, end), given_away(end), strict=True)
        if any(given)
    ]


def judge_dominated(start: Game, end: Game, dealt: int) -> list[list[Any]]:
    """Return role, kind, trick and card of each dominated play, asked in *dealt* worlds."""
    dice = random.Random(str(end.deal))
    return [
        [role_of(game), kind_of(game, card), len(game.facts.tricks) + at_lead(game), str(card)]
        for game, card in steps(start, end)
        if is_dominated(game, card, dealt, dice)
    ]


def at_lead(game: Game) -> bool:
    """Whether the next card begins a trick."""
    tricks = game.facts.tricks
    return not tricks or tricks[-1].full


def write_figures(name: str, lines: list[dict[str, Any]]) -> None:
    """Print what the *lines* of the robot *name* come to."""
    seconds = fmean(line["seconds"] for line in lines)
    print(f"{name}: {len(lines)} boards, {seconds:.1f} processor seconds a board")
    for role in ROLES:
        of_role = [[row for row in line["lost"] if row[0] == role] for line in lines]
        told = "  ".join(
            f"{mean_of([sum(row[place] for row in rows) for rows in of_role])} {unit}"
            for place, unit in ((3, "tricks"), (4, "IMPs"))
        )
        print(f"  {role:9} gave away {told} a board")
        for name_of, place in (("kind", 1), ("trick", 2)):
            sums: Counter[Any] = Counter()
            for row in chain(*of_role):
                sums[row[place]] += row[3]
            told = ", ".join(f"{key} {many}" for key, many in sorted(sums.items()) if many)
            if told:
                print(f"    tricks by {name_of}: {told}")
    judged = [line for line in lines if line.get("dominated") is not None]
    if not judged:
        return
    found = list(chain(*(line["dominated"] for line in judged)))
    cards = sum(len(line["cards"].split()) for line in judged)
    share = 1000 * len(found) / cards
    print(
        f"  dominated {len(found)} of {cards} cards on {len(judged)} boards "
        f"({share:.1f} in 1,000)"
    )
    for (role, kind), number in sorted(Counter((row[0], row[1]) for row in found).items()):
        print(f"    {role:9} {kind:7} {number}")
    by_trick = sorted(Counter(row[2] for row in found).items())
    print("    by trick:", " ".join(f"{n}: {many}" for n, many in by_trick), flush=True)


def mean_of(values: list[float]) -> str:
    """Return the mean and its standard error."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.2f} ({error:.2f})"


def role_of(game: Game) -> str:
    """Return whose card comes next: declarer's, a defender's, or the opening lead."""
    contract = game.facts.contract
    assert contract is not None
    if not game.facts.tricks:
        return "lead"
    declares = game.phase.turn.side is contract.declarer.side
    return "declarer" if declares else "defence"


def given_away(end: Game) -> list[tuple[int, int]]:
    """Return the tricks, and the IMPs, that each card of *end* gave away."""
    facts, contract = end.facts, end.facts.contract
    assert contract is not None
    cards = [card for trick in facts.tricks for _, card in trick.cards_by_seat]
    hands = [[hand.bits for hand in end.deal.hands]]
    leader = contract.declarer.after()
    won = engine.plays(hands, contract.strain, leader, [cards], threads=1)[0].tolist()
    won[-1] = facts.won
    view = end.view(contract.declarer)
    worth = [result_value(view, contract, total) for total in range(14)]
    return [
        (abs(after - before), abs(imps(worth[after] - worth[before])))
        for before, after in pairwise(won)
    ]


def is_dominated(game: Game, card: Card, dealt: int, dice: random.Random) -> bool:
    """Return whether another card was never worse than *card*, and sometimes better.

    Where so few worlds say so, ten times as many are asked as well. No more are looked at once
    each other card, but those of its worth, was worse in some world.
    """
    assert game.actor is not None
    view = game.view(game.actor)
    if len(view.legal) < 2 or not view.tricks:
        return False
    cards = tuple(each for each in view.legal if isinstance(each, Card))
    alike = CardSituation.of(view).equals(card)
    others = [place for place, each in enumerate(cards) if each not in alike]
    compared, every = ComparedCards(cards), np.ones(len(cards), bool)
    for count in (dealt, AGAIN * dealt):
        rows = WorldRows.of(view, worlds(view, HandEvidence(), dice, count))
        for first in range(0, len(rows), SLICE):
            own = rows.part(slice(first, first + SLICE)).solve(double_dummy(), LONG)
            own = own[(own >= 0).all(axis=1) & (own != UNSOLVED).all(axis=1)]
            compared = compared.and_in(own, every)
            assert compared.ahead is not None
            if compared.ahead[cards.index(card), others].all():
                return False
        if card not in compared.dominated_cards:
            return False
    return True


def main() -> None:
    """Play the boards with each robot and print the figures."""
    parser = argparse.ArgumentParser(description=cast("Any", __doc__).split("\n")[0])
    parser.add_argument("--boards", type=int, default=20)
    parser.add_argument("--seed", default="dominated")
    parser.add_argument("--robots", nargs="+", default=["robot:sef"])
    add_pace(parser)
    parser.add_argument("--worlds", type=int, default=100, help="worlds a card; 0 counts none")
    parser.add_argument("--judged", type=int, help="boards whose dominated plays are counted")
    parser.add_argument("--keep", type=Path, help="a file of lines to go on with")
    asked = parser.parse_args()
    pace = pace_asked(asked)
    starts = contracts(asked.seed, "sef", asked.boards)
    kept = KeptLines(asked.keep, ("robot", "pace", "seed", "board"))
    judged = len(starts) if asked.judged is None else asked.judged
    for name in asked.robots:
        lines = []
        for board, start in enumerate(starts, 1):
            key = (name, str(pace), asked.seed, board)
            line = kept.find(*key)
            seen = line is not None and "lost" in line
            if line is None:
                line = dict(zip(kept.keys, key, strict=True)) | play_board(start, name, pace)
            end = replay_cards(start, line)
            if not seen:
                line["lost"] = judge_losses(start, end)
            if board <= judged and asked.worlds and "dominated" not in line:
                line["dominated"] = judge_dominated(start, end, asked.worlds)
                seen = False
            if not seen:
                kept.add(line)
            lines.append(line)
        write_figures(name, lines)


if __name__ == "__main__":
    main()
