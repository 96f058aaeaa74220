"""Honeymoon bridge with two dummies: a widow is shared out once the contract is known."""

from dataclasses import replace

from biritch.core.seats import Seat
from biritch.games.phases import preparation as laying
from biritch.games.phases.auction import Bidding
from biritch.games.phases.tricks import Tricks
from biritch.games.phases.widow import Sharing
from biritch.games.variant import Option, Variant, as_is
from biritch.scoring.tariffs import rubber_1993


def _six_over_six(variant: Variant) -> Variant:
    return replace(variant, phases=(laying.six_over_six, *variant.phases[1:]))


VARIANT = Variant(
    name="honeymoon_dummies",
    title="Honeymoon bridge with two dummies",
    phases=(laying.closed, Bidding.open, Sharing.open, Tricks.open),
    tariff=rubber_1993.TARIFF,
    source="document 001, lines 87 to 97",
    since=1921,
    players=(Seat.SOUTH, Seat.WEST),
    options=(Option("layout", (("closed", as_is), ("six", _six_over_six))),),
)
