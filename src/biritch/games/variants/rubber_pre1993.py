"""Rubber bridge as it was scored before 1993."""

from biritch.games.phases.auction import AuctionPhase
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import Variant
from biritch.scoring.tariffs import rubber_pre1993

VARIANT = Variant(
    name="rubber_pre1993",
    title="Rubber bridge, before 1993",
    phases=(AuctionPhase.open, PlayPhase.open),
    tariff=rubber_pre1993.TARIFF,
    source="International Code of 1935",
    since=1935,
)

SENTENCES = {
    "en": """
game-rubber_pre1993 = Rubber bridge, before 1993
game-rubber_pre1993-about = The same with the penalties and bonuses of our parents.
""",
    "fr": """
game-rubber_pre1993 = Partie libre, avant 1993
game-rubber_pre1993-about = La même, avec les pénalités et les primes de nos parents.
""",
}
