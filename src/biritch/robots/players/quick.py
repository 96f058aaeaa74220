"""The fast robot: a third of a second for a card or a call."""

from __future__ import annotations

from biritch.core.phrase import Phrase
from biritch.robots.calls.bidder import read_system
from biritch.robots.levels import LevelRobot
from biritch.robots.players.robot import SimulatingRobot
from biritch.robots.robot import RobotKind


def _seat(name: str) -> LevelRobot:
    # An unknown system is refused when the robot is seated, not when it first bids.
    read_system(name)
    return LevelRobot("quick", SimulatingRobot(name, samples=40), most=1 / 3)


ROBOT = RobotKind(Phrase.of("robot-about-quick"), _seat)

SENTENCES = {
    "en": """
robot-about-quick = Like the robot, but thinks for a third of a second at most.
""",
    "fr": """
robot-about-quick = Comme le robot, mais réfléchit un tiers de seconde au plus.
""",
}
