"""Dummy whist: whist for three people, one of whom plays the hand laid open opposite."""

from biritch.core.seats import Seat
from biritch.games.phases import preparation
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import Variant
from biritch.scoring.tariffs import whist

VARIANT = Variant(
    name="dummy_whist",
    title="Dummy whist",
    phases=(preparation.turned_up_with_dummy, PlayPhase.open),
    tariff=whist.TARIFF,
    source="Cavendish, The Laws and Principles of Whist",
    since=1863,
    # North's hand lies open: South plays it.
    players=(Seat.EAST, Seat.SOUTH, Seat.WEST),
)

SENTENCES = {
    "en": """
game-dummy_whist = Dummy whist (for three)
game-dummy_whist-about = Whist with North's hand laid open; South plays both.
""",
    "fr": """
game-dummy_whist = Whist avec un mort (à trois)
game-dummy_whist-about = Un whist où la main de Nord est étalée ; Sud joue les deux.
""",
}
