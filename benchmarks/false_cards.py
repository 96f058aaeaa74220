"""What false cards are worth: boards played on with the false card and with the usual one.

    python -m benchmarks.false_cards --each 60 --counted --budget 0.05 --worlds 24 --keep FILE

Boards are bid and played by rule until one of the usual false cards
(`robots/play/false_cards.py`) might be played, whether its turn had come or not, and no card of
the suit is worth more with all cards seen. From there the board is played to its end twice by
simulating robots on both sides, which read each other: once with the false card, once with the
card that habit would play.
Printed are, by kind, the tricks that the side of the false card gains by it, each with its
standard error over the positions; a board gives one position at most.

With ``--counted`` the budget is counted by what is solved, so that a busy machine changes
nothing. With ``--keep`` every position is a line of a file, and what is there already is not
played again.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from benchmarks.kept_lines import KeptLines
from benchmarks.measured_robots import Pace, add_pace, pace_asked
from biritch.core.boards import Board
from biritch.core.cards import Card, Suit
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.catalogue import find
from biritch.robots.double_dummy import double_dummy
from biritch.robots.play.false_cards import (
    FALLING_CARDS,
    FALSE_CARDS,
    FallingCard,
    FalseCard,
)
from biritch.robots.play.rules_of_thumb import prefer
from biritch.robots.play.situation import CardSituation
from biritch.robots.players.robot import SimulatingRobot
from biritch.robots.playout import play_out
from biritch.robots.robot import Robot
from biritch.solver.solver import Position

RULE = "rule:sayc"


@dataclass(frozen=True)
class Choice:
    """A position with a false card of one kind, and the card that habit would play."""

    game: Game
    kind: str
    false: Card
    usual: Card


def name_kind(entry: FalseCard) -> str:
    """Return the name of a false card: what is played from what, or by whom."""
    owner = getattr(entry.find, "__self__", None)
    if not isinstance(owner, FallingCard):
        name = getattr(entry.find, "__name__", "").removesuffix("_of_declarer")
        return "declarer: " + name.strip("_").replace("_", " ")
    return name_falling(owner)


def name_falling(card: FallingCard) -> str:
    """Return the name of a defender's false card under an ace or king."""
    letters = {10: "T", 11: "J", 12: "Q", 13: "K", 14: "A"}
    held = "".join(letters.get(rank, str(rank)) for rank in card.top)
    return f"defender: {letters.get(card.rank, card.rank)} from {held}{'x' * card.small}"


def may_fall(deal: Deal, kinds: list[FallingCard]) -> bool:
    """Return whether some hand was dealt a holding from which one of *kinds* is played."""
    suits = (hand.holding(suit) for hand in deal.hands for suit in Suit)
    held = [[card.rank for card in cards] for cards in suits]
    return any(kind.fits(ranks) for kind in kinds for ranks in held)


def find_choice(game: Game, wanted: Counter[str]) -> Choice | None:
    """Return the false card that may be played in *game*, of a kind still *wanted*."""
    assert game.actor is not None
    view = game.view(game.actor)
    at = CardSituation.of(view)
    if not at.place:
        return None
    led = at.trick.cards[0].suit
    legal = [card for card in view.legal if isinstance(card, Card) and card.suit == led]
    if len(legal) < 2:
        return None
    ranks = tuple(card.rank for card in at.hand.holding(led))
    for entry in FALSE_CARDS:
        rank, kind = entry.find(at, ranks), name_kind(entry)
        if rank is None or wanted[kind] <= 0:
            continue
        false = Card.of(led, rank)
        alike = find_alike(game, false, legal)
        usual = prefer(at, alike) if len(alike) > 1 else false
        if false != usual:
            return Choice(game, kind, false, usual)
    return None


def find_alike(game: Game, card: Card, cards: list[Card]) -> list[Card]:
    """Return those *cards* that win as much as *card* with all cards seen."""
    contract, view = game.facts.contract, game.view(None)
    assert contract is not None
    assert view.trick is not None
    position = Position(game.facts.hands, contract.strain, view.trick)
    (worth,) = double_dummy().leads([position])
    if card not in worth or worth[card] != max(worth.values()):
        return []
    return [other for other in cards if worth.get(other) == worth[card]]


def find_choices(seed: str, each: int) -> Iterator[Choice]:
    """Yield a choice of every board that has one, until there are *each* of every kind."""
    wanted: Counter[str] = Counter({name_kind(entry): each for entry in FALSE_CARDS})
    rule = find(RULE)
    for number, deal in enumerate(seeded_deals(seed), 1):
        falling = [card for card in FALLING_CARDS if wanted[name_falling(card)] > 0]
        declarers = any(kind.startswith("declarer") for kind in +wanted)
        if not declarers and not may_fall(deal, falling):
            continue
        game = Game.start(VARIANT, deal, Board.from_number(number % 16 + 1))
        while game.actor is not None:
            view = game.view(game.actor)
            found = find_choice(game, wanted) if view.stage == "play" and view.tricks else None
            if found is not None:
                wanted[found.kind] -= 1
                yield found
                break
            decision = rule.decide(view, budget=0, rng=random.Random(number))
            game = game.after(decision.action)
        if not +wanted:
            return


def play_on(choice: Choice, card: Card, robot: Robot, budget: float) -> int:
    """Return how many tricks the side of the choice wins in the end, with *card*."""
    game, seat = choice.game, choice.game.actor
    assert seat is not None
    side, contract = seat.side, game.facts.contract
    assert contract is not None
    robots = dict.fromkeys(Seat, robot)
    over = play_out(game.after(card), robots, rng=random.Random(7), budget=budget)
    won = over.facts.won
    assert won is not None
    return won if contract.declarer.side is side else 13 - won


def set_robot(pace: Pace, worlds: int) -> Robot:
    """Return the robot that plays on, with so many *worlds* a card."""
    robot = pace.set_robot("robot:sayc")
    assert isinstance(robot, SimulatingRobot)
    return replace(robot, samples=min(robot.samples, worlds), more=0, judging=None)


def tell(name: str, gains: list[int]) -> None:
    """Print what *gains* come to."""
    error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
    apart = sum(gain != 0 for gain in gains)
    print(
        f"{name:40} {len(gains):4} positions, {apart} apart: {fmean(gains):+.3f} ({error:.3f})",
        flush=True,
    )


def main() -> None:
    """Find the positions, play them on, and print the tricks gained."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", default="false cards")
    parser.add_argument("--each", type=int, default=60, help="positions of each kind at most")
    parser.add_argument("--most", type=int, default=1000, help="positions in all at most")
    parser.add_argument("--worlds", type=int, default=24)
    add_pace(parser, 0.05)
    parser.add_argument("--keep", type=Path, help="a file of lines to go on with")
    arguments = parser.parse_args()
    pace = pace_asked(arguments)
    robot = set_robot(pace, arguments.worlds)
    kept = KeptLines(arguments.keep, ("pace", "worlds", "seed", "kind", "deal", "cards"))
    gains: dict[str, list[int]] = defaultdict(list)
    for choice in islice(find_choices(arguments.seed, arguments.each), arguments.most):
        cards = f"{choice.false} {choice.usual}"
        deal = str(choice.game.deal)
        key = (str(pace), arguments.worlds, arguments.seed, choice.kind, deal, cards)
        if (line := kept.find(*key)) is None:
            with_false, with_usual = (
                play_on(choice, card, robot, pace.budget)
                for card in (choice.false, choice.usual)
            )
            line = dict(zip(kept.keys, key, strict=True)) | {"gain": with_false - with_usual}
            kept.add(line)
        gains[choice.kind].append(int(line["gain"]))
    for kind, each in sorted(gains.items()):
        tell(kind, each)
    for side in ("defender", "declarer"):
        if every := [
            gain for kind, each in gains.items() if kind.startswith(side) for gain in each
        ]:
            tell(f"{side}s together", every)


if __name__ == "__main__":
    main()
