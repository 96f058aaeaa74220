"""Acol as played in clubs: the EBU's Standard English Modern file of 2014.

Four-card majors, 12-14 notrump with transfers and Baron, long-suit trials, Michaels and the
unusual notrump, a strong 2C; twos weak, or strong by the card.
"""

from biritch.bidding.agreement.carding import Carding
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.partnership import Partnership
from biritch.bidding.chapters import acol
from biritch.bidding.conventions.defence import five_five_overcalls
from biritch.bidding.conventions.notrump import baron_two_spades, jacoby_transfers
from biritch.bidding.conventions.openings import two_clubs_strong
from biritch.bidding.system import System

CARD = Figures(
    opening=12,
    one_notrump=(12, 14),
    two_notrump=(20, 22),
    strong=23,
    strong_notrump=(23, 24),
    strong_three=(25, 27),
    rebid_one=(15, 16),
    rebid_two=(17, 18),
    rebid_three=(19, 19),
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
    jump_overcall="intermediate",
)

SYSTEM = System(
    name="acol:modern",
    usual=True,
    titles={
        "en": "Acol, Standard English Modern",
        "fr": "Acol, Standard English Modern (clubs)",
    },
    version="2014",
    source="EBU, Standard English Modern Acol (2014)",
    packages=acol(
        CARD,
        strong=(two_clubs_strong.package(CARD),),
        notrump=(jacoby_transfers.package(CARD), baron_two_spades.package(CARD)),
        two_suiters=(five_five_overcalls.package(CARD),),
    ),
    partnership=Partnership(
        tools=frozenset(
            {
                "baron",
                "long_suit_trials",
                "reopening_without_stopper",
                "super_accept",
                "systems_on_doubled",
                "weak_two_diamonds",
                "weak_two_majors",
            }
        ),
        body="ebu",
        carding=Carding(three_suit="middle", discard="lavinthal"),
    ),
)

SENTENCES = {
    "en": """
system-acol-modern-about = Acol of the clubs: transfers, Baron, long-suit trials.
""",
    "fr": """
system-acol-modern-about = L'Acol des clubs : Texas, Baron, enchères d'essai dans une couleur \
longue.
""",
}
