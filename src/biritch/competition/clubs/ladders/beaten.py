"""Ranking points: one for each entrant beaten, a half for each tie."""

from fractions import Fraction

from biritch.competition.clubs.evening import EveningLine
from biritch.competition.clubs.ladder import Ladder


def value(line: EveningLine) -> Fraction | None:
    """Return the number of entrants beaten; a tie counts half."""
    return line.beaten


LADDER = Ladder(value, best=True, total="sum", unit="points")

SENTENCES = {
    "en": """
ladder-beaten = One point for each pair beaten
ladder-beaten-about = Each evening gives a point for every pair, team or player beaten in \
the same field and half a point for a tie; the best evenings count.
""",
    "fr": """
ladder-beaten = Un point par paire battue
ladder-beaten-about = Chaque séance donne un point par paire, équipe ou joueur battu dans \
la même ligne, un demi-point par égalité ; les meilleures séances comptent.
""",
}
