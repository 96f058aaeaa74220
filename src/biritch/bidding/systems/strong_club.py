"""A strong club: 1C artificial from 16 points, everything else limited to 15.

Five-card majors, 13-15 notrump with transfers, 2C natural, 2D short in diamonds, weak twos in
the majors. In the manner of Precision; no booklet was at hand, so its figures are assumed.
"""

from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.limits import without_one_club
from biritch.bidding.agreement.partnership import Partnership
from biritch.bidding.chapters import LATER, answers, defence
from biritch.bidding.conventions.answers import jacoby_two_notrump
from biritch.bidding.conventions.defence import five_five_overcalls
from biritch.bidding.conventions.notrump import (
    jacoby_transfers,
    notrump_jumps,
    notrump_overcalled,
    notrump_raises,
    plain_stayman,
)
from biritch.bidding.conventions.openings import (
    no_opening_above,
    strong_club,
    strong_club_openings,
    weak_openings,
)
from biritch.bidding.conventions.slam import plain_blackwood
from biritch.bidding.system import System

CARD = Figures(
    opening=12,
    one_notrump=(13, 15),
    two_notrump=(22, 24),
    strong=16,
    rebid_one=(11, 12),
    rebid_two=(14, 15),
    diamonds=5,
    single_raise=(6, 10),
    two_notrump_answer=(13, 15),
    two_over_one=11,
    limit_raise=(11, 12),
    one_notrump_answer=(6, 10),
    weak_two=(5, 10),
    jump_overcall="weak",
)

SYSTEM = System(
    name="strong-club",
    titles={
        "en": "Strong club",
        "fr": "Trèfle fort",
    },
    version="2026",
    source="Precision and its kin as commonly played [assumed]",
    packages=(
        strong_club.package(CARD),
        strong_club_openings.package(CARD),
        weak_openings.package(CARD),
        no_opening_above.package(CARD),
        plain_blackwood.PACKAGE,
        plain_stayman.package(CARD),
        jacoby_transfers.package(CARD),
        notrump_jumps.package(CARD),
        notrump_raises.package(CARD),
        notrump_overcalled.package(CARD),
        jacoby_two_notrump.package(CARD),
        *map(without_one_club, answers(CARD)),
        five_five_overcalls.package(CARD),
        *defence(CARD),
        *LATER,
    ),
    partnership=Partnership(
        tools=frozenset(
            {
                "jacoby_two_notrump",
                "minor_jump_invites",
                "super_accept",
                "systems_on_doubled",
                "weak_two_majors",
            }
        ),
        body="acbl",
    ),
)

SENTENCES = {
    "en": """
system-strong-club-about = 1♣ from 16, all else limited.
""",
    "fr": """
system-strong-club-about = 1♣ dès 16 points, tout le reste est limité.
""",
}
