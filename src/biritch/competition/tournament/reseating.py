"""Who sits where is changed while it is played: another movement, a section more, boards moved.

What a change does to fairness is found out from the whole schedule, played and to come, and
said; boards that were fouled are ranked in the groups of their forms (Law 87).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations
from typing import NamedTuple

from msgspec.structs import replace as with_fields

from biritch.competition.fairness import opponents
from biritch.competition.movement import EntrantKind, Schedule, Span, Unsuitable
from biritch.competition.tournament import seating
from biritch.competition.tournament.log import (
    BoardFouled,
    BoardsMoved,
    MovementChanged,
    MovementSet,
    SeatingChange,
    SeatsExchanged,
    SectionAdded,
    TablesTurned,
)
from biritch.competition.tournament.scorebook import Scorebook
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ScoreAgreed,
    ScorebookLine,
    ScorebookStep,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.seating import ChangedSeating, SeatTaken
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase

Reseating = SeatingChange | BoardFouled
"""The steps of a log that are dealt with here."""
LEAST_PAIRS = 4
"""The fewest pairs of a section."""
LEAST_IN_SECTION = 14
"""From so many pairs on a section plays a movement of its own: seven tables."""
TURNS = 60
"""So many ways to seat those who are there in another movement are compared."""


@dataclass(frozen=True, slots=True)
class ChangeFigures:
    """What a changed movement gives its players, over all rounds, played and to come."""

    played: Span
    """The least and the most boards that anybody plays who was there from the beginning."""
    late: Span
    """The same of those who came later; zeros where nobody did."""
    results: Span
    """The least and the most results of a board."""
    again: int
    """How many meetings are not the first of two pairs."""
    turned: int
    """How many pairs sit both ways though there are two rankings."""
    copies: int
    """The most tables that need the same boards at once."""

    @property
    def fair(self) -> bool:
        """Whether nobody can complain: nobody meets twice, all play and compare alike."""
        return not [*self.complaints()]

    def complaints(self) -> Iterator[Phrase]:
        """Yield what is not as it would be in a movement played from the beginning.

        Example:
            >>> figures = ChangeFigures((20, 20), (0, 0), (5, 5), again=2, turned=0, copies=1)
            >>> [phrase.name for phrase in figures.complaints()]
            ['reseat-again']
        """
        if self.again:
            yield Phrase.of("reseat-again", many=self.again)
        if self.played[0] != self.played[1]:
            yield Phrase.of("reseat-played", least=self.played[0], most=self.played[1])
        if self.late[1]:
            yield Phrase.of("reseat-late", least=self.late[0], of=self.played[1])
        if self.results[0] != self.results[1]:
            yield Phrase.of("reseat-results", least=self.results[0], most=self.results[1])
        if self.turned:
            yield Phrase.of("reseat-turned", many=self.turned)


def change_figures(seated: MovementSet) -> ChangeFigures:
    """Return the figures of a movement with the changes it went through.

    Example:
        >>> eight = MovementChanged(3, "howell", "1 2 3 4 5 6 7 8", 3, 2, 18)
        >>> plan = seating.changed_seating(MovementSet("howell", 6, 5, 2, 18), eight)
        >>> figures = change_figures(plan)
        >>> figures.played, figures.late, figures.again
        ((10, 10), (6, 6), 1)
    """
    whole, contestants = seating.schedule(seated), seating.contestants(seated)
    places = list(chain.from_iterable(seating.places_by_round(seated)))
    boards = Counter(place.board for place in places)
    played = Counter(who for place in places for who in place.sitting.entrants)
    first = _first(seated).pairs
    there = [played[who] for who in contestants if who <= first]
    late = [played[who] for who in contestants if who > first]
    return ChangeFigures(
        (min(there), max(there)),
        (min(late), max(late)) if late else (0, 0),
        (min(boards.values()), max(boards.values())),
        sum(times - 1 for times in opponents(whole).values()),
        _rounds_turned(seated, whole),
        whole.copies,
    )


def _first(seated: MovementSet) -> MovementSet:
    return _first(seated.before) if isinstance(seated, ChangedSeating) else seated


def _rounds_turned(seated: MovementSet, whole: Schedule) -> int:
    ways: dict[int, set[str]] = {}
    for sitting in whole:
        for way, side in (("ns", sitting.ns), ("ew", sitting.ew)):
            for who in side:
                ways.setdefault(who, set()).add(way)
    apart = seating.contestants(seated).items()
    return sum(bool(contestant.direction) and len(ways[who]) > 1 for who, contestant in apart)


def one_more(seated: MovementSet) -> Iterator[MovementSet]:
    """Yield the movement with a pair more, numbered last, in each section in turn.

    Example:
        >>> [more.pairs for more in one_more(MovementSet("mitchell", 9, 5, 3, 24))]
        [10]
    """
    taken: tuple[int, ...] = ()
    if isinstance(seated, ChangedSeating) and isinstance(seated.change, SeatTaken):
        taken, seated = seated.change.sections, seated.before
    for section in range(1, seated.sections + 1):
        yield seating.changed_seating(seated, SeatTaken((*taken, section)))


def best_order(tournament: Tournament, change: MovementChanged) -> MovementChanged:
    """Return *change* with its entrants in the order in which the fewest meet again.

    Those ranked North-South sit there as far as the movement has places for them.

    Example:
        >>> monday = Tournament(seated=MovementSet("mitchell", 10, 4, 3, 27), round=2)
        >>> again = MovementChanged(3, "mitchell", "1 2 3 4 5 6 7 8 9 10", 2, 3, 27)
        >>> best_order(monday, again).entrants
        '1 2 3 4 5 8 9 10 6 7'
    """
    seated = tournament.seated
    assert seated is not None
    who = list(seating.entrants_in(change.entrants))
    inside = seating.cut_movement(change.movement, len(who), change.rounds, change.sections)
    met = {
        frozenset(two)
        for number in range(1, change.round)
        for sitting in tournament.sittings(number)
        for two in combinations(sitting.entrants, 2)
    }
    meetings = [
        (north_south - 1, east_west - 1)
        for sitting in inside
        for north_south in sitting.ns
        for east_west in sitting.ew
    ]
    orders = list(_orders(tournament, inside, who))
    best = min(
        orders,
        key=lambda order: sum(
            frozenset((order[one], order[other])) in met for one, other in meetings
        ),
    )
    return with_fields(change, entrants=" ".join(map(str, best)))


class ChangeOffer(NamedTuple):
    """A change that may be made, with what it does to fairness."""

    change: MovementChanged | SectionAdded
    figures: ChangeFigures

    @property
    def burden(self) -> int:
        """What it costs the players, in boards and meetings: less is better."""
        figures = self.figures
        unplayed = figures.played[1] - figures.played[0]
        uneven = figures.results[1] - figures.results[0]
        return figures.again + 3 * unplayed + uneven + 2 * figures.turned + 2 * figures.copies


def change_offers(
    tournament: Tournament, more: int, rounds: int, each: int, minutes: int
) -> list[ChangeOffer]:
    """Return what may be played from the next round on, the fairest first.

    Args:
        tournament: The tournament as it stands, with those who left no longer seated.
        more: How many pairs come that were not there.
        rounds: How many rounds remain.
        each: Boards a round.
        minutes: Minutes a round.

    Example:
        >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24), round=1)
        >>> best = change_offers(monday, more=1, rounds=6, each=3, minutes=24)[0]
        >>> best.change.movement, best.figures.late
        ('howell', (18, 18))
    """
    known = tournament.contestants
    here = [who for who in known if who not in tournament.gone]
    who = [*here, *range(len(known) + 1, len(known) + 1 + more)]
    changes: list[MovementChanged | SectionAdded] = []
    for name in seating.movements(tournament.form):
        for sections in range(1, max(1, len(who) // LEAST_IN_SECTION) + 1):
            entrants = " ".join(map(str, who))
            changes.append(
                MovementChanged(
                    tournament.round + 1, name, entrants, rounds, each, minutes, sections
                )
            )
        if more >= LEAST_PAIRS:
            left = min(rounds, tournament.rounds - tournament.round)
            changes.append(SectionAdded(tournament.round + 1, name, more, left))
    offers = [offer for change in changes if (offer := _offer(tournament, change)) is not None]
    return sorted(offers, key=lambda offer: (offer.burden, offer.change.movement))


def _offer(
    tournament: Tournament, change: MovementChanged | SectionAdded
) -> ChangeOffer | None:
    try:
        if isinstance(change, MovementChanged):
            change = best_order(tournament, change)
        if reseating_objection(tournament, change) is not None:
            return None
        assert tournament.seated is not None
        return ChangeOffer(
            change, change_figures(seating.changed_seating(tournament.seated, change))
        )
    except Unsuitable:
        return None


def _orders(tournament: Tournament, inside: Schedule, who: list[int]) -> Iterator[list[int]]:
    """Yield ways to seat *who*: turned round the tables, North-South pairs North-South."""
    norths = {one for sitting in inside for one in sitting.ns}
    easts = {one for sitting in inside for one in sitting.ew}
    fixed = [place for place in inside.entrants if place in norths - easts]
    moving = [place for place in inside.entrants if place not in norths - easts]
    ranked = {number: one.direction for number, one in tournament.contestants.items()}
    # North-South pairs first, whoever may sit either way next.
    order = sorted(who, key=lambda one: {"ns": 0, "": 1, "ew": 2}[ranked.get(one, "")])
    first, rest = order[: len(fixed)], order[len(fixed) :]
    for turn in range(min(TURNS, max(len(first), len(rest)))):
        seats: dict[int, int] = {}
        for places, those, by in ((fixed, first, 0), (moving, rest, turn)):
            for at, place in enumerate(places):
                seats[place] = those[(at + by) % len(those)]
        yield [seats[place] for place in sorted(seats)]
        seats |= {place: first[(at + turn) % len(first)] for at, place in enumerate(fixed)}
        yield [seats[place] for place in sorted(seats)]


def reseating_objection(  # noqa: PLR0911 - one for each kind
    tournament: Tournament, step: Reseating
) -> Phrase | None:
    """Return why who sits where may not be changed so, or ``None`` if it may.

    Example:
        >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24), round=2)
        >>> reseating_objection(monday, SectionAdded(2, "howell", 4, 3)).name
        'tournament-fault-change-round'
    """
    if isinstance(step, BoardFouled):
        return fouling_objection(tournament, step)
    seated = tournament.seated
    fixed = tournament.form is EntrantKind.TEAMS or tournament.online is not None
    if seated is None or tournament.by_results or fixed:
        return Phrase.of("tournament-fault-change")
    try:
        after = seating_after(seated, step)
        seating.schedule(after)
        match step:
            case TablesTurned():
                return None
            case BoardsMoved():
                return _moving(tournament, step, after)
            case SeatsExchanged():
                return _exchanging(tournament, step, after)
            case _:
                return _changing(tournament, step)
    except Unsuitable as wrong:
        return wrong.phrase


def seating_after(seated: MovementSet, step: SeatingChange) -> MovementSet:
    """Return the movement after *step*; an exchange taken back leaves it as it was.

    Example:
        >>> monday = MovementSet("howell", 8, 7, 3, 24)
        >>> once = seating_after(monday, SeatsExchanged(1, 2, 3))
        >>> seating_after(once, SeatsExchanged(1, 2, 3)) == monday
        True
    """
    back = seating.exchanged_back(seated, step) if isinstance(step, SeatsExchanged) else None
    return back or seating.changed_seating(seated, step)


def _changing(tournament: Tournament, step: MovementChanged | SectionAdded) -> Phrase | None:
    # Before play another movement is chosen; a section of another size may stand beside it.
    first = 0 if isinstance(step, SectionAdded) else 1
    if step.round != tournament.round + 1 or not first <= tournament.round <= tournament.rounds:
        return Phrase.of("tournament-fault-change-round", round=tournament.round + 1)
    known = tournament.contestants
    if isinstance(step, MovementChanged):
        who = seating.entrants_in(step.entrants)
        new = sorted(one for one in who if one not in known)
        if new != list(range(len(known) + 1, len(known) + 1 + len(new))):
            return Phrase.of("tournament-fault-entrants", text=step.entrants[:80])
        if away := tournament.gone & {*who}:
            return Phrase.of("tournament-fault-entrant-gone", pair=min(away))
    later = [place for place in _places_scored(tournament) if place.round >= step.round]
    if later and isinstance(step, MovementChanged):
        return Phrase.of("tournament-fault-change-scored", round=later[0].round)
    return None


def _places_scored(tournament: Tournament) -> list[seating.BoardPlace]:
    """Return the boards at tables that have a score, in order."""
    return [
        place
        for number in range(1, tournament.rounds + 1)
        for place in tournament.places_in_round(number)
        if place.table in tournament.scorebook.scores
    ]


def _moving(tournament: Tournament, step: BoardsMoved, after: MovementSet) -> Phrase | None:
    here = next(s for s in tournament.sittings(step.round) if s.table == step.table)
    sets = tournament.schedule.sets if tournament.schedule is not None else 0
    if not 0 < step.boards <= sets or step.boards == here.boards:
        return Phrase.of("tournament-fault-set", text=step.boards, most=sets)
    before = [
        place
        for place in tournament.places()
        if place.round <= step.round
        and place.sitting.boards == step.boards
        and {*place.sitting.entrants} & {*here.entrants}
    ]
    if before:
        who = min({*before[0].sitting.entrants} & {*here.entrants})
        return Phrase.of("tournament-fault-board-again", pair=who, round=before[0].round)
    still = {place.table for there in seating.places_by_round(after) for place in there}
    lost = [place for place in _places_scored(tournament) if place.table not in still]
    if lost:
        blanks = {"board": lost[0].board, "table": lost[0].sitting.table}
        return Phrase.of("tournament-fault-move-scored", round=lost[0].round, **blanks)
    return None


def _exchanging(
    tournament: Tournament, step: SeatsExchanged, after: MovementSet
) -> Phrase | None:
    """Return why two entrants cannot sit in each other's places: a board was played before."""
    here = {
        who: place.boards
        for place in seating.schedule(after).rounds[step.round - 1]
        for who in place.entrants
        if who in (step.one, step.other)
    }
    for place in tournament.places():
        for who in {*place.sitting.entrants} & here.keys():
            if place.round < step.round and place.sitting.boards == here[who]:
                return Phrase.of("tournament-fault-board-again", pair=who, round=place.round)
    if absent := tournament.missing & {step.one, step.other}:
        return Phrase.of("tournament-fault-missing", pair=min(absent))
    still = {place.table for there in seating.places_by_round(after) for place in there}
    moved = _tables_changed(tournament, step.round, after)
    lost = [
        place
        for place in _places_scored(tournament)
        if place.table not in still and place.table not in moved
    ]
    if lost:
        blanks = {"board": lost[0].board, "table": lost[0].sitting.table}
        return Phrase.of("tournament-fault-move-scored", round=lost[0].round, **blanks)
    return None


class ExchangeFigures(NamedTuple):
    """What it costs the others that two entrants sit in each other's places."""

    again: int
    """How many meetings more are not the first of two pairs; below zero if they are fewer."""
    unplayed: int
    """How many boards are played at one table less, since somebody there knows them."""


def exchange_figures(tournament: Tournament, step: SeatsExchanged) -> ExchangeFigures:
    """Return what it costs that two entrants sit in each other's places.

    Example:
        >>> monday = Tournament(seated=MovementSet("mitchell", 6, 3, 2, 15), round=1)
        >>> exchange_figures(monday, SeatsExchanged(1, 4, 5))
        ExchangeFigures(again=2, unplayed=2)
    """
    assert tournament.seated is not None
    after = seating_after(tournament.seated, step)
    boards = [
        sum(map(len, seating.places_by_round(seated))) for seated in (tournament.seated, after)
    ]
    now, then = change_figures(after), change_figures(tournament.seated)
    return ExchangeFigures(now.again - then.again, boards[0] - boards[1])


def _tables_changed(
    tournament: Tournament, number: int, after: MovementSet
) -> dict[BoardAtTable, BoardAtTable]:
    """Return for the boards of round *number* who plays them in *after*, by who does now."""
    then = {
        (place.sitting.table, place.board): place.table
        for place in seating.places_by_round(after)[number - 1]
    }
    return {
        place.table: then[where]
        for place in tournament.places_in_round(number)
        if (where := (place.sitting.table, place.board)) in then
    }


def reseat(tournament: Tournament, step: Reseating) -> Tournament:
    """Return *tournament* after a change of who sits where, which may be made.

    Example:
        >>> monday = Tournament(seated=MovementSet("howell", 6, 5, 2, 18), round=2)
        >>> after = reseat(monday, SectionAdded(3, "howell", 4, 3))
        >>> len(after.contestants), after.rounds, len(after.sittings(3))
        (10, 5, 5)
    """
    if isinstance(step, BoardFouled):
        return foul_board(tournament, step)
    assert tournament.seated is not None
    seated = seating_after(tournament.seated, step)
    book, who = tournament.scorebook, seating.contestants(seated)
    names = {**dict.fromkeys(who.values(), ""), **book.names}
    last = tournament.last_round
    if isinstance(step, MovementChanged):
        last = 0
    refused = tournament.refused
    if isinstance(step, TablesTurned | SeatsExchanged):
        moved = _tables_changed(tournament, step.round, seated)
        book = _with_scores_moved(book, moved)
        refused = frozenset(moved.get(table, table) for table in refused)
    return replace(
        tournament,
        seated=seated,
        scorebook=replace(book, names=names),
        last_round=last,
        refused=refused,
    )


def _with_scores_moved(
    book: Scorebook, moved: Mapping[BoardAtTable, BoardAtTable]
) -> Scorebook:
    """Return *book* where the scores of tables are of those who sat there, as *moved* says."""

    def of_others(
        by_table: Mapping[BoardAtTable, tuple[ScorebookLine, ...]],
    ) -> dict[BoardAtTable, tuple[ScorebookLine, ...]]:
        return {
            moved.get(table, table): tuple(
                replace(line, step=_moved_step(line.step, moved[table])) for line in lines
            )
            if table in moved
            else lines
            for table, lines in by_table.items()
        }

    forms = {moved.get(table, table): form for table, form in book.forms.items()}
    return replace(
        book, scores=of_others(book.scores), pasts=of_others(book.pasts), forms=forms
    )


def _moved_step(step: ScorebookStep, table: BoardAtTable) -> ScorebookStep:
    if isinstance(step, ScoreEntered):
        return replace(step, result=replace(step.result, ns=table.ns, ew=table.ew))
    if isinstance(step, ScoreAgreed | ScoreUndone):
        return replace(step, table=table)
    return step


def fouled_tables(tournament: Tournament, board: int, tables: str) -> list[BoardAtTable]:
    """Return where *tables* (``3-8 5-10``) played *board*.

    Raises:
        Unsuitable: One of them does not play it.

    Example:
        >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24))
        >>> [table.ew[0].label for table in fouled_tables(monday, 1, "8-1")]
        ['1']
    """
    found = []
    for two in tables.split():
        there = [
            place.table
            for place in _places_of(tournament, board)
            if "-".join(map(str, place.sitting.entrants)) == two
        ]
        if not there:
            raise Unsuitable("tournament-fault-fouled", board=board, text=two[:20])
        found += there
    return found


def _places_of(tournament: Tournament, board: int) -> Sequence[seating.BoardPlace]:
    if tournament.seated is None:
        return ()
    return seating.board_places(tournament.seated, tournament.draws).get(board, ())


def fouling_objection(tournament: Tournament, step: BoardFouled) -> Phrase | None:
    """Return why a board's results cannot be grouped so, or ``None`` if they can.

    Example:
        >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24), round=1)
        >>> fouling_objection(monday, BoardFouled(1, "1-2")).name
        'tournament-fault-fouled'
    """
    if tournament.form is EntrantKind.TEAMS:
        return Phrase.of("tournament-fault-fouled-teams")
    if not step.form.isalnum() or not step.form.isascii() or len(step.form) > 1:
        return Phrase.of("tournament-fault-form", text=step.form[:20])
    try:
        fouled_tables(tournament, step.board, step.tables)
    except Unsuitable as wrong:
        return wrong.phrase
    return None


def foul_board(tournament: Tournament, step: BoardFouled) -> Tournament:
    """Return *tournament* with the results of a board in the groups of its forms (Law 87).

    Example:
        >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24), round=1)
        >>> after = foul_board(monday, BoardFouled(1, "8-1"))
        >>> list(after.scorebook.forms.values())
        ['B']
    """
    book = tournament.scorebook
    others = {
        table: form
        for table, form in book.forms.items()
        if table.board != str(step.board) or form != step.form
    }
    these = dict.fromkeys(fouled_tables(tournament, step.board, step.tables), step.form)
    return replace(tournament, scorebook=replace(book, forms={**others, **these}))
