"""Chicago: four deals, a game paid at once."""

from dataclasses import replace

from biritch.games.examples import CONTRACTS
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
    example=CONTRACTS,
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
help-chicago-aim =
    Four deals and all is settled: rubber bridge for those who have half an hour. Each
    player deals once.
help-chicago-deal =
    { help-shared-deal }

    On the first deal nobody is vulnerable; on the second and third the dealer's side is,
    or the other one if the table agreed so; on the fourth both are. A deal that is passed
    out is dealt again by the same player.
help-chicago-contract = { help-shared-auction }
help-chicago-play = { help-shared-play }
help-chicago-score =
    A game is paid at once, more when vulnerable. Part-scores are carried to the next deal
    until somebody makes a game, which cuts them off; the one made on the last deal earns
    a bonus. A table may agree to pay every part-score at once instead. After four deals
    the side with more points has won.

    { help-shared-honours }
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
help-chicago-aim =
    Quatre donnes et tout est réglé : la partie libre de qui n'a qu'une demi-heure. Chacun
    donne une fois.
help-chicago-deal =
    { help-shared-deal }

    À la première donne personne n'est vulnérable ; à la deuxième et à la troisième le
    camp du donneur l'est, ou l'autre si la table en a convenu ; à la quatrième les deux
    le sont. Une donne passée est redonnée par le même joueur.
help-chicago-contract = { help-shared-auction }
help-chicago-play = { help-shared-play }
help-chicago-score =
    Une manche se paie aussitôt, plus cher vulnérable. Les marques partielles se reportent
    sur la donne suivante jusqu'à ce qu'un camp fasse une manche, qui les efface ; celle
    de la dernière donne rapporte une prime. La table peut convenir de payer plutôt chaque
    marque partielle tout de suite. Après quatre donnes, le camp qui a le plus de points a
    gagné.

    { help-shared-honours }
""",
}
