"""The draw of a Swiss round, from the ranking, past matches and byes.

There are no rematches, and opponents are as close in rank as possible. With an odd number the
lowest without a bye gets one. The draw is a pure function of the results, so anybody can check
it; with fewer rounds than half the entrants there always is one (``docs/movements.md``, 6).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

from biritch.competition.movement import EntrantKind, Round, Sitting, Unsuitable

Two: TypeAlias = tuple[int, int]

WHOLE = 12
"""Up to that many entrants every possible draw is weighed."""
NEAR = 7
"""Beyond, any three matches within that many places of the list are tried in every way."""


@dataclass(frozen=True, slots=True)
class SwissDraw:
    """One round: the matches from the top of the ranking down, and who sits out."""

    matches: tuple[Two, ...]
    bye: int | None = None


Rule: TypeAlias = Callable[[Sequence[int], Collection[Two], Collection[int]], SwissDraw]
"""How a round is drawn: from the ranking, who has met and who has had a bye."""


@dataclass(frozen=True, slots=True)
class MatchScore:
    """A played match: victory points, or other points of the ranking."""

    home: int
    away: int
    home_score: Fraction
    away_score: Fraction


def opponents_met(results: Iterable[MatchScore]) -> frozenset[Two]:
    """Return the pairs of entrants who have met, the lower number first.

    Example:
        >>> opponents_met([MatchScore(5, 2, Fraction(12), Fraction(8))])
        frozenset({(2, 5)})
    """
    return frozenset(_two(result.home, result.away) for result in results)


def rank_by_score(
    entrants: Sequence[int],
    results: Iterable[MatchScore],
    extra: Mapping[int, Fraction] | None = None,
) -> tuple[int, ...]:
    """Return *entrants* by their total score; equal ones keep their order.

    *extra* are further points: for byes, or carried over.

    Example:
        >>> rank_by_score([1, 2, 3], [MatchScore(3, 1, Fraction(12), Fraction(8))])
        (3, 1, 2)
    """
    totals = dict.fromkeys(entrants, Fraction(0)) | dict(extra or {})
    for result in results:
        totals[result.home] += result.home_score
        totals[result.away] += result.away_score
    return tuple(sorted(entrants, key=lambda who: -totals[who]))


def first_round(entrants: Sequence[int]) -> SwissDraw:
    """Return the first round by seed: the upper half against the lower half.

    Example:
        >>> first_round([1, 2, 3, 4, 5])
        SwissDraw(matches=((1, 3), (2, 4)), bye=5)
    """
    half = len(entrants) // 2
    bye = entrants[-1] if len(entrants) % 2 else None
    return SwissDraw(tuple(zip(entrants[:half], entrants[half : 2 * half], strict=True)), bye)


def by_lot(entrants: Sequence[int], rng: random.Random) -> SwissDraw:
    """Return a first round drawn by lot.

    Example:
        >>> draw = by_lot([1, 2, 3], random.Random(1))
        >>> len(draw.matches), draw.bye in {1, 2, 3}
        (1, True)
    """
    return first_round(rng.sample(list(entrants), len(entrants)))


def danish(order: Sequence[int]) -> SwissDraw:
    """Return the Danish draw: first against second, third against fourth, rematches allowed.

    Example:
        >>> danish([4, 1, 3, 2]).matches
        ((4, 1), (3, 2))
    """
    bye = order[-1] if len(order) % 2 else None
    # The last of an odd number falls out of both slices.
    return SwissDraw(tuple(zip(order[0:-1:2], order[1::2], strict=True)), bye)


def closest(
    order: Sequence[int], seen: Collection[Two], byes: Collection[int] = ()
) -> SwissDraw:
    """Return the draw without a rematch that has the least sum of squared rank distances.

    *order* is the ranking, *seen* the past matches (lower number first), *byes* the entrants
    that had a bye. Beyond :data:`WHOLE` entrants the draw from the top down is improved by
    exchanges of two or three matches until none helps.

    Raises:
        Unsuitable: Every draw has a rematch, or a second bye.

    Example:
        >>> closest([1, 2, 3, 4], seen={(1, 2)}).matches
        ((1, 3), (2, 4))
    """
    return _with_bye(order, byes, lambda rest: _close(rest, seen))


def descending(
    order: Sequence[int], seen: Collection[Two], byes: Collection[int] = ()
) -> SwissDraw:
    """Return the draw from the top down, as directors make it by hand.

    The first meets the highest-ranked possible opponent, then the next; if that fails, the last
    choices are revised.

    Raises:
        Unsuitable: Every draw has a rematch, or a second bye.

    Example:
        >>> descending([1, 2, 3, 4], seen={(1, 2)}).matches
        ((1, 3), (2, 4))
    """
    return _with_bye(order, byes, lambda rest: _down(tuple(rest), seen, []))


def seat_draw(draw: SwissDraw, boards: int, form: EntrantKind) -> Round:
    """Return the tables of *draw* on one set of boards; a match of teams has two rooms.

    Example:
        >>> draw = SwissDraw(((4, 1),))
        >>> [(sitting.ns, sitting.ew) for sitting in seat_draw(draw, 1, EntrantKind.TEAMS)]
        [((4,), (1,)), ((1,), (4,))]
    """
    rooms = 2 if form is EntrantKind.TEAMS else 1
    return tuple(
        Sitting(rooms * place + room + 1, (two[room],), (two[1 - room],), boards)
        for place, two in enumerate(draw.matches)
        for room in range(rooms)
    )


def turn_draw(draw: SwissDraw, homes: Mapping[int, int]) -> SwissDraw:
    """Return *draw* with the team that was home less often named first.

    Example:
        >>> turn_draw(SwissDraw(((4, 1),)), homes={4: 2, 1: 1}).matches
        ((1, 4),)
    """
    matches = tuple(
        two if homes.get(two[0], 0) <= homes.get(two[1], 0) else two[::-1]
        for two in draw.matches
    )
    return SwissDraw(matches, draw.bye)


def _two(first: int, second: int) -> Two:
    return (first, second) if first < second else (second, first)


def _with_bye(
    order: Sequence[int],
    byes: Collection[int],
    draw: Callable[[Sequence[int]], list[Two] | None],
) -> SwissDraw:
    if len(order) % 2 == 0:
        matches = draw(order)
        if matches is not None:
            return SwissDraw(tuple(matches))
    else:
        # From the bottom up: the lowest without whom the others can be drawn.
        for bye in (who for who in reversed(order) if who not in byes):
            matches = draw([who for who in order if who != bye])
            if matches is not None:
                return SwissDraw(tuple(matches), bye)
    raise Unsuitable("swiss-no-draw", entrants=str(len(order)))


def _down(
    order: tuple[int, ...], seen: Collection[Two], matched: list[Two]
) -> list[Two] | None:
    if not order:
        return matched
    # Without this look ahead every draw of the others is tried before it shows.
    if _is_stuck(order, seen):
        return None
    top, *others = order
    for opponent in others:
        if _two(top, opponent) not in seen:
            remaining = tuple(who for who in others if who != opponent)
            matches = _down(remaining, seen, [*matched, (top, opponent)])
            if matches is not None:
                return matches
    return None


def _is_stuck(order: tuple[int, ...], seen: Collection[Two]) -> bool:
    """Return whether somebody in *order* has met all the others."""
    return any(
        all(who == other or _two(who, other) in seen for other in order) for who in order
    )


def _close(order: Sequence[int], seen: Collection[Two]) -> list[Two] | None:
    """Return the closest draw of a few; of many, one that no small exchange improves."""
    if len(order) <= WHOLE:
        return _least(order, seen)
    matches = _down(tuple(order), seen, [])
    if matches is None:
        return None
    rank = {who: place for place, who in enumerate(order)}
    better = True
    while better:
        better = False
        for group in _groups(len(matches)):
            now = [matches[place] for place in group]
            people = sorted((who for two in now for who in two), key=rank.__getitem__)
            new = _least(people, seen, rank)
            # Only what is strictly closer is taken, or the exchanges would go round for ever.
            if new is not None and _cost(new, rank) < _cost(now, rank):
                for place, two in zip(group, new, strict=True):
                    matches[place] = two
                better = True
        matches.sort(key=lambda two: rank[two[0]])
    return matches


def _groups(many: int) -> Iterator[tuple[int, ...]]:
    """Yield every two indexes of a list, and every three close together."""
    yield from combinations(range(many), 2)
    for place in range(many):
        for two in combinations(range(place + 1, min(many, place + NEAR)), 2):
            yield (place, *two)


def _cost(matches: Iterable[Two], rank: Mapping[int, int]) -> int:
    return sum((rank[first] - rank[second]) ** 2 for first, second in matches)


def _least(
    order: Sequence[int], seen: Collection[Two], rank: Mapping[int, int] | None = None
) -> list[Two] | None:
    """Return the optimal draw by branch and bound."""
    rank = rank or {who: place for place, who in enumerate(order)}
    best: list[Two] | None = None
    least = -1

    def weigh(remaining: tuple[int, ...], cost: int, matched: list[Two]) -> None:
        nonlocal best, least
        # Costs only grow: what is already as dear as the best draw cannot become better.
        if 0 <= least <= cost:
            return
        if not remaining:
            best, least = matched, cost
            return
        top, *others = remaining
        for place, opponent in enumerate(others):
            if _two(top, opponent) not in seen:
                more = cost + (rank[top] - rank[opponent]) ** 2
                weigh(
                    (*others[:place], *others[place + 1 :]), more, [*matched, (top, opponent)]
                )

    weigh(tuple(order), 0, [])
    return best
