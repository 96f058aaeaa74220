"""One board of a table goes another way than the rest: turned, lent, in another's place."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from biritch.competition.results.entry import TravellerLine, result_of
from biritch.competition.results.result import BoardResult, ContractPlayed, ObtainedScore
from biritch.competition.tournament import seating
from biritch.competition.tournament.log import TournamentStep
from biritch.competition.tournament.ranking import tournament_ranking
from biritch.competition.tournament.reseating import exchange_figures
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import (
    ScoreAction,
    ScoreAgreed,
    ScoreEntered,
)
from biritch.competition.tournament.steps.entrants import EntrantAdded
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.competition.tournament.steps.rounds import RoundBegan
from biritch.competition.tournament.steps.seats import SeatsExchanged, TablesTurned
from biritch.competition.tournament.steps.single_boards import (
    BoardPlayedInstead,
    BoardPlayersExchanged,
    BoardTurned,
)
from biritch.competition.tournament.tournament import Tournament
from tests.competition.tournament.test_reseating import entered, opened, scored

MITCHELL = MovementSet("mitchell", 10, 5, 2, 15)
"""North-South 1 to 5, East-West 6 to 10; table 1 has boards 1 and 2, then 3 and 4."""


def at(tournament: Tournament, board: int) -> set[tuple[int, int, int]]:
    """Return in which round who plays *board*, North-South first."""
    return {(p.round, p.sitting.ns[0], p.sitting.ew[0]) for p in tournament.board_places(board)}


def played_twice(tournament: Tournament) -> list[tuple[int, int]]:
    assert tournament.seated is not None
    seen = [
        (who, place.board)
        for place in chain.from_iterable(seating.places_by_round(tournament.seated))
        for who in place.sitting.entrants
    ]
    return [one for one in seen if seen.count(one) > 1]


def begun() -> Tournament:
    return entered(opened(MITCHELL), RoundBegan(1))


def test_a_turned_board_gives_its_score_to_the_other_side() -> None:
    monday = scored(begun())
    for number in range(2, 6):
        monday = scored(entered(monday, RoundBegan(number)))
    before = {str(line.contestant): line.total.points for line in tournament_ranking(monday)}
    turned = entered(monday, BoardTurned(1, 1, 2))
    table = turned.sittings(1)[0]
    assert [str(one) for one in turned.table(table, 1).ns] == ["1 NS"]
    assert [str(one) for one in turned.table(table, 2).ns] == ["6 EW"]
    assert turned.state(turned.table(table, 2)) == "agreed"
    # 420 was the best of five for North-South: 8 of 8. Turned, pair 1 has the worst East-West.
    after = {str(line.contestant): line.total.points for line in tournament_ranking(turned)}
    assert before["1 NS"] - after["1 NS"] == 8
    assert after["6 EW"] - before["6 EW"] == 8
    assert entered(turned, BoardTurned(1, 1, 2)).scorebook.scores == monday.scorebook.scores
    # Turned as a whole and the one board once more: only that board as it was planned.
    whole = entered(turned, TablesTurned(1, "1"))
    assert [str(one) for one in whole.table(whole.sittings(1)[0], 2).ns] == ["1 NS"]
    assert [str(one) for one in whole.table(whole.sittings(1)[0], 1).ns] == ["6 EW"]


def test_a_pair_that_lent_a_board_plays_it_for_the_other() -> None:
    monday = scored(begun())
    step = BoardPlayersExchanged(1, 1, 2, one=7, other=6)
    (met,) = (one for one in at(monday, 2) if 7 in one)
    lent = entered(monday, step)
    assert (1, 1, 7) in at(lent, 2)
    assert (met[0], met[1], 6) in at(lent, 2)
    assert at(lent, 1) == at(monday, 1)
    assert not played_twice(lent)
    assert exchange_figures(monday, step) == (0, 0)
    scores = {table.ew[0].label for table in lent.scorebook.scores if table.board == "2"}
    assert "7" in scores
    assert "6" not in scores


def test_a_board_played_for_another_is_made_up_for_where_it_can_be() -> None:
    monday = begun()
    steps = BoardPlayedInstead(1, 1, 1, 8), BoardPlayedInstead(1, 4, 8, 1)
    moved = entered(monday, *steps)
    assert moved.boards(moved.sittings(1)[0]) == (2, 8)
    assert moved.boards(moved.sittings(1)[3]) == (1, 7)
    assert not played_twice(moved)
    before = sum(len(at(monday, board)) for board in (1, 8))
    lost = before - sum(len(at(moved, board)) for board in (1, 8))
    assert lost == exchange_figures(monday, *steps).unplayed
    again = scored(moved)
    assert len({table.board for table in again.scorebook.scores}) == 10


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        (BoardTurned(1, 9, 1), "tournament-fault-no-table"),
        (BoardTurned(1, 1, 3), "tournament-fault-board-elsewhere"),
        (BoardPlayersExchanged(1, 1, 1, 11, 6), "tournament-fault-exchange"),
        (BoardPlayersExchanged(1, 1, 1, 7, 8), "tournament-fault-exchange"),
        (BoardPlayersExchanged(2, 1, 3, 7, 10), "tournament-fault-board-again"),
        (BoardPlayedInstead(2, 1, 3, 1), "tournament-fault-board-again"),
        (BoardPlayedInstead(1, 1, 1, 2), "tournament-fault-board-instead"),
        (BoardPlayedInstead(1, 1, 1, 99), "tournament-fault-board-instead"),
    ],
)
def test_what_cannot_be_is_refused(step: TournamentStep, fault: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        entered(begun(), step)
    assert refused.value.phrase.name == fault


def test_a_score_entered_under_the_wrong_number_moves_with_its_board() -> None:
    """Four spades by North, made: 420 on board 1, 620 on board 4, where North-South are so."""
    monday = begun()
    place = next(one for one in monday.board_places(1) if one.sitting.ns == (1,))
    line = TravellerLine("1", ("1",), ("6",), "4S", "N", "=")
    result = replace(result_of(line), ns=place.table.ns, ew=place.table.ew)
    monday = entered(monday, ScoreEntered(ScoreAction.SCORE, result), by="1 NS")
    monday = entered(monday, ScoreAgreed.of(place.table), by="6 EW")
    assert monday.state(place.table) == "agreed"
    there, back = BoardPlayedInstead(1, 1, 1, 4), BoardPlayedInstead(1, 1, 4, 1)
    moved = entered(monday, there)
    (table,) = moved.scorebook.scores
    score = moved.last(table)
    assert score is not None
    assert (table.board, score.result.board, score.result.for_ns) == (
        "4",
        "4",
        ObtainedScore.of(620),
    )
    assert moved.state(table) == "agreed"
    assert entered(moved, back).scorebook.scores == monday.scorebook.scores


@pytest.mark.parametrize("action", [ScoreAction.SCORE, ScoreAction.ADJUST])
def test_points_and_rulings_are_not_moved_from_under_their_board(action: ScoreAction) -> None:
    monday = begun()
    place = next(one for one in monday.board_places(1) if one.sitting.ns == (1,))
    given = ObtainedScore.of(420)
    contract = (
        ContractPlayed("4S", "N", 10) if action is ScoreAction.ADJUST else ContractPlayed()
    )
    result = BoardResult("1", place.table.ns, place.table.ew, given, given, written=contract)
    with pytest.raises(NotAllowed) as refused:
        entered(monday, ScoreEntered(action, result), BoardPlayedInstead(1, 1, 1, 8))
    assert refused.value.phrase.name == "tournament-fault-move-scored"


def test_what_one_board_did_stays_when_others_come_or_move() -> None:
    nine = entered(opened(MovementSet("mitchell", 9, 5, 2, 15)), RoundBegan(1))
    turned = entered(nine, BoardTurned(1, 1, 2), EntrantAdded("Eve & Fay"))
    assert (1, 6, 1) in at(turned, 2)
    moved = entered(turned, SeatsExchanged(1, 6, 7))
    assert (1, 7, 1) in at(moved, 2)
    assert not played_twice(moved)
