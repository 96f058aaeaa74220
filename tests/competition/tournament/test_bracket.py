"""A knock-out from its log: the draw, byes, extra boards, walkovers, and the places."""

from __future__ import annotations

import random

import pytest

from biritch.competition.results.result import BoardResult, ObtainedScore
from biritch.competition.tournament import bracket, lineups
from biritch.competition.tournament.ranking import tournament_ranking
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import (
    ContestantWithdrew,
    ScoreAction,
    ScoreEntered,
)
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.competition.tournament.steps.rounds import RoundBegan
from biritch.competition.tournament.steps.teams import MatchDecided
from biritch.competition.tournament.tournament import Tournament
from tests.competition.tournament.test_teams import after, begun, opened


def played(tournament: Tournament, wins: dict[int, int]) -> Tournament:
    """Return *tournament* with the round played: the home team wins so many points a board."""
    for sitting in tournament.sittings(tournament.round):
        if not tournament.has_come(sitting):
            continue
        home = min(sitting.entrants)
        for board in tournament.boards(sitting):
            table = tournament.table(sitting, board)
            points = wins.get(home, 100) if sitting.ns[0] == home else 0
            both = ObtainedScore.of(points)
            tournament = after(
                tournament,
                ScoreEntered(
                    ScoreAction.SCORE, BoardResult(table.board, table.ns, table.ew, both, both)
                ),
            )
    return tournament


def finished(tournament: Tournament, wins: dict[int, int] | None = None) -> Tournament:
    while tournament.round < 40:
        tournament = begun(tournament)
        if tournament.round > tournament.rounds:
            return tournament
        tournament = played(tournament, wins or {})
    raise AssertionError


def places(tournament: Tournament) -> list[tuple[int, int]]:
    return [(one.rank, int(one.contestant.label)) for one in tournament_ranking(tournament)]


@pytest.mark.parametrize("teams", range(2, 18))
@pytest.mark.parametrize("halves", [1, 2])
def test_the_stronger_always_wins_and_first_meets_second_in_the_final(
    teams: int, halves: int
) -> None:
    stages = (teams - 1).bit_length()
    tournament = finished(opened(MovementSet("knock-out", teams, stages * halves, 2, 20)))
    found = places(tournament)
    assert tournament.round == stages * halves + 1
    assert found[:2] == [(1, 1), (2, 2)]
    assert len(found) == teams
    heats = bracket.bracket_stages(tournament)
    assert sum(one.away is not None for heat in heats for one in heat.matches) == teams - 1
    met = [(one.home, one.away) for one in heats[-1].matches]
    assert met == [(1, 2)]


def test_whoever_wins_goes_on_whatever_the_number() -> None:
    rng = random.Random("upsets")
    tournament = opened(MovementSet("knock-out", 8, 3, 1, 20))
    winners: list[set[int]] = []
    for _ in range(3):
        tournament = begun(tournament)
        homes = {min(one.entrants) for one in tournament.sittings(tournament.round)}
        wins = {home: rng.choice((-500, 500)) for home in sorted(homes)}
        winners.append({
            who
            for one in tournament.sittings(tournament.round)
            for who in one.entrants
            if (who == min(one.entrants)) == (wins[min(one.entrants)] > 0)
        })  # fmt: skip
        tournament = played(tournament, wins)
        if len(winners) > 1:
            drawn = {
                who for one in tournament.sittings(tournament.round) for who in one.entrants
            }
            assert drawn == winners[-2]
    assert places(begun(tournament))[0][1] in winners[-1]


def test_a_level_match_goes_on_with_extra_boards_until_it_is_not() -> None:
    """Four boards each, all level between 1 and 4: one board more, twice; 2 and 3 wait."""
    tournament = opened(MovementSet("knock-out", 4, 2, 4, 20))
    tournament = played(begun(tournament), {1: 0})
    tournament = begun(tournament)
    assert (tournament.round, tournament.rounds, tournament.draws[-1]) == (2, 3, "1-4 +1")
    assert [[*tournament.boards(one)] for one in tournament.sittings(2)] == [[5], [5]]
    half = lineups.match_half(tournament, 2, 4)
    assert half == lineups.match_half(tournament, 1, 4)
    tournament = begun(played(tournament, {1: 0}))
    assert tournament.draws[-1] == "1-4 +1"
    tournament = begun(played(tournament, {1: -50}))
    assert (tournament.round, tournament.rounds) == (4, 4)
    assert {who for one in tournament.sittings(4) for who in one.entrants} == {2, 4}
    one = bracket.bracket_stages(tournament)[0].matches[0]
    assert (one.home, one.away, one.boards, one.extra_boards, one.winner) == (1, 4, 6, 2, 4)
    tournament = played(tournament, {2: 0})
    tournament = begun(tournament)
    assert (tournament.draws[-1], tournament.playing) == ("4-2 +1", True)
    tournament = begun(played(tournament, {}))
    assert tournament.round == 6 > tournament.rounds
    assert places(tournament) == [(1, 2), (2, 4), (3, 1), (3, 3)]


@pytest.mark.parametrize(("by", "winner"), [("lot", 4), ("lot", 1), ("seed", 1)])
def test_a_match_that_stays_level_is_decided_by_lot_or_seed(by: str, winner: int) -> None:
    tournament = opened(MovementSet("knock-out", 4, 2, 4, 20))
    with pytest.raises(NotAllowed):
        after(begun(tournament), MatchDecided(1, 4, winner, by))
    tournament = begun(played(begun(tournament), {1: 0}))
    tournament = played(tournament, {1: 0})
    for wrong in (
        MatchDecided(2, 3, 2, by),
        MatchDecided(1, 4, 2, by),
        MatchDecided(1, 4, 1, "x"),
        MatchDecided(1, 4, 4, "seed"),
    ):
        with pytest.raises(NotAllowed):
            after(tournament, wrong)
    tournament = after(tournament, MatchDecided(1, 4, winner, by))
    one = bracket.bracket_stages(tournament)[0].matches[0]
    assert (one.winner, one.decided, one.extra_boards) == (winner, by, 1)
    assert not one.net
    tournament = begun(tournament)
    assert {who for one in tournament.sittings(3) for who in one.entrants} == {winner, 2}
    assert tournament.rounds == 3
    with pytest.raises(NotAllowed):
        after(tournament, MatchDecided(1, 4, winner, by))
    done = begun(played(tournament, {}))
    assert places(done)[0][1] in {winner, 2}
    assert len(places(done)) == 4


def test_a_correction_after_the_next_draw_changes_nobody_s_opponent() -> None:
    tournament = begun(played(begun(opened(MovementSet("knock-out", 4, 2, 1, 20))), {}))
    sitting = tournament.sittings(1)[0]
    table = tournament.table(sitting, 1)
    lost = ObtainedScore.of(-500)
    tournament = after(
        tournament,
        ScoreEntered(
            ScoreAction.CORRECT, BoardResult("1", table.ns, table.ew, lost, lost), "late"
        ),
    )
    assert bracket.bracket_stages(tournament)[0].matches[0].winner == 1


def test_whoever_leaves_gives_the_match_and_keeps_what_was_won() -> None:
    tournament = opened(MovementSet("knock-out", 4, 2, 1, 20))
    tournament = after(tournament, ContestantWithdrew(tournament.contestants[3]))
    tournament = played(begun(tournament), {})
    tournament = begun(tournament)
    assert {who for one in tournament.sittings(2) for who in one.entrants} == {1, 2}
    tournament = after(tournament, ContestantWithdrew(tournament.contestants[1]))
    assert bracket.bracket_stages(tournament)[0].matches[0].winner == 1
    assert places(begun(tournament))[0] == (1, 2)


@pytest.mark.parametrize("seated", [
    MovementSet("knock-out", 1, 1, 4, 20),
    MovementSet("knock-out", 8, 4, 4, 20),
    MovementSet("knock-out", 8, 3, 4, 20, count="wbf-25-0"),
])  # fmt: skip
def test_what_is_no_knock_out(seated: MovementSet) -> None:
    with pytest.raises(NotAllowed):
        opened(seated)


def test_extra_boards_are_for_a_draw_that_says_so() -> None:
    tournament = opened(MovementSet("knock-out", 4, 2, 4, 20))
    for draw in ("1-4 2-3 +x", "1-4 +0", "1-4 1-3"):
        with pytest.raises(NotAllowed):
            after(tournament, RoundBegan(1, draw))
