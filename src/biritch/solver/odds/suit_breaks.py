"""The distribution of a suit's missing cards between two hidden hands."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb

WHOLE_HANDS = (13, 13)
"""Places of two hidden hands of which nothing is known."""


@dataclass(frozen=True, slots=True)
class SuitBreak:
    """One break of a suit: the number of cards in each hidden hand.

    ``chance`` is exact, from 0 to 1.

    Example:
        >>> three_two = suit_breaks(5)[0]
        >>> str(three_two), three_two.percent
        ('3-2', 67.83)
    """

    cards: tuple[int, int]
    chance: Fraction

    @property
    def percent(self) -> float:
        """The chance in per cent, to two places."""
        return percent(self.chance)

    def __str__(self) -> str:
        return f"{self.cards[0]}-{self.cards[1]}"


def percent(chance: Fraction | float) -> float:
    """Return *chance*, from 0 to 1, in per cent to two places.

    Example:
        >>> percent(Fraction(2, 3))
        66.67
    """
    return round(float(100 * chance), 2)


def break_chance(missing: int, first: int, vacant: tuple[int, int] = WHOLE_HANDS) -> Fraction:
    """Return the probability that the first hand holds exactly *first* of *missing* cards.

    *vacant* are the numbers of unknown cards in the two hands.

    Raises:
        ValueError: There are fewer places than missing cards.

    Example:
        >>> break_chance(5, 3), break_chance(2, 1, (12, 13))
        (Fraction(39, 115), Fraction(13, 25))
        >>> float(break_chance(2, 1))
        0.52
    """
    left, right = vacant
    if not 0 <= missing <= left + right or min(vacant) < 0:
        raise ValueError(f"not {missing} missing cards in {left} and {right} places")
    if not 0 <= first <= missing or first > left or missing - first > right:
        return Fraction(0)
    # The other vacant places are filled with the cards of other suits, in any way.
    ways = comb(missing, first) * comb(left + right - missing, left - first)
    return Fraction(ways, comb(left + right, left))


def suit_breaks(missing: int, vacant: tuple[int, int] | None = None) -> tuple[SuitBreak, ...]:
    """Return every way *missing* cards may break, likeliest first.

    Without *vacant*, 3-2 means either hand holds three; with it, 3-2 and 2-3 are distinguished,
    the first hand first. Source: the hypergeometric distribution; The Official Encyclopedia of
    Bridge prints the table as "Mathematical tables".

    Raises:
        ValueError: There are fewer places than missing cards.

    Example:
        >>> [(str(split), split.percent) for split in suit_breaks(5)]
        [('3-2', 67.83), ('4-1', 28.26), ('5-0', 3.91)]
        >>> [(str(split), split.percent) for split in suit_breaks(3, (8, 11))]
        [('1-2', 45.41), ('2-1', 31.79), ('0-3', 17.03), ('3-0', 5.78)]
    """
    here = vacant or WHOLE_HANDS
    chances = {first: break_chance(missing, first, here) for first in range(missing + 1)}
    if vacant is None:
        return tuple(
            SuitBreak((most, missing - most), chances[most] * (1 + (2 * most != missing)))
            for most in sorted(
                range((missing + 1) // 2, missing + 1), key=lambda most: -_either(chances, most)
            )
        )
    found = [SuitBreak((first, missing - first), chance) for first, chance in chances.items()]
    return tuple(sorted((split for split in found if split.chance), key=_likelihood))


def _either(chances: dict[int, Fraction], most: int) -> Fraction:
    missing = max(chances)
    return chances[most] * (1 + (2 * most != missing))


def _likelihood(split: SuitBreak) -> tuple[Fraction, tuple[int, int]]:
    return -split.chance, split.cards
