"""Honeymoon bridge with two dummies: a widow is shared out once the contract is known."""

from dataclasses import replace

from biritch.core.seats import Seat
from biritch.games.phases import preparation
from biritch.games.phases.auction import AuctionPhase
from biritch.games.phases.tricks import PlayPhase
from biritch.games.phases.widow import WidowPhase
from biritch.games.variant import GameOption, Variant, as_is
from biritch.scoring.tariffs import rubber_1993


def _six_over_six(variant: Variant) -> Variant:
    return replace(variant, phases=(preparation.six_over_six, *variant.phases[1:]))


VARIANT = Variant(
    name="honeymoon_dummies",
    title="Honeymoon bridge with two dummies",
    phases=(preparation.closed, AuctionPhase.open, WidowPhase.open, PlayPhase.open),
    tariff=rubber_1993.TARIFF,
    source="« Règles du Bridge et variante à deux joueurs », variante à deux morts",
    since=1921,
    players=(Seat.SOUTH, Seat.WEST),
    options=(GameOption("layout", (("closed", as_is), ("six", _six_over_six))),),
)

SENTENCES = {
    "en": """
game-honeymoon_dummies = Honeymoon with two dummies (for two)
game-honeymoon_dummies-about = Two people with a dummy each, and a widow of four cards to \
share out.
option-layout = The dummies' cards
option-layout-closed = Face down until the widow is shared out
option-layout-six = Six face up upon six face down
""",
    "fr": """
game-honeymoon_dummies = Honeymoon à deux morts (à deux)
game-honeymoon_dummies-about = Deux joueurs, chacun son mort, et une veuve de quatre cartes à \
partager.
option-layout = Les cartes des morts
option-layout-closed = Cachées jusqu'au partage de la veuve
option-layout-six = Six visibles sur six cachées
""",
}
