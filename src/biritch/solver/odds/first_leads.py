"""The value of each first lead in a suit, and of each card opposite.

:func:`~biritch.solver.odds.suit_combinations.best_line` gives one best line; this compares all
first leads, as others may be just as good.
"""

from __future__ import annotations

from fractions import Fraction

from biritch.solver.odds.suit_breaks import WHOLE_HANDS
from biritch.solver.odds.suit_combinations import (
    Front,
    SuitCombination,
    _different,
    _Place,
    _Search,
    _Trick,
)


def lead_chances(
    suit: SuitCombination, tricks: int | None = None
) -> dict[tuple[int, int], Fraction]:
    """Return the value of every lead against best defence, by hand (0 or 1) and rank.

    With *tricks* it is the probability to win them, else the average. Of touching cards the
    highest stands for all.

    Example:
        >>> chances = lead_chances(SuitCombination.parse("AQ2/543"), 2)
        >>> float(round(chances[1, 5], 3)), float(chances[0, 12])
        (0.505, 0.0)
    """
    search, place, lies = _begin_search(suit, tricks)
    return {
        (hand, rank): _most(search, search.defends(place, lies, 0, _Trick(hand, (rank,))))
        for hand, held in enumerate((suit.first, suit.second))
        for rank in _different(held, search._live(place))  # noqa: SLF001 - one room
    }


def third_chances(
    suit: SuitCombination, lead: tuple[int, int], second: int, tricks: int | None = None
) -> dict[int, Fraction]:
    """Return the value of every card opposite the *lead* after the *second* hand's card.

    The probabilities are joint with the layouts in which it may have played so; rank 0 stands
    for a void.

    Example:
        >>> chances = third_chances(SuitCombination.parse("AQT/543"), (1, 5), 6, 2)
        >>> sorted(chances), max(chances.values()) == chances[10]
        ([10, 12, 14], True)
    """
    search, place, lies = _begin_search(suit, tricks)
    hand, rank = lead
    group = next(at for at, ranks in enumerate(search.groups) if second in ranks)
    trick = _Trick(hand, (rank,))
    west = trick.west_to_play
    some = tuple(
        lie
        for lie in lies
        if group in search._choices(place, lie, west=west)  # noqa: SLF001 - one room
    )
    at = place.without_missing(group, west=west)
    held = (suit.second, suit.first)[hand]
    live = [*search._live(at), search.groups[group][0]]  # noqa: SLF001 - one room
    return {
        third: _most(
            search,
            search.defends(at, some, 0, _Trick(hand, (rank, search.groups[group][0], third))),
        )
        for third in _different(held, live) or [0]
    }


def _begin_search(
    suit: SuitCombination, tricks: int | None
) -> tuple[_Search, _Place, tuple[int, ...]]:
    search = _Search.of(suit, tricks, WHOLE_HANDS)
    none = (0,) * len(search.groups)
    place = _Place(suit.first, suit.second, none, none)
    return search, place, tuple(range(len(search.layouts)))


def _most(search: _Search, front: Front) -> Fraction:
    return max((search._worth(won) for won in front), default=Fraction(0))  # noqa: SLF001
