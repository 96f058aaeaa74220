"""The SEF of 2018: one notrump has no five-card major.

What a new major means after ``1D 2C``, which differs too, is read as in 2024.
"""

from dataclasses import replace

from biritch.bidding.systems import sef

SYSTEM = replace(
    sef.SYSTEM,
    name="sef:2018",
    titles={
        "en": "SEF of 2018, French five-card majors",
        "fr": "SEF de 2018, Majeure Cinquième",
    },
    version="2018",
    source="Standard d'Enseignement Français (FFB), 2018",
    partnership=replace(
        sef.SYSTEM.partnership,
        tools=sef.SYSTEM.partnership.tools - {"nt_five_card_major"},
    ),
)

SENTENCES = {
    "en": """
system-sef-2018-about = The SEF as it was taught in 2018: one notrump has no five-card major.
""",
    "fr": """
system-sef-2018-about = Le SEF tel qu'on l'enseignait en 2018 : 1SA sans majeure cinquième.
""",
}
