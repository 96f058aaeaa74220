"""A pairs or individual session ranked: awards added up, adjusted, and put in order."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import partial

from biritch.competition.results.result import BoardResult, Contestant, Direction
from biritch.competition.scoring.method import Award
from biritch.competition.scoring.ranking import (
    Adjustment,
    RankingLine,
    RankingOrder,
    Total,
    rank,
)
from biritch.competition.scoring.rounding import summed
from biritch.competition.scoring.session_score import ScoredSession
from biritch.competition.scoring.tie import TieEvidence


def together(results: Iterable[BoardResult]) -> tuple[BoardResult, ...]:
    """Return *results* with the two players of a side as one pair, where a file names both."""
    return tuple(
        replace(one, ns=_joined(one.ns), ew=_joined(one.ew))
        if len(one.ns) > 1 or len(one.ew) > 1
        else one
        for one in results
    )


def apart(results: Iterable[BoardResult]) -> tuple[BoardResult, ...]:
    """Return *results* with every player alone, where a file writes a side ``1-3``."""
    return tuple(replace(one, ns=_parted(one.ns), ew=_parted(one.ew)) for one in results)


def _joined(who: tuple[Contestant, ...]) -> tuple[Contestant, ...]:
    return (Contestant(" + ".join(one.label for one in who)),)


def _parted(who: tuple[Contestant, ...]) -> tuple[Contestant, ...]:
    if len(who) > 1:
        return who
    label = who[0].label
    dashed = re.fullmatch(r"([0-9]+)\s*[- ]\s*([0-9]+)", label)
    found = list(dashed.groups()) if dashed else re.split(r"\s*[+&/]\s*", label)
    return tuple(map(Contestant, found))


def lined(
    results: Iterable[BoardResult], winners: int | None = None
) -> tuple[BoardResult, ...]:
    """Return *results* with every pair in its line, where there are two.

    There are two winners where no pair changes direction (a Mitchell without arrow
    switch), or where a number sits both ways on one board: then North-South 3 and East-West
    3 are different pairs. *winners* says it outright.
    """
    results = tuple(results)
    if (winners or _winners(results)) == 1:
        return results
    return tuple(
        replace(one, ns=_line(one.ns, "ns"), ew=_line(one.ew, "ew")) for one in results
    )


def _line(who: tuple[Contestant, ...], direction: Direction) -> tuple[Contestant, ...]:
    return tuple(Contestant(one.label, direction) for one in who)


def _winners(results: tuple[BoardResult, ...]) -> int:
    norths = {one for result in results for one in result.ns}
    easts = {one for result in results for one in result.ew}
    if not norths & easts:
        return 2
    seen: dict[str, tuple[set[Contestant], set[Contestant]]] = defaultdict(
        lambda: (set(), set())
    )
    for result in results:
        ns, ew = seen[result.board]
        ns.update(result.ns)
        ew.update(result.ew)
    return 2 if any(ns & ew for ns, ew in seen.values()) else 1


def totals(scored: ScoredSession, adjustments: Iterable[Adjustment] = ()) -> tuple[Total, ...]:
    """Return what each contestant has in all, boards missed left out."""
    awards: dict[Contestant, list[Award]] = {}
    for line in scored.lines:
        mine = awards.setdefault(line.contestant, [])
        if line.award is not None:
            mine.append(line.award)
    extra: dict[Contestant, list[Adjustment]] = defaultdict(list)
    for one in adjustments:
        extra[one.contestant].append(one)
        awards.setdefault(one.contestant, [])
    return tuple(
        Total(
            who,
            summed([*(one.points for one in mine), *(one.points for one in extra[who])]),
            summed(one.top for one in mine),
            len(mine),
            tuple(extra[who]),
        )
        for who, mine in awards.items()
    )


def rank_session(
    scored: ScoredSession,
    adjustments: Iterable[Adjustment] = (),
    lots: Mapping[Contestant, Fraction] | None = None,
) -> tuple[RankingLine, ...]:
    """Return the contestants in order, with their ties broken as the regulation says."""
    found = totals(scored, adjustments)
    rules = scored.regulation
    known = partial(evidence, scored, found, lots or {})
    return rank(found, RankingOrder(rules.places, rules.ties, known))


def evidence(
    scored: ScoredSession, found: Iterable[Total], lots: Mapping[Contestant, Fraction]
) -> TieEvidence:
    """Return what may break a tie among pairs or players."""
    meetings: dict[Contestant, dict[Contestant, Fraction]] = {}
    boards: dict[Contestant, list[Award]] = defaultdict(list)
    for line in scored.lines:
        if line.award is None:
            continue
        boards[line.contestant].append(line.award)
        met = meetings.setdefault(line.contestant, {})
        for other in line.result.who(line.side.other):
            met[other] = met.get(other, Fraction(0)) + line.award.points
    return TieEvidence(
        scores={one.contestant: one.measure for one in found},
        meetings=meetings,
        boards={who: tuple(some) for who, some in boards.items()},
        lots=lots,
    )
