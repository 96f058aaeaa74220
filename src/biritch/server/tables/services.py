"""Services shared by all live tables of a server: robots, systems, the solver."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from biritch.server.bus.sharing import Sharing
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.web.limits import Limits
from biritch.server.workers.double_dummy import DoubleDummySolver
from biritch.server.workers.robots import Decider


def ignore_step(kind: str, seconds: float) -> None:
    """Ignore a measured time; the default of a metric."""


PACE = 600
"""Milliseconds between two actions of robots, at least, so that people can follow."""


@dataclass(frozen=True, slots=True)
class Services:
    """The shared services: robots, meanings, solver, random seed, robots' pace, limits.

    ``claims`` is the default for robots' claims of certain tricks.
    """

    mind: Decider
    library: SystemLibrary
    perfect: DoubleDummySolver
    seed: str
    pace: int = PACE
    limits: Limits = field(default_factory=Limits)
    sharing: Sharing | None = None
    """The other processes at the same tables, where there may be any."""
    claims: bool = False
    observe_step: Callable[[str, float], None] = ignore_step
    """Hears of every message at a table: its kind, the seconds until it was answered."""
