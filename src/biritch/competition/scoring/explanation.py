"""Explanations of scores as trees: total, boards, comparisons."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from biritch.competition.results.result import (
    ArtificialScore,
    NoScore,
    ObtainedScore,
)
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.scoring.reason import Reason
from biritch.competition.scoring.session import BoardAward, ScoredSession


def explain(scored: ScoredSession, placed: RankingLine) -> Reason:
    """Return the explanation of *placed*'s score, by boards and comparisons."""
    boards = [
        explain_board(scored, line)
        for line in scored.lines
        if line.contestant == placed.contestant
    ]
    return explain_total(placed, boards)


def explain_total(placed: RankingLine, boards: Iterable[Reason]) -> Reason:
    """Return the explanation of *placed*'s total: *boards*, adjustments, tie-breaks."""
    total = placed.total
    parts = [*boards]
    parts += [
        Reason.of("adjustment", adjustment.points, kind=adjustment.kind, why=adjustment.why)
        for adjustment in total.adjustments
    ]
    if placed.broken_by:
        parts.append(Reason.of("tie", 0, rule=placed.broken_by))
    figures: dict[str, str | int | Fraction] = {
        "who": str(placed.contestant),
        "boards": total.boards,
        "points": total.points,
    }
    if total.percent is None:
        return Reason.of("total", total.points, *parts, **figures)
    figures |= {"top": total.top, "percent": total.percent}
    return Reason.of("total-percent", total.points, *parts, **figures)


def explain_board(scored: ScoredSession, line: BoardAward) -> Reason:
    """Return the explanation of one board's award to one contestant."""
    result, side = line.result, line.side
    figures: dict[str, str | int | Fraction] = {
        "board": result.board,
        "against": " + ".join(opponent.label for opponent in result.who(side.other)),
    }
    standing = result.of(side)
    if line.award is None:
        assert isinstance(standing, NoScore)
        name = "late" if standing is NoScore.LATE else "missed"
        return Reason.of(name, 0, **figures)
    figures["points"] = line.award.points
    if line.award.top:
        figures["top"] = line.award.top
    name = "board-of" if line.award.top else "board"
    if isinstance(standing, ArtificialScore):
        given = 100 * line.award.points / line.award.top if line.award.top else standing.percent
        because = Reason.of(
            "artificial", line.award.points, percent=standing.percent, given=given
        )
        return Reason.of(name, line.award.points, because, **figures)
    assert isinstance(standing, ObtainedScore)
    field = scored.field(result, side)
    expected = max(scored.expected_results(result), field.size)
    because = scored.method.reasons(field, standing.parts, expected, scored.regulation)
    # Not by comparison: a form of a fouled board played too rarely has a table.
    if because.value != line.award.points:
        because = Reason.of("few", line.award.points, found=field.size, expected=expected)
    return Reason.of(name, line.award.points, because, **figures)
