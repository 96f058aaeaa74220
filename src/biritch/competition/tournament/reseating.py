"""The effect of changes of seating on fairness, and the possible changes.

It is computed from the whole schedule, played and to come. The changes themselves are steps
(:mod:`biritch.competition.tournament.steps.seats`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, reduce
from itertools import chain, combinations
from typing import NamedTuple

from msgspec.structs import replace as with_fields

from biritch.competition.fairness import opponents
from biritch.competition.movement import Schedule, Span, Unsuitable
from biritch.competition.tournament import seating
from biritch.competition.tournament.seating import ChangedSeating, SeatedMovement, SeatTaken
from biritch.competition.tournament.steps.seats import (
    MovementChanged,
    SeatingChanged,
    SectionAdded,
)
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase

LEAST_PAIRS = 4
"""The fewest pairs of a section."""
LEAST_IN_SECTION = 14
"""From that many pairs on a section plays a movement of its own: seven tables."""
TURNS = 60
"""That many ways to seat those who are there in another movement are compared."""


@dataclass(frozen=True, slots=True)
class ChangeFigures:
    """The figures of a changed movement for its players, over all rounds."""

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
        """Whether it is perfectly fair: no rematches, equal play and comparisons."""
        return not [*self.complaints()]

    def complaints(self) -> Iterator[Phrase]:
        """Yield the defects compared with a movement played from the beginning.

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


def change_figures(seated: SeatedMovement) -> ChangeFigures:
    """Return the figures of a movement with all its changes.

    Example:
        >>> eight = MovementChanged(3, "howell", "1 2 3 4 5 6 7 8", 3, 2, 18)
        >>> plan = seating.changed_seating(SeatedMovement("howell", 6, 5, 2, 18), eight)
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


def _first(seated: SeatedMovement) -> SeatedMovement:
    return _first(seated.before) if isinstance(seated, ChangedSeating) else seated


def _rounds_turned(seated: SeatedMovement, whole: Schedule) -> int:
    ways: dict[int, set[str]] = {}
    for sitting in whole:
        for way, side in (("ns", sitting.ns), ("ew", sitting.ew)):
            for who in side:
                ways.setdefault(who, set()).add(way)
    apart = seating.contestants(seated).items()
    return sum(bool(contestant.direction) and len(ways[who]) > 1 for who, contestant in apart)


def with_one_more(tournament: Tournament) -> SeatedMovement | None:
    """Return the movement with one more pair, if nobody else's seat changes; or ``None``.

    That is possible if somebody sits out, as at the half table of a Mitchell, or in a Howell
    with an odd number: the new pair takes the seats of the missing one, at an additional table
    if necessary.

    Example:
        >>> from dataclasses import replace
        >>> monday = Tournament(seated=SeatedMovement("mitchell", 9, 5, 3, 24), round=2)
        >>> with_one_more(monday).pairs
        10
        >>> with_one_more(replace(monday, seated=SeatedMovement("howell", 8, 7, 3, 24))) is None
        True
    """
    seated = tournament.seated
    if seated is None or tournament.by_results:
        return None
    return _with_one_more_seated(seated)


# Asked for at every look of a desk.
@cache
def _with_one_more_seated(seated: SeatedMovement) -> SeatedMovement | None:
    candidates = one_more(seated)
    return next((more for more in candidates if _same_seats(seated, more)), None)


def one_more(seated: SeatedMovement) -> Iterator[SeatedMovement]:
    """Yield the movement with one more pair, numbered last, in each section in turn.

    Example:
        >>> [more.pairs for more in one_more(SeatedMovement("mitchell", 9, 5, 3, 24))]
        [10]
    """
    taken: tuple[int, ...] = ()
    if isinstance(seated, ChangedSeating) and isinstance(seated.change, SeatTaken):
        taken, seated = seated.change.sections, seated.before
    for section in range(1, seated.sections + 1):
        yield seating.changed_seating(seated, SeatTaken((*taken, section)))


def _same_seats(seated: SeatedMovement, more: SeatedMovement) -> bool:
    """Return whether everybody keeps their seats in *more*, which has one more pair."""
    try:
        before, after = seating.schedule(seated), seating.schedule(more)
    except Unsuitable:
        return False
    return len(before.rounds) == len(after.rounds) and all(
        {*old} == {sitting for sitting in new if more.pairs not in sitting.entrants}
        for old, new in zip(before.rounds, after.rounds, strict=True)
    )


def best_order(tournament: Tournament, change: MovementChanged) -> MovementChanged:
    """Return *change* with its entrants in the order with the fewest rematches.

    Those ranked North-South sit there as far as the movement has places for them.

    Example:
        >>> monday = Tournament(seated=SeatedMovement("mitchell", 10, 4, 3, 27), round=2)
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
    """A possible change, with its effect on fairness."""

    change: MovementChanged | SectionAdded
    figures: ChangeFigures

    @property
    def burden(self) -> int:
        """The cost to the players, in boards and meetings: less is better."""
        figures = self.figures
        unplayed = figures.played[1] - figures.played[0]
        uneven = figures.results[1] - figures.results[0]
        return figures.again + 3 * unplayed + uneven + 2 * figures.turned + 2 * figures.copies


def change_offers(
    tournament: Tournament, more: int, rounds: int, each: int, minutes: int
) -> list[ChangeOffer]:
    """Return possible changes from the next round on, the fairest first.

    Args:
        tournament: The tournament as it stands, with those who left no longer seated.
        more: How many pairs come that were not there.
        rounds: How many rounds remain.
        each: Boards a round.
        minutes: Minutes a round.

    Example:
        >>> monday = Tournament(seated=SeatedMovement("howell", 8, 7, 3, 24), round=1)
        >>> best = change_offers(monday, more=1, rounds=6, each=3, minutes=24)[0]
        >>> best.change.movement, best.figures.late
        ('howell', (18, 18))
    """
    known = tournament.contestants
    here = [who for who in known if who not in tournament.absentees]
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
        if change.objection(tournament) is not None:
            return None
        assert tournament.seated is not None
        return ChangeOffer(
            change, change_figures(seating.changed_seating(tournament.seated, change))
        )
    except Unsuitable:
        return None


def _orders(tournament: Tournament, inside: Schedule, who: list[int]) -> Iterator[list[int]]:
    """Yield orders in which to seat *who*: rotated, North-South pairs North-South."""
    norths = {one for sitting in inside for one in sitting.ns}
    easts = {one for sitting in inside for one in sitting.ew}
    fixed = [place for place in inside.entrants if place in norths - easts]
    moving = [place for place in inside.entrants if place not in norths - easts]
    ranked = {number: one.direction for number, one in tournament.contestants.items()}
    # North-South pairs first, then those who may sit either way.
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


class ExchangeFigures(NamedTuple):
    """The cost to others of an exchange of seats."""

    again: int
    """How many meetings more are not the first of two pairs; below zero if they are fewer."""
    unplayed: int
    """How many boards are played at one table less, since somebody there knows them."""


def exchange_figures(tournament: Tournament, *steps: SeatingChanged) -> ExchangeFigures:
    """Return the cost of exchanging entrants or boards by *steps*.

    Example:
        >>> from biritch.competition.tournament.steps.seats import SeatsExchanged
        >>> monday = Tournament(seated=SeatedMovement("mitchell", 6, 3, 2, 15), round=1)
        >>> exchange_figures(monday, SeatsExchanged(1, 4, 5))
        ExchangeFigures(again=2, unplayed=2)
    """
    assert tournament.seated is not None
    after = reduce(lambda seated, step: step.seating_after(seated), steps, tournament.seated)
    boards = [
        sum(map(len, seating.places_by_round(seated))) for seated in (tournament.seated, after)
    ]
    now, then = change_figures(after), change_figures(tournament.seated)
    return ExchangeFigures(now.again - then.again, boards[0] - boards[1])


def crossing_lost(tournament: Tournament, last: int) -> bool:
    """Return whether cutting off rounds loses all arrow-switched ones of a single ranking.

    That is so where a Mitchell with an arrow switch loses the rounds that are crossed.

    Example:
        >>> monday = Tournament(seated=SeatedMovement("mitchell-crossed", 13, 7, 3, 24))
        >>> crossing_lost(monday, 7), crossing_lost(monday, 6)
        (False, True)
    """
    if tournament.seated is None or tournament.by_results:
        return False
    rounds = seating.schedule(tournament.seated).rounds

    def ways(many: int) -> dict[int, set[str]]:
        found: dict[int, set[str]] = {}
        for sitting in chain.from_iterable(rounds[:many]):
            for side, who in (("ns", sitting.ns), ("ew", sitting.ew)):
                for entrant in who:
                    found.setdefault(entrant, set()).add(side)
        return found

    crossed = any(len(both) > 1 for both in ways(len(rounds)).values())
    return crossed and all(len(both) == 1 for both in ways(last).values())
