"""Planted scores: those of duplicate under another name."""

from dataclasses import replace

from biritch.scoring.tariffs import duplicate_2017

TARIFF = replace(duplicate_2017.TARIFF, title="Planted scores")

SENTENCES = {
    "en": """
cli-code-planted = Planted scores
""",
    "fr": """
cli-code-planted = Marque plantée
""",
}
