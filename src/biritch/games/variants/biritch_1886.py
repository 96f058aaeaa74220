"""Biritch, or Russian whist: bridge as it was first printed, in 1886."""

from biritch.games.phases.contres import contring, unlimited
from biritch.games.phases.tricks import Tricks
from biritch.games.phases.trump_choice import NamingTrumps
from biritch.games.shared_options import CONTRES, MATCH
from biritch.games.variant import Variant
from biritch.scoring.tariffs import biritch_1886

VARIANT = Variant(
    name="biritch_1886",
    title="Biritch, or Russian whist",
    phases=(NamingTrumps.open, contring(unlimited), Tricks.open),
    tariff=biritch_1886.TARIFF,
    source="Collinson, Biritch, or Russian Whist, 1886",
    since=1886,
    options=(MATCH, CONTRES),
)
