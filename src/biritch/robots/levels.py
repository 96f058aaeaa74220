"""Levels of play: a robot with more or less time than it is given."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from biritch.games.view import View
from biritch.robots.players.robot import SimulatingRobot
from biritch.robots.robot import Decision


@dataclass(frozen=True, slots=True)
class LevelRobot:
    """A robot with *times* the given budget, and at most *most* seconds.

    Example:
        >>> LevelRobot("quick", SimulatingRobot("sef"), most=1 / 3).name
        'quick:sef'
    """

    level: str
    robot: SimulatingRobot
    times: float = 1.0
    most: float = field(default=float("inf"), kw_only=True)

    @property
    def name(self) -> str:
        """The level's name and the system."""
        return f"{self.level}:{self.robot.system}"

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        """Return the robot's decision within the time of this level."""
        return self.robot.decide(view, budget=min(self.times * budget, self.most), rng=rng)
