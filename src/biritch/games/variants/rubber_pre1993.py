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
    source="International Code of 1935; document 002, lines 148-150",
    since=1935,
)
