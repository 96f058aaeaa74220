"""Classical Polish Patton: the ratio of the plus scores."""

from fractions import Fraction

from biritch.competition.teams.patton import Patton, PattonBoard, Points, pluses


def quantity(scores: tuple[PattonBoard, ...]) -> Points:
    """Return as many points as boards, split by the difference of the plus scores.

    If it is more than a third of the larger, the winner has all; from a tenth on, one more than
    half; less, or without any plus score, it is a draw.

    Example:
        >>> home, away = quantity((PattonBoard(620, 170), PattonBoard(-50, -50)))
        >>> home + away
        Fraction(2, 1)
    """
    home, away = pluses(scores)
    half, most = Fraction(len(scores), 2), max(home, away)
    apart = abs(home - away) / most if most else Fraction(0)
    more = half if apart > Fraction(1, 3) else Fraction(apart >= Fraction(1, 10))
    return (half + more, half - more) if home > away else (half - more, half + more)


PATTON = Patton(
    title="Polish Patton",
    source="the rounds of the PZBS's Patton tournaments, as its scorers compute them",
    quantity=quantity,
    level=10,
)
