"""The FFB's fiche: openings from 1C to 3NT, answers, interventions, play of the cards."""

from biritch.bidding.cards.convention_card import Entry, Layout, Part

LAYOUT = Layout(
    body="ffb",
    titles={"en": "FFB convention card", "fr": "Fiche de conventions FFB"},
    source="FFB fiche de conventions, headings in general use (assumed)",
    parts=(
        Part("card-one-level", (Entry("", "1C 1D 1H 1S 1N"),)),
        Part(
            "card-twos", (Entry("", "2C 2D 2H 2S 2N 3N"), Entry("2C", "2D"), Entry("2H", "2N"))
        ),
        Part("card-preempts", (Entry("", "3C 3D 3H 3S 4H 4S"),)),
        Part(
            "card-answers",
            (
                Entry("1S", "2S 3S 4S 1N 2N 3N 2C 3C"),
                Entry("1D", "2D 3D 1N 2N 3N"),
                Entry("- 1S", "2C 2N"),
                Entry("1C 1H 1N", "2C 2D"),
                Entry("1D 1H 2C", "2S"),
            ),
        ),
        Part(
            "card-notrump",
            (Entry("1N", "2C 2D 2H 2S 2N 3C 3D 3H 4C"), Entry("2N", "3C 3D 3H 3S")),
        ),
        Part("card-slam", (Entry("1S 3S 4N", "5C 5D 5H 5S"),)),
        Part("card-competition", (Entry("1D (1S)", "X 2S"), Entry("1S (X)", "XX 2N 3S"))),
        Part("card-overcalls", (Entry("(1D)", "1S 2C 1N 2S 2D 2N 3C X"),)),
        Part("card-against-notrump", (Entry("(1N)", "X 2C 2D 2H 2S 2N"),)),
        Part("card-against-preempts", (Entry("(2H)", "X 2N 3H"), Entry("(3D)", "X"))),
        Part("card-balancing", (Entry("(1H) -", "X 1N 1S"),)),
        Part("card-carding", carding=True),
    ),
)
