"""A planted lay-out of convention cards: one box."""

from biritch.bidding.cards.convention_card import CardLayout, LayoutEntry, LayoutSection

LAYOUT = CardLayout(
    body="planted",
    titles={"en": "Planted card", "fr": "Feuille plantée"},
    source="Planted",
    sections=(LayoutSection("card-planted", (LayoutEntry("", "1C 1D"),)),),
)

SENTENCES = {
    "en": """
card-planted = Planted box
""",
    "fr": """
card-planted = Case plantée
""",
}
