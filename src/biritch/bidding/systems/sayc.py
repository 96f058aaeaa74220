"""SAYC, the Standard American Yellow Card: the ACBL's booklet SP-3, revised January 2006.

Five-card majors, the better minor, 15-17 notrump with Stayman, transfers and a relay to the
minors, Jacoby 2NT, weak twos, a strong 2C. Rows whose source says "assumed" fill gaps of the
booklet, "disputed" settle what digests of it say differently.
"""

from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.partnership import Partnership
from biritch.bidding.chapters import LATER, answers, defence
from biritch.bidding.conventions.answers import jacoby_two_notrump
from biritch.bidding.conventions.defence import five_five_overcalls
from biritch.bidding.conventions.doubles import sos_redouble
from biritch.bidding.conventions.notrump import (
    jacoby_transfers,
    minor_relay,
    notrump_jumps,
    notrump_overcalled,
    notrump_raises,
    over_three_notrump,
    plain_stayman,
)
from biritch.bidding.conventions.openings import (
    american_openings,
    no_opening_above,
    two_clubs_strong,
    weak_openings,
)
from biritch.bidding.conventions.slam import (
    blackwood_overcalled,
    gerber_over_notrump,
    plain_blackwood,
)
from biritch.bidding.system import System

CARD = Figures(three_notrump=(25, 27))

SYSTEM = System(
    name="sayc",
    titles={
        "en": "SAYC, Standard American Yellow Card",
        "fr": "SAYC, carte jaune américaine",
    },
    version="2006",
    source="ACBL, booklet SP-3 (revised January 2006)",
    packages=(
        two_clubs_strong.package(CARD),
        american_openings.package(CARD),
        weak_openings.package(CARD),
        no_opening_above.package(CARD),
        plain_blackwood.PACKAGE,
        blackwood_overcalled.PACKAGE,
        over_three_notrump.PACKAGE,
        gerber_over_notrump.package(CARD),
        notrump_jumps.package(CARD),
        plain_stayman.package(CARD),
        jacoby_transfers.package(CARD),
        minor_relay.package(CARD),
        notrump_raises.package(CARD),
        notrump_overcalled.package(CARD),
        jacoby_two_notrump.package(CARD),
        *answers(CARD),
        five_five_overcalls.package(CARD),
        *defence(CARD),
        sos_redouble.PACKAGE,
        *LATER,
    ),
    partnership=Partnership(
        tools=frozenset(
            {
                "jacoby_two_notrump",
                "minor_jump_invites",
                "super_accept",
                "systems_on_doubled",
                "weak_two_diamonds",
                "weak_two_majors",
            }
        ),
        body="acbl",
    ),
)

SENTENCES = {
    "en": """
system-sayc-about = Standard American Yellow Card: five-card majors, 15-17.
""",
    "fr": """
system-sayc-about = La Yellow Card américaine : majeures cinquièmes, 15-17.
""",
}
