"""A movement changes while it is played: no board twice, and what is unfair is said."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import chain

import pytest
from msgspec.structs import replace as with_fields

from biritch.competition.fairness import opponents
from biritch.competition.results.result import BoardResult, ObtainedScore
from biritch.competition.tournament import fold, seating
from biritch.competition.tournament.log import LogEntry, TournamentStep, read_entry, write_entry
from biritch.competition.tournament.ranking import tournament_ranking
from biritch.competition.tournament.reseating import change_figures, change_offers
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import (
    ContestantWithdrew,
    ScoreAction,
    ScorebookOpened,
    ScorebookStep,
    ScoreEntered,
)
from biritch.competition.tournament.steps.entrants import EntrantAdded
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.competition.tournament.steps.rounds import LastRoundSet, RoundBegan
from biritch.competition.tournament.steps.scores import BoardFouled
from biritch.competition.tournament.steps.seats import (
    BoardsMoved,
    MovementChanged,
    SectionAdded,
)
from biritch.competition.tournament.tournament import Tournament

AT = "2026-01-05T20:00:00+00:00"
CHANGES: tuple[TournamentStep, ...] = (
    MovementChanged(3, "howell", "1 2 3", 4, 2, 18, sections=2),
    SectionAdded(2, "mitchell", 6, 3),
    BoardsMoved(2, 3, 5),
    BoardFouled(7, "3-8 5-10", "C"),
)


def entered(
    tournament: Tournament, *steps: ScorebookStep | TournamentStep, by: str = "director"
) -> Tournament:
    for step in steps:
        tournament = fold.after(tournament, read_entry(write_entry(LogEntry(step, by, AT))))
    return tournament


def opened(seated: MovementSet, rules: str = "wbf") -> Tournament:
    return entered(Tournament(), ScorebookOpened("Monday", rules), seated)


def scored(tournament: Tournament, *, points: int = 420) -> Tournament:
    """Return *tournament* with a score at every table of this round, each its own."""
    for place in tournament.places_in_round(tournament.round):
        if not tournament.has_come(place.sitting):
            continue
        obtained = ObtainedScore.of(points - 10 * place.sitting.table)
        result = BoardResult(
            place.table.board, place.table.ns, place.table.ew, obtained, obtained
        )
        tournament = entered(tournament, ScoreEntered(ScoreAction.SCORE, result))
    return tournament


def faults(tournament: Tournament) -> list[str]:
    """Return what no movement may have, changed or not."""
    assert tournament.seated is not None
    wrong = []
    for number in range(1, tournament.rounds + 1):
        who = Counter(chain.from_iterable(s.entrants for s in tournament.sittings(number)))
        wrong += [f"round {number}: {one} sits twice" for one, many in who.items() if many > 1]
        tables = Counter(sitting.table for sitting in tournament.sittings(number))
        wrong += [f"round {number}: table {t} twice" for t, many in tables.items() if many > 1]
    places = chain.from_iterable(seating.places_by_round(tournament.seated))
    played = Counter((who, p.board) for p in places for who in p.sitting.entrants)
    return wrong + [f"{who} plays board {b} again" for (who, b), n in played.items() if n > 1]


@pytest.mark.parametrize("step", CHANGES)
def test_a_change_reads_back(step: TournamentStep) -> None:
    entry = LogEntry(step, "director", AT)
    assert read_entry(write_entry(entry)) == entry


@pytest.mark.parametrize(
    ("seated", "more", "left"),
    [
        (MovementSet("howell", 8, 7, 3, 24), 1, 5),
        (MovementSet("howell", 7, 7, 3, 24), 2, 5),
        (MovementSet("mitchell", 10, 5, 4, 30), 0, 3),
        (MovementSet("mitchell", 13, 7, 3, 27), 1, 5),
        (MovementSet("mitchell", 26, 9, 3, 27), 8, 7),
        (MovementSet("mitchell-skip", 16, 7, 3, 27), 3, 4),
    ],
)
def test_whatever_is_offered_can_be_played(seated: MovementSet, more: int, left: int) -> None:
    """Nobody plays a board twice or sits at two tables, and the figures say what is unfair."""
    tournament = opened(seated)
    tournament = scored(entered(tournament, RoundBegan(1)))
    tournament = scored(entered(tournament, RoundBegan(2)))
    before = [tournament.sittings(1), tournament.sittings(2)]
    offers = change_offers(tournament, more, left, seated.each, seated.minutes)
    assert offers
    assert [offer.burden for offer in offers] == sorted(offer.burden for offer in offers)
    for offer in offers:
        after = entered(tournament, offer.change)
        assert [after.sittings(1), after.sittings(2)] == before, "what was played stays"
        assert not faults(after)
        assert after.rounds == 2 + offer.change.rounds or isinstance(offer.change, SectionAdded)
        assert len(after.contestants) == seated.pairs + more
        assert after.schedule is not None
        met = opponents(after.schedule).values()
        assert offer.figures.again == sum(met) - sum(map(bool, met))
        assert offer.figures.fair == (not [*offer.figures.complaints()])
        for number in range(3, after.rounds + 1):
            after = scored(entered(after, RoundBegan(number)))
        after = entered(after, RoundBegan(after.rounds + 1))
        assert not after.missing_scores()
        ranked = tournament_ranking(after)
        assert len(ranked) == len(after.contestants)
        played = Counter({int(line.contestant.label): line.total.boards for line in ranked})
        first = [played[who] for who in range(1, seated.pairs + 1)]
        assert (min(first), max(first)) == offer.figures.played


def test_who_has_left_is_seated_no_more() -> None:
    tournament = scored(entered(opened(MovementSet("howell", 8, 7, 3, 24)), RoundBegan(1)))
    tournament = entered(tournament, ContestantWithdrew(tournament.contestants[3]))
    best = change_offers(tournament, 0, 6, 3, 24)[0].change
    assert isinstance(best, MovementChanged)
    assert "3" not in best.entrants.split()
    with pytest.raises(NotAllowed) as refused:
        entered(tournament, with_fields(best, entrants="1 2 3 4 5 6 7"))
    assert refused.value.phrase.name == "tournament-fault-entrant-gone"


def test_a_section_comes_beside_the_others_and_plays_their_boards() -> None:
    tournament = scored(entered(opened(MovementSet("mitchell", 14, 7, 3, 27)), RoundBegan(1)))
    after = entered(tournament, SectionAdded(2, "howell", 6, 5))
    assert [len(after.sittings(number)) for number in range(1, 8)] == [7, 10, 10, 10, 10, 10, 7]
    new = after.sittings(2)[7:]
    assert {sitting.section for sitting in new} == {2}
    assert {who for sitting in new for who in sitting.entrants} == set(range(15, 21))
    assert not faults(after)
    assert after.boards(new[0])[-1] < 22, "copies of the boards there are"
    figures = change_figures(after.seated)  # type: ignore[arg-type]
    assert figures.late == (15, 15)
    assert figures.again == 0


def test_the_changed_movement_is_cut_and_a_pair_more_comes() -> None:
    tournament = scored(entered(opened(MovementSet("howell", 8, 7, 3, 24)), RoundBegan(1)))
    best = change_offers(tournament, 1, 6, 3, 24)[0].change
    after = entered(tournament, best)
    after = entered(after, LastRoundSet(4), EntrantAdded("Late & Later"))
    assert after.rounds == 4
    assert len(after.contestants) == 10
    assert 10 in {who for sitting in after.sittings(2) for who in sitting.entrants}
    assert not faults(after)


def test_two_tables_had_one_anothers_boards() -> None:
    """Law 15A: the scores stand; what would be played again is played instead, or left out."""
    tournament = entered(opened(MovementSet("mitchell", 14, 7, 3, 27)), RoundBegan(1))
    tournament = scored(tournament)
    tournament = entered(tournament, RoundBegan(2))
    third, fourth = (tournament.at(table) for table in (3, 6))
    assert third is not None
    assert fourth is not None
    after = entered(
        tournament, BoardsMoved(2, 3, fourth.boards), BoardsMoved(2, 6, third.boards)
    )
    assert after.at(3).boards == fourth.boards  # type: ignore[union-attr]
    assert after.at(6).boards == third.boards  # type: ignore[union-attr]
    assert not faults(after)
    figures = change_figures(after.seated)  # type: ignore[arg-type]
    assert figures.played[0] >= 18, "nobody loses more than a round"
    with pytest.raises(NotAllowed) as refused:
        entered(tournament, BoardsMoved(2, 3, tournament.sittings(1)[2].boards))
    assert refused.value.phrase.name == "tournament-fault-board-again"


def test_what_has_a_score_is_not_moved_from_under_it() -> None:
    tournament = scored(entered(opened(MovementSet("mitchell", 14, 7, 3, 27)), RoundBegan(1)))
    with pytest.raises(NotAllowed) as refused:
        entered(tournament, BoardsMoved(1, 3, 6))
    assert refused.value.phrase.name == "tournament-fault-move-scored"


@pytest.mark.parametrize(
    ("rules", "percents"),
    [
        # Compared in their group, and stretched to seven results (Neuberg).
        ("wbf", {Fraction(475, 6), Fraction(125, 6)}),
        # Of two results the better one gets 65 %, the other 55 % (White Book, section 3.3).
        ("ebu", {Fraction(65), Fraction(55)}),
    ],
)
def test_a_fouled_board_has_two_groups(rules: str, percents: set[Fraction]) -> None:
    """Law 87: two of seven tables played it in a changed form; their two are compared alone."""
    seated = MovementSet("mitchell", 14, 7, 1, 27)
    tournament = opened(seated, rules)
    for number in range(1, 8):
        tournament = scored(entered(tournament, RoundBegan(number)))
    tables = [place.sitting.entrants for place in tournament.board_places(4)][:2]
    named = " ".join("-".join(map(str, two)) for two in tables)
    after = entered(tournament, BoardFouled(4, named))
    lines = [
        line
        for line in after.agreed_scorebook.score_session().lines
        if line.result.board == "4" and line.result.group and line.award is not None
    ]
    assert len(lines) == 4
    assert {
        100 * line.award.points / line.award.top
        for line in lines
        if line.award is not None and line.side.name == "NS"
    } == percents
    back = entered(after, BoardFouled(4, ""))
    assert tournament_ranking(back) == tournament_ranking(tournament)
    with pytest.raises(NotAllowed):
        entered(after, BoardFouled(4, "1-2"))


def test_a_session_scored_as_it_goes_is_the_session_scored_at_once() -> None:
    """What is taken over from the state before is what would be worked out."""
    tournament = opened(MovementSet("mitchell", 14, 7, 3, 27))
    for number in range(1, 4):
        tournament = entered(tournament, RoundBegan(number))
        tournament = scored(tournament, points=420 + 50 * number)
        before = tournament_ranking(tournament)
        alone = replace(
            tournament, scorebook=replace(tournament.scorebook, title=f"alone {number}")
        )
        assert tournament_ranking(alone) == before


@pytest.mark.parametrize(
    ("seated", "seat"),
    [
        (MovementSet("mitchell", 9, 5, 3, 24), 10),
        (MovementSet("howell", 7, 7, 3, 24), 8),
        (MovementSet("howell", 9, 9, 3, 24), 10),
        (MovementSet("mitchell", 27, 7, 3, 24, sections=2), 28),
        (MovementSet("mitchell", 14, 7, 3, 24), 0),
        (MovementSet("howell", 8, 7, 3, 24), 0),
    ],
)
def test_a_pair_more_takes_the_seat_that_was_free(seated: MovementSet, seat: int) -> None:
    """In a Howell of an odd number too, and in any section: all others stay where they sit."""
    tournament = scored(entered(opened(seated), RoundBegan(1)))
    if not seat:
        with pytest.raises(NotAllowed):
            entered(tournament, EntrantAdded("Late & Later"))
        return
    after = entered(tournament, EntrantAdded("Late & Later"))
    assert after.names[seat] == "Late & Later"
    assert not faults(after)
    for number in range(1, after.rounds + 1):
        assert {*tournament.sittings(number)} <= {*after.sittings(number)}
        new = [s for s in after.sittings(number) if seat in s.entrants]
        assert len(new) == 1
    assert tournament_ranking(after) == tournament_ranking(tournament)
