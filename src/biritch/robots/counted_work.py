"""A robot that decides by counted work: the same view and seed give the same action anywhere.

The robot people play with looks at the clock, and a busy machine makes it look at fewer worlds.
Where many people meet the same robots and are compared, that would be unfair. Here the clock is
a counter: every look at it is a step, and that many steps are its time.
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
    """Return a clock on which that many *looks* take an hour.

    Example:
        >>> clock = counting_clock(4)
        >>> clock(), clock()
        (900.0, 1800.0)
    """
    steps = count(1)
    return lambda: next(steps) * _HOUR / looks


def decide_by_count(system: str, view: View, seed: str) -> Decision:
    """Return what a robot that bids *system* does in *view*, by chance as *seed* says.

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
