"""MiniBridge: no auction; the side with more points declares and chooses with dummy down."""

from dataclasses import replace

from biritch.core.calls import BIDS
from biritch.games.phases.contract_choice import CHOICES, WITH_SLAMS, contract_choice
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import GameOption, Variant, as_is
from biritch.scoring.form import DUPLICATE
from biritch.scoring.tariffs import minibridge

_CONTRACTS = {"goals": CHOICES, "slams": WITH_SLAMS, "levels": BIDS}


def _chosen(variant: Variant) -> Variant:
    """Return *variant* with the phase its options ask for; they are written as they come."""
    wanted = dict(variant.agreed)
    choices = _CONTRACTS[wanted.get("contracts", "goals")]
    equal = wanted.get("equal") == "dealer"
    return replace(variant, phases=(contract_choice(choices, equal=equal), PlayPhase.open))


def _by_board(variant: Variant) -> Variant:
    return replace(variant, tariff=replace(variant.tariff, form=DUPLICATE))


VARIANT = Variant(
    name="minibridge",
    title="MiniBridge",
    phases=(contract_choice(), PlayPhase.open),
    tariff=minibridge.TARIFF,
    source="English Bridge Union, MiniBridge; document 000, line 274",
    since=2018,
    options=(
        GameOption("contracts", tuple((name, _chosen) for name in _CONTRACTS)),
        GameOption("equal", (("again", _chosen), ("dealer", _chosen))),
        GameOption("vulnerable", (("never", as_is), ("board", _by_board))),
    ),
)
