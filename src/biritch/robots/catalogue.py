"""Robots by name: ``robot:sif`` is the player ``robot`` with the bidding system ``sif``."""

from __future__ import annotations

from difflib import get_close_matches

from biritch import shelf
from biritch.core.bad_value import BadValue
from biritch.robots import players
from biritch.robots.robot import Robot, RobotKind

DEFAULT_SYSTEM = "sef"
"""The system of a robot named without one."""


def all_robots() -> dict[str, RobotKind]:
    """Return all kinds of robots by file name.

    Example:
        >>> list(all_robots())
        ['quick', 'random', 'robot', 'rule', 'strong']
    """
    return shelf.load(players, "ROBOT", RobotKind)


def find(name: str) -> Robot:
    """Return the robot *name*, ``player:system`` or ``player`` alone.

    Raises:
        ValueError: No such player or system; the message names those there are.

    Example:
        >>> find("rule:sayc").name
        'rule:sayc'
    """
    player, _, system = name.strip().partition(":")
    players_known = all_robots()
    if player not in players_known:
        choices = ", ".join(f"{choice}:{DEFAULT_SYSTEM}" for choice in players_known)
        near = get_close_matches(player, players_known, n=1)
        hint = f". Did you mean {near[0]!r}?" if near else ""
        raise BadValue(
            f"not a robot: {name!r}{hint} (want e.g. {choices})",
            "robot",
            text=name,
            words=choices,
        )
    return players_known[player].seat(system or DEFAULT_SYSTEM)
