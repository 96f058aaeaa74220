"""Why a contestant has its score: every tree, figure by figure, and what it adds up to.

``explanations.txt`` is what the scores below are worth by every method, one fact a line. Its
sums were worked out by hand; to change it after a change that is meant, run this file.
"""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from biritch.competition.results.result import (
    ArtificialScore,
    BoardResult,
    NoScore,
    ObtainedScore,
)
from biritch.competition.scoring.adjustments import Adjustment
from biritch.competition.scoring.explanation import explain, explain_board
from biritch.competition.scoring.session import methods, rank_session, score_session
from tests.competition.scoring.fields import one_board, table
from tests.competition.scoring.travellers import by

WRITTEN = Path(__file__).with_name("explanations.txt")
WEIGHTED = ObtainedScore(((620, Fraction(3, 5)), (170, Fraction(2, 5))))
SCORES = (420, 420, 450, -50, WEIGHTED, ArtificialScore(Fraction(60)), NoScore.LATE)


def boards(method: str) -> list[BoardResult]:
    """Return two boards with every kind of score that *method* knows."""
    scores = [
        score
        for score in SCORES
        # An artificial score is a percentage, and total points know none.
        if method != "total_points" or not isinstance(score, ArtificialScore)
    ]
    return [*one_board(scores), *one_board((110, 100, NoScore.MISSED), "2")]


def outline(method: str) -> Iterator[str]:
    """Yield a line a fact, for every contestant in its place."""
    scored = score_session(boards(method), by(method))
    first = scored.lines[0].contestant
    adjustments = [Adjustment(first, Fraction(-1, 2), "penalty", "late")]
    for line in rank_session(scored, adjustments):
        for depth, reason in explain(scored, line).walk():
            figures = " ".join(f"{name}={figure}" for name, figure in reason.figures)
            yield f"{'  ' * depth}{reason.name} {reason.value} {figures}".rstrip()


def whole() -> str:
    """Return the outlines of all methods."""
    return "".join(
        f"# {method}\n" + "".join(f"{line}\n" for line in outline(method))
        for method in sorted(methods())
    )


def test_every_method_says_why_figure_by_figure() -> None:
    assert whole() == WRITTEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("method", sorted(methods()))
def test_what_a_contestant_has_is_what_its_boards_are_worth(method: str) -> None:
    scored = score_session(boards(method), by(method))
    for line in rank_session(scored, [Adjustment(scored.lines[0].contestant, Fraction(2))]):
        why = explain(scored, line)
        assert why.value == sum(part.value for part in why.parts) == line.total.points


def test_a_group_with_too_few_results_is_no_comparison() -> None:
    """Board 1 was fouled at one table: its form of the board was played there alone."""
    results = [*one_board((420, 420, 450, -50, 400)), table("1", "9", "9", 430, "B")]
    scored = score_session(results, by("match_points", small_groups=((Fraction(60),),)))
    [alone] = [line for line in scored.lines if line.result.group and line.side.name == "NS"]
    why = explain_board(scored, alone)
    assert alone.award is not None
    assert [part.name for part in why.parts] == ["few"]
    assert dict(why.parts[0].figures) == {"found": 1, "expected": scored.expected}
    assert why.value == why.parts[0].value == alone.award.points


def test_a_tie_that_was_broken_is_told_with_its_rule() -> None:
    rules = by("match_points", ties=("lots",))
    scored = score_session(one_board((420, 420)), rules)
    first, second = (line.contestant for line in scored.lines if line.side.name == "NS")
    placed = rank_session(scored, lots={first: Fraction(1), second: Fraction(2)})
    [line] = [line for line in placed if line.contestant == second]
    assert line.broken_by == "lots"
    [tie] = [part for part in explain(scored, line).parts if part.name == "tie"]
    assert tie.value == 0
    assert tie.figures == (("rule", "lots"),)


if __name__ == "__main__":
    WRITTEN.write_text(whole(), encoding="utf-8")
