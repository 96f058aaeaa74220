"""Bridge-whist as played in Paris about 1890: a trump is named, contres know no limit."""

from biritch.games.examples import NAMED
from biritch.games.phases.contres import contres_up_to, is_unlimited
from biritch.games.phases.tricks import PlayPhase
from biritch.games.phases.trump_choice import TrumpChoicePhase
from biritch.games.shared_options import CONTRES, MATCH
from biritch.games.variant import Variant
from biritch.scoring.tariffs import bridge_whist_paris

VARIANT = Variant(
    name="bridge_whist_paris",
    title="Bridge-whist",
    phases=(TrumpChoicePhase.open, contres_up_to(is_unlimited), PlayPhase.open),
    tariff=bridge_whist_paris.TARIFF,
    source="« Règles du Bridge et variante à deux joueurs »; rubber as in the laws of 1897",
    since=1890,
    example=NAMED,
    options=(MATCH, CONTRES),
)

SENTENCES = {
    "en": """
game-bridge_whist_paris = Bridge-whist
game-bridge_whist_paris-about = Paris, about 1890: the dealer names the trump, the others may \
contre without end.
help-bridge_whist_paris-aim =
    Bridge as it was played in Paris about 1890, before there was an auction: the dealer's
    side names the trump, the others may raise the price. Hearts are the dearest suit,
    spades the cheapest.
help-bridge_whist_paris-deal = { help-shared-deal }
help-bridge_whist_paris-contract = { help-shared-naming }
help-bridge_whist_paris-play = { help-shared-play }
help-bridge_whist_paris-score = { help-shared-whist-score }
""",
    "fr": """
game-bridge_whist_paris = Bridge-whist
game-bridge_whist_paris-about = Paris, vers 1890 : le donneur nomme l'atout, on contre sans \
limite.
help-bridge_whist_paris-aim =
    Le bridge joué à Paris vers 1890, avant qu'il y eût des enchères : le camp du donneur
    nomme l'atout, l'autre peut faire monter le prix. La couleur la plus chère est le
    cœur, la moins chère le pique.
help-bridge_whist_paris-deal = { help-shared-deal }
help-bridge_whist_paris-contract = { help-shared-naming }
help-bridge_whist_paris-play = { help-shared-play }
help-bridge_whist_paris-score = { help-shared-whist-score }
""",
}
