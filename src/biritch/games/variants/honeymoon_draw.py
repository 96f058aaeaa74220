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
    source="document 001, lines 79 to 85",
    since=1920,
    players=(Seat.SOUTH, Seat.WEST),
)
