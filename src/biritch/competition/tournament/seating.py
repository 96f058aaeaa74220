"""Who sits where: from the name and size of a movement to a schedule and numbered contestants.

Swiss and knock-out are no movements: their rounds come from the draws in the log.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import chain
from types import MappingProxyType

from biritch.competition.catalogue import movements_by_name
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
"""The most entrants of a tournament: for more no movement is computed."""
MOST_SECTIONS = 8
"""The most sections of a tournament."""
SWISS = "swiss"
"""The name of a tournament in which teams meet by their rank."""
KNOCK_OUT = "knock-out"
"""The name of a tournament in which the losers of a round leave."""
DRAWN = (SWISS, KNOCK_OUT)
"""Tournaments whose rounds are drawn from the results so far."""


def movements(form: EntrantKind = EntrantKind.PAIRS) -> dict[str, Movement]:
    """Return the movements for entrants of one *form*.

    Example:
        >>> "howell" in movements()
        True
    """
    return {
        name: movement
        for name, movement in movements_by_name().items()
        if movement.form is form
    }


@cache
def entrant_kind(movement: str) -> EntrantKind:
    """Return what enters: pairs, players or teams.

    Example:
        >>> entrant_kind("howell"), entrant_kind("swiss")
        (<EntrantKind.PAIRS: 'pairs'>, <EntrantKind.TEAMS: 'teams'>)

    Raises:
        Unsuitable: There is no such movement.
    """
    if movement in DRAWN:
        return EntrantKind.TEAMS
    entry = movements_by_name().get(movement)
    if entry is None:
        words = ", ".join((*movements_by_name(), *DRAWN))
        raise Unsuitable("tournament-fault-movement", text=movement, words=words)
    return entry.form


# Asked for at every line of a log that is folded.
@cache
def _schedule(movement: str, pairs: int, rounds: int, sections: int) -> Schedule:
    if sections == 1:
        return movements_by_name()[movement].schedule(pairs, rounds)
    least, more = divmod(pairs, sections)
    # The first sections take one more each where the number does not divide.
    sizes = [least + (section < more) for section in range(sections)]
    return side_by_side(
        [movements_by_name()[movement].schedule(size, rounds) for size in sizes]
    )


def side_by_side(schedules: list[Schedule]) -> Schedule:
    """Return *schedules* side by side as sections, on duplicated boards.

    Numbers of entrants and tables go on from one section to the next.
    """
    tables = pairs = 0
    fields: list[list[Round]] = []
    for section, inside in enumerate(schedules, 1):
        fields.append([
            tuple(_moved(sitting, tables, pairs, section) for sitting in sittings)
            for sittings in inside.rounds
        ])  # fmt: skip
        tables, pairs = tables + inside.tables, pairs + len(inside.entrants)
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
    """Return the rounds of the movement; where results decide, those of *draws*.

    Raises:
        Unsuitable: There is no such movement, or none of that size or length.

    Example:
        >>> from biritch.competition.tournament.log import MovementSet
        >>> len(schedule(MovementSet("mitchell", 14, 7, 4, 30)).rounds)
        7
    """
    least = min(seated.pairs, seated.rounds, seated.each, seated.minutes, seated.sections)
    if entrant_kind(seated.movement) is EntrantKind.TEAMS and seated.sections > 1:
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
    rounds_drawn = tuple(
        swiss.seated(swiss.SwissDraw(read_draw(draw, teams)), turn, EntrantKind.TEAMS)
        for turn, draw in enumerate(draws, 1)
    )
    return Schedule(rounds_drawn, Guarantee((0, 2)), EntrantKind.TEAMS)


@cache
def _knockout(teams: int, rounds: int, draws: tuple[str, ...]) -> Schedule:
    if teams < 2:
        raise Unsuitable("knockout-few", entrants=str(teams))
    stages = (teams - 1).bit_length()
    if rounds % stages:
        lengths = f"{stages}, {2 * stages}, {3 * stages}…"
        raise Unsuitable("movement-rounds", rounds=str(rounds), lengths=lengths)
    rounds_drawn = tuple(
        swiss.seated(
            swiss.SwissDraw(read_draw(draw.partition(" +")[0], teams)), turn, EntrantKind.TEAMS
        )
        for turn, draw in enumerate(draws, 1)
    )
    return Schedule(rounds_drawn, Guarantee((0, 2), meetings=(0, rounds)), EntrantKind.TEAMS)


def extra_boards_in(draw: str) -> int:
    """Return how many extra boards a draw has; usually none.

    Example:
        >>> extra_boards_in("1-4 +2"), extra_boards_in("1-8 7-2")
        (2, 0)
    """
    more = draw.partition(" +")[2]
    return int(more) if re.fullmatch("[1-9][0-9]?", more, re.ASCII) else 0


def read_draw(draw: str, teams: int) -> tuple[swiss.Two, ...]:
    """Return the matches of a draw as the log writes it, home first.

    Raises:
        Unsuitable: It is not a draw of so many *teams*, or has a team twice.

    Example:
        >>> read_draw("1-8 7-2", teams=8)
        ((1, 8), (7, 2))
    """
    if not re.fullmatch(r"[1-9][0-9]{0,2}-[1-9][0-9]{0,2}( [0-9]+-[0-9]+)*", draw, re.ASCII):
        raise Unsuitable("tournament-fault-draw", text=draw[:80])
    matches = [tuple(map(int, two.split("-"))) for two in draw.split(" ")]
    teams_drawn = [team for match in matches for team in match]
    if len(set(teams_drawn)) < len(teams_drawn) or not set(teams_drawn) <= {
        *range(1, teams + 1)
    }:
        raise Unsuitable("tournament-fault-draw", text=draw[:80])
    return tuple((home, away) for home, away in matches)


def write_draw(matches: tuple[swiss.Two, ...]) -> str:
    """Return *matches* as :func:`read_draw` reads them.

    Example:
        >>> write_draw(((4, 1), (3, 2)))
        '4-1 3-2'
    """
    return " ".join(f"{home}-{away}" for home, away in matches)


def sets_of_a_match(seated: MovementSet) -> int:
    """Return how many sets of boards a match of teams has.

    Example:
        >>> from biritch.competition.tournament.log import MovementSet
        >>> sets_of_a_match(MovementSet("team-match", 2, 4, 6, 50))
        4
    """
    if seated.movement in DRAWN:
        return 1
    sets: dict[frozenset[int], set[int]] = {}
    for sitting in schedule(seated):
        sets.setdefault(frozenset(sitting.entrants), set()).add(sitting.boards)
    return max(len(played) for played in sets.values())


@cache
def sittings_by_set(
    seated: MovementSet, draws: tuple[str, ...] = ()
) -> Mapping[tuple[int, tuple[int, ...]], tuple[int, Sitting]]:
    """Return by set of boards and entrants the round and the table where they play it."""
    places = {
        (sitting.boards, sitting.entrants): (number, sitting)
        for number, sittings in enumerate(schedule(seated, draws).rounds, 1)
        for sitting in sittings
    }
    return MappingProxyType(places)


@cache
def contestants(seated: MovementSet) -> Mapping[int, Contestant]:
    """Return the entrants by number.

    Where no pair ever changes direction there are two rankings, and two winners.

    Example:
        >>> from biritch.competition.tournament.log import MovementSet
        >>> list(map(str, contestants(MovementSet("mitchell", 6, 3, 8, 60)).values()))
        ['1 NS', '2 NS', '3 NS', '4 EW', '5 EW', '6 EW']
    """
    if seated.movement in DRAWN or entrant_kind(seated.movement) is not EntrantKind.PAIRS:
        entrants = {who: Contestant(str(who)) for who in range(1, seated.pairs + 1)}
        return MappingProxyType(entrants)
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
