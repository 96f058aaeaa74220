"""Benjaminised Acol, common in English clubs: 2C strong, 2D forcing to game, weak majors.

The notrump ladder is its own: 15-17 rebid, 18 jump, 19-20 opened 2NT, 21-22 through 2C, more
through 2D (sources overlap at 19, disputed). Transfers to all four suits; 2NT shows diamonds.
"""

from biritch.bidding.agreements import Agreements
from biritch.bidding.carding import Carding
from biritch.bidding.conventions import (
    acol_openings,
    against_notrump,
    against_preempts,
    answers_left,
    benji_twos,
    five_five_overcalls,
    jacoby_transfers,
    major_raises,
    minor_answers,
    minor_transfers,
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
    weak_openings,
)
from biritch.bidding.figures import Figures
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
    packages=(
        benji_twos.package(CARD),
        acol_openings.package(CARD),
        weak_openings.package(CARD),
        no_opening_above.package(CARD),
        plain_blackwood.PACKAGE,
        plain_stayman.package(CARD),
        jacoby_transfers.package(CARD),
        minor_transfers.package(CARD),
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
        five_five_overcalls.package(CARD),
        plain_overcalls.package(CARD),
        plain_doubles.package(CARD),
        reopening.package(CARD),
        against_notrump.package(CARD),
        against_preempts.package(CARD),
        passes_over.package(CARD),
    ),
    agreements=Agreements(
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
