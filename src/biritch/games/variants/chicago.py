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
        # What the sheet paid for a game is now paid on the deal itself, as 50 for a part-score.
        variant,
        tariff=replace(tariff, partscore=50, game=tariff.form.game, form=form),
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

SENTENCES = {
    "en": """
game-chicago = Chicago
game-chicago-about = Four deals and settled: vulnerable in turn, games paid at once.
option-vulnerable-dealer = On deals 2 and 3, the dealer's side
option-vulnerable-others = On deals 2 and 3, the other side
option-partscores = Part-scores
option-partscores-carried = Carried on to the next deal
option-partscores-paid = Paid 50 at once
""",
    "fr": """
game-chicago = Chicago
game-chicago-about = Quatre donnes et c'est réglé : vulnérables à tour de rôle, manches payées \
aussitôt.
option-vulnerable-dealer = Aux donnes 2 et 3, le camp du donneur
option-vulnerable-others = Aux donnes 2 et 3, l'autre camp
option-partscores = Marques partielles
option-partscores-carried = Reportées sur la donne suivante
option-partscores-paid = Payées 50 tout de suite
""",
}
