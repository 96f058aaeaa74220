"""Checks of schedules: do they keep their guarantees, and how fair are they?

Balance is measured by the *competition* between two pairs: one for each board both played the
same way, minus one for each played opposite ways, and the results of the board less one where
they met. In a perfect movement it is the same for every two pairs (``docs/movements.md``, 0).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, product
from typing import TypeVar

from biritch.competition.movement import EntrantKind, Round, Schedule, Span
from biritch.core.phrase import Argument, Phrase

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Balance:
    """The evenness of comparisons between all two pairs."""

    mean: Fraction
    variance: Fraction
    least: int
    most: int


def competitions(schedule: Schedule) -> dict[tuple[int, int], int]:
    """Return the competition between every two pairs; keys have the lower number first.

    Example:
        >>> from biritch.competition.catalogue import movements_by_name
        >>> competitions(movements_by_name()["howell"].schedule(8))[1, 2]
        3
    """
    competitions = dict.fromkeys(combinations(schedule.entrants, 2), 0)
    for boards in range(1, schedule.sets + 1):
        played = [sitting for sitting in schedule if sitting.boards == boards]
        ways = [
            (who, way, place)
            for place, sitting in enumerate(played)
            for way, side in ((1, sitting.ns), (-1, sitting.ew))
            for who in side
        ]
        for (first, way, place), (second, their, there) in combinations(ways, 2):
            # A team sits both ways, at its two tables: it is not compared with itself.
            if first != second:
                met = place == there
                competitions[min(first, second), max(first, second)] += (
                    len(played) - 1 if met else way * their
                )
    return competitions


def balance(schedule: Schedule) -> Balance:
    """Return mean, variance, minimum and maximum of the competition between two pairs.

    Example:
        >>> from biritch.competition.catalogue import movements_by_name
        >>> balance(movements_by_name()["howell"].schedule(8)).variance
        Fraction(0, 1)
    """
    values = list(competitions(schedule).values())
    mean = Fraction(sum(values), len(values))
    square = Fraction(sum(value * value for value in values), len(values))
    return Balance(mean, square - mean * mean, min(values), max(values))


def opponents(schedule: Schedule) -> Counter[tuple[int, int]]:
    """Return how often each two entrants are opponents; two teams at two tables count once.

    Example:
        >>> from biritch.competition.catalogue import movements_by_name
        >>> set(opponents(movements_by_name()["howell"].schedule(8)).values())
        {1}
    """
    met = Counter(
        (min(north_south, east_west), max(north_south, east_west))
        for sitting in schedule
        for north_south, east_west in product(sitting.ns, sitting.ew)
    )
    if schedule.form is EntrantKind.TEAMS:
        # A match has two rooms, which the sittings show as two meetings.
        return Counter({two: (times + 1) // 2 for two, times in met.items()})
    return met


def partners(schedule: Schedule) -> Counter[tuple[int, int]]:
    """Return how often each two players are partners; empty where pairs enter.

    Example:
        >>> from biritch.competition.catalogue import movements_by_name
        >>> partners(movements_by_name()["howell"].schedule(8))
        Counter()
    """
    sides = (side for sitting in schedule for side in (sitting.ns, sitting.ew))
    return Counter((min(side), max(side)) for side in sides if len(side) == 2)


def waits(schedule: Schedule) -> Counter[int]:
    """Return how many rounds each entrant sits out.

    Example:
        >>> from biritch.competition.catalogue import movements_by_name
        >>> set(waits(movements_by_name()["howell"].schedule(8)).values())
        {0}
    """
    sits: Counter[int] = Counter()
    for sittings in schedule.rounds:
        sits.update({who for sitting in sittings for who in sitting.entrants})
    return Counter({who: len(schedule.rounds) - sits[who] for who in schedule.entrants})


def schedule_faults(schedule: Schedule) -> Iterator[Phrase]:
    """Yield the faults of *schedule*; none if it keeps its guarantee.

    Example:
        >>> from biritch.competition.catalogue import movements_by_name
        >>> list(schedule_faults(movements_by_name()["mitchell"].schedule(14)))
        []
    """
    yield from _seats(schedule)
    yield from _sets(schedule)
    yield from _matches(schedule)
    yield from _counts(schedule)
    guarantee = schedule.guarantee
    if guarantee.down:
        yield from _travel(schedule)
    if guarantee.variance is not None and balance(schedule).variance != guarantee.variance:
        variance = str(balance(schedule).variance)
        yield _fault("balance", variance=variance, most=str(guarantee.variance))


def _fault(name: str, **blanks: Argument) -> Phrase:
    return Phrase.of(f"movement-fault-{name}", **blanks)


def _places(schedule: Schedule, sittings: Round) -> Iterator[tuple[int, ...]]:
    """Yield every place used in a round; a team has one in each direction."""
    for sitting in sittings:
        for way, side in ((1, sitting.ns), (2, sitting.ew)):
            for who in side:
                yield (who, way) if schedule.form is EntrantKind.TEAMS else (who,)


def _seats(schedule: Schedule) -> Iterator[Phrase]:
    """Yield double seats, entrants that meet themselves, and tables used twice."""
    numbers = schedule.entrants
    if numbers != tuple(range(1, len(numbers) + 1)):
        yield _fault("numbers", most=str(len(numbers)))
    for number, sittings in enumerate(schedule.rounds, 1):
        where = {"round": str(number)}
        places = (who for who, *_ in _repeats(_places(schedule, sittings)))
        tables = _repeats(sitting.table for sitting in sittings)
        selves = (sitting.ns[0] for sitting in sittings if set(sitting.ns) & set(sitting.ew))
        yield from (_fault("twice", **where, who=str(who)) for who in places)
        yield from (_fault("table", **where, table=str(table)) for table in tables)
        yield from (_fault("itself", **where, who=str(who)) for who in selves)


def _repeats(things: Iterable[Thing]) -> Iterator[Thing]:
    return (value for value, times in Counter(things).items() if times > 1)


def _sets(schedule: Schedule) -> Iterator[Phrase]:
    """Yield sets played again by an entrant, and sets at too many tables at once."""
    played: Counter[tuple[int, ...]] = Counter()
    for number, sittings in enumerate(schedule.rounds, 1):
        for boards, times in Counter(sitting.boards for sitting in sittings).items():
            if times > schedule.guarantee.copies:
                blanks = {"round": str(number), "boards": str(boards), "tables": str(times)}
                yield _fault("shared", **blanks)
        for sitting in sittings:
            played.update((*place, sitting.boards) for place in _places(schedule, (sitting,)))
    for (who, *_, boards), times in played.items():
        if times > 1:
            yield _fault("again", who=str(who), boards=str(boards), times=str(times))


def _matches(schedule: Schedule) -> Iterator[Phrase]:
    """Yield matches of teams without a second room."""
    if schedule.form is not EntrantKind.TEAMS:
        return
    rooms = {(*sitting.entrants, sitting.boards) for sitting in schedule}
    for home, away, boards in sorted(rooms):
        if (away, home, boards) not in rooms:
            yield _fault("room", one=str(home), other=str(away), boards=str(boards))


def _counts(schedule: Schedule) -> Iterator[Phrase]:
    """Yield deviations from the guaranteed results, meetings, partners and waits."""
    guarantee = schedule.guarantee
    results = Counter(sitting.boards for sitting in schedule)
    met, sat, sat_out = opponents(schedule), partners(schedule), waits(schedule)
    everyone = list(combinations(schedule.entrants, 2))
    for boards in range(1, schedule.sets + 1):
        if not _within(results[boards], guarantee.results):
            yield _fault("results", boards=str(boards), times=str(results[boards]))
    for name, counts, span in (
        ("meetings", met, guarantee.meetings),
        ("partners", sat, guarantee.partners),
    ):
        for two in everyone:
            if not _within(counts[two], span):
                first, second = map(str, two)
                yield _fault(name, one=first, other=second, times=str(counts[two]))
    for who in schedule.entrants:
        if not _within(sat_out[who], guarantee.waits):
            yield _fault("waits", who=str(who), times=str(sat_out[who]))


def _within(number: int, span: Span) -> bool:
    return span[0] <= number <= span[1]


def _travel(schedule: Schedule) -> Iterator[Phrase]:
    """Yield sets that do not move down the tables of their section in order.

    A set goes down one table a round; it may rest on a stand or at a table without a game.
    """
    for section in sorted({sitting.section for sitting in schedule}):
        tables = sorted({s.table for s in schedule if s.section == section})
        # Tables without a game keep their place in the circle.
        many, first = tables[-1] - tables[0] + 1, tables[0]
        last: dict[int, tuple[int, set[int]]] = {}
        for number, sittings in enumerate(schedule.rounds, 1):
            now: dict[int, set[int]] = {}
            for sitting in sittings:
                if sitting.section == section:
                    now.setdefault(sitting.boards, set()).add(sitting.table - first)
            for boards, places in now.items():
                before, earlier_tables = last.get(boards, (0, places))
                steps = range(1, number - before + 1)
                # A set that rested may turn up as many tables down as rounds have gone by.
                below = {(place - step) % many for place in earlier_tables for step in steps}
                if boards in last and not places & below:
                    yield _fault("travel", round=str(number), boards=str(boards))
                last[boards] = number, places
