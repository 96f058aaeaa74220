"""Rubber bridge: the best of three games, as scored since 1993."""

from biritch.games.examples import CONTRACTS
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
    example=CONTRACTS,
)

SENTENCES = {
    "en": """
game-rubber = Rubber bridge
game-rubber-about = The best of three games, part-scores and honours: the bridge of friends.
help-rubber-aim =
    The bridge of friends: two sides play for the best of three games, and part-scores add
    up from deal to deal.
help-rubber-deal = { help-shared-deal }
help-rubber-contract = { help-shared-auction }
help-rubber-play = { help-shared-play }
help-rubber-score =
    { help-shared-rubber }

    { help-shared-honours }
""",
    "fr": """
game-rubber = Partie libre (robre)
game-rubber-about = Deux manches gagnantes, marques partielles et honneurs : le bridge entre \
amis.
help-rubber-aim =
    Le bridge entre amis : deux camps jouent en deux manches gagnantes, et les marques
    partielles s'ajoutent d'une donne à l'autre.
help-rubber-deal = { help-shared-deal }
help-rubber-contract = { help-shared-auction }
help-rubber-play = { help-shared-play }
help-rubber-score =
    { help-shared-rubber }

    { help-shared-honours }
""",
}
