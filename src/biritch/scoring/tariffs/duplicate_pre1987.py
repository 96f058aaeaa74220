"""The duplicate code before 1987: nine down doubled, not vulnerable, cost 1700, not 2300."""

from dataclasses import replace

from biritch.scoring.tariffs import duplicate_2017

TARIFF = replace(
    duplicate_2017.TARIFF,
    title="Duplicate bridge (before 1987)",
    source="International Code of 1935, law 39",
    doubled_undertricks=((100, 200), (200, 300)),
    # A redoubled contract made was paid as a doubled one; 100 came in 1987.
    insult=(0, 50, 50),
)

SENTENCES = {
    "en": """
cli-code-duplicate-pre1987 = Duplicate bridge (before 1987)
""",
    "fr": """
cli-code-duplicate-pre1987 = Bridge duplicate (avant 1987)
""",
}
