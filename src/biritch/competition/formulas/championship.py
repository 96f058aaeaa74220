"""Championship of teams: a pool of all against all, then matches to the title.

Victory points in the pool, IMPs alone in the knock-out. The best eight of twelve or more go
on, the best four of six or more, else the best two; matches have two halves.
"""

from biritch.competition.formula import Formula, FormulaStage, StageFormat, StageScoring
from biritch.competition.movement import EntrantKind


def _stages(teams: int) -> tuple[FormulaStage, ...]:
    through = 8 if teams >= 12 else 4 if teams >= 6 else 2
    return (
        FormulaStage(
            StageFormat.ROUND_ROBIN, StageScoring.VPS, 16, through, scale="wbf-continuous"
        ),
        FormulaStage(StageFormat.KNOCK_OUT, StageScoring.IMPS, 32, segments=2),
    )


FORMULA = Formula(
    "Championship of teams",
    EntrantKind.TEAMS,
    (4, 32),
    _stages,
    "Bridge, les règles élémentaires (2007), B.I",
)

SENTENCES = {
    "en": """
formula-championship = Championship of teams
""",
    "fr": """
formula-championship = Championnat par équipes
""",
}
