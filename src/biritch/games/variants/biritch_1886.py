"""Biritch, or Russian whist: bridge as it was first printed, in 1886."""

from biritch.games.examples import NAMED
from biritch.games.phases.contres import contres_up_to, is_unlimited
from biritch.games.phases.tricks import PlayPhase
from biritch.games.phases.trump_choice import TrumpChoicePhase
from biritch.games.shared_options import CONTRES, MATCH
from biritch.games.variant import Variant
from biritch.scoring.tariffs import biritch_1886

VARIANT = Variant(
    name="biritch_1886",
    title="Biritch, or Russian whist",
    phases=(TrumpChoicePhase.open, contres_up_to(is_unlimited), PlayPhase.open),
    tariff=biritch_1886.TARIFF,
    source="Collinson, Biritch, or Russian Whist, 1886",
    since=1886,
    example=NAMED,
    options=(MATCH, CONTRES),
)

SENTENCES = {
    "en": """
game-biritch_1886 = Biritch, or Russian whist
game-biritch_1886-about = Bridge as it was first printed, in 1886: the same game, notrump at \
ten.
help-biritch_1886-aim =
    Bridge in its first printed form, a leaflet of four pages sold in London in 1886. It
    is bridge-whist, with notrump worth a little less.
help-biritch_1886-deal = { help-shared-deal }
help-biritch_1886-contract = { help-shared-naming }
help-biritch_1886-play = { help-shared-play }
help-biritch_1886-score = { help-shared-whist-score }
""",
    "fr": """
game-biritch_1886 = Biritch, ou whist russe
game-biritch_1886-about = Le bridge de sa première brochure, en 1886 : le même jeu, sans-atout \
à dix.
help-biritch_1886-aim =
    Le bridge dans sa première forme imprimée, une brochure de quatre pages vendue à
    Londres en 1886. C'est le bridge-whist, avec un sans-atout un peu moins cher.
help-biritch_1886-deal = { help-shared-deal }
help-biritch_1886-contract = { help-shared-naming }
help-biritch_1886-play = { help-shared-play }
help-biritch_1886-score = { help-shared-whist-score }
""",
}
