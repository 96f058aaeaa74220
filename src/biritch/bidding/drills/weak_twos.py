"""Weak two openings, according to the system."""

from biritch.bidding.drill import Drill
from biritch.bidding.promises.points import hcp

DRILL = Drill(
    titles={"en": "Weak twos", "fr": "Deux faibles"},
    about={
        "en": "One of you opens a weak two of the system; partner has values.",
        "fr": "L'un de vous ouvre d'un deux faible du système ; l'autre a du jeu.",
    },
    place=33,
    deals="ours",
    opens=frozenset({"2D", "2H", "2S"}),
    dealer=hcp(0, 11),
    partner=hcp(10),
)
