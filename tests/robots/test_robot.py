"""The robot that deals and solves: what it plays, and what it does when it cannot."""

import pickle
import random
from collections.abc import Sequence
from itertools import count
from statistics import fmean, pstdev
from typing import Any

import pytest

from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots import play_out
from biritch.robots.double_dummy import double_dummy
from biritch.robots.play.evaluation import Stakes, WorldRows
from biritch.robots.players.robot import SimulatingRobot, deals_like
from biritch.robots.players.rule import RuleRobot
from biritch.robots.robot import Decision, Robot
from biritch.solver.solver import Position
from biritch.words.translation import LANGUAGES, say
from tests.proving import PROVING
from tests.robots.helpers import bid, player, quiet, under_way, with_hands

RULED = RuleRobot("quiet", quiet)


@pytest.mark.parametrize("seed", range(40))
def test_any_position_gets_a_legal_card_and_a_reason(seed: int) -> None:
    game = under_way(seed, 12 + seed)
    view = game.view(game.actor)
    decision = player(6).decide(view, budget=20, rng=random.Random(seed))
    assert decision.action in view.legal
    assert all(say(decision.reason, language) for language in LANGUAGES)
    if decision.samples:
        assert decision.samples == 6
        assert {card for card, _ in decision.margins} == set(view.legal)
        assert decision.margins[0][0] == decision.action


@pytest.mark.parametrize("cards", [0, 1, 2, 5])
def test_early_positions_too(cards: int) -> None:
    game = under_way(3, cards)
    view = game.view(game.actor)
    assert player(2).decide(view, budget=20, rng=random.Random(1)).action in view.legal


def test_the_same_dice_play_the_same_card() -> None:
    game = under_way(5, 18)
    view = game.view(game.actor)
    one, other = (player().decide(view, budget=60, rng=random.Random(4)) for _ in "12")
    assert one == other


@pytest.mark.parametrize("cards", [0, 18])
def test_the_dice_do_not_change_a_card_unless_worlds_are_wanted_anew(cards: int) -> None:
    """What is known chooses the worlds: so every table gets the same card."""
    view = (game := under_way(5, cards)).view(game.actor)

    def decisions(**more: bool) -> list[Decision]:
        robot = player(4, **more)
        return [robot.decide(view, budget=60, rng=random.Random(seed)) for seed in (4, 5)]

    first, second = decisions()
    assert first == second
    assert len({decision.margins for decision in decisions(new_worlds=True)}) == 2


def test_a_decision_does_not_change_with_cards_the_robot_cannot_see() -> None:
    game = under_way(6, 21)
    actor = game.actor
    assert actor is not None
    view = game.view(actor)
    hidden = [seat for seat in Seat if view.seen[seat] is None]
    decision = player().decide(view, budget=60, rng=random.Random(2))
    for other in _swaps(game, hidden):
        again = player().decide(other.view(actor), budget=60, rng=random.Random(2))
        assert again == decision


def _swaps(game: Game, hidden: Sequence[Seat]) -> list[Game]:
    """The same actions on deals where two hidden seats swapped cards of one suit."""
    first, second = (game.facts.hands[seat] for seat in hidden)
    found = []
    for card in first:
        for other in second.holding(card.suit):
            deal = list(game.deal.hands)
            deal[hidden[0]] = (deal[hidden[0]].without(card)) | type(first).of([other])
            deal[hidden[1]] = (deal[hidden[1]].without(other)) | type(first).of([card])
            found.append(with_hands(game, Deal((deal[0], deal[1], deal[2], deal[3]))))
    assert found
    return found[:4]


FINESSE = "N:AQ32.AKQ.AKQ.432 {east} 654.J32.J32.AKQJ {west}"
"""South is in 6NT with eleven tricks and a finesse against the king of spades."""
ONSIDE = FINESSE.format(east="J987.T98.T987.T9", west="KT.7654.654.8765")
OFFSIDE = FINESSE.format(east="KJ98.T98.T987.T9", west="T7.7654.654.8765")


@pytest.mark.parametrize(("deal", "won"), [(ONSIDE, 12), (OFFSIDE, 11)])
def test_declarer_finesses(deal: str, won: int) -> None:
    game = Game.start(VARIANT, Deal.parse(deal), Board.from_number(1))
    game = bid(game, "P P 1N P 6N P P P").after(Card.parse("H7"))
    robots: dict[Seat, Robot] = dict.fromkeys(Seat, RULED)
    robots[Seat.NORTH] = robots[Seat.SOUTH] = player(16)
    game = play_out(game, robots, rng=random.Random(3), budget=60)
    assert game.facts.won >= won


def test_one_legal_card_is_played_without_a_world() -> None:
    for seed in range(60):
        game = under_way(seed, 41)
        view = game.view(game.actor)
        if len(view.legal) == 1:
            decision = player(solver=_forbidden).decide(view, budget=9, rng=random.Random(1))
            assert decision.samples == 0
            assert decision.reason.name == "robot-only-card"
            return
    pytest.fail("no forced card was found")


def _forbidden() -> Any:
    raise AssertionError("the solver was asked")


class Broken:
    """A solver that refuses every question."""

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        raise RuntimeError(f"no: {len(deals)}")

    def leads(self, positions: Sequence[Position]) -> list[dict[Card, int]]:
        raise RuntimeError(f"no: {len(positions)}")


@pytest.mark.parametrize("late", [True, False])
def test_without_time_or_solver_the_rules_play(late: bool) -> None:
    game = under_way(7, 8)
    view = game.view(game.actor)
    robot = player(solver=_forbidden) if late else player(solver=Broken)
    decision = robot.decide(view, budget=0 if late else 9, rng=random.Random(1))
    assert decision == RULED.decide(view, budget=9, rng=random.Random(1))
    assert decision.reason.name == "robot-by-rule"


def test_a_slow_clock_leaves_fewer_worlds_and_still_a_card() -> None:
    game = under_way(5, 18)
    view = game.view(game.actor)
    ticks = count()
    slow = player(200, clock=lambda: float(next(ticks)))
    decision = slow.decide(view, budget=12.0, rng=random.Random(4))
    assert 0 < decision.samples < 200
    assert decision.action in view.legal


def test_margins_are_points_of_the_side_to_play() -> None:
    game = under_way(5, 18)
    view = game.view(game.actor)
    stakes = Stakes.of(view)
    decision = player().decide(view, budget=60, rng=random.Random(4))
    possible = [stakes.points(total) for total in range(14)]
    assert all(min(possible) <= points <= max(possible) for _, points in decision.margins)


def test_nobody_decides_out_of_turn() -> None:
    game = under_way(5, 18)
    idle = next(seat for seat in Seat if seat != game.actor)
    for robot in (player(), RULED):
        with pytest.raises(ValueError, match="turn"):
            robot.decide(game.view(idle), budget=1, rng=random.Random(1))


def test_robot_view_and_decision_can_be_sent_to_another_process() -> None:
    game = under_way(5, 40)
    view = game.view(game.actor)
    robot = pickle.loads(pickle.dumps(player(4)))
    assert robot == player(4)
    again = pickle.loads(pickle.dumps(view))
    assert again == view
    decision = robot.decide(again, budget=60, rng=random.Random(4))
    assert isinstance(pickle.loads(pickle.dumps(decision)), Decision)


DECLARED = range(100, 110) if PROVING else (101, 104, 107)
DEFENDED = range(100, 130) if PROVING else (111, 113, 114, 120)
"""Deals: ten and thirty, or those of them on which thought is known to be worth two tricks."""


@pytest.mark.slow
def test_it_wins_more_tricks_than_the_rules_of_thumb_on_the_same_deals() -> None:
    """Each declares the same contracts, after the same first trick, against the rules."""
    won: dict[Robot, int] = dict.fromkeys((player(8), RULED), 0)
    for seed in DECLARED:
        start = under_way(seed, 4)
        assert start.facts.contract is not None
        side = start.facts.contract.declarer.side
        for declarer in won:
            robots = {seat: declarer if seat.side == side else RULED for seat in Seat}
            end = play_out(start, robots, rng=random.Random(seed), budget=60)
            won[declarer] += end.facts.won
    assert won[player(8)] > won[RULED] + _wanted(DECLARED)


@pytest.mark.slow
def test_it_defends_better_than_the_rules_of_thumb_on_the_same_deals() -> None:
    """From the lead on: cards played at random would tell what is not so."""
    won: dict[Robot, int] = dict.fromkeys((player(8), RULED), 0)
    for seed in DEFENDED:
        start = under_way(seed, 0)
        assert start.facts.contract is not None
        side = start.facts.contract.declarer.side
        for defender in won:
            robots = {seat: RULED if seat.side == side else defender for seat in Seat}
            end = play_out(start, robots, rng=random.Random(seed), budget=60)
            won[defender] += end.facts.won
    assert won[player(8)] < won[RULED] - _wanted(DEFENDED)


def _wanted(deals: Sequence[int]) -> int:
    """Return how many tricks *deals* must show: one each if chosen, else one in two."""
    return len(deals) // 2 if PROVING else len(deals)


def test_margins_of_an_opening_lead_are_exact_for_the_worlds_dealt() -> None:
    """Each lead's points, solved here once more in every world that was dealt for it."""
    game = under_way(0, 18)
    view = game.view(game.actor)
    robot = SimulatingRobot("sef", samples=60)
    decision = robot.decide(view, budget=60, rng=random.Random(4))
    worlds = deals_like(view, "sef", 60, random.Random(4))
    rows = WorldRows.of(view, worlds)
    won = rows.solve(double_dummy(), 60.0)
    stakes = Stakes.of(view)
    for (card, mean), error in zip(decision.margins, decision.errors, strict=True):
        tricks = won[:, rows.cards.index(card)].tolist()
        points = [stakes.points(stakes.total(own)) for own in tricks]
        assert mean == pytest.approx(fmean(points))
        assert error == pytest.approx(pstdev(points) / 59**0.5)
