"""The slow robot: three times the time, and three times the worlds."""

from __future__ import annotations

from biritch.core.phrase import Phrase
from biritch.robots.calls.bidder import read_system
from biritch.robots.levels import LevelRobot
from biritch.robots.players.robot import MORE, SimulatingRobot
from biritch.robots.robot import RobotKind


def _seat(name: str) -> LevelRobot:
    # An unknown system is refused when the robot is seated, not when it first bids.
    read_system(name)
    return LevelRobot("strong", SimulatingRobot(name, samples=300, more=MORE), 3.0)


ROBOT = RobotKind(Phrase.of("robot-about-strong"), _seat)

SENTENCES = {
    "en": """
robot-about-strong = Like the robot, but thinks three times as long, over more hands.
""",
    "fr": """
robot-about-strong = Comme le robot, mais réfléchit trois fois plus, sur plus de mains.
""",
}
