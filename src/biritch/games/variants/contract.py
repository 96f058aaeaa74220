"""Contract bridge at duplicate."""

from dataclasses import replace

from biritch.games.phases.auction import AuctionPhase
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import GameOption, Variant, as_is
from biritch.scoring.tariffs import duplicate_2017, duplicate_pre1987


def _before_1987(variant: Variant) -> Variant:
    return replace(variant, tariff=duplicate_pre1987.TARIFF)


VARIANT = Variant(
    name="contract",
    title="Contract bridge",
    phases=(AuctionPhase.open, PlayPhase.open),
    tariff=duplicate_2017.TARIFF,
    source="Laws of Duplicate Bridge 2017",
    since=2017,
    options=(GameOption("code", (("2017", as_is), ("pre1987", _before_1987))),),
)
