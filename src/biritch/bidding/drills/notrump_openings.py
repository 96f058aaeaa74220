"""Openings of one and two notrump, and the auctions after them."""

from biritch.bidding.drill import Drill

DRILL = Drill(
    titles={"en": "Notrump openings", "fr": "Ouvertures à sans-atout"},
    about={"en": "One of you opens 1NT or 2NT.", "fr": "L'un de vous ouvre de 1SA ou 2SA."},
    place=30,
    deals="ours",
    opens=frozenset({"1N", "2N"}),
)
