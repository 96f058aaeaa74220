"""MiniBridge: no auction; the side with more points declares and chooses with dummy down."""

from dataclasses import replace

from biritch.core.calls import BIDS
from biritch.games.examples import CHOSEN
from biritch.games.phases.contract_choice import CHOICES, WITH_SLAMS, contract_choice
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import GameOption, Variant, as_is
from biritch.scoring.form import DUPLICATE
from biritch.scoring.tariffs import minibridge

_CONTRACTS = {"goals": CHOICES, "slams": WITH_SLAMS, "levels": BIDS}


def _choose_phase(variant: Variant) -> Variant:
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
    example=CHOSEN,
    options=(
        GameOption("contracts", tuple((name, _choose_phase) for name in _CONTRACTS)),
        GameOption("equal", (("again", _choose_phase), ("dealer", _choose_phase))),
        GameOption("vulnerable", (("never", as_is), ("board", _by_board))),
    ),
)

SENTENCES = {
    "en": """
game-minibridge = MiniBridge: begin here
game-minibridge-about = No auction: points are announced, dummy goes down, you choose the \
contract. The first game for a beginner.
option-contracts = Contracts to choose from
option-contracts-goals = Part-score or game
option-contracts-slams = Part-score, game or slam
option-contracts-levels = Any number of tricks
option-equal = With twenty points each
option-equal-again = The deal is thrown in
option-equal-dealer = The dealer's side declares
option-vulnerable-never = Nobody
option-vulnerable-board = By the number of the board
help-minibridge-aim =
    Two sides of two try to win tricks. The side with more points says, with dummy open
    before it, how many it will win, and then tries to win them. It is bridge without the
    auction: the first game for a beginner.
help-minibridge-deal = { help-shared-deal }
help-minibridge-contract =
    Everybody counts ace 4, king 3, queen 2, jack 1, and tells the sum, the dealer first.
    The side with more points plays; of its two partners the one with more points is
    declarer, or the one who told first when they are equal. With twenty points each the
    deal is thrown in, unless the table agreed that the dealer's side plays.

    Dummy's cards go face up at once. Seeing both hands, declarer chooses a suit as trumps
    or notrump, and a part-score (seven tricks or more) or a game: nine tricks at notrump,
    ten in hearts or spades, eleven in clubs or diamonds. A table may allow slams too, or
    any number of tricks.
help-minibridge-play =
    The player at declarer's left leads. Dummy lies open already, and declarer plays its
    cards.

    { help-shared-follow }
help-minibridge-score =
    Each deal counts for itself. A contract made earns its tricks, those above it, and a
    bonus for the part-score or the game. A contract that fails gives the other side
    points for every trick missing. Nothing is doubled, and nobody is vulnerable unless
    the table agreed on the vulnerability of the board.
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
help-minibridge-aim =
    Deux camps de deux joueurs cherchent à gagner des levées. Le camp qui a le plus de
    points dit, le mort étalé sous ses yeux, combien il en fera, puis essaie de les faire.
    C'est le bridge sans les enchères : le premier jeu du débutant.
help-minibridge-deal = { help-shared-deal }
help-minibridge-contract =
    Chacun compte as 4, roi 3, dame 2, valet 1, et dit son total, le donneur d'abord. Le
    camp qui a le plus de points joue ; des deux partenaires, le déclarant est celui qui
    en a le plus, ou à égalité celui qui les a annoncés le premier. À vingt points partout on
    redonne, sauf si la table a convenu que le camp du donneur joue.

    Les cartes du mort s'étalent aussitôt. Voyant les deux mains, le déclarant choisit une
    couleur d'atout ou sans-atout, et une partielle (sept levées ou plus) ou une manche :
    neuf levées à sans-atout, dix à cœur ou à pique, onze à trèfle ou à carreau. La table
    peut admettre aussi les chelems, ou un nombre de levées quelconque.
help-minibridge-play =
    Le joueur à gauche du déclarant entame. Le mort est déjà étalé, et c'est le déclarant
    qui joue ses cartes.

    { help-shared-follow }
help-minibridge-score =
    Chaque donne compte pour elle-même. Un contrat réussi rapporte ses levées, les levées
    de mieux et une prime, de partielle ou de manche. Un contrat chuté donne à l'autre
    camp des points par levée manquante. On ne contre pas, et personne n'est vulnérable,
    sauf si la table a convenu de la vulnérabilité de l'étui.
""",
}
