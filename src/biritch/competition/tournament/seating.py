"""Seating: from a movement's name and size to a schedule and numbered contestants.

Swiss and knock-out are no movements: their rounds come from the draws in the log.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import NamedTuple

from msgspec import Struct
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


class SeatedMovement(Struct, frozen=True):
    """A movement by its name on the shelf ``movements/``, with its size.

    ``pairs`` is the number of entrants: pairs, players or teams.

    Example:
        >>> SeatedMovement("howell", 8, 7, 3, minutes=24).pairs
        8
    """

    movement: str
    pairs: int
    rounds: int
    each: int
    """Boards a round."""
    minutes: int
    """Minutes a round."""
    sections: int = 1
    """How many sections play the movement side by side, on duplicated boards."""
    count: str = ""
    """What matches count: a scale of victory points, ``imp``, ``bam``, ``total``, a Patton."""
    odd: str = ""
    """What an odd Swiss of teams does, ``bye`` or ``triangle``; empty is a bye."""


class SeatChange(Struct, frozen=True):
    """A change of the seating during a tournament."""

    @property
    def new_boards_from(self) -> int:
        """The round from which other boards are played; 0 if the boards stay."""
        return 0

    def resize(self, before: SeatedMovement) -> SeatedMovement:
        """Return the size of the movement *before* after this change."""
        return before

    def reschedule(self, before: SeatedMovement) -> tuple[Round, ...]:
        """Return the rounds of the movement *before* after this change.

        Raises:
            Unsuitable: It cannot be made there.
        """
        raise NotImplementedError

    def with_pairs(
        self,
        before: SeatedMovement,  # noqa: ARG002 - those that can be grown use both
        taken: SeatTaken,  # noqa: ARG002
    ) -> tuple[Round, ...]:
        """Return the rounds after this change, with late pairs *taken* seated.

        Raises:
            Unsuitable: They find no seat.
        """
        raise Unsuitable("tournament-fault-no-seat")


class ChangedSeating(SeatedMovement, frozen=True, kw_only=True):
    """A movement changed during play: the earlier movement, and the change."""

    before: SeatedMovement
    change: SeatChange


def changed_seating(before: SeatedMovement, change: SeatChange) -> ChangedSeating:
    """Return the movement *before* with a *change* during play.

    Example:
        >>> from biritch.competition.tournament.steps.seats import SectionAdded
        >>> six = SeatedMovement("howell", 6, 5, 2, 18)
        >>> more = changed_seating(six, SectionAdded(2, "howell", 4, 3))
        >>> more.pairs, [len(sittings) for sittings in schedule(more).rounds]
        (10, [3, 5, 5, 5, 3])
    """
    size = change.resize(before)
    return ChangedSeating(
        size.movement,
        size.pairs,
        size.rounds,
        size.each,
        size.minutes,
        size.sections,
        before.count,
        before=before,
        change=change,
    )


class SeatTaken(SeatChange, frozen=True):
    """Late pairs take seats where somebody would sit out."""

    sections: tuple[int, ...]
    """The section of each, in the order in which they came."""

    def resize(self, before: SeatedMovement) -> SeatedMovement:
        """Return the movement *before* with more pairs."""
        return with_fields(before, pairs=before.pairs + len(self.sections))

    def reschedule(self, before: SeatedMovement) -> tuple[Round, ...]:
        """Return the rounds of the movement *before* with the late pairs seated."""
        return _keep_table_numbers(schedule(before).rounds, rounds_with_pairs(before, self))


def rounds_with_pairs(seated: SeatedMovement, taken: SeatTaken) -> tuple[Round, ...]:
    """Return the rounds with the late pairs of *taken* seated, numbered after the others.

    Raises:
        Unsuitable: The movement has no seat for them.
    """
    if isinstance(seated, ChangedSeating):
        return seated.change.with_pairs(seated.before, taken)
    return _with_sections_grown(seated, taken)


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
    """Return the kind of entrants: pairs, players or teams.

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
    """Return the number of pairs in each section: the first ones have one more if needed."""
    least, more = divmod(pairs, sections)
    return [least + (section < more) for section in range(sections)]


def cut_movement(movement: str, pairs: int, rounds: int, sections: int) -> Schedule:
    """Return the first *rounds* of a movement, of its shortest possible length.

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
            tuple(move_sitting(sitting, tables, pairs, section) for sitting in sittings)
            for sittings in inside.rounds
        ])  # fmt: skip
        tables, pairs = tables + inside.tables, pairs + len(inside.entrants)
    rounds = tuple(tuple(chain(*same)) for same in zip(*fields, strict=True))
    return replace(schedules[0], rounds=rounds)


def move_sitting(sitting: Sitting, tables: int, pairs: int, section: int) -> Sitting:
    """Return *sitting* in a *section* that comes after that many *tables* and *pairs*."""
    return Sitting(
        sitting.table + tables,
        tuple(who + pairs for who in sitting.ns),
        tuple(who + pairs for who in sitting.ew),
        sitting.boards,
        section,
    )


@cache
def schedule(seated: SeatedMovement, draws: tuple[str, ...] = ()) -> Schedule:
    """Return the rounds of the movement; where results decide, those of *draws*.

    Raises:
        Unsuitable: There is no such movement, or none of that size or length.

    Example:
        >>> len(schedule(SeatedMovement("mitchell", 14, 7, 4, 30)).rounds)
        7
    """
    least = min(seated.pairs, seated.rounds, seated.each, seated.minutes, seated.sections)
    if isinstance(seated, ChangedSeating):
        return _changed_schedule(seated)
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
    """The first round of a triangle: its three teams, and the preceding tables."""

    teams: tuple[int, ...]
    round: int
    tables: int


def _second_half(begun: _TriangleBegun, rounds: int, tables: int) -> Round:
    # The boards stay where they are, unless tables in front of them have become more.
    return _triangle_half(begun, rounds, 1, max(begun.tables, tables))


def _triangle_half(begun: _TriangleBegun, rounds: int, half: int, tables: int) -> Round:
    """Return the tables of a triangle in round one or two, numbered after *tables* others."""
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
    """Return the three teams whose triangle awaits its second round, or ``None``.

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
    """Return the matches of a draw, and the three teams of a triangle, if any.

    Raises:
        Unsuitable: It is not a draw of that many *entrants*, or has somebody twice.

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
    """Return the number of extra boards in a draw; usually 0.

    Example:
        >>> extra_boards_in("1-4 +2"), extra_boards_in("1-8 7-2")
        (2, 0)
    """
    more = draw.partition(" +")[2]
    return int(more) if re.fullmatch("[1-9][0-9]?", more, re.ASCII) else 0


def read_draw(draw: str, teams: int) -> tuple[swiss.Two, ...]:
    """Return the matches of a draw in the log's notation, home first.

    Raises:
        Unsuitable: It is not a draw of that many *teams*, or has a team twice.

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


def sets_of_a_match(seated: SeatedMovement) -> int:
    """Return how many sets of boards a match of teams has.

    Example:
        >>> sets_of_a_match(SeatedMovement("team-match", 2, 4, 6, 50))
        4
    """
    if seated.movement in DRAWN:
        return 1
    sets: dict[frozenset[int], set[int]] = {}
    for sitting in schedule(seated):
        sets.setdefault(frozenset(sitting.entrants), set()).add(sitting.boards)
    return max(len(played) for played in sets.values())


def entrants_in(text: str) -> tuple[int, ...]:
    """Return the entrants' numbers in *text*, ``1 2 5``.

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


def _changed_schedule(seated: ChangedSeating) -> Schedule:
    rounds = seated.change.reschedule(seated.before)
    if seated.pairs > MOST_PAIRS or seated.sections > MOST_SECTIONS:
        raise Unsuitable("tournament-fault-size", most=MOST_PAIRS)
    return replace(schedule(seated.before), rounds=rounds, guarantee=_LOOSE)


_LOOSE = Guarantee((0, 1000), meetings=(0, 1000), copies=1000, waits=(0, 1000))
"""A changed movement guarantees nothing: what it keeps is found out and said."""


def _with_sections_grown(seated: SeatedMovement, taken: SeatTaken) -> tuple[Round, ...]:
    entry, fields = movements_by_name()[seated.movement], []
    first = tables = 0
    for section, size in enumerate(_section_sizes(seated.pairs, seated.sections), 1):
        new = [
            seated.pairs + 1 + at for at, which in enumerate(taken.sections) if which == section
        ]
        who = [*range(first + 1, first + size + 1), *new]
        if new:
            who = _insert_late_pairs(entry, who[:size], new, seated.rounds)
        inside = entry.schedule(len(who), seated.rounds)
        fields.append([
            tuple(_name_sitting(place, who, tables, section) for place in sittings)
            for sittings in inside.rounds
        ])  # fmt: skip
        first, tables = first + size, tables + inside.tables
    return tuple(tuple(chain(*same)) for same in zip(*fields, strict=True))


def _insert_late_pairs(
    entry: Movement, who: list[int], new: list[int], rounds: int
) -> list[int]:
    """Return *who* with the *new* pair inserted where nobody else's seat changes.

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


def _keep_table_numbers(
    before: tuple[Round, ...], after: tuple[Round, ...]
) -> tuple[Round, ...]:
    """Return *after* with everybody at their table in *before*, and new tables last.

    A Howell renumbers its tables when a pair more comes; the tables in the room stay.
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


def stage_start(seated: SeatedMovement) -> int:
    """Return the number of sets used before the current movement.

    Example:
        >>> from biritch.competition.tournament.steps.seats import MovementChanged
        >>> howell = SeatedMovement("howell", 6, 5, 2, 18)
        >>> four = MovementChanged(3, "howell", "1 2 3 4", 3, 2, 18)
        >>> stage_start(changed_seating(howell, four))
        4
    """
    if not isinstance(seated, ChangedSeating):
        return 0
    first = seated.change.new_boards_from
    if not first:
        return stage_start(seated.before)
    played = schedule(seated.before).rounds[: first - 1]
    return max((sitting.boards for sittings in played for sitting in sittings), default=0)


@cache
def boards_of(seated: SeatedMovement, number: int) -> range:
    """Return the boards of set *number*.

    Example:
        >>> boards_of(SeatedMovement("howell", 6, 5, 2, 18), 3)
        range(5, 7)
    """
    past = last = 0
    if isinstance(seated, ChangedSeating):
        past = stage_start(seated)
        if number <= past or not seated.change.new_boards_from:
            return boards_of(seated.before, number)
        last = boards_of(seated.before, past).stop - 1 if past else 0
    first = last + (number - past - 1) * seated.each + 1
    return range(first, first + seated.each)


@cache
def set_of(seated: SeatedMovement, board: int) -> int:
    """Return the set of *board*; the inverse of :func:`boards_of`.

    Example:
        >>> set_of(SeatedMovement("howell", 6, 5, 2, 18), 6)
        3
    """
    past = last = 0
    if isinstance(seated, ChangedSeating):
        past = stage_start(seated)
        last = boards_of(seated.before, past).stop - 1 if past else 0
        if board <= last or not seated.change.new_boards_from:
            return set_of(seated.before, board)
    return past + (board - last - 1) // seated.each + 1


def boards_at(seated: SeatedMovement, sitting: Sitting) -> Sequence[int]:
    """Return the boards played at *sitting*.

    Example:
        >>> six = SeatedMovement("howell", 6, 5, 2, 18)
        >>> from biritch.competition.movement import BoardApart
        >>> seats = (1,), (6,)
        >>> boards_at(six, Sitting(1, *seats, 3, apart=(BoardApart(5, 9, *seats),)))
        (6, 9)
    """
    boards = boards_of(seated, sitting.boards)
    if not sitting.apart:
        return boards
    instead = {one.board: one.played for one in sitting.apart}
    return tuple(sorted(filter(None, (instead.get(board, board) for board in boards))))


@cache
def places_by_table(
    seated: SeatedMovement, draws: tuple[str, ...] = ()
) -> Mapping[BoardAtTable, BoardPlace]:
    """Return where each board is played, by the scorebook's keys."""
    places = chain.from_iterable(board_places(seated, draws).values())
    return MappingProxyType({place.table: place for place in places})


@cache
def contestants(seated: SeatedMovement) -> Mapping[int, Contestant]:
    """Return the entrants by number as contestants.

    If no pair ever changes direction there are two rankings, and two winners.

    Example:
        >>> list(map(str, contestants(SeatedMovement("mitchell", 6, 3, 8, 60)).values()))
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
    """Return the directions in which everybody sits."""
    ways: dict[int, set[str]] = {}
    for sitting in whole:
        for way, side in (("ns", sitting.ns), ("ew", sitting.ew)):
            for who in side:
                ways.setdefault(who, set()).add(way)
    return ways


def _known_and_new(
    known: Mapping[int, Contestant], ways: Mapping[int, set[str]]
) -> dict[int, Contestant]:
    """Return the contestants *known*, and new ones with their directions."""
    # Scores stand under a number and a direction: a change of movement leaves both.
    apart = all(contestant.direction for contestant in known.values())
    new = {
        who: Contestant(str(who), max(way) if apart else "")  # type: ignore[arg-type]
        for who, way in sorted(ways.items())
        if who not in known
    }
    return {**known, **new}


@cache
def sections(seated: SeatedMovement) -> Mapping[int, int]:
    """Return every entrant's last section.

    Example:
        >>> dict(sections(SeatedMovement("howell", 8, 3, 2, 15, sections=2)))[5]
        2
    """
    found: dict[int, int] = {}
    for sitting in schedule(seated):
        found |= dict.fromkeys(sitting.entrants, sitting.section)
    return MappingProxyType(found)


class BoardPlace(NamedTuple):
    """A board at a table of a round, in the movement."""

    round: int
    sitting: Sitting
    board: int
    table: BoardAtTable


@cache
def board_places(
    seated: SeatedMovement, draws: tuple[str, ...] = ()
) -> Mapping[int, tuple[BoardPlace, ...]]:
    """Return where each board is played, in order of round and table.

    Extra boards of a knock-out are fewer than a set: those that are not played are left out.

    Example:
        >>> places = board_places(SeatedMovement("howell", 4, 3, 2, 18))
        >>> [place.sitting.entrants for place in places[1]]
        [(4, 1), (3, 2)]
    """
    who = contestants(seated)
    places: dict[int, list[BoardPlace]] = {}
    for number, sittings in enumerate(schedule(seated, draws).rounds, 1):
        extra = extra_boards_in(draws[number - 1]) if seated.movement == KNOCK_OUT else 0
        for sitting in sittings:
            boards = boards_at(seated, sitting)
            for board in boards[: extra or None]:
                here = sitting.at_board(board)
                ns, ew = (tuple(who[one] for one in side) for side in (here.ns, here.ew))
                table = BoardAtTable(str(board), ns, ew)
                places.setdefault(board, []).append(BoardPlace(number, here, board, table))
    return MappingProxyType({board: tuple(there) for board, there in places.items()})


@cache
def places_by_round(
    seated: SeatedMovement, draws: tuple[str, ...] = ()
) -> tuple[tuple[BoardPlace, ...], ...]:
    """Return the boards at tables of each round, in order of table and board."""
    rounds: list[list[BoardPlace]] = [[] for _ in schedule(seated, draws).rounds]
    for there in board_places(seated, draws).values():
        for place in there:
            rounds[place.round - 1].append(place)
    return tuple(
        tuple(sorted(there, key=lambda place: (place.sitting.table, place.board)))
        for there in rounds
    )
