"""What every table of a server needs and none owns."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.server.tables.meanings import Library
from biritch.server.workers.double_dummy import Perfect
from biritch.server.workers.robots import Mind

PACE = 600
"""Milliseconds between two actions of robots, at least, so that people can follow."""


@dataclass(frozen=True, slots=True)
class Services:
    """Who thinks, explains and solves; the seed of chance; the pace of robots."""

    mind: Mind
    library: Library
    perfect: Perfect
    seed: str
    pace: int = PACE
