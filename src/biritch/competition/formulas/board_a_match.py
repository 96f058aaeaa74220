"""Board-a-match: each board is won, halved or lost, between all teams."""

from biritch.competition.formula import Count, Formula, Play, Stage
from biritch.competition.movement import Form

FORMULA = Formula(
    "Board-a-match",
    Form.TEAMS,
    (3, 25),
    lambda _: (Stage(Play.ROUND_ROBIN, Count.BOARD_A_MATCH, 4),),
    "docs/movements.md, 5 (American Whist, round robin)",
)

SENTENCES = {
    "en": """
formula-board-a-match = Board-a-match
""",
    "fr": """
formula-board-a-match = Board-a-match
""",
}
