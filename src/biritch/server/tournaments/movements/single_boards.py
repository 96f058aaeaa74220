"""Requests about one board of a table: arrow-switched, exchanged or replaced.

The effect on fairness is shown first; a confirmed request is done.
"""

from __future__ import annotations

from collections.abc import Sequence

from biritch.competition.tournament.reseating import exchange_figures
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.signatures import BY_DIRECTOR
from biritch.competition.tournament.steps.single_boards import (
    BoardPlayedInstead,
    BoardPlayersExchanged,
    BoardRearranged,
    BoardTurned,
    find_place,
)
from biritch.competition.tournament.tournament import RoundSitting, Tournament
from biritch.server.tournaments.refusals import StrangeRequest
from biritch.server.tournaments.requests import (
    ExchangeSeats,
    MoveBoards,
    SwapBoards,
    TurnTables,
)


def turn(tournament: Tournament, request: TurnTables) -> BoardTurned:
    """Return the step that records one board as played the other way round.

    Raises:
        NotAllowed: The step is not allowed.
        StrangeRequest: Nobody has said yet that it is meant, now that what it does is shown.
    """
    table = request.tables[0] if request.tables else 0
    step = BoardTurned(request.round or tournament.round, table, request.board)
    _tell_cost(tournament, "turn", (step,), anyway=request.anyway)
    return step


def exchange_players(
    tournament: Tournament, request: ExchangeSeats, place: RoundSitting
) -> BoardPlayersExchanged:
    """Return the step by which others played the board at *place* than planned.

    Raises:
        NotAllowed: The step is not allowed.
        StrangeRequest: Nobody has said yet that it is meant, now that what it does is shown.
    """
    step = BoardPlayersExchanged(
        place.round, place.sitting.table, request.board, request.pair, request.other
    )
    _tell_cost(tournament, "exchange", (step,), anyway=request.anyway)
    return step


def move(tournament: Tournament, request: MoveBoards) -> BoardPlayedInstead:
    """Return the step by which one board was played in place of another.

    Raises:
        NotAllowed: The step is not allowed.
        StrangeRequest: Nobody has said yet that it is meant, now that what it does is shown.
    """
    number = request.round or tournament.round
    step = BoardPlayedInstead(number, request.table, request.instead, request.board)
    _tell_cost(tournament, "move", (step,), anyway=request.anyway)
    return step


def swap(
    tournament: Tournament, request: SwapBoards
) -> tuple[BoardPlayedInstead, BoardPlayedInstead]:
    """Return the two steps by which two tables exchanged one board.

    Raises:
        NotAllowed: One of them may not be taken.
        StrangeRequest: Nobody has said yet that it is meant, now that what it does is shown.
    """
    number = request.round or tournament.round
    steps = (
        BoardPlayedInstead(number, request.table, request.board, request.against),
        BoardPlayedInstead(number, request.other, request.against, request.board),
    )
    _tell_cost(tournament, "move", steps, anyway=request.anyway)
    return steps


def _scores_moved(
    tournament: Tournament, steps: Sequence[BoardRearranged]
) -> list[BoardRearranged]:
    """Return the *steps* whose board already has a score at its table."""
    places = (
        (step, find_place(tournament.seated, step.round, step.table, step.board))
        for step in steps
    )
    scored = tournament.scorebook.scores
    return [step for step, place in places if place is not None and place.table in scored]


def _tell_cost(
    tournament: Tournament, kind: str, steps: Sequence[BoardRearranged], *, anyway: bool
) -> None:
    after = tournament
    for step in steps:
        wrong = step.objection(after)
        if wrong is not None:
            raise NotAllowed(wrong)
        after = step.after(after, BY_DIRECTOR)
    if anyway:
        return
    first = steps[0]
    apart = all(one.direction for one in tournament.contestants.values())
    raise StrangeRequest(
        f"board-{kind}",
        board=first.board,
        table=first.table,
        round=first.round,
        rankings=2 if apart else 1,
        scored=len(_scores_moved(tournament, steps)),
        unplayed=exchange_figures(tournament, *steps).unplayed,
    )
