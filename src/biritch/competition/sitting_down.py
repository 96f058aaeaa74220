"""From a movement's name and size to a schedule, and from its numbers to contestants."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from biritch.competition.evening_log import Seated
from biritch.competition.movement import Form, Movement, Schedule, Sitting, Unsuitable
from biritch.competition.results import Contestant
from biritch.competition.shelving import known

MOST_PAIRS = 100
"""More than one room holds: a movement for more is not computed."""


def movements() -> dict[str, Movement]:
    """Return the movements for pairs."""
    return {name: one for name, one in known().items() if one.form is Form.PAIRS}


@cache
def _schedule(movement: str, pairs: int, rounds: int) -> Schedule:
    return movements()[movement].schedule(pairs, rounds)


def schedule(seated: Seated) -> Schedule:
    """Return the schedule of *seated*.

    Raises:
        Unsuitable: There is no such movement for pairs, or not of that size or length.
    """
    if seated.movement not in movements():
        words = ", ".join(movements())
        raise Unsuitable("evening-fault-movement", text=seated.movement, words=words)
    least = min(seated.pairs, seated.rounds, seated.each, seated.minutes)
    if least < 1 or seated.pairs > MOST_PAIRS:
        raise Unsuitable("evening-fault-size", most=MOST_PAIRS)
    return _schedule(seated.movement, seated.pairs, seated.rounds)


@cache
def index(seated: Seated) -> Mapping[tuple[int, tuple[int, ...]], tuple[int, Sitting]]:
    """Return by set of boards and pairs the round and the sitting where they meet on it."""
    found = {
        (sitting.boards, sitting.entrants): (number, sitting)
        for number, sittings in enumerate(schedule(seated).rounds, 1)
        for sitting in sittings
    }
    return MappingProxyType(found)


@cache
def _contestants(rounds: tuple[tuple[tuple[int, str], ...], ...]) -> Mapping[int, Contestant]:
    ways: dict[int, set[str]] = {}
    for sittings in rounds:
        for who, way in sittings:
            ways.setdefault(who, set()).add(way)
    apart = all(len(way) == 1 for way in ways.values())
    found = {
        who: Contestant(str(who), min(way) if apart else "")  # type: ignore[arg-type]
        for who, way in sorted(ways.items())
    }
    return MappingProxyType(found)


def contestants(schedule: Schedule) -> Mapping[int, Contestant]:
    """Return the pairs of *schedule* by number.

    Where nobody ever changes direction, each has its line: there are two winners.
    """
    return _contestants(
        tuple(
            tuple(
                (who, way)
                for sitting in sittings
                for way, side in (("ns", sitting.ns), ("ew", sitting.ew))
                for who in side
            )
            for sittings in schedule.rounds
        )
    )
