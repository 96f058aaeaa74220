"""The ranking of a set: the mean value of each player's boards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from biritch.competition.sets.score_counts import Comparison, ScoreCounts


@dataclass(frozen=True, slots=True)
class SetLine:
    """A player's line in the ranking of a set.

    ``result`` is the mean over the boards played, in per cent or in IMPs a board; ``place`` is
    0 while boards are missing. Equal results share a place.
    """

    player: str
    place: int
    result: float
    boards: int


def rank_players(
    scores: Mapping[str, Mapping[int, int]],
    fields: Mapping[int, ScoreCounts],
    comparison: Comparison,
    boards: int,
) -> list[SetLine]:
    """Return the ranked players first (those with all *boards*), then the others.

    *scores* are each player's scores by board, *fields* all scores, robots included.

    Example:
        >>> fields = {1: ScoreCounts.of([420, 450, -50])}
        >>> scores = {"anne": {1: 450}, "paul": {1: -50}}
        >>> [(line.player, line.place, line.result)
        ...  for line in rank_players(scores, fields, "matchpoints", 1)]
        [('anne', 1, 100.0), ('paul', 2, 0.0)]
    """
    worths = {
        board: {score: float(one.worth(score, comparison)) for score in one.counts}
        for board, one in fields.items()
    }
    order: list[tuple[bool, float, str]] = []
    for player, made in scores.items():
        total = 0.0
        for board, score in made.items():
            total += worths[board][score]
        if made:  # to a thousandth: what is shown as equal shares a place
            order.append((len(made) < boards, -round(total / len(made), 3), player))
    order.sort()
    lines: list[SetLine] = []
    for position, (missing, behind, player) in enumerate(order, 1):
        result, played = -behind + 0.0, len(scores[player])
        place = 0 if missing else position
        if place and lines and lines[-1].result == result:
            place = lines[-1].place
        lines.append(SetLine(player, place, result, played))
    return lines
