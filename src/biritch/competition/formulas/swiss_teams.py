"""Swiss teams, in France *Patton suisse*: those of the same rank meet, nobody twice.

Six rounds or more, and fewer than half as many as teams, of which there are twelve at least.
"""

from biritch.competition.formula import Formula, FormulaStage, StageFormat, StageScoring
from biritch.competition.movement import EntrantKind


def _stages(teams: int) -> tuple[FormulaStage, ...]:
    rounds = 7 if teams > 14 else (teams - 1) // 2
    return (
        FormulaStage(StageFormat.SWISS, StageScoring.VPS, 8, rounds=rounds, scale="wbf-25-0"),
    )


FORMULA = Formula(
    "Swiss teams",
    EntrantKind.TEAMS,
    # Twelve teams would have five rounds only, fewer than the six that are wanted.
    (13, 200),
    _stages,
    "FFB, Règlement 2000, annexe IX; Bridge, les règles élémentaires (2007), B.I",
)

SENTENCES = {
    "en": """
formula-swiss-teams = Swiss teams
""",
    "fr": """
formula-swiss-teams = Suisse par équipes
""",
}
