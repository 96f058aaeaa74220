"""The ACBL's 20-point scale, for matches of six to eleven boards."""

from fractions import Fraction

from biritch.competition.scoring.scale import VPScale, list_boards, step_scale

SHORT = (0, 2, 4, 7, 10, 13, 16, 19, 23, 27)
"""Matches of six to eight boards: 10-10, 11-9 ... 19-1."""
LONG = (0, 2, 5, 9, 13, 17, 21, 25, 30, 35)
"""Matches of nine to eleven boards."""
MARGINS = {
    **dict.fromkeys(range(6, 9), SHORT),
    **dict.fromkeys(range(9, 12), LONG),
}
RESULTS = tuple((10 + more, 10 - more) for more in range(11))

SCALE = VPScale(
    title="ACBL 20-0",
    source="ACBL, as bridgehands.com prints it",
    most=Fraction(20),
    row=step_scale(MARGINS, RESULTS),
    known=list_boards(MARGINS),
)

SENTENCES = {
    "en": """
scale-acbl-20 = ACBL, 20 points
""",
    "fr": """
scale-acbl-20 = ACBL, 20 points
""",
}
