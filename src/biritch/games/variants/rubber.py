"""Rubber bridge: the best of three games, as scored since 1993."""

from biritch.games.phases.auction import AuctionPhase
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import Variant
from biritch.scoring.tariffs import rubber_1993

VARIANT = Variant(
    name="rubber",
    title="Rubber bridge",
    phases=(AuctionPhase.open, PlayPhase.open),
    tariff=rubber_1993.TARIFF,
    source="Laws of Rubber Bridge 2014",
    since=1993,
)

SENTENCES = {
    "en": """
game-rubber = Rubber bridge
game-rubber-about = The best of three games, part-scores and honours: the bridge of friends.
""",
    "fr": """
game-rubber = Partie libre (robre)
game-rubber-about = Deux manches gagnantes, marques partielles et honneurs : le bridge entre \
amis.
""",
}
