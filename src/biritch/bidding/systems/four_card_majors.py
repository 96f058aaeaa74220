"""Plain bidding with four-card majors: strong notrump, strong twos, no transfers.

Everything natural but 2C, Stayman, Blackwood and the negative double: what a table can play
that has settled nothing else. The figures are those of rubber bridge textbooks, assumed.
"""

from biritch.bidding.agreement.carding import Carding
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.partnership import Partnership
from biritch.bidding.chapters import acol
from biritch.bidding.conventions.notrump import weak_takeouts
from biritch.bidding.conventions.openings import acol_strong_twos, two_clubs_strong
from biritch.bidding.system import System

CARD = Figures(
    opening=12,
    one_notrump=(16, 18),
    two_notrump=(22, 24),
    strong=25,
    strong_notrump=(25, 26),
    strong_three=(27, 30),
    rebid_one=(12, 15),
    rebid_two=(19, 21),
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
    name="four-card-majors",
    titles={
        "en": "Four-card majors, plain",
        "fr": "Majeures quatrièmes, naturel",
    },
    version="2026",
    source="Natural bidding as in rubber bridge textbooks [assumed]",
    packages=acol(
        CARD,
        strong=(two_clubs_strong.package(CARD), acol_strong_twos.PACKAGE),
        notrump=(weak_takeouts.package(CARD),),
    ),
    partnership=Partnership(
        tools=frozenset(()),
        body="ebu",
        carding=Carding(three_suit="middle", discard="lavinthal"),
    ),
)

SENTENCES = {
    "en": """
system-four-card-majors-about = Plain: 16-18, strong twos, nothing artificial but 2♣, Stayman \
and Blackwood.
""",
    "fr": """
system-four-card-majors-about = Simple : 16-18, deux forts, rien d'artificiel que 2♣, Stayman \
et Blackwood.
""",
}
