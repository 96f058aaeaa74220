"""Teams, sections and sessions at a tournament: drawn, played and ranked from one log."""

import random
from fractions import Fraction
from itertools import chain

import pytest

from biritch.competition.movement import EntrantKind
from biritch.competition.results.result import BoardResult, ObtainedScore
from biritch.competition.scoring.scale import scales
from biritch.competition.tournament import fold, seating
from biritch.competition.tournament.draw import next_draw
from biritch.competition.tournament.log import LogEntry, TournamentStep
from biritch.competition.tournament.ranking import (
    shares,
    tournament_matches,
    tournament_ranking,
)
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import (
    ScoreAction,
    ScorebookOpened,
    ScorebookStep,
    ScoreEntered,
)
from biritch.competition.tournament.signatures import DIRECTOR
from biritch.competition.tournament.steps.entrants import EntrantMissing
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.competition.tournament.steps.rounds import RoundBegan
from biritch.competition.tournament.steps.scores import CarriedOver
from biritch.competition.tournament.tournament import Tournament
from biritch.competition.tournament.values import CarriedShare

SWISS = MovementSet("swiss", 8, 3, 2, 20)


def entry(what: ScorebookStep | TournamentStep) -> LogEntry:
    return LogEntry(what, DIRECTOR, "2026-01-05T20:00:00+00:00")


def opened(seated: MovementSet, *more: TournamentStep) -> Tournament:
    return fold.fold(map(entry, (ScorebookOpened("Friday"), seated, *more)))


def after(tournament: Tournament, what: ScorebookStep | TournamentStep) -> Tournament:
    return fold.after(tournament, entry(what))


def begun(tournament: Tournament) -> Tournament:
    return after(tournament, RoundBegan(tournament.round + 1, next_draw(tournament)))


def played(tournament: Tournament, rng: random.Random, least: int = 0) -> Tournament:
    """Return *tournament* with a score of every table of the round but the last *least*."""
    sittings = tournament.sittings(tournament.round)
    for sitting in sittings[: len(sittings) - least]:
        if not tournament.has_come(sitting):
            continue
        for board in tournament.boards(sitting):
            table = tournament.table(sitting, board)
            points = ObtainedScore.of(10 * rng.randrange(-60, 61))
            result = BoardResult(table.board, table.ns, table.ew, points, points)
            tournament = after(tournament, ScoreEntered(ScoreAction.SCORE, result))
    return tournament


@pytest.mark.parametrize("teams", range(5, 13))
def test_nobody_meets_twice_nor_waits_twice_in_a_swiss(teams: int) -> None:
    rng = random.Random(f"swiss {teams}")
    tournament = opened(MovementSet("swiss", teams, teams // 2, 1, 8))
    for _ in range(teams // 2):
        tournament = played(begun(tournament), rng)
    found = [{*one.entrants} for sittings in tournament.schedule.rounds for one in sittings]  # type: ignore[union-attr]
    twos = {frozenset(two) for two in found}
    assert len(found) == 2 * len(twos) == 2 * (teams // 2) ** 2
    waits = [
        who
        for number in range(1, tournament.rounds + 1)
        for who in tournament.contestants
        if all(who not in one.entrants for one in tournament.sittings(number))
    ]
    assert len(waits) == len(set(waits)) == teams % 2 * (teams // 2)


def test_neighbours_in_the_ranking_meet_next() -> None:
    tournament = played(begun(opened(SWISS)), random.Random("neighbours"))
    order = [int(one.contestant.label) for one in tournament_ranking(tournament)]
    first = {frozenset(one.entrants) for one in tournament.sittings(1)}
    second = [frozenset(map(int, two.split("-"))) for two in next_draw(tournament).split()]
    assert frozenset(order[:2]) in {*second, *first}
    assert not first & {*second}
    assert set(chain(*second)) == set(range(1, 9))


def test_a_match_counts_when_it_is_over_and_both_get_the_scale() -> None:
    rng = random.Random("over")
    tournament = played(begun(opened(SWISS)), rng, least=1)
    found = tournament_matches(tournament)
    assert [one.over for one in found] == [True, True, True, False]
    assert found[3].points is None
    assert sum(one.total.points for one in tournament_ranking(tournament)) == 3 * 20
    scale = scales()["wbf-continuous"]
    for one in found[:3]:
        assert one.points == (scale.of(2, one.nets[0]), scale.of(2, one.nets[1]))


def test_who_is_left_without_a_match_gets_three_fifths() -> None:
    tournament = begun(opened(MovementSet("swiss", 5, 2, 1, 8)))
    (bye,) = tournament_ranking(tournament)
    assert (bye.contestant.label, bye.total.points) == ("5", Fraction(12))
    away = begun(opened(SWISS, EntrantMissing(3)))
    assert all(3 not in one.entrants for one in away.sittings(1))
    assert len(tournament_ranking(away)) == 1


@pytest.mark.parametrize("matches", ["", "1-1", "1-2 2-3", "1-9", "1-2 x", "1-2  3-4", "٣-٤"])
def test_what_is_no_draw_is_refused(matches: str) -> None:
    with pytest.raises(NotAllowed) as found:
        after(opened(SWISS), RoundBegan(1, matches))
    assert found.value.phrase.name == "tournament-fault-draw"
    with pytest.raises(NotAllowed):
        after(opened(MovementSet("mitchell", 6, 3, 2, 15)), RoundBegan(1, "1-2"))


@pytest.mark.parametrize("name", sorted(seating.movements(EntrantKind.TEAMS)))
def test_every_movement_of_teams_is_ranked_by_matches(name: str) -> None:
    movement = seating.movements(EntrantKind.TEAMS)[name]
    teams = movement.sizes[0]
    rounds = movement.lengths(teams)[-1]
    rng, tournament = random.Random(name), opened(MovementSet(name, teams, rounds, 2, 15))
    for _ in range(rounds):
        tournament = played(begun(tournament), rng)
    assert all(one.over for one in tournament_matches(tournament))
    assert {one.contestant.label for one in tournament_ranking(tournament)} == {
        str(who) for who in range(1, teams + 1)
    }


def test_sections_play_the_same_boards_and_are_ranked_together() -> None:
    tournament = opened(MovementSet("mitchell", 12, 3, 2, 15, sections=2))
    assert {one.section for one in tournament.sittings(1)} == {1, 2}
    assert [one.table for one in tournament.sittings(1)] == [1, 2, 3, 4, 5, 6]
    assert len(tournament.contestants) == 12
    rng = random.Random("sections")
    for _ in range(3):
        tournament = played(begun(tournament), rng)
    lines = [one.contestant.direction for one in tournament_ranking(tournament)]
    assert lines == ["ns"] * 6 + ["ew"] * 6
    assert {one.total.top for one in tournament_ranking(tournament)} == {Fraction(6 * 2 * 5)}


def test_a_second_session_counts_the_first() -> None:
    rng = random.Random("sessions")
    first = opened(MovementSet("howell", 6, 5, 2, 15))
    for _ in range(5):
        first = played(begun(first), rng)
    second = opened(MovementSet("howell", 6, 5, 2, 15), CarriedOver(shares(first)))
    assert tournament_ranking(second) != ()
    for _ in range(5):
        second = played(begun(second), rng)
    both = {one.contestant: one.total for one in tournament_ranking(second)}
    for one in tournament_ranking(first):
        alone = {
            each.contestant: each.total for each in second.agreed_scorebook.pairs_ranking()
        }
        now = both[one.contestant]
        assert now.points == one.total.points + alone[one.contestant].points
        assert now.boards == one.total.boards + alone[one.contestant].boards
    with pytest.raises(NotAllowed):
        after(second, CarriedOver((CarriedShare(1, Fraction(1), Fraction(1), 1),)))


def test_nobody_knows_of_a_board_before_all_have_played_it() -> None:
    tournament = played(begun(opened(SWISS)), random.Random("open"), least=1)
    assert tournament.keeps_boards_secret
    assert tournament.scorebook.scores
    assert not tournament.public.scorebook.scores
    assert len(played_out(tournament).public.scorebook.scores) == len(
        played_out(tournament).scorebook.scores
    )


def played_out(tournament: Tournament) -> Tournament:
    last = tournament.sittings(tournament.round)[-1]
    for board in tournament.boards(last):
        table = tournament.table(last, board)
        zero = ObtainedScore.of(0)
        tournament = after(
            tournament,
            ScoreEntered(
                ScoreAction.SCORE, BoardResult(table.board, table.ns, table.ew, zero, zero)
            ),
        )
    return tournament
