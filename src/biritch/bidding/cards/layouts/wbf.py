"""The WBF's card: defence and competition first, then leads and signals, then the openings."""

from biritch.bidding.cards.convention_card import CardLayout, LayoutEntry, LayoutSection

LAYOUT = CardLayout(
    body="wbf",
    titles={"en": "WBF convention card", "fr": "Feuille de conventions WBF"},
    source="WBF convention card, headings in the order of its two sides",
    sections=(
        LayoutSection("card-overcalls", (LayoutEntry("(1D)", "1S 2C 1N 2S 2D 2N 3C X"),)),
        LayoutSection("card-balancing", (LayoutEntry("(1H) P", "X 1N 1S"),)),
        LayoutSection("card-against-notrump", (LayoutEntry("(1N)", "X 2C 2D 2H 2S 2N"),)),
        LayoutSection(
            "card-against-preempts", (LayoutEntry("(2H)", "X 2N 3H"), LayoutEntry("(3D)", "X"))
        ),
        LayoutSection("card-over-double", (LayoutEntry("1S (X)", "XX 2N 3S"),)),
        LayoutSection("card-competition", (LayoutEntry("1D (1S)", "X 2S 2N"),)),
        LayoutSection("card-carding", carding=True),
        LayoutSection("card-one-level", (LayoutEntry("", "1C 1D 1H 1S"),)),
        LayoutSection(
            "card-notrump",
            (
                LayoutEntry("", "1N"),
                LayoutEntry("1N", "2C 2D 2H 2S 2N 3C 3D 3H 4C"),
                LayoutEntry("", "2N 3N"),
                LayoutEntry("2N", "3C 3D 3H 3S"),
            ),
        ),
        LayoutSection("card-twos", (LayoutEntry("", "2C 2D 2H 2S"), LayoutEntry("2C", "2D"))),
        LayoutSection("card-preempts", (LayoutEntry("", "3C 3D 3H 3S 4H 4S"),)),
        LayoutSection(
            "card-answers",
            (
                LayoutEntry("1S", "2S 3S 4S 1N 2N 3N 2C 3C"),
                LayoutEntry("1D", "2D 3D 1N 2N 3N"),
                LayoutEntry("P 1S", "2C 2N"),
            ),
        ),
        LayoutSection("card-slam", (LayoutEntry("1S 3S 4N", "5C 5D 5H 5S"),)),
    ),
)
