"""Honeymoon bridge with two dummies: a widow is shared out once the contract is known."""

from dataclasses import replace

from biritch.core.seats import Seat
from biritch.games.phases import preparation as laying
from biritch.games.phases.auction import AuctionPhase
from biritch.games.phases.tricks import PlayPhase
from biritch.games.phases.widow import WidowPhase
from biritch.games.variant import GameOption, Variant, as_is
from biritch.scoring.tariffs import rubber_1993


def _six_over_six(variant: Variant) -> Variant:
    return replace(variant, phases=(laying.six_over_six, *variant.phases[1:]))


VARIANT = Variant(
    name="honeymoon_dummies",
    title="Honeymoon bridge with two dummies",
    phases=(laying.closed, AuctionPhase.open, WidowPhase.open, PlayPhase.open),
    tariff=rubber_1993.TARIFF,
    source="document 001, lines 87 to 97",
    since=1921,
    players=(Seat.SOUTH, Seat.WEST),
    options=(GameOption("layout", (("closed", as_is), ("six", _six_over_six))),),
)
