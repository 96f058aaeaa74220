"""Contract bridge at duplicate."""

from biritch.games.phases.bidding import Bidding
from biritch.games.phases.tricks import Tricks
from biritch.games.variant import Variant
from biritch.scoring.tariffs import duplicate_2017

VARIANT = Variant(
    name="contract",
    title="Contract bridge",
    phases=(Bidding.open, Tricks.open),
    tariff=duplicate_2017.TARIFF,
    source="Laws of Duplicate Bridge 2017",
    since=2017,
)
