"""The WBF's scale until 2012: 15-15 to 25-5, then the loser alone falls, to 25-0.

Winner and loser do not always add up to 30.
"""

from fractions import Fraction

from biritch.competition.scoring.scale import VPScale, list_boards, step_scale

MARGINS = {
    8: (1, 5, 8, 11, 14, 17, 20, 23, 26, 29, 33, 37, 41, 45, 50),
    12: (1, 6, 9, 12, 16, 20, 24, 28, 32, 36, 40, 45, 50, 55, 61),
    16: (2, 7, 11, 15, 19, 23, 27, 31, 36, 41, 46, 52, 58, 64, 71),
    20: (2, 8, 12, 16, 21, 26, 31, 36, 41, 47, 53, 59, 65, 72, 79),
    24: (3, 9, 14, 19, 24, 29, 34, 39, 45, 51, 57, 64, 71, 79, 87),
    28: (3, 10, 15, 20, 25, 31, 37, 43, 49, 55, 61, 68, 76, 85, 94),
    32: (3, 10, 16, 22, 28, 34, 40, 46, 52, 58, 65, 73, 82, 91, 100),
}
RESULTS = (
    *((15 + more, 15 - more) for more in range(11)),
    *((25, less) for less in (4, 3, 2, 1, 0)),
)

SCALE = VPScale(
    title="WBF 25-0",
    source="WBF, in force until 2012; checked on seven published matches",
    most=Fraction(25),
    row=step_scale(MARGINS, RESULTS),
    known=list_boards(MARGINS),
)

SENTENCES = {
    "en": """
scale-wbf-25-0 = WBF, older scale (25-0)
""",
    "fr": """
scale-wbf-25-0 = WBF, ancienne échelle (25-0)
""",
}
