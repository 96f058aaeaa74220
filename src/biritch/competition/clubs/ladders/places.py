"""Ranking points by place: ten for the first, nine for the second, one for the tenth."""

from fractions import Fraction

from biritch.competition.clubs.evening import EveningLine
from biritch.competition.clubs.ladder import Ladder


def value(line: EveningLine) -> Fraction | None:
    """Return ten points for the first place, one less for each below, none after the tenth."""
    return Fraction(max(0, 11 - line.rank))


LADDER = Ladder(value, best=True, total="sum", unit="points")

SENTENCES = {
    "en": """
ladder-places = Points by place (10, 9, 8, …, 1)
ladder-places-about = The first of each field gets 10 points, the second 9, the tenth 1; \
who shares a place gets its points; the best evenings count.
""",
    "fr": """
ladder-places = Points à la place (10, 9, 8 … 1)
ladder-places-about = Le premier de chaque ligne reçoit 10 points, le deuxième 9, le \
dixième 1 ; les ex æquo ont les points de leur place ; les meilleures séances comptent.
""",
}
