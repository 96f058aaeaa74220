"""Average scores for boards not played, because a pair was late or a round overran.

Law 12C2(a): a side at fault gets average minus (40 %), a side not at fault average plus (60 %),
a side partly at fault average (50 %). A score entered later replaces such an average.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from fractions import Fraction

from biritch.competition.movement import Sitting
from biritch.competition.results.result import ArtificialScore, BoardResult
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ScoreAction,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.tournament import Tournament
from biritch.core.seats import Side

PLUS, MINUS = Fraction(60), Fraction(40)
"""Average plus and average minus, in percent (Law 12C2(a))."""
AVERAGE = Fraction(50)
"""Percent for a side partly at fault: nobody knows which side was slow (Law 12C2(a))."""
REASON = "12C2(a)"
"""Why a score was adjusted, as the log has it."""


def boards_missed(tournament: Tournament, pair: int) -> Iterator[BoardAtTable]:
    """Yield the boards of earlier rounds for which *pair* has no score.

    Boards of the current round are left out: they may still be played.
    """
    for number in range(1, tournament.round):
        for place in tournament.places_in_round(number):
            here = pair in place.sitting.entrants
            if here and place.table not in tournament.scorebook.scores:
                yield place.table


def boards_owed(tournament: Tournament) -> Counter[int]:
    """Return each entrant's number of boards without a score in earlier rounds.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24), round=2)
        >>> boards_owed(monday)[1]  # three boards of the first round
        3
    """
    owed: Counter[int] = Counter()
    scores = tournament.scorebook.scores
    for number in range(1, tournament.round):
        for place in tournament.places_in_round(number):
            # Against a pair that has not come nobody owes a board.
            if place.table in scores or tournament.missing & {*place.sitting.entrants}:
                continue
            # Of rounds before one joined, nobody else missed anything.
            late = [
                who for who in place.sitting.entrants if tournament.joined.get(who, 0) > number
            ]
            owed.update(late or place.sitting.entrants)
    return owed


def late_averages(
    tournament: Tournament,
    pair: int,
    own: Fraction = MINUS,
    theirs: Fraction = PLUS,
    why: str = REASON,
) -> tuple[ScoreEntered, ...]:
    """Return an adjusted score for every board that *pair* missed.

    Args:
        tournament: The tournament as it stands.
        pair: Who came late.
        own: Its percentage.
        theirs: The percentage of the pair that was waiting for it.
        why: The reason that is kept in the log.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24), round=2)
        >>> scores = late_averages(monday, pair=8)
        >>> len(scores), scores[0].result.for_ns, scores[0].result.for_ew
        (3, ArtificialScore(percent=Fraction(40, 1)), ArtificialScore(percent=Fraction(60, 1)))
    """
    scores = []
    for table in boards_missed(tournament, pair):
        first = int(table.ns[0].label) == pair
        ns, ew = (own, theirs) if first else (theirs, own)
        result = BoardResult(
            table.board, table.ns, table.ew, ArtificialScore(ns), ArtificialScore(ew)
        )
        scores.append(ScoreEntered(ScoreAction.ADJUST, result, why))
    return tuple(scores)


def boards_averaged(tournament: Tournament) -> dict[int, list[BoardAtTable]]:
    """Return each entrant's boards with an average and no other score.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> boards_averaged(Tournament(seated=MovementSet("howell", 8, 7, 3, 24), round=2))
        {}
    """
    averaged: dict[int, list[BoardAtTable]] = {}
    for table, lines in tournament.scorebook.scores.items():
        step = lines[0].step
        # Whatever was entered besides is a ruling of its own, and taken back by itself.
        if len(lines) > 1 or not isinstance(step, ScoreEntered):
            continue
        scores = step.result.for_ns, step.result.for_ew
        if all(isinstance(score, ArtificialScore) for score in scores):
            for who in (*table.ns, *table.ew):
                averaged.setdefault(int(who.label), []).append(table)
    return averaged


def averages_undone(
    tournament: Tournament, pair: int, why: str = ""
) -> tuple[ScoreUndone, ...]:
    """Return the steps that undo every average of *pair* for a missed board.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24), round=2)
        >>> averages_undone(monday, pair=8)
        ()
    """
    tables = boards_averaged(tournament).get(pair, ())
    return tuple(ScoreUndone.of(table, why) for table in tables)


def overrun_averages(
    tournament: Tournament,
    sitting: Sitting,
    begun: Collection[int],
    away: Collection[Side] = (),
) -> list[ScoreEntered]:
    """Return an average for every board of *sitting* without a score that is not *begun*.

    A side that was *away* gets average minus, and one that waited for it average plus.
    """
    if not tournament.has_come(sitting):
        return []
    tables = [(board, tournament.table(sitting, board)) for board in tournament.boards(sitting)]
    waited = PLUS if away else AVERAGE
    ns, ew = (ArtificialScore(MINUS if side in away else waited) for side in (Side.NS, Side.EW))
    return [
        ScoreEntered(
            ScoreAction.ADJUST, BoardResult(str(board), table.ns, table.ew, ns, ew), REASON
        )
        for board, table in tables
        if board not in begun and tournament.state(table) == "none"
    ]
