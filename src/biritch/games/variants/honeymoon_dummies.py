"""Honeymoon bridge with two dummies: a widow is shared out once the contract is known."""

from dataclasses import replace

from biritch.core.seats import Seat
from biritch.games.examples import CONTRACTS
from biritch.games.phases import preparation
from biritch.games.phases.auction import AuctionPhase
from biritch.games.phases.tricks import PlayPhase
from biritch.games.phases.widow import WidowPhase
from biritch.games.variant import GameOption, Variant, as_is
from biritch.scoring.tariffs import rubber_1993


def _six_over_six(variant: Variant) -> Variant:
    return replace(variant, phases=(preparation.six_over_six, *variant.phases[1:]))


VARIANT = Variant(
    name="honeymoon_dummies",
    title="Honeymoon bridge with two dummies",
    phases=(preparation.lay_face_down, AuctionPhase.open, WidowPhase.open, PlayPhase.open),
    tariff=rubber_1993.TARIFF,
    source="« Règles du Bridge et variante à deux joueurs », variante à deux morts",
    since=1921,
    example=CONTRACTS,
    players=(Seat.SOUTH, Seat.WEST),
    options=(GameOption("layout", (("closed", as_is), ("six", _six_over_six))),),
)

SENTENCES = {
    "en": """
game-honeymoon_dummies = Honeymoon with two dummies (for two)
game-honeymoon_dummies-about = Two people with a dummy each, and a widow of four cards to \
share out.
option-layout = The dummies' cards
option-layout-closed = Face down until the widow is shared out
option-layout-six = Six face up upon six face down
help-honeymoon_dummies-aim =
    Bridge for two with a dummy each, and four cards to share out: nearest to the game of
    four.
help-honeymoon_dummies-deal =
    Twelve cards go to each of the two players and to each of their dummies; the last
    four, face down in the middle, are the widow. In each suit the ace is high.

    The dummies lie face down until the widow is shared out; or, if the table agreed so,
    as six cards face up upon six face down.
help-honeymoon_dummies-contract =
    The two bid as at contract bridge, the dealer first; one pass after a bid ends the
    auction.

    Declarer then takes the widow, puts one of its cards into the hand and one into the
    dummy, and gives the other two to the opponent, who does the same. Now the dummies are
    turned up.
help-honeymoon_dummies-play =
    The hand or dummy at declarer's left leads. Each player plays from a hand and a dummy
    in turn. Follow suit if you can; otherwise ruff or discard as you like. The highest
    trump wins the trick, or without trumps the highest card of the suit led, and its
    winner leads to the next.

    A dummy laid out six upon six plays only cards that lie face up; when one goes, the
    card beneath it is turned.
help-honeymoon_dummies-score =
    { help-shared-rubber }

    { help-shared-honours }
""",
    "fr": """
game-honeymoon_dummies = Honeymoon à deux morts (à deux)
game-honeymoon_dummies-about = Deux joueurs, chacun son mort, et une veuve de quatre cartes à \
partager.
option-layout = Les cartes des morts
option-layout-closed = Cachées jusqu'au partage de la veuve
option-layout-six = Six visibles sur six cachées
help-honeymoon_dummies-aim =
    Le bridge à deux avec chacun un mort et quatre cartes à partager : ce qui ressemble le
    plus au jeu à quatre.
help-honeymoon_dummies-deal =
    Chacun des deux joueurs et chacun de leurs morts reçoit douze cartes ; les quatre
    dernières, faces cachées au milieu, sont la veuve. Dans chaque couleur l'as est le
    plus fort.

    Les morts restent cachés jusqu'au partage de la veuve ; ou bien, si la table en a
    convenu, ils s'étalent en six cartes visibles sur six cartes cachées.
help-honeymoon_dummies-contract =
    On enchérit comme au bridge contrat, le donneur d'abord ; un seul passe après une
    enchère y met fin.

    Le déclarant prend alors la veuve, met une de ses cartes dans sa main et une dans son
    mort, et donne les deux autres à l'adversaire, qui fait de même. On retourne ensuite
    les morts.
help-honeymoon_dummies-play =
    La main ou le mort à gauche du déclarant entame. Chaque joueur joue tour à tour de sa
    main et de son mort. On fournit si l'on peut ; sinon on coupe ou l'on défausse à son
    gré. Le plus gros atout gagne la levée, ou sans atout la plus forte carte de la
    couleur demandée, et son gagnant attaque la suivante.

    Un mort étalé six sur six ne joue que ses cartes visibles ; quand l'une part, celle de
    dessous se retourne.
help-honeymoon_dummies-score =
    { help-shared-rubber }

    { help-shared-honours }
""",
}
