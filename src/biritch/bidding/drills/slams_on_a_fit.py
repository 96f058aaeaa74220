"""Slams based on a long fit rather than points."""

from biritch.bidding.drill import Drill

DRILL = Drill(
    titles={"en": "Slams on a fit", "fr": "Chelems de distribution"},
    about={
        "en": "25 to 30 points and a fit of ten cards: controls decide.",
        "fr": "25 à 30 points et un fit de dix cartes : les contrôles décident.",
    },
    place=22,
    together=(25, 30),
    fit=(10, 13),
    deals="ours",
)
