"""No decision is later than its budget: the solver is told how long it has, and is believed."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from biritch.core.cards import DECK, Strain
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable
from biritch.games.view import View
from biritch.robots.claims import accepts_claim
from biritch.robots.players.robot import SimulatingRobot
from biritch.solver.native import NativeSolver
from biritch.solver.solver import UNSOLVED, Position, PositionRows, QuestionMode
from tests.robots.helpers import bid, dealt, player, under_way

BUDGET = 0.8


@dataclass
class Slow:
    """A solver and its clock: every answer takes so many *seconds*, on no other clock."""

    seconds: float
    now: float = 0.0
    asked: int = 0

    def clock(self) -> float:
        """Return the time."""
        return self.now

    def _done(self, wanted: int, seconds: float | None) -> int:
        """Return how many of *wanted* answers there is time for, and let it pass."""
        assert seconds is not None, "the solver was not told how long it has"
        assert self.now + seconds <= BUDGET + 1e-9, "the solver was told of more than there is"
        done = min(wanted, int(seconds / self.seconds))
        self.asked += done
        # What was begun and not finished took all of the time.
        self.now += seconds if done < wanted else done * self.seconds
        return done

    def rows(
        self,
        positions: PositionRows,
        mode: QuestionMode = "exact",
        *,
        target: int = 0,
        seconds: float | None = None,
    ) -> Any:
        done = self._done(len(positions), seconds)
        answers = np.full((len(positions), len(DECK)), UNSOLVED, np.int8)
        some = PositionRows(
            positions.hands[:done], positions.strain, positions.leader, positions.table[:done]
        )
        answers[:done] = NativeSolver().rows(some, mode, target=target)
        return answers

    def declarer_tricks(
        self,
        contracts: Sequence[tuple[Deal, Strain, Seat]],
        *,
        within: Sequence[tuple[int, int]] | None = None,
        seconds: float | None = None,
    ) -> list[int]:
        done = self._done(len(contracts), seconds)
        bounds = within and within[:done]
        won = NativeSolver().declarer_tricks(contracts[:done], within=bounds)
        return won + [UNSOLVED] * (len(contracts) - done)

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        raise AssertionError(f"nobody asks for {len(deals)} tables")

    def leads(self, positions: Sequence[Position]) -> list[dict[Any, int]]:
        raise AssertionError(f"a solver that stops in time was not asked for {len(positions)}")


def decided(view: View, slow: Slow, robot: SimulatingRobot) -> Any:
    decision = robot.decide(view, budget=BUDGET, rng=random.Random(1))
    assert slow.now <= BUDGET + 1e-9
    assert decision.action in view.legal
    return decision


@pytest.mark.parametrize("seconds", [0.0005, 0.004, 0.03, 0.3, 2.0])
@pytest.mark.parametrize("cards", [0, 1, 5, 18, 33])
def test_a_card_is_played_in_time_however_slow_the_solver(cards: int, seconds: float) -> None:
    slow = Slow(seconds)
    game = under_way(5, cards)
    robot = player(100, clock=slow.clock, solver=lambda: slow)
    decision = decided(game.view(game.actor), slow, robot)
    # With time for one world it is looked at; with none, the rules of thumb play.
    assert seconds >= BUDGET / 2 or decision.reason.name != "robot-by-rule"


@pytest.mark.parametrize("seconds", [0.0005, 0.01, 0.1, 2.0])
@pytest.mark.parametrize("calls", ["1C 1H", "1D P 1S P", "1N P 2C P 2H P", "1S X 3S P P"])
def test_a_call_is_made_in_time_however_slow_the_solver(calls: str, seconds: float) -> None:
    slow = Slow(seconds)
    game = bid(dealt("budget"), calls)
    robot = SimulatingRobot("sef", clock=slow.clock, solver=lambda: slow)
    decided(game.view(game.actor), slow, robot)


@pytest.mark.parametrize("seconds", [0.001, 0.1, 2.0])
def test_a_claim_is_answered_in_time_however_slow_the_solver(seconds: float) -> None:
    """Who has had no time to look at it does not accept."""
    slow = Slow(seconds)
    game = under_way(5, 32)
    view = game.view(game.actor)
    assert view.turn is not None
    accepted = accepts_claim(
        view, view.turn, 1, BUDGET, random.Random(1), solver=lambda: slow, clock=slow.clock
    )
    assert slow.now <= BUDGET + 1e-9
    assert not (accepted and seconds > BUDGET)
