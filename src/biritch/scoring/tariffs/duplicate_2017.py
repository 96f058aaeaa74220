"""The duplicate code of today, Law 77; the same figures since 1987."""

from biritch.scoring.tariff import Tariff

TARIFF = Tariff(
    title="Duplicate bridge (2017)",
    source="Laws of Duplicate Bridge 2017, Law 77 (figures unchanged since 1987)",
)

SENTENCES = {
    "en": """
cli-code-duplicate-2017 = Duplicate bridge (2017)
""",
    "fr": """
cli-code-duplicate-2017 = Bridge duplicate (2017)
""",
}
