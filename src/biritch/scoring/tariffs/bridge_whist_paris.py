"""Bridge-whist as played in Paris: a trump is named, contres double without limit."""

from biritch.scoring.form import ScoringForm
from biritch.scoring.tariff import Tariff

TARIFF = Tariff(
    title="Bridge-whist (Paris)",
    source="« Règles du Bridge et variante à deux joueurs »; rubber as in the laws of 1897",
    # Clubs, diamonds, hearts, spades, notrump: spades were the cheapest suit.
    values=(4, 6, 8, 2, 12),
    odd=True,
    taken=(20, 40),
    form=ScoringForm(goal=30, games=2, bonus=(100, 100), vulnerable="never"),
)

SENTENCES = {
    "en": """
cli-code-bridge-whist-paris = Bridge-whist (Paris)
""",
    "fr": """
cli-code-bridge-whist-paris = Bridge-whist (Paris)
""",
}
