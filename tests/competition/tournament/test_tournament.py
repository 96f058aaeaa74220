"""A tournament is its log folded; what the log is written in reads back."""

from dataclasses import replace
from datetime import datetime
from fractions import Fraction

import pytest
from msgspec.structs import replace as with_fields

from biritch.competition.results.entry import ResultError
from biritch.competition.results.result import (
    ArtificialScore,
    BoardResult,
    Contestant,
    ObtainedScore,
)
from biritch.competition.tournament import fold, seating
from biritch.competition.tournament.averages import late_averages
from biritch.competition.tournament.log import LogEntry, TournamentStep, read_entry, write_entry
from biritch.competition.tournament.ranking import tournament_ranking
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ContestantWithdrew,
    ScoreAction,
    ScoreAgreed,
    ScorebookOpened,
    ScorebookStep,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.signatures import DIRECTOR
from biritch.competition.tournament.steps.entrants import (
    EntrantArrived,
    EntrantMissing,
    EntrantNamed,
)
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.competition.tournament.steps.online import PlayedOnline
from biritch.competition.tournament.steps.presentation import RankingShown
from biritch.competition.tournament.steps.rounds import ClockSet, RoundBegan
from biritch.competition.tournament.steps.rulings import AppealFiled
from biritch.competition.tournament.steps.scores import CarriedOver, ScoreRefused
from biritch.competition.tournament.tournament import Tournament
from biritch.competition.tournament.values import CarriedShare

SEATED = MovementSet("mitchell", 6, 3, 2, 15)
NORTH, EAST = Contestant("1", "ns"), Contestant("4", "ew")
TABLE = BoardAtTable("1", (NORTH,), (EAST,))
SCORE = ScoreEntered(
    ScoreAction.SCORE,
    BoardResult("1", (NORTH,), (EAST,), ObtainedScore.of(420), ObtainedScore.of(420)),
)
STEPS: tuple[TournamentStep, ...] = (
    SEATED,
    EntrantNamed(2, "Ann & Bob"),
    EntrantMissing(3),
    EntrantArrived(3),
    RoundBegan(1),
    ClockSet(running=False, minutes=5),
    RankingShown(shown=True),
    ScoreRefused.of(TABLE),
    AppealFiled(1, 1, 4, "hesitation", "16B3", "no alternative", "25"),
    AppealFiled(1, 1, 4, "a", "b", "c", "", "4S stands", "changed", late=True),
    MovementSet("mitchell", 12, 3, 2, 15, sections=2),
    MovementSet("swiss", 8, 3, 8, 60, count="wbf-25-0"),
    RoundBegan(2, "1-8 2-7"),
    PlayedOnline("robot:sif", flowing=False),
    CarriedOver((CarriedShare(1, Fraction(61, 2), Fraction(48), 24),)),
)


def entry(
    what: ScorebookStep | TournamentStep, by: str = DIRECTOR, minute: int = 0
) -> LogEntry:
    return LogEntry(what, by, f"2026-01-05T20:{minute:02}:00+00:00")


def tournament(*what: ScorebookStep | TournamentStep) -> Tournament:
    return fold.fold(map(entry, (ScorebookOpened("Monday"), SEATED, *what)))


def refusal(
    before: Tournament, what: ScorebookStep | TournamentStep, by: str = DIRECTOR
) -> str:
    with pytest.raises(NotAllowed) as found:
        fold.after(before, entry(what, by))
    return found.value.phrase.name


@pytest.mark.parametrize(
    "what",
    [
        *STEPS,
        SCORE,
        ScoreAgreed.of(TABLE),
        ScoreUndone.of(TABLE, "wrong board"),
        ScorebookOpened("x"),
    ],
    ids=repr,
)
def test_an_entry_reads_back(what: ScorebookStep | TournamentStep) -> None:
    assert read_entry(write_entry(entry(what))) == entry(what)


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"do":"begin","by":"x","at":"y"}', "[" * 9999]
)
def test_what_is_no_entry_is_refused_with_its_place(text: str) -> None:
    with pytest.raises((ResultError, StopIteration)):
        read_entry(text, 7)


def test_every_movement_for_pairs_seats_a_tournament() -> None:
    """Each pair sits once a round at most, and every table's score has its place."""
    for name, movement in seating.movements().items():
        pairs = movement.sizes[0]
        seated = MovementSet(name, pairs, movement.lengths(pairs)[-1], 2, 15)
        found = fold.fold([entry(ScorebookOpened("")), entry(seated)])
        assert set(found.contestants) == set(range(1, pairs + 1))
        for place in found.places():
            for board in found.boards(place.sitting):
                assert found.place(found.table(place.sitting, board)) == place


def test_the_clock_counts_only_while_it_goes() -> None:
    found = tournament(RoundBegan(1))
    now = entry(RoundBegan(1), minute=4)
    found = fold.after(found, replace(now, what=ClockSet(running=False)))
    found = fold.after(found, entry(ClockSet(running=True, minutes=2), minute=30))
    later = entry(SCORE, minute=31).at
    assert found.clock.seconds(datetime.fromisoformat(later)) == 12 * 60


def test_the_directors_score_needs_no_agreement() -> None:
    found = tournament(SCORE)
    assert found.state(TABLE) == "agreed"
    by_table = fold.after(tournament(), entry(SCORE, "table 1 NS"))
    assert by_table.state(TABLE) == "entered"
    disputed = fold.after(by_table, entry(ScoreRefused.of(TABLE), "table 1 EW"))
    assert disputed.state(TABLE) == "refused"
    assert fold.after(disputed, entry(ScoreAgreed.of(TABLE))).state(TABLE) == "agreed"


def test_what_a_tournament_does_not_allow() -> None:
    stranger = replace(SCORE, result=replace(SCORE.result, board="3"))
    assert refusal(Tournament(), SEATED) == "scorebook-fault-not-open"
    assert refusal(tournament(), stranger) == "tournament-fault-stranger"
    assert refusal(tournament(EntrantMissing(4)), SCORE) == "tournament-fault-missing"
    assert refusal(tournament(SCORE), SEATED) == "tournament-fault-begun"
    assert refusal(tournament(SCORE), EntrantMissing(4)) == "tournament-fault-played"
    assert refusal(tournament(ContestantWithdrew(EAST)), SCORE) == "scorebook-fault-gone"
    assert refusal(tournament(), EntrantArrived(4)) == "tournament-fault-here"
    assert refusal(tournament(), EntrantNamed(7, "x")) == "tournament-fault-nobody"
    assert refusal(tournament(), RoundBegan(2)) == "tournament-fault-round"
    assert (
        refusal(tournament(*map(RoundBegan, range(1, 5))), RoundBegan(5))
        == "tournament-fault-round"
    )
    assert refusal(tournament(), ClockSet(running=True)) == "tournament-fault-clock"
    assert refusal(tournament(), ScoreRefused.of(TABLE)) == "scorebook-fault-nothing"
    assert refusal(tournament(SCORE), ScoreRefused.of(TABLE)) == "tournament-fault-settled"
    again = replace(SCORE, action=ScoreAction.CORRECT)
    assert refusal(tournament(SCORE), again, "table 1 NS") == "tournament-fault-settled"


def test_an_appeal_is_kept_as_its_form_stands() -> None:
    appeal = AppealFiled(1, 1, 4, "a long hesitation", "4S not allowed (16B3)", "it was normal")
    heard = with_fields(appeal, decision="ruling upheld, deposit returned")
    found = tournament(appeal, heard)
    assert found.appeals == {1: heard}
    assert tournament(appeal, with_fields(appeal, number=2)).appeals.keys() == {1, 2}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"number": 2}, "appeal-number"),
        ({"pair": 9}, "nobody"),
        ({"board": 99}, "appeal-board"),
        ({"facts": " "}, "appeal-empty"),
        ({"ruling": ""}, "appeal-empty"),
    ],
)
def test_an_appeal_that_tells_nothing_is_refused(changed: dict[str, object], said: str) -> None:
    appeal = with_fields(AppealFiled(1, 1, 4, "facts", "27B2", ""), **changed)
    assert refusal(tournament(), appeal) == f"tournament-fault-{said}"


def test_an_appeal_comes_in_the_correction_period_or_by_the_organisers_leave() -> None:
    """Thirty minutes from when the session's score is there to be seen (Laws 79C1, 92B)."""
    appeal = AppealFiled(1, 1, 4, "facts", "16B3", "no alternative")
    assert tournament(RankingShown(shown=True)).official is None
    ended = tournament(*map(RoundBegan, range(1, 5)))
    assert ended.official is None
    shown = fold.after(ended, entry(RankingShown(shown=True), minute=5))
    again = fold.after(shown, entry(RankingShown(shown=True), minute=20))
    assert again.correctable == datetime.fromisoformat(entry(appeal, minute=35).at)
    assert fold.after(again, entry(appeal, minute=34)).appeals[1].pending
    with pytest.raises(NotAllowed, match="appeal-late"):
        fold.after(again, entry(appeal, minute=35))
    late = fold.after(again, entry(with_fields(appeal, late=True), minute=50))
    decided = with_fields(appeal, outcome="upheld", decision="4S stands")
    heard = fold.after(late, entry(decided, minute=59))
    assert not heard.appeals[1].pending
    assert [one.at[14:16] for one in heard.forms[1]] == ["50", "59"]


def test_what_is_taken_back_leaves_what_stood_before_and_its_past() -> None:
    entered = fold.after(tournament(), entry(SCORE, "table 1 NS"))
    agreed = fold.after(entered, entry(ScoreAgreed.of(TABLE), "table 1 EW"))
    both = ArtificialScore(Fraction(60)), ArtificialScore(Fraction(40))
    given = ScoreEntered(
        ScoreAction.ADJUST, replace(SCORE.result, for_ns=both[0], for_ew=both[1])
    )
    adjusted = fold.after(agreed, entry(given))
    back = fold.after(adjusted, entry(ScoreUndone.of(TABLE, "other table")))
    assert back.state(TABLE) == "agreed"
    assert tournament_ranking(back) == tournament_ranking(agreed)
    gone = fold.after(back, entry(ScoreUndone.of(TABLE)))
    assert (gone.state(TABLE), gone.scorebook.results, tournament_ranking(gone)) == (
        "none",
        (),
        (),
    )
    assert len(gone.scorebook.pasts[TABLE]) == 5
    assert refusal(gone, ScoreUndone.of(TABLE)) == "scorebook-fault-nothing"
    assert fold.after(gone, entry(SCORE, "table 1 NS")).state(TABLE) == "entered"


def test_what_was_played_at_the_servers_table_cannot_be_taken_back() -> None:
    played = fold.after(tournament(), entry(SCORE, "play"))
    assert refusal(played, ScoreUndone.of(TABLE)) == "tournament-fault-played-here"


def test_what_a_late_pair_missed_is_averaged_at_once() -> None:
    """Pair 4 came for the second round: its two boards of the first, and no others."""
    late = tournament(RoundBegan(1), EntrantMissing(4), RoundBegan(2), EntrantArrived(4))
    found = late_averages(late, 4)
    assert [one.result.board for one in found] == ["1", "2"]
    assert {(one.result.for_ns, one.result.for_ew) for one in found} == {
        (ArtificialScore(Fraction(60)), ArtificialScore(Fraction(40)))
    }
    after = tournament(
        RoundBegan(1), EntrantMissing(4), RoundBegan(2), EntrantArrived(4), *found
    )
    assert late_averages(after, 4) == ()
    opponents = [late_averages(after, pair) for pair in (1, 2, 3)]
    assert [len(one) for one in opponents] == [0, 2, 2]
    assert {placed.contestant.label for placed in tournament_ranking(after)} >= {"1", "4"}


def test_who_is_on_time_misses_nothing_yet() -> None:
    assert late_averages(tournament(), 4) == ()
    assert late_averages(tournament(RoundBegan(1), EntrantMissing(4)), 4) == ()
