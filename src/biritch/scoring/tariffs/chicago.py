"""Chicago, four-deal bridge: vulnerability and game bonus by the deal of the chukker."""

from dataclasses import replace

from biritch.scoring.form import CHICAGO
from biritch.scoring.tariffs import rubber_1993

TARIFF = replace(
    rubber_1993.TARIFF,
    title="Chicago (four-deal bridge)",
    source="Laws of Rubber Bridge 2014, four-deal bridge",
    form=CHICAGO,
)

SENTENCES = {
    "en": """
cli-code-chicago = Chicago (four deals)
""",
    "fr": """
cli-code-chicago = Chicago (quatre donnes)
""",
}
