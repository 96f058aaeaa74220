"""Problems of play, set by us: how many a robot solves, and the reasons it gives.

    python benchmarks/play_problems.py --robot robot:sef --budget 2
    python benchmarks/play_problems.py --only finesse --show

They are in `tests/vectors/play_problems.toml`. A problem of a suit is put into a contract that
hangs on it, with nothing to lose elsewhere, the lead in a hand from which it is best begun; the
robot's best card of the suit, and its card from the hand opposite once a defender has followed
with his lowest, are each held against the exact chances of that suit (`solver/odds`). Any other
is one card in one view, with the cards that solve it. With ``--show`` each is told with the
robot's reason.
"""

from __future__ import annotations

import argparse
import random
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from time import process_time
from typing import Any

from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.cards import RANKS, Card, Suit
from biritch.core.deals import Deal
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots.catalogue import find
from biritch.robots.play.rules_of_thumb import prefer
from biritch.robots.play.situation import CardSituation
from biritch.robots.robot import Decision, Robot
from biritch.solver.odds.first_leads import lead_chances, third_chances
from biritch.solver.odds.suit_combinations import SuitCombination
from biritch.words.translation import say

FILE = Path(__file__).parents[1] / "tests" / "vectors" / "play_problems.toml"
AS_GOOD = 0.006
"""What a card may be behind in the exact chances and still solve its problem."""


@dataclass(frozen=True)
class Answer:
    """What became of one problem: the cards played, whether they solve it, and the reason."""

    cards: tuple[str, ...]
    solved: bool
    reason: str


def problems() -> list[dict[str, Any]]:
    """Return all problems, those of suits first."""
    read = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return [*read["suit"], *read["card"]]


def hidden_filled(seen: Mapping[Seat, Hand], played: Mapping[Seat, Hand], seed: str) -> Deal:
    """Return a deal with the hands *seen*, the others with what they *played*."""
    chance = random.Random(seed)
    hands = {seat: seen.get(seat, played.get(seat, Hand())) for seat in Seat}
    given = Hand()
    for hand in hands.values():
        given |= hand
    rest = list(FULL_PACK - given)
    chance.shuffle(rest)
    for seat in Seat:
        while len(hands[seat]) < 13:
            hands[seat] |= Hand.of([rest.pop()])
    return Deal((hands[Seat.NORTH], hands[Seat.EAST], hands[Seat.SOUTH], hands[Seat.WEST]))


# Problems of one suit.


def lengths(cards: int) -> list[int]:
    """Return how the *cards* beside the suit lie in the other three, evenly."""
    return [cards // 3 + (place < cards % 3) for place in range(3)]


def suit_deal(problem: Mapping[str, Any]) -> tuple[Game, Suit]:
    """Return the deal of a suit, South about to lead to the contract that hangs on it."""
    north, south = problem["cards"].split("/")
    more, fewer = (north, south) if len(north) >= len(south) else (south, north)
    side = lengths(13 - len(more))
    other, extra = list(side), len(more) - len(fewer)
    while extra:
        shortest = min(range(3), key=lambda place: (other[place], -place))
        other[shortest] += 1
        extra -= 1
    # In each other suit as many top cards as the longer hand has cards, taken in turn.
    key = Suit(sum(map(ord, problem["cards"])) % 4)
    texts: dict[Suit, tuple[str, str]] = {key: (more, fewer)}
    for suit, length, length_there in zip(
        [suit for suit in Suit if suit is not key], side, other, strict=True
    ):
        tops, smalls = RANKS[::-1][:length], iter(RANKS)
        here, there = tops[::2], tops[1::2]
        texts[suit] = (
            here + "".join(next(smalls) for _ in range(length - len(here))),
            there + "".join(next(smalls) for _ in range(length_there - len(there))),
        )
    long_hand, short_hand = (
        Hand.parse(".".join(texts[suit][place] for suit in reversed(Suit))) for place in (0, 1)
    )
    hands = (long_hand, short_hand) if more is north else (short_hand, long_hand)
    seen = dict(zip((Seat.NORTH, Seat.SOUTH), hands, strict=True))
    level = 13 - len(more) + problem["tricks"] - 6
    for attempt in range(1000):
        deal = hidden_filled(seen, {}, f"{problem['cards']} {attempt}")
        if all(deal[seat].length(key) for seat in (Seat.EAST, Seat.WEST)):
            break
    game = bid(Game.start(VARIANT, deal, Board.from_number(3)), f"{level}N P P P")
    return game, key


def first_trick(game: Game, key: Suit, winner: Seat) -> Game:
    """Return *game* after a first trick in a side suit, won by *winner*."""
    deal = game.deal
    suit = next(suit for suit in Suit if suit is not key and deal.west.length(suit))
    for seat in (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH):
        held = sorted(deal[seat].holding(suit) or deal[seat] - deal[seat].holding(key))
        game = game.after(held[-1 if seat is winner else 0])
    return game


def suit_answer(problem: Mapping[str, Any], robot: Robot, budget: float) -> Answer:
    """Return how *robot* begins the suit."""
    game, key = suit_deal(problem)
    aim = None if problem.get("unit") == "matchpoints" else problem["tricks"]
    suit = SuitCombination.parse(problem["cards"])
    leads = lead_chances(suit, aim)
    good = [at for at, chance in leads.items() if max(leads.values()) - chance < AS_GOOD]
    # The hand with most to choose from, of those that can begin well.
    choices = Counter(hand for hand, _ in leads)
    hand = max({at[0] for at in good}, key=lambda hand: (choices[hand], hand))
    seat = (Seat.NORTH, Seat.SOUTH)[hand]
    game = first_trick(game, key, seat)
    led, reason = card_of_suit(problem, game, key, robot, budget)
    stands = min(rank for at, rank in leads if at == hand and rank >= led.rank)
    if (hand, stands) not in good:
        return Answer((str(led),), False, reason)
    game = game.after(led)
    second = min(game.deal[seat.after()].holding(key))
    game = game.after(second)
    third, reason_there = card_of_suit(problem, game, key, robot, budget)
    thirds = third_chances(suit, (hand, stands), second.rank, aim)
    worth = next(thirds[rank] for rank in sorted(thirds) if rank >= third.rank)
    solved = max(thirds.values()) - worth < AS_GOOD
    reasons = f"{reason} / {reason_there}"
    return Answer((str(led), str(third)), solved, reasons)


def card_of_suit(
    problem: Mapping[str, Any], game: Game, suit: Suit, robot: Robot, budget: float
) -> tuple[Card, str]:
    """Return the card of *suit* the robot thinks best, and its reason."""
    assert game.actor is not None
    view = unit_of(problem, game.view(game.actor))
    decision = robot.decide(view, budget=budget, rng=random.Random(5))
    card, reason = decision.action, say(decision.reason, "en")
    assert isinstance(card, Card)
    if card.suit is suit:
        return card, reason
    # It would rather play another suit first: asked is what it thinks of this one.
    worth = {c: points for c, points in decision.margins if isinstance(c, Card)}
    here = [card for card in worth if card.suit is suit]
    best = [card for card in here if worth[card] > max(map(worth.__getitem__, here)) - 1e-6]
    return prefer(CardSituation.of(view), best), f"(after {card}) {reason}"


# Problems of one card.


def card_view(problem: Mapping[str, Any]) -> View:
    """Return the view of a problem of one card."""
    seen = {Seat.parse(seat): Hand.parse(text) for seat, text in problem["hands"].items()}
    dealer = Seat.parse(problem.get("dealer", "S"))
    board = Board.from_number({"N": 1, "E": 2, "S": 3, "W": 4}[str(dealer)])
    played: dict[Seat, Hand] = {}
    game = bid(Game.start(VARIANT, hidden_filled(seen, {}, "any"), board), problem["calls"])
    for seat, card in seated(problem, game):
        played[seat] = played.get(seat, Hand()) | Hand.of([card])
    for attempt in range(2000):
        deal = hidden_filled(seen, played, f"{problem['calls']} {attempt}")
        try:
            game = bid(Game.start(VARIANT, deal, board), problem["calls"])
            for card in map(Card.parse, problem.get("played", "").split()):
                game = game.after(card)
        except ValueError:
            continue
        assert game.actor is not None
        return unit_of(problem, game.view(game.actor))
    raise ValueError(f"no deal fits the cards played: {problem}")


def seated(problem: Mapping[str, Any], game: Game) -> Iterator[tuple[Seat, Card]]:
    """Yield the cards played, each with its seat."""
    contract = game.facts.contract
    assert contract is not None
    cards = [Card.parse(text) for text in problem.get("played", "").split()]
    leader = contract.declarer.after()
    for first in range(0, len(cards), 4):
        trick = cards[first : first + 4]
        for turn, card in enumerate(trick):
            yield leader.after(turn), card
        led = trick[0].suit
        trump = contract.strain.suit
        best = max(
            range(len(trick)),
            key=lambda at: (trick[at].suit == trump, trick[at].suit == led, trick[at].rank),
        )
        leader = leader.after(best)


def bid(game: Game, calls: str) -> Game:
    """Return *game* after *calls*."""
    for call in calls.split():
        game = game.after(parse_call(call))
    return game


def card_answer(problem: Mapping[str, Any], robot: Robot, budget: float) -> Answer:
    """Return the card *robot* plays."""
    view = card_view(problem)
    decision: Decision = robot.decide(view, budget=budget, rng=random.Random(5))
    card = str(decision.action)
    return Answer((card,), card in problem["right"].split(), say(decision.reason, "en"))


def unit_of(problem: Mapping[str, Any], view: View) -> View:
    """Return *view* with its board compared as *problem* says."""
    return replace(view, unit=problem.get("unit", "imps"))


def answer(problem: Mapping[str, Any], robot: Robot, budget: float) -> Answer:
    """Return what *robot* does in any problem."""
    solve = suit_answer if "tricks" in problem else card_answer
    return solve(problem, robot, budget)


def main() -> None:
    """Set the problems, and print what became of them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--robot", default="robot:sef")
    parser.add_argument("--budget", type=float, default=0.8, help="seconds a card")
    parser.add_argument("--only", default="", help="problems of this technique")
    parser.add_argument("--first", type=int, default=0, help="problems left out before")
    parser.add_argument("--count", type=int, default=1000, help="how many are set")
    parser.add_argument("--show", action="store_true", help="tell every answer and its reason")
    parser.add_argument("--plain", action="store_true", help="without one plan and reading")
    arguments = parser.parse_args()
    robot = find(arguments.robot)
    if arguments.plain:
        robot = replace(robot, plan=None, reading=None)  # type: ignore[type-var]
    solved: list[bool] = []
    begun = process_time()
    for number, problem in enumerate(problems(), 1):
        set_now = arguments.first < number <= arguments.first + arguments.count
        if not set_now or arguments.only not in problem["technique"]:
            continue
        result = answer(problem, robot, arguments.budget)
        solved.append(result.solved)
        if arguments.show or not result.solved:
            asked = problem.get("cards") or f"{problem['calls']} {problem.get('played', '')}"
            mark = "solved" if result.solved else "NOT SOLVED"
            print(f"{number:3} {problem['technique']}: {asked}: {problem['line']}")
            print(f"    {mark}: {' '.join(result.cards)}: {result.reason}", flush=True)
    seconds = (process_time() - begun) / max(1, len(solved))
    print(f"{sum(solved)} of {len(solved)} solved, {seconds:.2f} seconds of processor each")


if __name__ == "__main__":
    main()
