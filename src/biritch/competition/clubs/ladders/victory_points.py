"""The sum of the victory points of all evenings of teams and matches."""

from fractions import Fraction

from biritch.competition.clubs.evening import EveningLine
from biritch.competition.clubs.ladder import Ladder


def value(line: EveningLine) -> Fraction | None:
    """Return the victory points of the evening; ``None`` if percentages are ranked."""
    return line.points if line.percent is None else None


LADDER = Ladder(value, best=False, total="sum", unit="points")

SENTENCES = {
    "en": """
ladder-victory-points = Victory points
ladder-victory-points-about = The sum of the victory points, or of the IMPs, of all \
evenings ranked by them.
""",
    "fr": """
ladder-victory-points = Points de victoire
ladder-victory-points-about = La somme des points de victoire, ou des IMP, de toutes les \
séances classées ainsi.
""",
}
