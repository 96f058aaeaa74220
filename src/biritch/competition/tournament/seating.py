"""From a movement's name and size to a schedule, and from its numbers to contestants."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import chain
from types import MappingProxyType

from biritch.competition.catalogue import known
from biritch.competition.movement import (
    EntrantKind,
    Guarantee,
    Movement,
    Round,
    Schedule,
    Sitting,
    Unsuitable,
)
from biritch.competition.results.result import Contestant
from biritch.competition.teams import swiss
from biritch.competition.tournament.log import MovementSet

MOST_PAIRS = 100
"""More than one room holds: a movement for more is not computed."""
MOST_SECTIONS = 8
SWISS = "swiss"
"""The name of what no movement seats beforehand: teams that meet by their rank."""
KNOCK_OUT = "knock-out"
"""Teams of which the loser leaves; the winners meet."""
DRAWN = (SWISS, KNOCK_OUT)
"""What results decide."""


def movements(form: EntrantKind = EntrantKind.PAIRS) -> dict[str, Movement]:
    """Return the movements for entrants of one *form*."""
    return {name: one for name, one in known().items() if one.form is form}


@cache
def form(movement: str) -> EntrantKind:
    """Return what enters to *movement*.

    Raises:
        Unsuitable: There is no such movement.
    """
    if movement in DRAWN:
        return EntrantKind.TEAMS
    found = known().get(movement)
    if found is None:
        words = ", ".join((*known(), *DRAWN))
        raise Unsuitable("tournament-fault-movement", text=movement, words=words)
    return found.form


@cache
def _schedule(movement: str, pairs: int, rounds: int, sections: int) -> Schedule:
    if sections == 1:
        return known()[movement].schedule(pairs, rounds)
    least, more = divmod(pairs, sections)
    sizes = [least + (section < more) for section in range(sections)]
    return beside([known()[movement].schedule(size, rounds) for size in sizes])


def beside(schedules: list[Schedule]) -> Schedule:
    """Return *schedules* side by side as sections, on copies of the same boards.

    Numbers of entrants and tables go on from one section to the next.
    """
    tables = pairs = 0
    fields: list[list[Round]] = []
    for section, one in enumerate(schedules, 1):
        fields.append([
            tuple(_moved(sitting, tables, pairs, section) for sitting in sittings)
            for sittings in one.rounds
        ])  # fmt: skip
        tables, pairs = tables + one.tables, pairs + len(one.entrants)
    rounds = tuple(tuple(chain(*same)) for same in zip(*fields, strict=True))
    return replace(schedules[0], rounds=rounds)


def _moved(sitting: Sitting, tables: int, pairs: int, section: int) -> Sitting:
    return Sitting(
        sitting.table + tables,
        tuple(who + pairs for who in sitting.ns),
        tuple(who + pairs for who in sitting.ew),
        sitting.boards,
        section,
    )


@cache
def schedule(seated: MovementSet, draws: tuple[str, ...] = ()) -> Schedule:
    """Return the schedule of *seated*; where results decide, the rounds of *draws*.

    Raises:
        Unsuitable: There is no such movement, or not of that size or length.
    """
    least = min(seated.pairs, seated.rounds, seated.each, seated.minutes, seated.sections)
    if form(seated.movement) is EntrantKind.TEAMS and seated.sections > 1:
        raise Unsuitable("tournament-fault-sections")
    if least < 1 or seated.pairs > MOST_PAIRS or seated.sections > MOST_SECTIONS:
        raise Unsuitable("tournament-fault-size", most=MOST_PAIRS)
    if seated.movement == SWISS:
        return _swiss(seated.pairs, seated.rounds, draws)
    if seated.movement == KNOCK_OUT:
        return _knockout(seated.pairs, seated.rounds, draws)
    return _schedule(seated.movement, seated.pairs, seated.rounds, seated.sections)


@cache
def _swiss(teams: int, rounds: int, draws: tuple[str, ...]) -> Schedule:
    if teams < 4:
        raise Unsuitable("movement-size-teams", size=str(teams), sizes=f"4-{MOST_PAIRS}")
    if rounds >= teams:
        raise Unsuitable("movement-rounds", rounds=str(rounds), lengths=f"1-{teams - 1}")
    found = tuple(
        swiss.seated(swiss.SwissDraw(matches_in(draw, teams)), turn, EntrantKind.TEAMS)
        for turn, draw in enumerate(draws, 1)
    )
    return Schedule(found, Guarantee((0, 2)), EntrantKind.TEAMS)


@cache
def _knockout(teams: int, rounds: int, draws: tuple[str, ...]) -> Schedule:
    if teams < 2:
        raise Unsuitable("knockout-few", entrants=str(teams))
    stages = (teams - 1).bit_length()
    if rounds % stages:
        lengths = f"{stages}, {2 * stages}, {3 * stages}…"
        raise Unsuitable("movement-rounds", rounds=str(rounds), lengths=lengths)
    found = tuple(
        swiss.seated(
            swiss.SwissDraw(matches_in(draw.partition(" +")[0], teams)), turn, EntrantKind.TEAMS
        )
        for turn, draw in enumerate(draws, 1)
    )
    return Schedule(found, Guarantee((0, 2), meetings=(0, rounds)), EntrantKind.TEAMS)


def extra_in(draw: str) -> int:
    """Return how many extra boards a draw written ``1-4 +2`` has; usually none."""
    more = draw.partition(" +")[2]
    return int(more) if re.fullmatch("[1-9][0-9]?", more, re.ASCII) else 0


def matches_in(draw: str, teams: int) -> tuple[swiss.Two, ...]:
    """Return the matches of a draw, written ``1-8 7-2``: nobody in two of them.

    Raises:
        Unsuitable: It cannot be one.
    """
    if not re.fullmatch(r"[1-9][0-9]{0,2}-[1-9][0-9]{0,2}( [0-9]+-[0-9]+)*", draw, re.ASCII):
        raise Unsuitable("tournament-fault-draw", text=draw[:80])
    found = [tuple(map(int, two.split("-"))) for two in draw.split(" ")]
    who = [one for two in found for one in two]
    if len(set(who)) < len(who) or not set(who) <= set(range(1, teams + 1)):
        raise Unsuitable("tournament-fault-draw", text=draw[:80])
    return tuple((home, away) for home, away in found)


def written(matches: tuple[swiss.Two, ...]) -> str:
    """Return *matches* as :func:`matches_in` reads them."""
    return " ".join(f"{home}-{away}" for home, away in matches)


def stretch(seated: MovementSet) -> int:
    """Return how many sets of boards a match of teams has."""
    if seated.movement in DRAWN:
        return 1
    sets: dict[frozenset[int], set[int]] = {}
    for sitting in schedule(seated):
        sets.setdefault(frozenset(sitting.entrants), set()).add(sitting.boards)
    return max(len(one) for one in sets.values())


@cache
def index(
    seated: MovementSet, draws: tuple[str, ...] = ()
) -> Mapping[tuple[int, tuple[int, ...]], tuple[int, Sitting]]:
    """Return by set of boards and entrants the round and the sitting where they meet on it."""
    found = {
        (sitting.boards, sitting.entrants): (number, sitting)
        for number, sittings in enumerate(schedule(seated, draws).rounds, 1)
        for sitting in sittings
    }
    return MappingProxyType(found)


@cache
def contestants(seated: MovementSet) -> Mapping[int, Contestant]:
    """Return the entrants by number.

    Where no pair ever changes direction, each has its line: there are two winners.
    """
    if seated.movement in DRAWN or form(seated.movement) is not EntrantKind.PAIRS:
        found = {who: Contestant(str(who)) for who in range(1, seated.pairs + 1)}
        return MappingProxyType(found)
    ways: dict[int, set[str]] = {}
    for sitting in schedule(seated):
        for way, side in (("ns", sitting.ns), ("ew", sitting.ew)):
            for who in side:
                ways.setdefault(who, set()).add(way)
    apart = all(len(way) == 1 for way in ways.values())
    return MappingProxyType({
        who: Contestant(str(who), min(way) if apart else "")  # type: ignore[arg-type]
        for who, way in sorted(ways.items())
    })  # fmt: skip
