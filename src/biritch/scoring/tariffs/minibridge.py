"""MiniBridge: a part-score or a game, nobody vulnerable, no doubles."""

from dataclasses import replace

from biritch.scoring.form import ScoringForm
from biritch.scoring.tariffs import duplicate_2017

TARIFF = replace(
    duplicate_2017.TARIFF,
    title="MiniBridge",
    source="English Bridge Union, How to score MiniBridge",
    doubles=False,
    form=ScoringForm(vulnerable="never"),
)

SENTENCES = {
    "en": """
cli-code-minibridge = MiniBridge
""",
    "fr": """
cli-code-minibridge = Mini-bridge
""",
}
