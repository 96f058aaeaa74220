"""Whist: a point for every odd trick, seven to the game, honours not counted."""

from biritch.scoring.form import ScoringForm
from biritch.scoring.tariff import Tariff

TARIFF = Tariff(
    title="Whist",
    source="American laws of whist, 1893: game of seven points, honours not counted",
    values=(1, 1, 1, 1, 1),
    odd=True,
    honours=False,
    form=ScoringForm(goal=7, games=2, bonus=(2, 2), vulnerable="never"),
)

SENTENCES = {
    "en": """
cli-code-whist = Whist
""",
    "fr": """
cli-code-whist = Whist
""",
}
