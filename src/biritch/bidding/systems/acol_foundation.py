"""Acol for beginners: the EBU's Standard English Foundation file of 2019.

Four-card majors, 12-14 notrump with Stayman and weak take-outs, weak twos, a strong 2C. A
two-level answer wants 10 points (9 in the file of 2014, disputed); 1NT overcalls are 15-17.
"""

from biritch.bidding.agreement.carding import Carding
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.partnership import Partnership
from biritch.bidding.chapters import acol
from biritch.bidding.conventions.notrump import weak_takeouts
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
    notrump_overcall=(15, 17),
    notrump_reopening=(12, 14),
    overcall=(8, 15),
    jump_overcall="intermediate",
)

SYSTEM = System(
    name="acol:foundation",
    titles={
        "en": "Acol, Standard English Foundation",
        "fr": "Acol, Standard English Foundation (débutants)",
    },
    version="2019",
    source="EBU, Standard English Foundation System File (2019)",
    packages=acol(
        CARD,
        strong=(two_clubs_strong.package(CARD),),
        notrump=(weak_takeouts.package(CARD),),
    ),
    partnership=Partnership(
        tools=frozenset({"weak_two_diamonds", "weak_two_majors"}),
        body="ebu",
        carding=Carding(three_suit="middle", discard="lavinthal"),
    ),
)

SENTENCES = {
    "en": """
system-acol-foundation-about = Acol for beginners: 12-14, four-card majors, weak take-outs.
""",
    "fr": """
system-acol-foundation-about = Acol pour débutants : 12-14, majeures quatrièmes, réponses \
faibles sur 1SA.
""",
}
