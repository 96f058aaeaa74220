"""The FFB's fiche: openings from 1C to 3NT, answers, interventions, play of the cards."""

from biritch.bidding.cards.convention_card import CardLayout, LayoutEntry, LayoutSection

LAYOUT = CardLayout(
    body="ffb",
    titles={"en": "FFB convention card", "fr": "Feuille de conventions FFB"},
    source="FFB fiche de conventions, headings in general use (assumed)",
    sections=(
        LayoutSection("card-one-level", (LayoutEntry("", "1C 1D 1H 1S 1N"),)),
        LayoutSection(
            "card-twos",
            (
                LayoutEntry("", "2C 2D 2H 2S 2N 3N"),
                LayoutEntry("2C", "2D"),
                LayoutEntry("2H", "2N"),
            ),
        ),
        LayoutSection("card-preempts", (LayoutEntry("", "3C 3D 3H 3S 4H 4S"),)),
        LayoutSection(
            "card-answers",
            (
                LayoutEntry("1S", "2S 3S 4S 1N 2N 3N 2C 3C"),
                LayoutEntry("1D", "2D 3D 1N 2N 3N"),
                LayoutEntry("P 1S", "2C 2N"),
                LayoutEntry("1C 1H 1N", "2C 2D"),
                LayoutEntry("1D 1H 2C", "2S"),
            ),
        ),
        LayoutSection(
            "card-notrump",
            (LayoutEntry("1N", "2C 2D 2H 2S 2N 3C 3D 3H 4C"), LayoutEntry("2N", "3C 3D 3H 3S")),
        ),
        LayoutSection("card-slam", (LayoutEntry("1S 3S 4N", "5C 5D 5H 5S"),)),
        LayoutSection(
            "card-competition",
            (LayoutEntry("1D (1S)", "X 2S"), LayoutEntry("1S (X)", "XX 2N 3S")),
        ),
        LayoutSection("card-overcalls", (LayoutEntry("(1D)", "1S 2C 1N 2S 2D 2N 3C X"),)),
        LayoutSection("card-against-notrump", (LayoutEntry("(1N)", "X 2C 2D 2H 2S 2N"),)),
        LayoutSection(
            "card-against-preempts", (LayoutEntry("(2H)", "X 2N 3H"), LayoutEntry("(3D)", "X"))
        ),
        LayoutSection("card-balancing", (LayoutEntry("(1H) P", "X 1N 1S"),)),
        LayoutSection("card-carding", carding=True),
    ),
)
