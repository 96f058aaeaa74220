"""MiniBridge: no auction; the side with more points declares and chooses with dummy down."""

from biritch.games.phases.choosing import Choosing
from biritch.games.phases.tricks import Tricks
from biritch.games.variant import Variant
from biritch.scoring.tariffs import minibridge

VARIANT = Variant(
    name="minibridge",
    title="MiniBridge",
    phases=(Choosing.open, Tricks.open),
    tariff=minibridge.TARIFF,
    source="English Bridge Union, MiniBridge; document 000, line 274",
    since=2018,
)
