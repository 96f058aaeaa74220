"""Rankings: sorted totals, shared ranks, and tie-breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache

from biritch import shelf
from biritch.competition.results.result import Contestant
from biritch.competition.scoring import ties as shelf_of_ties
from biritch.competition.scoring.adjustments import Adjustment
from biritch.competition.scoring.rounding import round_half_up
from biritch.competition.scoring.tie import TieBreak, TieEvidence


@dataclass(frozen=True, slots=True)
class Total:
    """A contestant's total; ``top`` is 0 if there is no maximum."""

    contestant: Contestant
    points: Fraction
    top: Fraction = Fraction(0)
    boards: int = 0
    adjustments: tuple[Adjustment, ...] = ()

    @property
    def percent(self) -> Fraction | None:
        """The points as a percentage of the maximum, if there is one.

        Example:
            >>> Total(Contestant("1"), Fraction(30), top=Fraction(40)).percent
            Fraction(75, 1)
        """
        return 100 * self.points / self.top if self.top else None

    @property
    def measure(self) -> Fraction:
        """The value that is compared: the percentage if there is one, else the points.

        Example:
            >>> Total(Contestant("1"), Fraction(-12)).measure
            Fraction(-12, 1)
        """
        percent = self.percent
        return self.points if percent is None else percent


@dataclass(frozen=True, slots=True)
class RankingLine:
    """A contestant with a rank. Ties share a rank, and the next ranks are skipped."""

    rank: int
    total: Total
    shared: bool = False
    broken_by: str = ""
    """The rule that broke a tie of this contestant with others."""

    @property
    def contestant(self) -> Contestant:
        """The contestant.

        Example:
            >>> RankingLine(1, Total(Contestant("7"), Fraction(30))).contestant.label
            '7'
        """
        return self.total.contestant


def ties() -> dict[str, TieBreak]:
    """Return all tie-break rules, by name.

    Example:
        >>> "point_a_board" in ties()
        True
    """
    return shelf.load(shelf_of_ties, "TIE", TieBreak)


@dataclass(frozen=True, slots=True)
class RankingOrder:
    """The order of totals, and the tie-breaks.

    Example:
        >>> RankingOrder().places, RankingOrder(breaks=("mutual", "imps")).breaks
        (2, ('mutual', 'imps'))
    """

    places: int | None = 2
    breaks: tuple[str, ...] = ()
    evidence: Callable[[], TieEvidence] = TieEvidence
    """What the rules may look at; called only when there is a tie."""


def rank(totals: Iterable[Total], order: RankingOrder) -> tuple[RankingLine, ...]:
    """Return the ranking of *totals*, best first; each direction is ranked separately.

    Raises:
        ValueError: The order names a tie-break that does not exist.

    Example:
        >>> points = {"Ann": 12, "Bob": 15, "Cleo": 12}
        >>> totals = [Total(Contestant(who), Fraction(got)) for who, got in points.items()]
        >>> [(line.rank, str(line.contestant)) for line in rank(totals, RankingOrder())]
        [(1, 'Bob'), (2, 'Ann'), (2, 'Cleo')]
    """
    rules = ties() if order.breaks else {}
    # Evidence is dear and wanted only where there is a tie: gathered once at most.
    order = replace(order, evidence=cache(order.evidence))
    if strange := [name for name in order.breaks if name not in rules]:
        raise ValueError(f"no such tie-break: {strange[0]!r} (want {', '.join(rules)})")
    by_line: dict[str, list[Total]] = {}
    for total in totals:
        by_line.setdefault(total.contestant.direction, []).append(total)
    lines: list[RankingLine] = []
    for _, line in sorted(by_line.items(), reverse=True):  # NS, then EW
        lines += _rank_totals(line, order, rules)
    return tuple(lines)


def _rank_totals(
    line: list[Total], order: RankingOrder, rules: Mapping[str, TieBreak]
) -> list[RankingLine]:
    places, lines = order.places, []
    rank_now = 1
    for level in levels(line, lambda total: _visible_value(total.measure, places)):
        for group, reason in _break_ties(level, order, rules):
            same = sorted(group, key=lambda total: total.contestant.order)
            lines += [RankingLine(rank_now, total, len(group) > 1, reason) for total in same]
            rank_now += len(group)
    return lines


def _visible_value(value: Fraction, places: int | None) -> Fraction:
    return value if places is None else round_half_up(value, places)


def levels(line: Sequence[Total], key: Callable[[Total], Fraction]) -> list[list[Total]]:
    """Return *line* in groups of equal *key*, the highest first."""
    groups: dict[Fraction, list[Total]] = {}
    for total in line:
        groups.setdefault(key(total), []).append(total)
    return [groups[value] for value in sorted(groups, reverse=True)]


def _break_ties(
    group: list[Total], order: RankingOrder, rules: Mapping[str, TieBreak]
) -> list[tuple[list[Total], str]]:
    """Return *group* split by the first rules that can, each part with the rule's name.

    Those left tied go through all the rules again, as mutual matches between fewer may decide
    what they did not between more.
    """
    if len(group) == 1:
        return [(group, "")]
    for name in order.breaks:
        who = tuple(total.contestant for total in group)
        keys = rules[name].keys(who, order.evidence())
        if keys is None or len({keys[contestant] for contestant in who}) == 1:
            continue
        parts: list[tuple[list[Total], str]] = []
        for part in levels(group, lambda total: keys[total.contestant]):  # noqa: B023 - used now
            again = _break_ties(part, order, rules)
            # A rule applied further down names itself; else this one made the difference.
            parts += [(rest, reason or name) for rest, reason in again]
        return parts
    return [(group, "")]
