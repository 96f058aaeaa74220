"""Patton: short matches of all against all, a point for each board and points for the size."""

from biritch.competition.formula import Count, Formula, Play, Stage
from biritch.competition.movement import Form

FORMULA = Formula(
    "Patton",
    Form.TEAMS,
    (3, 25),
    lambda _: (Stage(Play.ROUND_ROBIN, Count.PATTON, 4),),
    "Hackett, EBU magazine, winter 2009 (matches of four boards)",
)

SENTENCES = {
    "en": """
formula-patton = Patton
""",
    "fr": """
formula-patton = Patton
""",
}
