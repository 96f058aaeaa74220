"""Building blocks of movements: Mitchells, webs, arrow switches, sections, round robins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from biritch.competition.movement import Guarantee, Round, Schedule, Sitting


def mitchell(tables: int, rounds: int, *, skip: int = 0, relay: int = 0) -> tuple[Round, ...]:
    """Return a Mitchell: North-South stay, East-West go up a table, the boards down one.

    North-South are numbered as their tables, East-West go on from there. After *skip*
    rounds East-West pass over a table. With a *relay* the boards pass by a stand after that
    table, and the first and last tables share theirs (``docs/movements.md``, 1).

    Example:
        >>> [(sitting.ns, sitting.ew, sitting.boards) for sitting in mitchell(3, 3)[1]]
        [((1,), (6,), 2), ((2,), (4,), 3), ((3,), (5,), 1)]
    """
    return tuple(
        tuple(
            Sitting(
                table + 1,
                (table + 1,),
                # From the skip on, East-West are a table further on than the round tells.
                (tables + (table - turn - (0 < skip <= turn)) % tables + 1,),
                # A relay holds one set on a stand, so the tables after it are a set further.
                (table + (0 < relay <= table) + turn) % tables + 1,
            )
            for table in range(tables)
        )
        for turn in range(rounds)
    )


def web(tables: int, rounds: int) -> tuple[Round, ...]:
    """Return a web of an even number of *tables*, on as many sets as *rounds*, twice each.

    East-West go up a table a round. In the lower half of the room the boards go down; in the
    upper half the second copies go up.

    Example:
        >>> [(sitting.ns, sitting.ew, sitting.boards) for sitting in web(4, 3)[0]]
        [((1,), (5,), 3), ((2,), (6,), 1), ((3,), (7,), 3), ((4,), (8,), 2)]
    """

    def at(table: int, turn: int) -> Sitting:
        lower = table <= tables // 2
        # Both halves read the same circle of sets, the upper one from its other end.
        place = table + turn if lower else tables + 2 - table - turn
        away = tables + (table - turn) % tables + 1
        return Sitting(table, (table,), (away,), place % rounds + 1)

    return tuple(
        tuple(at(table, turn) for table in range(1, tables + 1))
        for turn in range(1, rounds + 1)
    )


def eighth(rounds: int) -> int:
    """Return the number of arrow-switched rounds: about an eighth, at least one.

    Example:
        >>> eighth(7), eighth(13)
        (1, 2)
    """
    # To the nearest whole round: one of 4 to 11, two of 12 to 19.
    return max(1, (rounds + 4) // 8)


def cross_rounds(rounds: Sequence[Round], last: int) -> tuple[Round, ...]:
    """Return *rounds* with the directions exchanged in the *last* ones.

    Example:
        >>> first, last = cross_rounds(mitchell(3, 2), last=1)
        >>> first[0].ns, last[0].ns
        ((1,), (6,))
    """
    first_crossed = len(rounds) - last
    return tuple(
        tuple(
            sitting.with_sides_swapped if number >= first_crossed else sitting
            for sitting in sittings
        )
        for number, sittings in enumerate(rounds)
    )


def without(rounds: Sequence[Round], who: int) -> tuple[Round, ...]:
    """Return *rounds* without the entrant *who*: its opponents sit out.

    Higher numbers of entrants, and of tables after unused ones, move up.

    Example:
        >>> [sitting.entrants for sitting in without(mitchell(3, 1), who=2)[0]]
        [(1, 3), (2, 5)]
    """
    used = {s.table for sittings in rounds for s in sittings if who not in s.entrants}
    tables = {table: place for place, table in enumerate(sorted(used), 1)}
    return tuple(
        tuple(
            replace(
                sitting,
                table=tables[sitting.table],
                ns=_close_ring(sitting.ns, who),
                ew=_close_ring(sitting.ew, who),
            )
            for sitting in sittings
            if who not in sitting.entrants
        )
        for sittings in rounds
    )


def _close_ring(side: tuple[int, ...], who: int) -> tuple[int, ...]:
    return tuple(number - (number > who) for number in side)


def without_pair(guarantee: Guarantee, most: int = 1) -> Guarantee:
    """Return *guarantee* for a missing pair: one result fewer, one wait more, no balance.

    Example:
        >>> without_pair(Guarantee(results=(4, 4))).results
        (3, 4)
    """
    least, top = guarantee.results
    low, high = guarantee.waits
    return replace(guarantee, results=(least - 1, top), waits=(low, high + most), variance=None)


def plan_for_odd(
    full: Callable[[int, int], Schedule], missing: Callable[[int], int] = lambda pairs: pairs
) -> Callable[[int, int], Schedule]:
    """Return the plan *full*, for even numbers of pairs, extended to odd numbers.

    An odd number is seated as one more, without the pair *missing*.
    """

    def plan(pairs: int, rounds: int) -> Schedule:
        schedule = full(pairs + pairs % 2, rounds)
        if pairs % 2 == 0:
            return schedule
        rounds_without = without(schedule.rounds, missing(pairs + 1))
        return replace(
            schedule, rounds=rounds_without, guarantee=without_pair(schedule.guarantee)
        )

    return plan


def sizes(tables: Sequence[int], *, odd: bool = True) -> tuple[int, ...]:
    """Return the numbers of pairs at that many *tables*, with or without one missing.

    Example:
        >>> sizes([3, 4]), sizes([3, 4], odd=False)
        ((5, 6, 7, 8), (6, 8))
    """
    return tuple(sorted(2 * many - less for many in tables for less in range(odd + 1)))


def sections(pairs: int, rounds: int, many: int) -> tuple[Round, ...]:
    """Return *many* Mitchells side by side, on duplicated boards.

    Numbers of pairs and tables go on from one section to the next.

    Example:
        >>> [(sitting.section, *sitting.entrants) for sitting in sections(8, 1, many=2)[0]]
        [(1, 1, 3), (1, 2, 4), (2, 5, 7), (2, 6, 8)]
    """
    tables, inside = pairs // many // 2, pairs // many
    rounds_of_section = mitchell(tables, rounds)
    return tuple(
        tuple(
            Sitting(
                sitting.table + section * tables,
                (sitting.ns[0] + section * inside,),
                (sitting.ew[0] + section * inside,),
                sitting.boards,
                section + 1,
            )
            for section in range(many)
            for sitting in sittings
        )
        for sittings in rounds_of_section
    )


def split_into_sections(tables: Sequence[int], most: int) -> dict[int, int]:
    """Return the number of equal sections of that many *tables*, by number of pairs.

    The fewest sections are taken, from two to *most*.

    Example:
        >>> split_into_sections([3, 4], most=2)
        {12: 2, 16: 2}
    """
    sections_of: dict[int, int] = {}
    for many in range(2, most + 1):
        for each in tables:
            sections_of.setdefault(2 * many * each, many)
    return dict(sorted(sections_of.items()))


def circle(many: int, turn: int) -> tuple[tuple[int, int], ...]:
    """Return the matches of round *turn*, counted from 0, of an even number of entrants.

    The last entrant meets each in turn; the others are paired across both sides of
    its place (Berger's tables; ``docs/movements.md``, 5). First named is at home, or
    North-South; everyone is at home as often as away, but for one.

    Example:
        >>> circle(4, 0)
        ((4, 1), (2, 3))
    """
    ring = many - 1
    last = (many, turn + 1) if turn % 2 == 0 else (turn + 1, many)
    others = (
        ((turn + step) % ring + 1, (turn - step) % ring + 1) for step in range(1, many // 2)
    )
    swapped = (two[::-1] if step % 2 else two for step, two in enumerate(others))
    return (last, *swapped)


def perfectly_fair(many: int) -> bool:
    """Return whether :func:`fair_circle` is perfectly balanced for that many: a prime plus one.

    Example:
        >>> perfectly_fair(8), perfectly_fair(10)
        (True, False)
    """
    ring = many - 1
    return ring % 4 == 3 and all(ring % factor for factor in range(2, ring))


def fair_circle(many: int, turn: int) -> tuple[tuple[int, int], ...]:
    """Return the same meetings, with directions that balance the comparisons.

    Where one less than *many* is a prime and 3 modulo 4, who sits a square number of places
    from the middle is North-South: then every two are compared alike (Paley's sequence).

    Example:
        >>> fair_circle(4, 0)
        ((4, 1), (2, 3))
    """
    if not perfectly_fair(many):
        return circle(many, turn)
    ring = many - 1
    squares = {step * step % ring for step in range(1, ring)}
    return (
        (many, turn + 1),
        *(
            (above, below) if step in squares else (below, above)
            for step in range(1, many // 2)
            for above, below in [((turn + step) % ring + 1, (turn - step) % ring + 1)]
        ),
    )


@dataclass(frozen=True, slots=True)
class WaitingFirstRound:
    """The first round: partners against partners, indexes from 0."""

    tables: tuple[tuple[tuple[int, int], tuple[int, int]], ...]
    boards: tuple[int, ...] = ()
    """The set of each table, where the sets move."""


FirstRounds: TypeAlias = tuple[WaitingFirstRound, WaitingFirstRound]


def ring_rounds(rows: FirstRounds, players: int, rounds: int) -> Iterator[Round]:
    """Yield alternating rounds; after each two, the rings move one place on.

    Example:
        >>> one = WaitingFirstRound((((0, 2), (1, 3)),), (0,))
        >>> other = WaitingFirstRound((((0, 4), (1, 5)),), (3,))
        >>> [table.entrants for (table,) in ring_rounds((one, other), players=6, rounds=3)]
        [(1, 3, 2, 4), (1, 5, 2, 6), (2, 1, 3, 5)]
    """
    half = players // 2

    def on(place: int, turn: int) -> int:
        return place // half * half + (place + turn) % half + 1

    for number in range(rounds):
        row, turn = rows[number % 2], number // 2
        yield tuple(
            Sitting(
                table + 1,
                (on(ns[0], turn), on(ns[1], turn)),
                (on(ew[0], turn), on(ew[1], turn)),
                on(row.boards[table], turn),
            )
            for table, (ns, ew) in enumerate(row.tables)
        )
