"""What a director changes while a tournament is played: its rounds, its pairs, its periods.

A late pair takes the seat where somebody would have sat out; a pair that left comes back; the
last round is brought forward or put back; a round begun too early is taken back. Whether it may
be done, and what it does to the tournament.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import cache
from itertools import chain

from biritch.competition.movement import Unsuitable
from biritch.competition.tournament import reseating, seating
from biritch.competition.tournament.log import (
    CorrectionPeriodSet,
    EntrantAdded,
    EntrantReturned,
    KeysRenewed,
    KeyWithdrawn,
    LastRoundSet,
    MovementSet,
    RoundTakenBack,
)
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase

Change = (
    RoundTakenBack
    | LastRoundSet
    | EntrantAdded
    | EntrantReturned
    | CorrectionPeriodSet
    | KeyWithdrawn
    | KeysRenewed
)
"""The steps of a log that are such changes."""
MOST_CORRECTION = 24 * 60
"""Minutes of a correction period: Law 79C1 leaves its length to the organiser."""
FIRST_DESK, LAST_DESK = 2, 4
"""The further directors, whose keys may be withdrawn; the first one's opens everything."""


def with_one_more(tournament: Tournament) -> MovementSet | None:
    """Return the movement with a pair more, where it leaves everybody else as they sit.

    That is so where somebody sits out, as at the half table of a Mitchell, or where a Howell
    has an odd number: the new pair has the seats of the one that was not there, at a table
    more where there was none for it. Nothing where the movement would be another.

    Example:
        >>> monday = Tournament(seated=MovementSet("mitchell", 9, 5, 3, 24), round=2)
        >>> with_one_more(monday).pairs
        10
        >>> with_one_more(replace(monday, seated=MovementSet("howell", 8, 7, 3, 24))) is None
        True
    """
    seated = tournament.seated
    if seated is None or tournament.by_results:
        return None
    return _with_one_more_seated(seated)


# Asked for at every look of a desk.
@cache
def _with_one_more_seated(seated: MovementSet) -> MovementSet | None:
    candidates = reseating.one_more(seated)
    return next((more for more in candidates if _same_seats(seated, more)), None)


def _same_seats(seated: MovementSet, more: MovementSet) -> bool:
    """Return whether everybody sits as before in *more*, which has a pair more."""
    try:
        before, after = seating.schedule(seated), seating.schedule(more)
    except Unsuitable:
        return False
    return len(before.rounds) == len(after.rounds) and all(
        {*old} == {sitting for sitting in new if more.pairs not in sitting.entrants}
        for old, new in zip(before.rounds, after.rounds, strict=True)
    )


def whole_length(tournament: Tournament) -> int:
    """Return how many rounds the movement has when none is cut off.

    Example:
        >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24), last_round=5)
        >>> monday.rounds, whole_length(monday)
        (5, 7)
    """
    return replace(tournament, last_round=0).rounds


def crossing_lost(tournament: Tournament, last: int) -> bool:
    """Return whether one ranking of all is left without a round in which directions change.

    That is so where a Mitchell with an arrow switch loses the rounds that are crossed.

    Example:
        >>> monday = Tournament(seated=MovementSet("mitchell-crossed", 13, 7, 3, 24))
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


def may_be_taken_back(tournament: Tournament) -> bool:
    """Return whether the round under way may be: it is not drawn, and nobody has a score.

    Example:
        >>> may_be_taken_back(Tournament(seated=MovementSet("howell", 8, 7, 3, 24), round=2))
        True
    """
    if tournament.round < 1 or tournament.by_results or tournament.online is not None:
        return False
    # After the last round no table plays: then the end itself is taken back.
    return not any(
        place.table in tournament.scorebook.scores
        for place in tournament.places_in_round(tournament.round)
    )


def change_objection(tournament: Tournament, step: Change) -> Phrase | None:
    """Return why *step* may not be taken, or ``None`` if it may.

    Example:
        >>> change_objection(Tournament(), RoundTakenBack(1)).name
        'tournament-fault-back'
    """
    match step:
        case RoundTakenBack(number):
            fit = number == tournament.round and may_be_taken_back(tournament)
            return None if fit else Phrase.of("tournament-fault-back", round=tournament.round)
        case LastRoundSet(number):
            return _cutting(tournament, number)
        case EntrantAdded():
            fit = tournament.online is None and with_one_more(tournament) is not None
            return None if fit else Phrase.of("tournament-fault-no-seat")
        case EntrantReturned(pair):
            contestant = tournament.contestants.get(pair)
            fit = contestant is not None and contestant in tournament.scorebook.gone
            return None if fit else Phrase.of("tournament-fault-here", pair=pair)
        case CorrectionPeriodSet(minutes):
            fit = 0 <= minutes <= MOST_CORRECTION
            return None if fit else Phrase.of("tournament-fault-period", most=MOST_CORRECTION)
        case KeyWithdrawn() | KeysRenewed():
            return _keys_objection(tournament, step)


def _keys_objection(tournament: Tournament, step: KeyWithdrawn | KeysRenewed) -> Phrase | None:
    if isinstance(step, KeysRenewed):
        fit = step.turn == tournament.key_turn + 1
        return None if fit else Phrase.of("tournament-fault-keys-turn", turn=step.turn)
    fit = FIRST_DESK <= step.desk <= LAST_DESK
    return None if fit else Phrase.of("tournament-fault-desk", desk=step.desk)


def _cutting(tournament: Tournament, number: int) -> Phrase | None:
    least, most = max(tournament.round, 1), whole_length(tournament)
    if tournament.knock_out or not least <= number <= most:
        return Phrase.of("tournament-fault-last", least=least, most=most)
    return None


def apply_change(tournament: Tournament, step: Change) -> Tournament:
    """Return *tournament* after *step*, which may be taken.

    Example:
        >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24), round=2)
        >>> apply_change(monday, RoundTakenBack(2)).round
        1
        >>> apply_change(monday, LastRoundSet(5)).rounds
        5
    """
    match step:
        case RoundTakenBack(number):
            # The clock goes on as it went: the time since then was played.
            return replace(
                tournament, round=number - 1, clock=tournament.clock_before, official=None
            )
        case LastRoundSet(number):
            return replace(tournament, last_round=number)
        case EntrantAdded(names):
            return _with_one_more(tournament, names)
        case EntrantReturned(pair):
            book, who = tournament.scorebook, tournament.contestants[pair]
            return replace(tournament, scorebook=replace(book, gone=book.gone - {who}))
        case CorrectionPeriodSet(minutes):
            return replace(tournament, correction=timedelta(minutes=minutes))
        case KeyWithdrawn() | KeysRenewed():
            return _with_keys(tournament, step)


def _with_keys(tournament: Tournament, step: KeyWithdrawn | KeysRenewed) -> Tournament:
    if isinstance(step, KeysRenewed):
        return replace(tournament, key_turn=step.turn)
    return replace(tournament, withdrawn=tournament.withdrawn | {step.desk})


def _with_one_more(tournament: Tournament, names: str) -> Tournament:
    seated = with_one_more(tournament)
    assert seated is not None
    who = seating.contestants(seated)
    book = tournament.scorebook
    book = replace(book, names={**book.names, who[seated.pairs]: ""})
    known = {**tournament.names, **({seated.pairs: names} if names else {})}
    return replace(tournament, seated=seated, scorebook=book, names=known)
