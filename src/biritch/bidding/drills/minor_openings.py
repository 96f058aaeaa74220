"""Minor-suit openings of one, and the auctions after them."""

from biritch.bidding.drill import Drill
from biritch.bidding.promises.points import hcp

DRILL = Drill(
    titles={"en": "One of a minor", "fr": "Un à la mineure"},
    about={
        "en": "One of you opens 1♣ or 1♦; partner has something to say.",
        "fr": "L'un de vous ouvre de 1♣ ou 1♦ ; l'autre a de quoi parler.",
    },
    place=32,
    deals="ours",
    opens=frozenset({"1C", "1D"}),
    partner=hcp(6),
)
