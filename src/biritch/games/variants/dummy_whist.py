"""Dummy whist: whist for three people, one of whom plays the hand laid open opposite."""

from biritch.core.seats import Seat
from biritch.games.examples import TURNED
from biritch.games.phases import preparation
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import Variant
from biritch.scoring.tariffs import whist

VARIANT = Variant(
    name="dummy_whist",
    title="Dummy whist",
    phases=(preparation.turn_up_trump_with_dummy, PlayPhase.open),
    tariff=whist.TARIFF,
    source="Cavendish, The Laws and Principles of Whist",
    since=1863,
    example=TURNED,
    # North's hand lies open: South plays it.
    players=(Seat.EAST, Seat.SOUTH, Seat.WEST),
)

SENTENCES = {
    "en": """
game-dummy_whist = Dummy whist (for three)
game-dummy_whist-about = Whist with North's hand laid open; South plays both.
help-dummy_whist-aim =
    Whist for three people: one of them plays two hands, his own and the one laid open
    opposite.
help-dummy_whist-deal =
    { help-shared-deal }

    North's cards lie open from the beginning, and South plays both hands.
help-dummy_whist-contract =
    The last card the dealer receives is turned up: its suit is trumps. Nobody undertakes
    anything.
help-dummy_whist-play =
    The player at the dealer's left leads; when that is North, South chooses the card.

    { help-shared-follow }
help-dummy_whist-score =
    A side scores a point for every trick above six. Seven points are a game, and part of
    a game is carried from deal to deal. Two games win the rubber and two points more.
    Honours are not counted here.
""",
    "fr": """
game-dummy_whist = Whist avec un mort (à trois)
game-dummy_whist-about = Un whist où la main de Nord est étalée ; Sud joue les deux.
help-dummy_whist-aim =
    Le whist à trois : l'un des joueurs joue deux mains, la sienne et celle qui est étalée
    en face.
help-dummy_whist-deal =
    { help-shared-deal }

    Les cartes de Nord sont étalées dès le début, et Sud joue les deux mains.
help-dummy_whist-contract =
    La dernière carte que reçoit le donneur est retournée : sa couleur fait l'atout.
    Personne ne s'engage à rien.
help-dummy_whist-play =
    Le joueur à gauche du donneur attaque ; quand c'est Nord, Sud choisit la carte.

    { help-shared-follow }
help-dummy_whist-score =
    Un camp marque un point par levée au-dessus de six. Sept points font une manche, et ce
    qui en est fait se reporte d'une donne à l'autre. Deux manches gagnent le robre et
    deux points de plus. Les honneurs ne se comptent pas ici.
""",
}
