"""Major-suit openings of one facing a response."""

from biritch.bidding.drill import Drill
from biritch.bidding.promises.points import hcp

DRILL = Drill(
    titles={"en": "One of a major", "fr": "Un à la majeure"},
    about={
        "en": "One of you opens 1♥ or 1♠; partner has something to say.",
        "fr": "L'un de vous ouvre de 1♥ ou 1♠ ; l'autre a de quoi parler.",
    },
    place=31,
    deals="ours",
    opens=frozenset({"1H", "1S"}),
    partner=hcp(6),
)
