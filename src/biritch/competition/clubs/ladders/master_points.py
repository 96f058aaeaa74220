"""The sum of the (unofficial) master points of the evenings."""

from fractions import Fraction

from biritch.competition.clubs.evening import EveningLine
from biritch.competition.clubs.ladder import Ladder


def value(line: EveningLine) -> Fraction | None:
    """Return the master points of the evening; ``None`` without a scale."""
    return line.master or None


LADDER = Ladder(value, best=False, total="sum", unit="points")

SENTENCES = {
    "en": """
ladder-master-points = Master points (unofficial)
ladder-master-points-about = The sum of the master points of all evenings, by the scale \
chosen at the desk; no federation has awarded them.
""",
    "fr": """
ladder-master-points = Points d'expert (non officiels)
ladder-master-points-about = La somme des points de toutes les séances, selon le barème \
choisi au bureau ; aucune fédération ne les a attribués.
""",
}
