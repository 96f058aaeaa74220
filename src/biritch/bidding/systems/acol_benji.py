"""Benjaminised Acol, common in English clubs: 2C strong, 2D forcing to game, weak majors.

The notrump ladder is its own: 15-17 rebid, 18 jump, 19-20 opened 2NT, 21-22 through 2C, more
through 2D (sources overlap at 19, disputed). Transfers to all four suits; 2NT shows diamonds.
"""

from biritch.bidding.agreement.carding import Carding
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.partnership import Partnership
from biritch.bidding.chapters import acol
from biritch.bidding.conventions.defence import five_five_overcalls
from biritch.bidding.conventions.notrump import jacoby_transfers, minor_transfers
from biritch.bidding.conventions.openings import benji_twos
from biritch.bidding.system import System

CARD = Figures(
    opening=12,
    one_notrump=(12, 14),
    two_notrump=(19, 20),
    strong=23,
    strong_notrump=(21, 22),
    strong_three=(25, 27),
    rebid_one=(15, 17),
    rebid_two=(18, 18),
    major=4,
    dummy=False,
    raise_cards=4,
    single_raise=(6, 9),
    limit_raise=(10, 12),
    one_notrump_answer=(6, 9),
    two_notrump_answer=(10, 12),
    three_notrump_answer=(13, 15),
    jump_shift=16,
    reverse=16,
    weak_two=(6, 10),
    preempt=(6, 10),
    notrump_overcall=(16, 18),
    notrump_reopening=(11, 14),
    overcall=(8, 15),
    jump_overcall="weak",
    negative_to=3,
)

SYSTEM = System(
    name="acol:benji",
    titles={
        "en": "Acol, Benjaminised",
        "fr": "Acol Benjamin",
    },
    version="2014",
    source="EBU club files on Benjaminised Acol",
    packages=acol(
        CARD,
        strong=(benji_twos.package(CARD),),
        notrump=(jacoby_transfers.package(CARD), minor_transfers.package(CARD)),
        two_suiters=(five_five_overcalls.package(CARD),),
    ),
    partnership=Partnership(
        tools=frozenset(
            {
                "long_suit_trials",
                "reopening_without_stopper",
                "systems_on_doubled",
                "two_notrump_transfer",
                "weak_two_majors",
            }
        ),
        body="ebu",
        carding=Carding(three_suit="middle", discard="lavinthal"),
    ),
)

SENTENCES = {
    "en": """
system-acol-benji-about = Benjaminised: 2♣ strong, 2♦ forcing to game.
""",
    "fr": """
system-acol-benji-about = Benjamin : 2♣ fort, 2♦ forcing de manche.
""",
}
