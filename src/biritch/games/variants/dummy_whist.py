"""Dummy whist: whist for three people, one of whom plays the hand laid open opposite."""

from biritch.core.seats import Seat
from biritch.games.phases import preparation as laying
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import Variant
from biritch.scoring.tariffs import whist

VARIANT = Variant(
    name="dummy_whist",
    title="Dummy whist",
    phases=(laying.turned_up_with_dummy, PlayPhase.open),
    tariff=whist.TARIFF,
    source="Cavendish, The Laws and Principles of Whist",
    since=1863,
    players=(Seat.EAST, Seat.SOUTH, Seat.WEST),
)
