"""The log of an event: what it allows, what it adds up to, and that nothing is lost."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.competition.results.entry import ResultError
from biritch.competition.results.result import (
    ArtificialScore,
    BoardResult,
    BoardScore,
    Contestant,
    ContractPlayed,
    NoScore,
    ObtainedScore,
)
from biritch.competition.tournament.scorebook import NotAllowed, Scorebook
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ContestantEntered,
    ContestantWithdrew,
    PenaltyGiven,
    ScoreAction,
    ScoreAgreed,
    ScorebookLine,
    ScorebookOpened,
    ScorebookStep,
    ScoreEntered,
    read_lines,
    write_line,
)

P = tuple(Contestant(str(number)) for number in range(9))
OPEN = ScorebookOpened("Monday", "ffb")
JOINED = tuple(ContestantEntered(one, f"names of {one}") for one in P[1:7])


def scored(
    board: str,
    ns: int,
    ew: int,
    score: int | BoardScore,
    action: ScoreAction = ScoreAction.SCORE,
) -> ScoreEntered:
    standing = ObtainedScore.of(score) if isinstance(score, int) else score
    return ScoreEntered(action, BoardResult(board, (P[ns],), (P[ew],), standing, standing))


def line(step: ScorebookStep, by: str = "td") -> ScorebookLine:
    return ScorebookLine(step, by, "2026-01-05T20:15:00+00:00")


def event(*steps: ScorebookStep) -> Scorebook:
    return Scorebook.fold(map(line, (OPEN, *JOINED, *steps)))


def refusal(before: Scorebook, step: ScorebookStep, by: str = "td") -> str:
    found = before.objection(line(step, by))
    assert found is not None
    with pytest.raises(NotAllowed, match=found.name):
        before.after(line(step, by))
    return found.name


def ranks(found: Scorebook) -> dict[str, int]:
    return {one.contestant.label: one.rank for one in found.pairs_ranking()}


def test_the_ranking_is_live() -> None:
    first = event(scored("1", 1, 2, 420), scored("1", 3, 4, -50))
    assert ranks(first) == {"1": 1, "4": 1, "2": 3, "3": 3}
    corrected = first.after(line(scored("1", 3, 4, 450, ScoreAction.CORRECT)))
    assert ranks(corrected) == {"3": 1, "2": 1, "1": 3, "4": 3}
    fined = corrected.after(line(PenaltyGiven(P[3], Fraction(-1, 2), why="slow")))
    assert ranks(fined)["3"] == 2
    assert ranks(first) == {"1": 1, "4": 1, "2": 3, "3": 3}, "what was stays"


def test_a_correction_stands_and_what_it_corrected_is_kept() -> None:
    found = event(scored("1", 1, 2, 420), scored("1", 1, 2, 450, ScoreAction.CORRECT))
    assert [one.for_ns for one in found.results] == [ObtainedScore.of(450)]
    assert len(found.scores[BoardAtTable("1", (P[1],), (P[2],))]) == 2


def test_a_score_is_agreed_with_by_somebody_else_until_it_changes() -> None:
    table = BoardAtTable("1", (P[1],), (P[2],))
    played = event().after(line(scored("1", 1, 2, 420), "1"))
    assert not played.is_agreed(table)
    assert refusal(played, ScoreAgreed.of(table), "1") == "scorebook-fault-oneself"
    agreed = played.after(line(ScoreAgreed.of(table), "2"))
    assert agreed.is_agreed(table)
    assert refusal(agreed, ScoreAgreed.of(table), "3") == "scorebook-fault-agreed"
    changed = agreed.after(line(scored("1", 1, 2, 450, ScoreAction.CORRECT), "1"))
    assert not changed.is_agreed(table)
    ruled = changed.after(
        line(scored("1", 1, 2, ArtificialScore(Fraction(60)), ScoreAction.ADJUST))
    )
    assert ruled.is_agreed(table)


def test_late_pairs_and_late_boards() -> None:
    found = event(scored("1", 1, 2, 420), scored("1", 3, 4, NoScore.LATE))
    assert found.score_session().expected == 2
    late = found.after(line(ContestantEntered(P[8], "late")))
    assert ranks(late.after(line(scored("2", 8, 5, 100))))["8"] >= 1
    done = found.after(line(scored("1", 3, 4, -50, ScoreAction.CORRECT)))
    assert ranks(done)["4"] == 1


@pytest.mark.parametrize(
    ("step", "why"),
    [
        (OPEN, "scorebook-fault-open"),
        (ContestantEntered(P[1]), "scorebook-fault-again"),
        (ContestantWithdrew(P[8]), "scorebook-fault-nobody"),
        (ContestantWithdrew(P[6]), "scorebook-fault-gone"),
        (PenaltyGiven(P[8], Fraction(1)), "scorebook-fault-nobody"),
        (scored("1", 1, 2, 420), "scorebook-fault-there"),
        (scored("1", 1, 3, 420), "rank-fault-again"),
        (scored("2", 1, 8, 420), "scorebook-fault-nobody"),
        (scored("2", 1, 6, 420), "scorebook-fault-gone"),
        (scored("2", 1, 1, 420), "rank-fault-itself"),
        (scored("2", 1, 2, 420, ScoreAction.CORRECT), "scorebook-fault-nothing"),
        (scored("2", 1, 8, 420, ScoreAction.ADJUST), "scorebook-fault-nobody"),
        (ScoreAgreed.of(BoardAtTable("2", (P[1],), (P[2],))), "scorebook-fault-nothing"),
    ],
)
def test_what_an_event_does_not_allow(step: ScorebookStep, why: str) -> None:
    assert refusal(event(ContestantWithdrew(P[6]), scored("1", 1, 2, 420)), step) == why


@pytest.mark.parametrize(
    ("step", "why"),
    [
        (ContestantEntered(P[1]), "scorebook-fault-not-open"),
        (ScorebookOpened("x", "chess"), "rank-bad-rules"),
        (ScorebookOpened("x", "wbf", "golf"), "rank-bad-method"),
    ],
)
def test_an_event_is_opened_first(step: ScorebookStep, why: str) -> None:
    assert refusal(Scorebook(), step) == why


def test_a_method_may_be_chosen() -> None:
    opened = Scorebook().after(line(ScorebookOpened("x", "ebu", "cross_imps")))
    assert opened.regulation.method == "cross_imps"
    assert opened.regulation.title == "EBU"


STANDINGS: st.SearchStrategy[BoardScore] = st.one_of(
    st.integers(-200, 200).map(lambda tens: ObtainedScore.of(10 * tens)),
    st.integers(0, 100).map(lambda percent: ArtificialScore(Fraction(percent))),
    st.sampled_from(NoScore),
    st.just(ObtainedScore(((620, Fraction(1, 3)), (-100, Fraction(2, 3))))),
)
WHO = st.sampled_from(P[1:8])
TABLES = st.builds(BoardAtTable, st.sampled_from("123"), st.tuples(WHO), st.tuples(WHO))
RESULTS = st.builds(
    BoardResult,
    st.sampled_from("123"),
    st.tuples(WHO),
    st.tuples(WHO),
    STANDINGS,
    STANDINGS,
    written=st.just(ContractPlayed("4SX", "N", 10, "HK")),
)
HAPPENINGS: st.SearchStrategy[ScorebookStep] = st.one_of(
    st.builds(ScoreEntered, st.sampled_from(ScoreAction), RESULTS, st.text(max_size=5)),
    st.builds(ScoreAgreed.of, TABLES),
    st.builds(ContestantEntered, WHO, st.text(max_size=5)),
    st.builds(ContestantWithdrew, WHO, st.text(max_size=5)),
    st.builds(PenaltyGiven, WHO, st.fractions(-5, 5)),
)
LINES = st.builds(ScorebookLine, HAPPENINGS, st.sampled_from("123"), st.just("2026-01-05"))


@settings(deadline=None)
@given(st.lists(LINES, max_size=12))
def test_a_log_reads_as_it_was_written(lines: list[ScorebookLine]) -> None:
    opened = [line(OPEN), *lines]
    assert list(read_lines(write_line(one) for one in opened)) == opened


@settings(deadline=None, max_examples=60)
@given(st.lists(LINES, max_size=20))
def test_an_event_is_the_fold_of_what_it_allowed(lines: list[ScorebookLine]) -> None:
    first: tuple[ScorebookStep, ...] = (OPEN, *JOINED)
    kept = [line(one) for one in first]
    found = Scorebook.fold(kept)
    for one in lines:
        if found.objection(one) is None:
            found = found.after(one)
            kept.append(one)
    assert found == Scorebook.fold(kept)
    assert found.length == len(kept)
    if found.scores:
        played = {who for table in found.scores for who in (*table.ns, *table.ew)}
        assert played <= {one.contestant for one in found.pairs_ranking()}


@pytest.mark.parametrize(
    "text",
    ["x", "3", "{}", '{"do": "open"}', '{"do": "golf", "at": "", "by": ""}', "[" * 99999],
)
def test_a_line_that_is_none(text: str) -> None:
    with pytest.raises(ResultError) as wrong:
        list(read_lines(["", write_line(line(OPEN)), text]))
    assert wrong.value.where is not None
    assert dict(wrong.value.where.arguments) == {"line": "3"}
