"""The ACBL's 30-point scale: any win is worth 18 or more."""

from fractions import Fraction

from biritch.competition.scoring.scale import VPScale, list_boards, step_scale

SHORT = (0, 1, 2, 3, 4, 6, 8, 10, 13, 16, 19, 23, 27)
"""Matches of six to eight boards: 15-15, 18-12, 19-11 ... 29-1."""
LONG = (0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25, 30, 35)
"""Matches of nine to eleven boards."""
MARGINS = {
    **dict.fromkeys(range(6, 9), SHORT),
    **dict.fromkeys(range(9, 12), LONG),
}
RESULTS = ((15, 15), *((winner, 30 - winner) for winner in range(18, 31)))

SCALE = VPScale(
    title="ACBL 30-0",
    source="ACBL, as bridgehands.com prints it",
    most=Fraction(30),
    row=step_scale(MARGINS, RESULTS),
    known=list_boards(MARGINS),
)

SENTENCES = {
    "en": """
scale-acbl-30 = ACBL, 30 points
""",
    "fr": """
scale-acbl-30 = ACBL, 30 points
""",
}
