"""Whist: the last card dealt makes the trump, and nobody is dummy."""

from biritch.games.examples import TURNED
from biritch.games.phases import preparation
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import Variant
from biritch.scoring.tariffs import whist

VARIANT = Variant(
    name="whist",
    title="Whist",
    phases=(preparation.turn_up_trump, PlayPhase.open),
    tariff=whist.TARIFF,
    source="Cavendish, The Laws and Principles of Whist",
    since=1864,
    example=TURNED,
)

SENTENCES = {
    "en": """
game-whist = Whist
game-whist-about = The ancestor: the last card, turned up, makes trumps; nobody is dummy.
help-whist-aim =
    The ancestor of bridge: two sides of two, no auction and no dummy, only the play of
    the cards.
help-whist-deal = { help-shared-deal }
help-whist-contract =
    The last card dealt, the dealer's own, is turned up: its suit is trumps. It stays on
    the table until the dealer plays to the first trick. Nobody undertakes anything.
help-whist-play =
    The player at the dealer's left leads, and each plays from a hand nobody else sees.

    { help-shared-follow }
help-whist-score =
    A side scores a point for every trick above six. Seven points are a game, and part of
    a game is carried from deal to deal. Two games win the rubber and two points more.
    Honours are not counted here.
""",
    "fr": """
game-whist = Whist
game-whist-about = L'ancêtre : la dernière carte retournée fait l'atout, et il n'y a pas de \
mort.
help-whist-aim =
    L'ancêtre du bridge : deux camps de deux joueurs, sans enchères et sans mort, rien que
    le jeu de la carte.
help-whist-deal = { help-shared-deal }
help-whist-contract =
    La dernière carte distribuée, celle du donneur, est retournée : sa couleur fait
    l'atout. Elle reste sur la table jusqu'à ce que le donneur joue à la première levée.
    Personne ne s'engage à rien.
help-whist-play =
    Le joueur à gauche du donneur attaque, et chacun joue de sa main, que nul autre ne
    voit.

    { help-shared-follow }
help-whist-score =
    Un camp marque un point par levée au-dessus de six. Sept points font une manche, et ce
    qui en est fait se reporte d'une donne à l'autre. Deux manches gagnent le robre et
    deux points de plus. Les honneurs ne se comptent pas ici.
""",
}
