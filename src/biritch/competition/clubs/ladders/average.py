"""The average of all evenings' percentages."""

from fractions import Fraction

from biritch.competition.clubs.evening import EveningLine
from biritch.competition.clubs.ladder import Ladder


def value(line: EveningLine) -> Fraction | None:
    """Return the percentage of the evening."""
    return line.percent


LADDER = Ladder(value, best=False, total="average", unit="percent")

SENTENCES = {
    "en": """
ladder-average = Average percentage
ladder-average-about = The average of the percentages of all evenings played.
""",
    "fr": """
ladder-average = Moyenne des pourcentages
ladder-average-about = La moyenne des pourcentages de toutes les séances jouées.
""",
}
