"""Robots by name: ``robot:sif`` is the player ``robot`` bidding the system ``sif``."""

from __future__ import annotations

from biritch import shelf
from biritch.robots import players
from biritch.robots.robot import Robot, RobotKind

DEFAULT_SYSTEM = "sef"
"""The system of a robot named without one."""


def known() -> dict[str, RobotKind]:
    """Return every player by name."""
    return shelf.load(players, "ROBOT", RobotKind)


def find(name: str) -> Robot:
    """Return the robot *name*, ``player:system`` or ``player`` alone.

    Raises:
        ValueError: No such player or system; the message names those there are.
    """
    player, _, system = name.strip().partition(":")
    found = known()
    if player not in found:
        choices = ", ".join(f"{choice}:{DEFAULT_SYSTEM}" for choice in found)
        raise ValueError(f"not a robot: {name!r} (want e.g. {choices})")
    return found[player].seat(system or DEFAULT_SYSTEM)
