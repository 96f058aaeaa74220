"""SIF, the Standard d'Initiation Français: what beginners are taught of the SEF.

Natural, five-card majors, 15-17 notrump. No booklet of that name could be found: this is the
SEF with the tools that first-year courses leave for later switched off.
"""

from biritch.bidding.agreements import Agreements
from biritch.bidding.conventions import (
    negative_double,
    no_opening,
    one_notrump,
    openings,
    overcalls,
    preempts,
    rebids,
    responses,
    stayman,
    strong_twos,
    takeout_double,
    transfers,
)
from biritch.bidding.system import System

SYSTEM = System(
    name="sif",
    titles={
        "en": "SIF, French standard for beginners",
        "fr": "SIF, Standard d'Initiation Français",
    },
    version="2024, reconstructed",
    source="SEF as taught in the first year (FFB): natural, five-card majors, strong notrump",
    packages=(
        strong_twos.PACKAGE,
        openings.PACKAGE,
        preempts.PACKAGE,
        no_opening.PACKAGE,
        transfers.PACKAGE,
        stayman.PACKAGE,
        one_notrump.PACKAGE,
        responses.PACKAGE,
        rebids.PACKAGE,
        overcalls.PACKAGE,
        takeout_double.PACKAGE,
        negative_double.PACKAGE,
    ),
    agreements=Agreements(
        tools=frozenset(
            {
                "major_transfers",
                "negative_double",
                "preempts",
                "two_club_strong",
                "two_diamond_gf",
                "weak_two_majors",
            }
        )
    ),
)
