"""SEF, the Standard d'Enseignement Français: five-card majors as France teaches and plays them.

Edition of 2024 as the federation's courses tell it; where sources differ, the tools of the
agreements say which is played, and every row is marked sourced, disputed or assumed.
"""

from biritch.bidding.agreements import Agreements
from biritch.bidding.conventions import (
    ace_answers,
    barrage_answers,
    drury,
    notrump_answers,
    sef_major_answers,
    sef_minor_answers,
    sef_openings,
    splinters,
    stayman_over_one,
    texas_over_one,
    two_notrump,
    weak_two_answers,
)
from biritch.bidding.system import System

SYSTEM = System(
    name="sef",
    titles={
        "en": "SEF, French five-card majors",
        "fr": "SEF, Majeure Cinquième",
    },
    version="2024",
    source="Standard d'Enseignement Français, edition of 2024, as French courses tell it",
    packages=(
        sef_openings.PACKAGE,
        drury.PACKAGE,
        splinters.PACKAGE,
        sef_major_answers.PACKAGE,
        sef_minor_answers.PACKAGE,
        stayman_over_one.PACKAGE,
        texas_over_one.PACKAGE,
        notrump_answers.PACKAGE,
        two_notrump.PACKAGE,
        ace_answers.PACKAGE,
        weak_two_answers.PACKAGE,
        barrage_answers.PACKAGE,
    ),
    agreements=Agreements(
        tools=frozenset(
            {
                "drury",
                "gambling_3nt",
                "major_transfers",
                "michaels",
                "minor_transfers",
                "negative_double",
                "nt_five_card_major",
                "opening_4nt",
                "preempts",
                "rencontre",
                "rule_of_fifteen",
                "splinter",
                "super_accept",
                "third_seat",
                "three_nt_fit",
                "two_club_strong",
                "two_diamond_aces",
                "two_diamond_gf",
                "two_nt_fit",
                "weak_two_majors",
            }
        )
    ),
)
