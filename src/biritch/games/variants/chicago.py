"""Chicago: four deals, a game paid at once."""

from dataclasses import replace

from biritch.games.phases.auction import AuctionPhase
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import GameOption, Variant, as_is
from biritch.scoring.tariffs import chicago


def _away(variant: Variant) -> Variant:
    """Make the side that did not deal vulnerable on the second and third deal."""
    form = replace(variant.tariff.form, away=True)
    return replace(variant, tariff=replace(variant.tariff, form=form))


def _at_once(variant: Variant) -> Variant:
    """Pay every part-score at once, as at duplicate; none is carried."""
    tariff = variant.tariff
    form = replace(tariff.form, goal=0, game=(0, 0), last=0)
    return replace(
        variant, tariff=replace(tariff, partscore=50, game=tariff.form.game, form=form)
    )


VARIANT = Variant(
    name="chicago",
    title="Chicago",
    phases=(AuctionPhase.open, PlayPhase.open),
    tariff=chicago.TARIFF,
    source="Laws of Rubber Bridge 2014, four-deal bridge",
    since=1960,
    options=(
        GameOption("vulnerable", (("dealer", as_is), ("others", _away))),
        GameOption("partscores", (("carried", as_is), ("paid", _at_once))),
    ),
)
