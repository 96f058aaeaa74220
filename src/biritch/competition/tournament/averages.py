"""Averages for boards that could not be played: all that a late pair missed, at once.

Law 12C2(a): who is at fault gets average minus, who is not gets average plus. A board that is
played late after all replaces its average, as any later score does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from fractions import Fraction

from biritch.competition.movement import Sitting
from biritch.competition.results.result import ArtificialScore, BoardResult
from biritch.competition.tournament.scorebook_log import BoardAtTable, ScoreAction, ScoreEntered
from biritch.competition.tournament.tournament import Tournament

PLUS, MINUS = Fraction(60), Fraction(40)


def boards_missed(tournament: Tournament, pair: int) -> Iterator[BoardAtTable]:
    """Yield the boards that *pair* had to play in rounds that are over, and has no score of.

    Boards of the round being played may still be caught up, and are left alone.
    """
    for number, sitting in tournament.places():
        if number < tournament.round and pair in sitting.entrants:
            for board in tournament.boards(sitting):
                table = tournament.table(sitting, board)
                if table not in tournament.scorebook.scores:
                    yield table


def boards_owed(tournament: Tournament) -> Counter[int]:
    """Return how many boards of rounds that are over each entrant has no score of."""
    owed_boards: Counter[int] = Counter()
    for number, sitting in tournament.places():
        if number < tournament.round and not tournament.missing & {*sitting.entrants}:
            for board in tournament.boards(sitting):
                if tournament.table(sitting, board) not in tournament.scorebook.scores:
                    owed_boards.update(sitting.entrants)
    return owed_boards


def late_averages(
    tournament: Tournament,
    pair: int,
    own: Fraction = MINUS,
    theirs: Fraction = PLUS,
    why: str = "12C2(a)",
) -> tuple[ScoreEntered, ...]:
    """Return the adjusted scores for all that *pair* missed: *own* percent for it.

    The other side gets *theirs*. Entered one after another by the director they stand as
    any adjusted score; nothing is returned where the pair missed nothing.
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


AVERAGE = Fraction(50)
"""Percent for a side partly at fault: nobody knows who was slow (Law 12C2(a))."""
REASON = "12C2(a)"


def overrun_averages(
    tournament: Tournament, sitting: Sitting, begun: Collection[int]
) -> list[ScoreEntered]:
    """Return averages for the boards of *sitting* that have no score and are not *begun*."""
    if not tournament.played(sitting):
        return []
    tables = [(board, tournament.table(sitting, board)) for board in tournament.boards(sitting)]
    half = ArtificialScore(AVERAGE)
    return [
        ScoreEntered(
            ScoreAction.ADJUST, BoardResult(str(board), table.ns, table.ew, half, half), REASON
        )
        for board, table in tables
        if board not in begun and tournament.state(table) == "none"
    ]
