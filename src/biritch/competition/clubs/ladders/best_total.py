"""The sum of the best evenings' percentages: a missed evening counts 0."""

from fractions import Fraction

from biritch.competition.clubs.evening import EveningLine
from biritch.competition.clubs.ladder import Ladder


def value(line: EveningLine) -> Fraction | None:
    """Return the percentage of the evening."""
    return line.percent


LADDER = Ladder(value, best=True, total="sum", unit="percent")

SENTENCES = {
    "en": """
ladder-best-total = Sum of the best evenings
ladder-best-total-about = The sum of the best percentages, as many as the season says; an \
evening missed counts 0.
""",
    "fr": """
ladder-best-total = Total des meilleures séances
ladder-best-total-about = La somme des meilleurs pourcentages, autant que la saison le dit \
; une séance manquée compte 0.
""",
}
