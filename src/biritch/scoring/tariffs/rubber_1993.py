"""Rubber bridge since 1993: one deal's worth, without the bonuses of game and rubber."""

from dataclasses import replace

from biritch.scoring.form import RUBBER
from biritch.scoring.tariffs import duplicate_2017

TARIFF = replace(
    duplicate_2017.TARIFF,
    title="Rubber bridge (1993)",
    source="Laws of Rubber Bridge 2014 (figures of 1993)",
    game=(0, 0),
    partscore=0,
    form=RUBBER,
)

SENTENCES = {
    "en": """
cli-code-rubber-1993 = Rubber bridge (1993)
""",
    "fr": """
cli-code-rubber-1993 = Partie libre (1993)
""",
}
