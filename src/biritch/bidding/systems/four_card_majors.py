"""Plain bidding with four-card majors: strong notrump, strong twos, no transfers.

Everything natural but 2C, Stayman, Blackwood and the negative double: what a table can play
that has settled nothing else. The figures are those of rubber bridge textbooks, assumed.
"""

from biritch.bidding.agreements import Agreements
from biritch.bidding.carding import Carding
from biritch.bidding.conventions import (
    acol_openings,
    acol_strong_twos,
    against_notrump,
    against_preempts,
    answers_left,
    major_raises,
    minor_answers,
    new_suit_answers,
    no_opening_above,
    notrump_jumps,
    notrump_overcalled,
    notrump_raises,
    opener_rebids,
    opening_doubled,
    opening_overcalled,
    passes_over,
    plain_blackwood,
    plain_doubles,
    plain_overcalls,
    plain_stayman,
    reopening,
    second_answers,
    two_clubs_strong,
    weak_openings,
    weak_takeouts,
)
from biritch.bidding.figures import Figures
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
    packages=(
        two_clubs_strong.package(CARD),
        acol_strong_twos.PACKAGE,
        acol_openings.package(CARD),
        weak_openings.package(CARD),
        no_opening_above.package(CARD),
        plain_blackwood.PACKAGE,
        plain_stayman.package(CARD),
        weak_takeouts.package(CARD),
        notrump_jumps.package(CARD),
        notrump_raises.package(CARD),
        notrump_overcalled.package(CARD),
        major_raises.package(CARD),
        minor_answers.package(CARD),
        new_suit_answers.package(CARD),
        answers_left.package(CARD),
        opener_rebids.package(CARD),
        second_answers.package(CARD),
        opening_overcalled.package(CARD),
        opening_doubled.package(CARD),
        plain_overcalls.package(CARD),
        plain_doubles.package(CARD),
        reopening.package(CARD),
        against_notrump.package(CARD),
        against_preempts.package(CARD),
        passes_over.package(CARD),
    ),
    agreements=Agreements(
        tools=frozenset(()),
        body="ebu",
        carding=Carding(three_suit="middle", discard="lavinthal"),
    ),
)
