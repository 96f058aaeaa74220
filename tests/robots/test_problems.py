"""The problems of play: each can be played, none has only right answers, most are solved."""

import random
from typing import Any

import pytest

from benchmarks.measured_robots import Pace
from benchmarks.play_positions import credit, position_view, read_expert_cards
from benchmarks.play_problems import answer, card_view, problems, suit_deal
from biritch.bidding.catalogue import all_systems
from biritch.core.cards import Card
from biritch.robots.catalogue import find
from biritch.solver.odds.first_leads import lead_chances, third_chances
from biritch.solver.odds.suit_combinations import SuitCombination, best_line
from tests.proving import cases

PROBLEMS = problems()
SUITS = [problem for problem in PROBLEMS if "tricks" in problem]
CARDS = [problem for problem in PROBLEMS if "tricks" not in problem]


def named(problem: dict[str, Any]) -> str:
    return problem.get("cards") or problem.get("played") or str(problem["hands"])


PACE = Pace(0.8, counted=True)
LONG = {
    "85.J73.QJT94.K62",
    "KJ842.Q5.973.T64",
    "J62.AK5.T974.832",
    "K65.AK4.T73.AK53",
    "K74.A52.KQ3.KQ43",
    "K72.A84.AQ3.J752",
    "A63.KQ4.AQJ.Q653",
}
"""Hands that a robot thinks about for seconds."""
KINDS = [
    pytest.param(
        problem,
        id=named(problem),
        marks=[pytest.mark.prove] if LONG & {*problem["hands"].values()} else [],
    )
    for problem in CARDS
    if problem["technique"]
    in {
        "bids as meant",
        "worth of a lead",
        "count",
        "what did not happen",
        "suit preference",
        "the known card",
        "one plan",
    }
]
SURE = ("AQ972/KT85", "AQT765/432")
"""Suits every robot shall begin well, whatever the dice."""


def test_there_are_a_hundred_of_many_kinds_and_no_two_alike() -> None:
    assert len(PROBLEMS) >= 100
    asked = {
        tuple(str(p.get(key)) for key in ("hands", "cards", "tricks", "played", "unit"))
        for p in PROBLEMS
    }
    assert len(asked) == len(PROBLEMS)
    assert len({problem["technique"] for problem in PROBLEMS}) >= 15


@pytest.mark.parametrize("problem", CARDS, ids=named)
def test_a_right_card_is_allowed_and_some_other_is_wrong(problem: dict[str, Any]) -> None:
    legal = {str(card) for card in card_view(problem).legal if isinstance(card, Card)}
    right = set(problem["right"].split())
    assert right < legal


@pytest.mark.parametrize("problem", SUITS[:: max(1, len(SUITS) // cases(12, 1000))], ids=named)
def test_a_suit_is_dealt_as_it_is_set_and_the_chances_tell(problem: dict[str, Any]) -> None:
    """The best lead is as good as the best line, and some card of the first trick is worse."""
    game, key = suit_deal(problem)
    held = "/".join(hand.ranks(key) for hand in (game.deal.north, game.deal.south))
    suit = SuitCombination.parse(problem["cards"])
    assert SuitCombination.parse(held) == suit
    chances = lead_chances(suit, problem["tricks"])
    best = max(chances.values())
    assert best == best_line(suit, tricks=problem["tricks"]).chances[problem["tricks"] - 1]
    second = min(rank for rank in range(2, 15) if rank not in suit.first | suit.second)
    lead = max(chances, key=chances.__getitem__)
    thirds = third_chances(suit, lead, second, problem["tricks"])
    assert min(chances.values()) < best or min(thirds.values()) < max(thirds.values())


@pytest.mark.slow
@pytest.mark.parametrize("cards", SURE)
def test_a_sure_line_is_found(cards: str) -> None:
    problem = next(problem for problem in SUITS if problem["cards"] == cards)
    assert answer(problem, find("robot:sef"), 60.0).solved


def test_partner_reads_two_cards_apart_from_three() -> None:
    """High from 92 under partner's ace, for a ruff; low from 862."""
    asked = [p for p in CARDS if p["technique"] == "signal"]
    robot = find("rule:sef")
    assert [answer(problem, robot, 0.0).solved for problem in asked] == [True] * len(asked)


@pytest.mark.parametrize("problem", KINDS)
def test_a_robot_at_the_tables_pace_finds_the_card(problem: dict[str, Any]) -> None:
    """What bids meant, what a lead is worth, count, what did not happen, wishes, one plan."""
    robot = PACE.set_robot("robot:sayc")
    found = answer(problem, robot, PACE.budget)
    assert found.solved, f"{found.cards}: {problem['line']}"


EXPERT = [
    pytest.param(
        problem, id=problem["id"], marks=[pytest.mark.prove] if "proving" in problem else []
    )
    for problem in read_expert_cards()
]


@pytest.mark.parametrize("problem", EXPERT)
def test_a_robot_of_any_system_plays_the_experts_card(problem: dict[str, Any]) -> None:
    robot = Pace(0.8, counted=True).set_robot(f"robot:{problem['system']}", new_worlds=True)
    view = position_view(problem)
    decision = robot.decide(view, budget=0.8, rng=random.Random("expert"))
    assert credit(problem, str(decision.action)) == 1, problem["line"]


def test_the_experts_cards_are_of_every_system_and_some_card_is_wrong() -> None:
    every = read_expert_cards()
    assert {problem["system"] for problem in every} == {*all_systems()}
    for problem in every:
        assert {*problem["best"]} < {*problem["wrong"]}


@pytest.mark.prove
def test_four_in_five_are_solved() -> None:
    robot = find("robot:sef")
    solved = sum(answer(problem, robot, 60.0).solved for problem in PROBLEMS)
    assert solved >= 0.8 * len(PROBLEMS)
