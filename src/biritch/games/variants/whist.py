"""Whist: the last card dealt makes the trump, and nobody is dummy."""

from biritch.games.phases import preparation
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import Variant
from biritch.scoring.tariffs import whist

VARIANT = Variant(
    name="whist",
    title="Whist",
    phases=(preparation.turned_up, PlayPhase.open),
    tariff=whist.TARIFF,
    source="Cavendish, The Laws and Principles of Whist",
    since=1864,
)

SENTENCES = {
    "en": """
game-whist = Whist
game-whist-about = The ancestor: the last card turned up makes the trump, nobody is dummy.
""",
    "fr": """
game-whist = Whist
game-whist-about = L'ancêtre : la dernière carte retournée fait l'atout, et il n'y a pas de \
mort.
""",
}
