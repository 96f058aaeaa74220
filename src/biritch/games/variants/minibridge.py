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
    # Both options choose the one phase, so each builds it from all that was agreed so far.
    agreed = dict(variant.agreed)
    choices = _CONTRACTS[agreed.get("contracts", "goals")]
    equal = agreed.get("equal") == "dealer"
    return replace(variant, phases=(contract_choice(choices, equal=equal), PlayPhase.open))


def _by_board(variant: Variant) -> Variant:
    return replace(variant, tariff=replace(variant.tariff, form=DUPLICATE))


VARIANT = Variant(
    name="minibridge",
    title="MiniBridge",
    phases=(contract_choice(), PlayPhase.open),
    tariff=minibridge.TARIFF,
    source="English Bridge Union, MiniBridge",
    since=2018,
    options=(
        GameOption("contracts", tuple((name, _chosen) for name in _CONTRACTS)),
        GameOption("equal", (("again", _chosen), ("dealer", _chosen))),
        GameOption("vulnerable", (("never", as_is), ("board", _by_board))),
    ),
)

SENTENCES = {
    "en": """
game-minibridge = MiniBridge: begin here
game-minibridge-about = No auction: points are told, dummy comes down, you choose. The first \
game for a beginner.
option-contracts = Contracts to choose from
option-contracts-goals = Part-score or game
option-contracts-slams = Part-score, game or slam
option-contracts-levels = Any number of tricks
option-equal = With twenty points each
option-equal-again = The deal is thrown in
option-equal-dealer = The dealer's side declares
option-vulnerable-never = Nobody
option-vulnerable-board = By the number of the board
""",
    "fr": """
game-minibridge = Mini-bridge : pour commencer
game-minibridge-about = Pas d'enchères : on dit ses points, le mort s'étale, vous choisissez. \
Le premier jeu du débutant.
option-contracts = Contrats à choisir
option-contracts-goals = Partielle ou manche
option-contracts-slams = Partielle, manche ou chelem
option-contracts-levels = Un nombre de levées quelconque
option-equal = À vingt points partout
option-equal-again = On redonne
option-equal-dealer = Le camp du donneur joue
option-vulnerable-never = Personne
option-vulnerable-board = Selon le numéro de l'étui
""",
}
