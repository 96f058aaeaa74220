"""The ACBL's card: notrump, majors, minors, twos, then competition and defence."""

from biritch.bidding.cards.convention_card import Entry, Layout, Part

LAYOUT = Layout(
    body="acbl",
    titles={"en": "ACBL convention card", "fr": "Feuille de conventions ACBL"},
    source="ACBL convention card, sections as on the copy in general use",
    parts=(
        Part(
            "card-notrump",
            (
                Entry("", "1N"),
                Entry("1N", "2C 2D 2H 2S 2N 3C 3D 3H 3S 4C 4N"),
                Entry("1N (2H)", "X 2S 3H"),
                Entry("", "2N"),
                Entry("2N", "3C 3D 3H 3S"),
                Entry("", "3N"),
            ),
        ),
        Part("card-majors", (Entry("", "1H 1S"), Entry("1S", "2S 3S 4S 1N 2N 3N 2C 3C"))),
        Part("card-minors", (Entry("", "1C 1D"), Entry("1D", "2D 3D 1N 2N 3N 2C 2S"))),
        Part(
            "card-twos",
            (
                Entry("", "2C 2D 2H 2S"),
                Entry("2C", "2D 2H"),
                Entry("2H", "2N 3H 2S"),
                Entry("", "3S 4S"),
            ),
        ),
        Part("card-overcalls", (Entry("(1D)", "1S 2C 1N 2S 2D 2N X"),)),
        Part("card-doubles", (Entry("1D (1S)", "X"), Entry("1S (2C)", "X 3C"))),
        Part("card-over-double", (Entry("1S (X)", "XX 2N 3S 2C"),)),
        Part("card-against-notrump", (Entry("(1N)", "X 2C 2D 2H 2S 2N"),)),
        Part("card-against-preempts", (Entry("(2H)", "X 2N 3H"), Entry("(3D)", "X"))),
        Part("card-balancing", (Entry("(1H) -", "X 1N 1S"),)),
        Part("card-slam", (Entry("1S 3S 4N", "5C 5D 5H 5S"),)),
        Part("card-carding", carding=True),
    ),
)
