"""The ACBL's card: notrump, majors, minors, twos, then competition and defence."""

from biritch.bidding.cards.convention_card import CardLayout, LayoutEntry, LayoutSection

LAYOUT = CardLayout(
    body="acbl",
    titles={"en": "ACBL convention card", "fr": "Feuille de conventions ACBL"},
    source="ACBL convention card, sections as on the copy in general use",
    sections=(
        LayoutSection(
            "card-notrump",
            (
                LayoutEntry("", "1N"),
                LayoutEntry("1N", "2C 2D 2H 2S 2N 3C 3D 3H 3S 4C 4N"),
                LayoutEntry("1N (2H)", "X 2S 3H"),
                LayoutEntry("", "2N"),
                LayoutEntry("2N", "3C 3D 3H 3S"),
                LayoutEntry("", "3N"),
            ),
        ),
        LayoutSection(
            "card-majors",
            (LayoutEntry("", "1H 1S"), LayoutEntry("1S", "2S 3S 4S 1N 2N 3N 2C 3C")),
        ),
        LayoutSection(
            "card-minors", (LayoutEntry("", "1C 1D"), LayoutEntry("1D", "2D 3D 1N 2N 3N 2C 2S"))
        ),
        LayoutSection(
            "card-twos",
            (
                LayoutEntry("", "2C 2D 2H 2S"),
                LayoutEntry("2C", "2D 2H"),
                LayoutEntry("2H", "2N 3H 2S"),
                LayoutEntry("", "3S 4S"),
            ),
        ),
        LayoutSection("card-overcalls", (LayoutEntry("(1D)", "1S 2C 1N 2S 2D 2N X"),)),
        LayoutSection(
            "card-doubles", (LayoutEntry("1D (1S)", "X"), LayoutEntry("1S (2C)", "X 3C"))
        ),
        LayoutSection("card-over-double", (LayoutEntry("1S (X)", "XX 2N 3S 2C"),)),
        LayoutSection("card-against-notrump", (LayoutEntry("(1N)", "X 2C 2D 2H 2S 2N"),)),
        LayoutSection(
            "card-against-preempts", (LayoutEntry("(2H)", "X 2N 3H"), LayoutEntry("(3D)", "X"))
        ),
        LayoutSection("card-balancing", (LayoutEntry("(1H) P", "X 1N 1S"),)),
        LayoutSection("card-slam", (LayoutEntry("1S 3S 4N", "5C 5D 5H 5S"),)),
        LayoutSection("card-carding", carding=True),
    ),
)
