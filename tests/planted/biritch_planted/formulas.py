"""A planted form of competition: Patton under another name."""

from dataclasses import replace

from biritch.competition.formulas import patton

FORMULA = replace(patton.FORMULA, title="Planted formula")

SENTENCES = {
    "en": """
formula-planted = Planted formula
""",
    "fr": """
formula-planted = Formule plantée
""",
}
