"""Auction bridge: overtricks count towards game. The ladder of bids is that of today."""

from biritch.games.phases.auction import AuctionPhase
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import Variant
from biritch.scoring.tariffs import auction_bridge

VARIANT = Variant(
    name="auction",
    title="Auction bridge",
    phases=(AuctionPhase.open, PlayPhase.open),
    tariff=auction_bridge.TARIFF,
    source="Laws of Auction Bridge, Whist Club of New York, 1926",
    since=1926,
)

SENTENCES = {
    "en": """
game-auction = Auction bridge
game-auction-about = The game before contract: overtricks count towards game.
""",
    "fr": """
game-auction = Bridge aux enchères
game-auction-about = Le jeu d'avant le contrat : les levées de mieux comptent pour la manche.
""",
}
