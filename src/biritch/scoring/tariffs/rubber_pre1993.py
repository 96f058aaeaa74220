"""Rubber bridge before 1993: one deal's worth, without the bonuses of game and rubber."""

from dataclasses import replace

from biritch.scoring.form import RUBBER
from biritch.scoring.tariffs import duplicate_pre1987

TARIFF = replace(
    duplicate_pre1987.TARIFF,
    title="Rubber bridge (before 1993)",
    source="International Code of 1935, law 39",
    game=(0, 0),
    partscore=0,
    # The only part-score of a rubber broken off was worth 50, not 100.
    form=replace(RUBBER, unfinished=(300, 50)),
)

SENTENCES = {
    "en": """
cli-code-rubber-pre1993 = Rubber bridge (before 1993)
""",
    "fr": """
cli-code-rubber-pre1993 = Partie libre (avant 1993)
""",
}
