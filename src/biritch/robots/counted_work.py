"""A robot with a budget of steps instead of seconds: reproducible everywhere.

The usual robot watches the clock, and considers fewer worlds on a busy machine. That would be
unfair where many people meet the same robots and are compared. Here the clock is a counter:
each look at it is one step, and the budget is a number of steps.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

from biritch.games.view import View
from biritch.robots.calls.judge import JudgeSettings
from biritch.robots.players.robot import SimulatingRobot
from biritch.robots.robot import Decision

LOOKS = 40
"""Steps of one decision: rounds of dealing, of bidding out, of solving."""
WORLDS = 24
"""The most worlds for one card."""
_HOUR = 3600.0
"""Seconds that the solver is given for a step: more than any takes."""
_JUDGING = JudgeSettings(rounds=(4, 8, 16), fewest=16, most=4, dealings=1)


def counting_clock(looks: int) -> Callable[[], float]:
    """Return a clock that advances one hour in that many *looks*.

    Example:
        >>> clock = counting_clock(4)
        >>> clock(), clock()
        (900.0, 1800.0)
    """
    steps = count(1)
    return lambda: next(steps) * _HOUR / looks


def decide_by_count(system: str, view: View, seed: str) -> Decision:
    """Return the decision in *view* of a robot with *system*; *seed* determines chance.

    Raises:
        ValueError: There is no such system, or the seat of *view* is not to act.

    Example:
        >>> import biritch as bw
        >>> view = bw.game(deal=bw.Deal.random(seed=7)).view(bw.Seat.NORTH)
        >>> str(decide_by_count("sef", view, "a").action)
        'P'
    """
    robot = SimulatingRobot(
        system,
        judging=_JUDGING,
        plan=None,
        samples=WORLDS,
        share=0.2,
        clock=counting_clock(LOOKS),
    )
    return robot.decide(view, budget=_HOUR, rng=random.Random(seed))  # noqa: S311 - repeatable
