"""Chicago: four deals, a game paid at once."""

from biritch.games.phases.bidding import Bidding
from biritch.games.phases.tricks import Tricks
from biritch.games.variant import Variant
from biritch.scoring.tariffs import chicago

VARIANT = Variant(
    name="chicago",
    title="Chicago",
    phases=(Bidding.open, Tricks.open),
    tariff=chicago.TARIFF,
    source="Laws of Rubber Bridge 2014, four-deal bridge",
    since=1960,
)
