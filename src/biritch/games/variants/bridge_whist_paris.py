"""Bridge-whist as played in Paris about 1890: a trump is named, contres know no limit."""

from biritch.games.phases.contres import contres_up_to, unlimited
from biritch.games.phases.tricks import PlayPhase
from biritch.games.phases.trump_choice import TrumpChoicePhase
from biritch.games.shared_options import CONTRES, MATCH
from biritch.games.variant import Variant
from biritch.scoring.tariffs import bridge_whist_paris

VARIANT = Variant(
    name="bridge_whist_paris",
    title="Bridge-whist",
    phases=(TrumpChoicePhase.open, contres_up_to(unlimited), PlayPhase.open),
    tariff=bridge_whist_paris.TARIFF,
    source="« Règles du Bridge et variante à deux joueurs »; rubber as in the laws of 1897",
    since=1890,
    options=(MATCH, CONTRES),
)

SENTENCES = {
    "en": """
game-bridge_whist_paris = Bridge-whist
game-bridge_whist_paris-about = Paris, about 1890: the dealer names the trump, the others may \
contre without end.
""",
    "fr": """
game-bridge_whist_paris = Bridge-whist
game-bridge_whist_paris-about = Paris, vers 1890 : le donneur nomme l'atout, on contre sans \
limite.
""",
}
