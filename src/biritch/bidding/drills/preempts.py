"""Preemptive openings at the three and four level."""

from biritch.bidding.drill import Drill
from biritch.bidding.promises.points import hcp

DRILL = Drill(
    titles={"en": "Preempts", "fr": "Barrages"},
    about={
        "en": "One of you opens at the level of three or four.",
        "fr": "L'un de vous ouvre au palier de trois ou de quatre.",
    },
    place=35,
    deals="ours",
    opens=frozenset({"3C", "3D", "3H", "3S", "4C", "4D", "4H", "4S"}),
    dealer=hcp(0, 11),
    partner=hcp(8),
)
