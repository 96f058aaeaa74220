"""Who sits where: from the name and size of a movement to a schedule and numbered contestants.

Swiss and knock-out are no movements: their rounds come from the draws in the log.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, zip_longest
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace as with_fields

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
from biritch.competition.movements import triangle
from biritch.competition.results.result import Contestant
from biritch.competition.teams import swiss
from biritch.competition.tournament.log import (
    BoardsMoved,
    MovementChanged,
    MovementSet,
    SeatingChange,
    SeatsExchanged,
    SectionAdded,
    TablesTurned,
)
from biritch.competition.tournament.scorebook_log import BoardAtTable

MOST_PAIRS = 400
"""The most entrants of a tournament: for more no movement is computed."""
MOST_SECTIONS = 16
"""The most sections of a tournament."""
SWISS = "swiss"
"""The name of a tournament in which teams meet by their rank."""
SWISS_PAIRS = "swiss-pairs"
"""The name of a tournament in which pairs play matches, and meet by their rank."""
KNOCK_OUT = "knock-out"
"""The name of a tournament in which the losers of a round leave."""
DRAWN = (SWISS, SWISS_PAIRS, KNOCK_OUT)
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
    if movement == SWISS_PAIRS:
        return EntrantKind.PAIRS
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
    sizes = _section_sizes(pairs, sections)
    return side_by_side(
        [movements_by_name()[movement].schedule(size, rounds) for size in sizes]
    )


def _section_sizes(pairs: int, sections: int) -> list[int]:
    """Return how many pairs each section has: the first take one more where need be."""
    least, more = divmod(pairs, sections)
    return [least + (section < more) for section in range(sections)]


def cut_movement(movement: str, pairs: int, rounds: int, sections: int) -> Schedule:
    """Return the first *rounds* of a movement, of the least length there is for so many.

    Raises:
        Unsuitable: There is no such movement, or none of that size or length.

    Example:
        >>> len(cut_movement("howell", pairs=8, rounds=4, sections=1).rounds)
        4
    """
    entry, size = movements_by_name().get(movement), -(-pairs // sections)
    if entry is None:
        raise Unsuitable("tournament-fault-movement", text=movement, words="")
    lengths = entry.lengths(size) if size in entry.sizes else ()
    longer = [length for length in lengths if length >= rounds]
    whole = _schedule(movement, pairs, min(longer, default=rounds), sections)
    return replace(whole, rounds=whole.rounds[:rounds])


def side_by_side(schedules: list[Schedule]) -> Schedule:
    """Return *schedules* side by side as sections, on duplicated boards.

    Numbers of entrants and tables go on from one section to the next.
    """
    tables = pairs = 0
    fields: list[list[Round]] = []
    for section, inside in enumerate(schedules, 1):
        fields.append([
            tuple(_move_sitting(sitting, tables, pairs, section) for sitting in sittings)
            for sittings in inside.rounds
        ])  # fmt: skip
        tables, pairs = tables + inside.tables, pairs + len(inside.entrants)
    rounds = tuple(tuple(chain(*same)) for same in zip(*fields, strict=True))
    return replace(schedules[0], rounds=rounds)


def _move_sitting(sitting: Sitting, tables: int, pairs: int, section: int) -> Sitting:
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
    if isinstance(seated, ChangedSeating):
        return _change_seating(seated)
    drawn = seated.movement in DRAWN
    if (drawn or entrant_kind(seated.movement) is EntrantKind.TEAMS) and seated.sections > 1:
        raise Unsuitable("tournament-fault-sections")
    if least < 1 or seated.pairs > MOST_PAIRS or seated.sections > MOST_SECTIONS:
        raise Unsuitable("tournament-fault-size", most=MOST_PAIRS)
    if seated.movement in (SWISS, SWISS_PAIRS):
        return _swiss(seated.pairs, seated.rounds, draws, entrant_kind(seated.movement))
    if seated.movement == KNOCK_OUT:
        return _knockout(seated.pairs, seated.rounds, draws)
    return _schedule(seated.movement, seated.pairs, seated.rounds, seated.sections)


@cache
def _swiss(entrants: int, rounds: int, draws: tuple[str, ...], form: EntrantKind) -> Schedule:
    if entrants < 4:
        raise Unsuitable(f"movement-size-{form}", size=str(entrants), sizes=f"4-{MOST_PAIRS}")
    if rounds >= entrants:
        raise Unsuitable("movement-rounds", rounds=str(rounds), lengths=f"1-{entrants - 1}")
    drawn: list[Round] = []
    begun: _TriangleBegun | None = None
    for turn, draw in enumerate(draws, 1):
        matches, three = read_swiss_draw(draw, entrants)
        # The second round of a triangle has the same three teams.
        if (begun and three != begun.teams) or (three and not begun and turn == rounds):
            raise Unsuitable("tournament-fault-draw", text=draw[:80])
        sittings = swiss.seat_draw(swiss.SwissDraw(matches), turn, form)
        if begun:
            sittings = (*sittings, *_second_half(begun, rounds, len(sittings)))
            begun = None
        elif three:
            begun = _TriangleBegun(three, turn, len(sittings))
            sittings = (*sittings, *_triangle_half(begun, rounds, 0, len(sittings)))
        drawn.append(sittings)
    if begun:
        drawn.append(_second_half(begun, rounds, 0))
    return Schedule(tuple(drawn), Guarantee((0, 2)), form)


class _TriangleBegun(NamedTuple):
    """Three teams in the first round of their triangle, and the tables in front of theirs."""

    teams: tuple[int, ...]
    round: int
    tables: int


def _second_half(begun: _TriangleBegun, rounds: int, tables: int) -> Round:
    # The boards stay where they are, unless tables in front of them have become more.
    return _triangle_half(begun, rounds, 1, max(begun.tables, tables))


def _triangle_half(begun: _TriangleBegun, rounds: int, half: int, tables: int) -> Round:
    """Return the tables of a triangle in its first or second round, behind so many *tables*."""
    sets = (begun.round, begun.round + 1, rounds + begun.round)
    return tuple(
        Sitting(
            tables + table,
            (begun.teams[ns - 1],),
            (begun.teams[ew - 1],),
            sets[which - 1],
        )
        for table, (ns, ew, which) in enumerate(triangle.ROUNDS[half], 1)
    )


def triangle_begun(draws: Sequence[str]) -> tuple[int, ...] | None:
    """Return the three teams whose triangle has its second round to come, if there are any.

    Example:
        >>> triangle_begun(["1-2 3-4-5"]), triangle_begun(["1-2 3-4-5", "2-1 3-4-5"])
        ((3, 4, 5), None)
    """
    begun: tuple[int, ...] | None = None
    for draw in draws:
        three = _three_in(draw)
        begun = None if begun else three
    return begun


def _three_in(draw: str) -> tuple[int, ...] | None:
    last = draw.rpartition(" ")[2]
    return tuple(map(int, last.split("-"))) if last.count("-") == 2 else None


def read_swiss_draw(
    draw: str, entrants: int
) -> tuple[tuple[swiss.Two, ...], tuple[int, ...] | None]:
    """Return the matches of a draw, and the three that play a triangle, if there is one.

    Raises:
        Unsuitable: It is not a draw of so many *entrants*, or has somebody twice.

    Example:
        >>> read_swiss_draw("4-1 3-2-5", entrants=5)
        (((4, 1),), (3, 2, 5))
    """
    matches = draw
    three = None
    if re.fullmatch(r"(.+ )?[1-9][0-9]{0,2}-[1-9][0-9]{0,2}-[1-9][0-9]{0,2}", draw, re.ASCII):
        three, matches = _three_in(draw), draw.rpartition(" ")[0]
    met = () if three and not matches else read_draw(matches, entrants)
    here = [who for two in met for who in two]
    if three and (len({*three, *here}) < 3 + len(here) or max(three) > entrants):
        raise Unsuitable("tournament-fault-draw", text=draw[:80])
    return met, three


@cache
def _knockout(teams: int, rounds: int, draws: tuple[str, ...]) -> Schedule:
    if teams < 2:
        raise Unsuitable("knockout-few", entrants=str(teams))
    stages = (teams - 1).bit_length()
    if rounds % stages:
        lengths = f"{stages}, {2 * stages}, {3 * stages}…"
        raise Unsuitable("movement-rounds", rounds=str(rounds), lengths=lengths)
    rounds_drawn = tuple(
        swiss.seat_draw(
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


def exchanged_back(before: MovementSet, change: SeatsExchanged) -> MovementSet | None:
    """Return the movement before the last change, if *change* takes just that one back.

    Example:
        >>> six = MovementSet("howell", 6, 5, 2, 18)
        >>> once = changed_seating(six, SeatsExchanged(1, 4, 5))
        >>> exchanged_back(once, SeatsExchanged(1, 5, 4)) == six
        True
    """
    last = before.change if isinstance(before, ChangedSeating) else None
    if not isinstance(before, ChangedSeating) or not isinstance(last, SeatsExchanged):
        return None
    same = last.round == change.round and {last.one, last.other} == {change.one, change.other}
    return before.before if same else None


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Pairs come that nobody expected, and take the seats where somebody would sit out."""

    sections: tuple[int, ...]
    """The section of each, in the order in which they came."""


class ChangedSeating(MovementSet, frozen=True, kw_only=True):
    """A movement as it was changed while it was played: what it was before, and the change."""

    before: MovementSet
    change: SeatingChange | SeatTaken


def changed_seating(before: MovementSet, change: SeatingChange | SeatTaken) -> ChangedSeating:
    """Return the movement *before* with a *change* while it is played.

    Example:
        >>> six = MovementSet("howell", 6, 5, 2, 18)
        >>> more = changed_seating(six, SectionAdded(2, "howell", 4, 3))
        >>> more.pairs, [len(sittings) for sittings in schedule(more).rounds]
        (10, [3, 5, 5, 5, 3])
    """
    movement, pairs, rounds = before.movement, before.pairs, before.rounds
    each, minutes, sections = before.each, before.minutes, before.sections
    match change:
        case MovementChanged():
            movement, each, minutes = change.movement, change.each, change.minutes
            pairs = max(pairs, *entrants_in(change.entrants))
            rounds, sections = change.round - 1 + change.rounds, change.sections
        case SectionAdded():
            pairs, sections = pairs + change.pairs, sections + 1
        case SeatTaken():
            pairs += len(change.sections)
        case BoardsMoved() | TablesTurned() | SeatsExchanged():
            pass
    return ChangedSeating(
        movement,
        pairs,
        rounds,
        each,
        minutes,
        sections,
        before.count,
        before=before,
        change=change,
    )


def entrants_in(text: str) -> tuple[int, ...]:
    """Return the numbers of entrants written in *text*, ``1 2 5``.

    Raises:
        Unsuitable: They are not numbers, or one is there twice.

    Example:
        >>> entrants_in("4 1 2")
        (4, 1, 2)
    """
    numbers = text.split()
    if not all(re.fullmatch("[1-9][0-9]{0,3}", number, re.ASCII) for number in numbers):
        raise Unsuitable("tournament-fault-entrants", text=text[:80])
    if len(set(numbers)) < len(numbers) or not numbers:
        raise Unsuitable("tournament-fault-entrants", text=text[:80])
    return tuple(map(int, numbers))


def _change_seating(seated: ChangedSeating) -> Schedule:
    before = schedule(seated.before)
    match seated.change:
        case MovementChanged() as change:
            rounds = _with_movement(seated, before, change)
        case SectionAdded() as change:
            rounds = _with_section(seated, before, change)
        case BoardsMoved() as change:
            rounds = _with_boards_moved(before.rounds, change)
        case TablesTurned() as change:
            rounds = _with_tables_turned(before.rounds, change)
        case SeatsExchanged() as change:
            rounds = _with_seats_exchanged(before.rounds, change)
        case SeatTaken() as change:
            rounds = _tables_kept(before.rounds, _add_pairs(seated.before, change))
    if seated.pairs > MOST_PAIRS or seated.sections > MOST_SECTIONS:
        raise Unsuitable("tournament-fault-size", most=MOST_PAIRS)
    return replace(before, rounds=rounds, guarantee=_LOOSE)


_LOOSE = Guarantee((0, 1000), meetings=(0, 1000), copies=1000, waits=(0, 1000))
"""A changed movement guarantees nothing: what it keeps is found out and said."""


def _with_movement(
    seated: ChangedSeating, before: Schedule, change: MovementChanged
) -> tuple[Round, ...]:
    entrants = entrants_in(change.entrants)
    if min(change.rounds, change.each, change.minutes) < 1:
        raise Unsuitable("tournament-fault-size", most=MOST_PAIRS)
    if entrant_kind(change.movement) is not before.form or change.sections * 2 > len(entrants):
        raise Unsuitable("tournament-fault-movement", text=change.movement, words="")
    inside = cut_movement(change.movement, len(entrants), change.rounds, change.sections)
    past = stage_start(seated)
    return before.rounds[: change.round - 1] + tuple(
        tuple(
            Sitting(
                sitting.table,
                tuple(entrants[who - 1] for who in sitting.ns),
                tuple(entrants[who - 1] for who in sitting.ew),
                sitting.boards + past,
                sitting.section,
            )
            for sitting in sittings
        )
        for sittings in inside.rounds
    )


def _with_section(
    seated: ChangedSeating, before: Schedule, change: SectionAdded
) -> tuple[Round, ...]:
    if entrant_kind(change.movement) is not before.form:
        raise Unsuitable("tournament-fault-movement", text=change.movement, words="")
    inside = cut_movement(change.movement, change.pairs, change.rounds, 1)
    if change.round - 1 + change.rounds > len(before.rounds):
        raise Unsuitable(
            "tournament-fault-section-long", most=len(before.rounds) + 1 - change.round
        )
    tables, pairs, past = before.tables, seated.before.pairs, stage_start(seated)
    section = max(sitting.section for sitting in before) + 1
    beside = [()] * (change.round - 1) + [
        tuple(
            replace(
                _move_sitting(sitting, tables, pairs, section), boards=sitting.boards + past
            )
            for sitting in sittings
        )
        for sittings in inside.rounds
    ]
    both = zip_longest(before.rounds, beside, fillvalue=())
    return tuple((*sittings, *more) for sittings, more in both)


def _with_tables_turned(rounds: tuple[Round, ...], change: TablesTurned) -> tuple[Round, ...]:
    """Return *rounds* with the sides of tables exchanged in one of them."""
    turned = entrants_in(change.tables) if change.tables else ()
    if not 0 < change.round <= len(rounds):
        raise Unsuitable("tournament-fault-no-table", table=change.tables, round=change.round)
    there = rounds[change.round - 1]
    unknown = sorted({*turned} - {sitting.table for sitting in there})
    if unknown:
        raise Unsuitable("tournament-fault-no-table", table=unknown[0], round=change.round)
    after = tuple(
        replace(sitting, ns=sitting.ew, ew=sitting.ns)
        if not turned or sitting.table in turned
        else sitting
        for sitting in there
    )
    return (*rounds[: change.round - 1], after, *rounds[change.round :])


def _with_boards_moved(rounds: tuple[Round, ...], change: BoardsMoved) -> tuple[Round, ...]:
    """Return *rounds* with another set at a table, and without what nobody may play again.

    Where the others' turn comes to play that set at a later table, it plays the set missed
    here if nobody at it has that set elsewhere; else it has nothing to play.
    """
    changed = [list(sittings) for sittings in rounds]
    here = next(
        (place for place in changed[change.round - 1] if place.table == change.table), None
    )
    if here is None:
        raise Unsuitable("tournament-fault-no-table", table=change.table, round=change.round)
    missed, at = here.boards, changed[change.round - 1].index(here)
    moved = changed[change.round - 1][at] = replace(here, boards=change.boards)
    _play_missed_instead(changed, change.round, moved, moved.entrants, missed)
    return tuple(map(tuple, changed))


def _play_missed_instead(
    changed: list[list[Sitting]],
    number: int,
    here: Sitting,
    who: Sequence[int],
    missed: int,
) -> None:
    """Let *who*, at *here* in round *number*, play the set they *missed* where it comes again.

    Where others at that table have the missed set elsewhere, the table has nothing to play.
    """
    for other, sittings in enumerate(changed, 1):
        for place in list(sittings):
            again = place.boards == here.boards and {*place.entrants} & {*who}
            if not again or (other, place.table) == (number, here.table):
                continue
            others = chain.from_iterable(changed)
            if not missed or any(
                o.boards == missed and {*o.entrants} & {*place.entrants} for o in others
            ):
                sittings.remove(place)
            else:
                sittings[sittings.index(place)] = replace(place, boards=missed)


def _with_seats_exchanged(
    rounds: tuple[Round, ...], change: SeatsExchanged
) -> tuple[Round, ...]:
    """Return *rounds* with two entrants in each other's places in one of them.

    Whoever comes to a set a second time later plays the one missed, as where boards were moved.
    """
    if not 0 < change.round <= len(rounds) or change.one == change.other:
        raise Unsuitable("tournament-fault-exchange", round=change.round)
    two = {change.one: change.other, change.other: change.one}
    changed = [list(sittings) for sittings in rounds]
    there = changed[change.round - 1]
    sets = {who: place.boards for place in there for who in place.entrants if who in two}
    if not sets:
        raise Unsuitable("tournament-fault-exchange", round=change.round)
    for at, place in enumerate(there):
        if two.keys() & {*place.entrants}:
            ns, ew = (tuple(two.get(who, who) for who in side) for side in (place.ns, place.ew))
            there[at] = replace(place, ns=ns, ew=ew)
    for place in list(there):
        for who in two.keys() & {*place.entrants}:
            # Who sat out before has missed no set.
            missed = sets.get(who, 0)
            if missed != place.boards:
                _play_missed_instead(changed, change.round, place, (who,), missed)
    return tuple(map(tuple, changed))


def _add_pairs(seated: MovementSet, taken: SeatTaken) -> tuple[Round, ...]:
    """Return the rounds with pairs more, each numbered after those there were."""
    if not isinstance(seated, ChangedSeating):
        return _with_sections_grown(seated, taken)
    change, new = seated.change, seated.pairs + 1
    if isinstance(change, MovementChanged) and change.sections == 1:
        change = with_fields(change, entrants=f"{change.entrants} {new}")
        return schedule(changed_seating(seated.before, change)).rounds
    if isinstance(change, SectionAdded):
        change = with_fields(change, pairs=change.pairs + 1)
        return schedule(changed_seating(seated.before, change)).rounds
    if isinstance(change, TablesTurned):
        return _with_tables_turned(_add_pairs(seated.before, taken), change)
    if isinstance(change, SeatsExchanged):
        return _with_seats_exchanged(_add_pairs(seated.before, taken), change)
    if isinstance(change, BoardsMoved):
        return _with_boards_moved(_add_pairs(seated.before, taken), change)
    raise Unsuitable("tournament-fault-no-seat")


def _with_sections_grown(seated: MovementSet, taken: SeatTaken) -> tuple[Round, ...]:
    entry, fields = movements_by_name()[seated.movement], []
    first = tables = 0
    for section, size in enumerate(_section_sizes(seated.pairs, seated.sections), 1):
        new = [
            seated.pairs + 1 + at for at, which in enumerate(taken.sections) if which == section
        ]
        who = [*range(first + 1, first + size + 1), *new]
        if new:
            who = _seats_kept(entry, who[:size], new, seated.rounds)
        inside = entry.schedule(len(who), seated.rounds)
        fields.append([
            tuple(_name_sitting(place, who, tables, section) for place in sittings)
            for sittings in inside.rounds
        ])  # fmt: skip
        first, tables = first + size, tables + inside.tables
    return tuple(tuple(chain(*same)) for same in zip(*fields, strict=True))


def _seats_kept(entry: Movement, who: list[int], new: list[int], rounds: int) -> list[int]:
    """Return *who* with the *new* pair in the place where nobody else's seat changes.

    As a rule it comes last; where the pair that was missing is North-South, as in a Mitchell
    with share and relay, before the East-West pairs. Without such a place it comes last.
    """
    before = [
        {_name_sitting(place, who, 0, 1) for place in sittings}
        for sittings in entry.schedule(len(who), rounds).rounds
    ]
    more = entry.schedule(len(who) + len(new), rounds).rounds
    for at in (len(who), *range(len(who))):
        order = [*who[:at], *new, *who[at:]]
        after = [
            {
                named
                for place in sittings
                if not {*(named := _name_sitting(place, order, 0, 1)).entrants} & {*new}
            }
            for sittings in more
        ]
        if after == before:
            return order
    return [*who, *new]


def _name_sitting(place: Sitting, who: Sequence[int], tables: int, section: int) -> Sitting:
    ns, ew = (tuple(who[one - 1] for one in side) for side in (place.ns, place.ew))
    return Sitting(place.table + tables, ns, ew, place.boards, section)


def _tables_kept(before: tuple[Round, ...], after: tuple[Round, ...]) -> tuple[Round, ...]:
    """Return *after* with everybody at the table where they sit *before*, new ones behind.

    A Howell numbers its tables anew when a pair more comes; the tables in the room stay.
    """
    tables = [
        {(place.entrants, place.boards): place.table for place in sittings}
        for sittings in before
    ]
    if all(
        known.get((place.entrants, place.boards), place.table) == place.table
        for known, sittings in zip(tables, after, strict=False)
        for place in sittings
    ):
        return after
    last = max(place.table for sittings in before for place in sittings)
    rounds = []
    for known, new in zip(tables, after, strict=True):
        free, places = last, []
        for place in new:
            table = known.get((place.entrants, place.boards))
            if table is None:
                free += 1
                table = free
            places.append(replace(place, table=table))
        rounds.append(tuple(sorted(places, key=lambda place: place.table)))
    return tuple(rounds)


def stage_start(seated: MovementSet) -> int:
    """Return how many sets of boards were used before the movement that is played now.

    Example:
        >>> howell = MovementSet("howell", 6, 5, 2, 18)
        >>> four = MovementChanged(3, "howell", "1 2 3 4", 3, 2, 18)
        >>> stage_start(changed_seating(howell, four))
        4
    """
    if not isinstance(seated, ChangedSeating):
        return 0
    if not isinstance(seated.change, MovementChanged):
        return stage_start(seated.before)
    played = schedule(seated.before).rounds[: seated.change.round - 1]
    return max((sitting.boards for sittings in played for sitting in sittings), default=0)


@cache
def boards_of(seated: MovementSet, number: int) -> range:
    """Return the boards of set *number*.

    Example:
        >>> boards_of(MovementSet("howell", 6, 5, 2, 18), 3)
        range(5, 7)
    """
    past = last = 0
    if isinstance(seated, ChangedSeating):
        past = stage_start(seated)
        if number <= past or not isinstance(seated.change, MovementChanged):
            return boards_of(seated.before, number)
        last = boards_of(seated.before, past).stop - 1 if past else 0
    first = last + (number - past - 1) * seated.each + 1
    return range(first, first + seated.each)


@cache
def set_of(seated: MovementSet, board: int) -> int:
    """Return the set that *board* belongs to: the inverse of :func:`boards_of`.

    Example:
        >>> set_of(MovementSet("howell", 6, 5, 2, 18), 6)
        3
    """
    past = last = 0
    if isinstance(seated, ChangedSeating):
        past = stage_start(seated)
        last = boards_of(seated.before, past).stop - 1 if past else 0
        if board <= last or not isinstance(seated.change, MovementChanged):
            return set_of(seated.before, board)
    return past + (board - last - 1) // seated.each + 1


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
    ways = _ways(schedule(seated))
    if isinstance(seated, ChangedSeating):
        return MappingProxyType(_known_and_new(contestants(seated.before), ways))
    apart = all(len(way) == 1 for way in ways.values())
    return MappingProxyType({
        who: Contestant(str(who), min(way) if apart else "")  # type: ignore[arg-type]
        for who, way in sorted(ways.items())
    })  # fmt: skip


def _ways(whole: Schedule) -> dict[int, set[str]]:
    """Return in which directions everybody sits."""
    ways: dict[int, set[str]] = {}
    for sitting in whole:
        for way, side in (("ns", sitting.ns), ("ew", sitting.ew)):
            for who in side:
                ways.setdefault(who, set()).add(way)
    return ways


def _known_and_new(
    known: Mapping[int, Contestant], ways: Mapping[int, set[str]]
) -> dict[int, Contestant]:
    """Return those there were as they are ranked, and whoever came among them."""
    # Scores stand under a number and a direction: a change of movement leaves both.
    apart = all(contestant.direction for contestant in known.values())
    new = {
        who: Contestant(str(who), max(way) if apart else "")  # type: ignore[arg-type]
        for who, way in sorted(ways.items())
        if who not in known
    }
    return {**known, **new}


@cache
def sections(seated: MovementSet) -> Mapping[int, int]:
    """Return in which section every entrant sits down last.

    Example:
        >>> dict(sections(MovementSet("howell", 8, 3, 2, 15, sections=2)))[5]
        2
    """
    found: dict[int, int] = {}
    for sitting in schedule(seated):
        found |= dict.fromkeys(sitting.entrants, sitting.section)
    return MappingProxyType(found)


class BoardPlace(NamedTuple):
    """A board at a table of a round, as the movement has it."""

    round: int
    sitting: Sitting
    board: int
    table: BoardAtTable


@cache
def board_places(
    seated: MovementSet, draws: tuple[str, ...] = ()
) -> Mapping[int, tuple[BoardPlace, ...]]:
    """Return by board where it is played, in order of round and table.

    Extra boards of a knock-out are fewer than a set: those that are not played are left out.

    Example:
        >>> places = board_places(MovementSet("howell", 4, 3, 2, 18))
        >>> [place.sitting.entrants for place in places[1]]
        [(4, 1), (3, 2)]
    """
    who = contestants(seated)
    places: dict[int, list[BoardPlace]] = {}
    for number, sittings in enumerate(schedule(seated, draws).rounds, 1):
        extra = extra_boards_in(draws[number - 1]) if seated.movement == KNOCK_OUT else 0
        for sitting in sittings:
            ns, ew = (tuple(who[one] for one in side) for side in (sitting.ns, sitting.ew))
            boards = boards_of(seated, sitting.boards)
            for board in boards[: extra or None]:
                table = BoardAtTable(str(board), ns, ew)
                places.setdefault(board, []).append(BoardPlace(number, sitting, board, table))
    return MappingProxyType({board: tuple(there) for board, there in places.items()})


@cache
def places_by_round(
    seated: MovementSet, draws: tuple[str, ...] = ()
) -> tuple[tuple[BoardPlace, ...], ...]:
    """Return the boards at tables of every round, in order of table and board."""
    rounds: list[list[BoardPlace]] = [[] for _ in schedule(seated, draws).rounds]
    for there in board_places(seated, draws).values():
        for place in there:
            rounds[place.round - 1].append(place)
    return tuple(
        tuple(sorted(there, key=lambda place: (place.sitting.table, place.board)))
        for there in rounds
    )
