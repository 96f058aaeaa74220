"""Pearson points: whether to open in fourth seat."""

from biritch.core.cards import Suit
from biritch.core.evaluator import Evaluator

EVALUATOR = Evaluator(
    titles={
        "en": "Rule of 15: HCP and spades; 15 open in fourth seat",
        "fr": "Règle de 15 : points et piques ; 15 ouvrent en quatrième",
    },
    french="regle_de_15",
    source="D. Pearson, in the ACBL Bulletin; M. Bergen, Points Schmoints!, 1995",
    of_hand=lambda hand: hand.hcp + hand.length(Suit.SPADES),
)
