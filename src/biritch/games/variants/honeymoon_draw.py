"""Honeymoon bridge: two people draw a hand, then bid and play it."""

from biritch.core.seats import Seat
from biritch.games.phases.auction import AuctionPhase
from biritch.games.phases.stock import StockPhase
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import Variant
from biritch.scoring.tariffs import rubber_1993

VARIANT = Variant(
    name="honeymoon_draw",
    title="Honeymoon bridge",
    phases=(StockPhase.open, AuctionPhase.open, PlayPhase.open),
    tariff=rubber_1993.TARIFF,
    source="« Règles du Bridge et variante à deux joueurs », première variante",
    since=1920,
    players=(Seat.SOUTH, Seat.WEST),
)

SENTENCES = {
    "en": """
game-honeymoon_draw = Honeymoon bridge (for two)
game-honeymoon_draw-about = Two people draw a hand card by card, then bid and play it. \
Remember what has gone!
""",
    "fr": """
game-honeymoon_draw = Honeymoon (à deux)
game-honeymoon_draw-about = À deux, on tire sa main carte à carte, puis on l'enchérit et on la \
joue. Retenez ce qui est parti !
""",
}
