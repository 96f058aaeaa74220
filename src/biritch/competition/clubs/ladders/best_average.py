"""The average of the best evenings; a player with fewer is not ranked yet."""

from fractions import Fraction

from biritch.competition.clubs.evening import EveningLine
from biritch.competition.clubs.ladder import Ladder


def value(line: EveningLine) -> Fraction | None:
    """Return the percentage of the evening."""
    return line.percent


LADDER = Ladder(value, best=True, total="average", unit="percent", whole=True)

SENTENCES = {
    "en": """
ladder-best-average = Average of the best evenings
ladder-best-average-about = The average of the best percentages, as many as the season \
says; with fewer evenings nobody has a place.
""",
    "fr": """
ladder-best-average = Moyenne des meilleures séances
ladder-best-average-about = La moyenne des meilleurs pourcentages, autant que la saison le \
dit ; avec moins de séances, pas de classement.
""",
}
