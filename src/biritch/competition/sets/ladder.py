"""Ladders of a week or a month, and streaks, from the daily sets.

A player's best percentages are added: five days of a week, twenty of a month; with fewer days,
all of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal, TypeAlias

Span: TypeAlias = Literal["week", "month"]
BEST_DAYS: Mapping[Span, int] = {"week": 5, "month": 20}
"""How many of one's days count."""


@dataclass(frozen=True, slots=True)
class DailyLadderLine:
    """A player's line on a ladder: the rank, the sum of the best days, the number of days."""

    player: str
    place: int
    points: float
    days: int


def days_of(span: Span, day: date) -> list[date]:
    """Return the days of the week (from Monday) or the month of *day*.

    Example:
        >>> [str(days_of("week", date(2026, 11, 28))[at]) for at in (0, -1)]
        ['2026-11-23', '2026-11-29']
        >>> len(days_of("month", date(2026, 2, 3)))
        28
    """
    first = day - timedelta(day.weekday()) if span == "week" else day.replace(day=1)
    after = first + timedelta(7 if span == "week" else 32)
    last = after if span == "week" else after.replace(day=1)
    return [first + timedelta(at) for at in range((last - first).days)]


def rank_ladder(days: Iterable[Mapping[str, float]], span: Span) -> list[DailyLadderLine]:
    """Return the ladder of *days*, each the percentages of its players.

    Example:
        >>> days = [{"anne": 60.0, "paul": 55.0}, {"paul": 50.0}]
        >>> [(line.player, line.points) for line in rank_ladder(days, "week")]
        [('paul', 105.0), ('anne', 60.0)]
    """
    percents: dict[str, list[float]] = {}
    for day in days:
        for player, percent in day.items():
            percents.setdefault(player, []).append(percent)
    sums = {
        player: round(sum(sorted(made, reverse=True)[: BEST_DAYS[span]]), 2)
        for player, made in percents.items()
    }
    lines: list[DailyLadderLine] = []
    for position, player in enumerate(sorted(sums, key=lambda each: -sums[each]), 1):
        equal = bool(lines) and lines[-1].points == sums[player]
        place = lines[-1].place if equal else position
        lines.append(DailyLadderLine(player, place, sums[player], len(percents[player])))
    return lines


def streak(days: Collection[date], today: date) -> int:
    """Return how many days in a row were played up to *today*, or to yesterday.

    Example:
        >>> played = [date(2026, 11, 26), date(2026, 11, 27)]
        >>> streak(played, date(2026, 11, 28)), streak(played, date(2026, 11, 30))
        (2, 0)
    """
    day = today if today in days else today - timedelta(1)
    length = 0
    while day in days:
        length, day = length + 1, day - timedelta(1)
    return length
