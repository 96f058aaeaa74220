"""The EBU's 20B card: one-level, notrump and two-level openings, then competition."""

from biritch.bidding.cards.convention_card import Entry, Layout, Part

LAYOUT = Layout(
    body="ebu",
    titles={"en": "EBU 20B system card", "fr": "Feuille de conventions EBU 20B"},
    source="EBU 20B system card, headings as on a filled card",
    parts=(
        Part("card-one-level", (Entry("", "1C 1D 1H 1S"),)),
        Part(
            "card-notrump",
            (
                Entry("", "1N"),
                Entry("1N", "2C 2D 2H 2S 2N 3C 3H 4C 4N"),
                Entry("1N (X)", "XX 2C 2D"),
                Entry("", "2N 3N"),
                Entry("2N", "3C 3D 3H 3S"),
            ),
        ),
        Part(
            "card-twos",
            (Entry("", "2C 2D 2H 2S"), Entry("2C", "2D"), Entry("2D", "2H"), Entry("2H", "2N")),
        ),
        Part("card-preempts", (Entry("", "3C 3D 3H 3S 4H 4S"),)),
        Part("card-answers", (Entry("1S", "2S 3S 4S 1N 2N 3N 2C 3C"), Entry("1D", "2D 2N 3N"))),
        Part("card-slam", (Entry("1S 3S 4N", "5C 5D 5H 5S"),)),
        Part("card-competition", (Entry("1D (1S)", "X 2S 2N"), Entry("1S (X)", "XX 2N 3S"))),
        Part("card-overcalls", (Entry("(1D)", "1S 2C 1N 2S 2D 2N X"),)),
        Part("card-against-notrump", (Entry("(1N)", "X 2C 2D 2H 2S"),)),
        Part("card-against-preempts", (Entry("(2H)", "X 2N"), Entry("(3D)", "X"))),
        Part("card-balancing", (Entry("(1H) -", "X 1N 1S"),)),
        Part("card-carding", carding=True),
    ),
)
