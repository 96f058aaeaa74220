"""Biritch, or Russian whist: bridge in its first printed form."""

from dataclasses import replace

from biritch.scoring.tariffs import bridge_whist_paris

TARIFF = replace(
    bridge_whist_paris.TARIFF,
    title="Biritch, or Russian whist (1886)",
    source="Collinson, Biritch, or Russian Whist, 1886 (tricks); honours as in Paris",
    # Notrump was worth two points less than in Paris.
    values=(4, 6, 8, 2, 10),
)

SENTENCES = {
    "en": """
cli-code-biritch-1886 = Biritch, or Russian whist (1886)
""",
    "fr": """
cli-code-biritch-1886 = Biritch, ou whist russe (1886)
""",
}
