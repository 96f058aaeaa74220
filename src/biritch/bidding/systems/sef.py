"""SEF, the Standard d'Enseignement Français: five-card majors as France teaches and plays them.

Edition of 2024 as the federation's courses tell it; where sources differ, the tools of the
agreements say which is played, and every agreement is marked sourced, disputed or assumed.
"""

from biritch.bidding.agreement.limits import contested, unless
from biritch.bidding.agreement.partnership import Partnership
from biritch.bidding.conventions.answers import drury
from biritch.bidding.conventions.contested import spoutnik, spoutnik_answered, truscott
from biritch.bidding.conventions.defence import advances, landy, late_balancing, two_suiters
from biritch.bidding.conventions.doubles import (
    doubles_answered,
    lead_doubles,
    plain_doubler_again,
    rescues,
)
from biritch.bidding.conventions.later_rounds import (
    competing_on,
    conclusions,
    forced_on,
    placing,
    total_tricks,
)
from biritch.bidding.conventions.notrump import (
    notrump_answers,
    rubensohl,
    stayman,
    texas_over_one,
    two_notrump,
)
from biritch.bidding.conventions.openings import ace_answers, barrage_answers, weak_two_answers
from biritch.bidding.conventions.rebids import (
    fourth_suit,
    plain_notrump_bids,
    plain_second_suits,
    reverses,
    roudi,
    third_suit,
)
from biritch.bidding.conventions.sef.contested import (
    sef_free_answers,
    sef_later_contested,
    sef_notrump_doubled,
    sef_opener_contested,
    sef_overcalled_otherwise,
    sef_redoubled,
    sef_reopening_late,
    sef_transfers_overcalled,
)
from biritch.bidding.conventions.sef.defence import (
    sef_against_barrages,
    sef_against_raised_barrages,
    sef_against_strong,
    sef_against_weak_twos,
    sef_balancing,
    sef_doubler_again,
    sef_fourth_seat,
    sef_notrump_overcall_answers,
    sef_overcall_answers,
    sef_overcaller_again,
    sef_overcalls,
    sef_takeout,
    sef_takeout_free,
)
from biritch.bidding.conventions.sef.uncontested import (
    sef_jump_shifts,
    sef_major_answers,
    sef_minor_answers,
    sef_openings,
    sef_over_one_notrump,
    sef_rebids,
    sef_second_suit,
    sef_third,
    sef_two_over_one,
    sef_two_over_one_third,
)
from biritch.bidding.conventions.slam import (
    blackwood_overcalled,
    controls,
    exclusion_blackwood,
    key_cards,
    kings_after_aces,
    queen_ask,
    splinters,
    trump_quality,
    void_answers,
)
from biritch.bidding.system import System

SYSTEM = System(
    name="sef",
    titles={
        "en": "SEF, French five-card majors",
        "fr": "SEF, Majeure Cinquième",
    },
    version="2024",
    source="Standard d'Enseignement Français (FFB), 2024",
    packages=(
        sef_openings.PACKAGE,
        drury.PACKAGE,
        splinters.PACKAGE,
        kings_after_aces.PACKAGE,
        exclusion_blackwood.PACKAGE,
        trump_quality.PACKAGE,
        void_answers.PACKAGE,
        queen_ask.PACKAGE,
        key_cards.PACKAGE,
        blackwood_overcalled.PACKAGE,
        controls.PACKAGE,
        sef_major_answers.PACKAGE,
        sef_minor_answers.PACKAGE,
        stayman.PACKAGE,
        texas_over_one.PACKAGE,
        notrump_answers.PACKAGE,
        two_notrump.PACKAGE,
        ace_answers.PACKAGE,
        weak_two_answers.PACKAGE,
        barrage_answers.PACKAGE,
        sef_rebids.PACKAGE,
        roudi.PACKAGE,
        reverses.PACKAGE,
        third_suit.PACKAGE,
        plain_second_suits.PACKAGE,
        sef_third.PACKAGE,
        sef_second_suit.PACKAGE,
        sef_over_one_notrump.PACKAGE,
        sef_two_over_one.PACKAGE,
        sef_two_over_one_third.PACKAGE,
        sef_jump_shifts.PACKAGE,
        fourth_suit.PACKAGE,
        plain_notrump_bids.PACKAGE,
        sef_notrump_doubled.PACKAGE,
        rubensohl.PACKAGE,
        two_suiters.PACKAGE,
        sef_overcalls.PACKAGE,
        sef_overcall_answers.PACKAGE,
        sef_overcaller_again.PACKAGE,
        sef_notrump_overcall_answers.PACKAGE,
        landy.PACKAGE,
        sef_against_weak_twos.PACKAGE,
        sef_against_barrages.PACKAGE,
        sef_against_raised_barrages.PACKAGE,
        sef_against_strong.PACKAGE,
        sef_takeout.PACKAGE,
        sef_takeout_free.PACKAGE,
        sef_doubler_again.PACKAGE,
        plain_doubler_again.ALONE,
        rescues.PACKAGE,
        lead_doubles.PACKAGE,
        sef_fourth_seat.PACKAGE,
        sef_balancing.PACKAGE,
        sef_reopening_late.PACKAGE,
        late_balancing.PACKAGE,
        truscott.PACKAGE,
        spoutnik.PACKAGE,
        sef_overcalled_otherwise.PACKAGE,
        spoutnik_answered.PACKAGE,
        sef_opener_contested.PACKAGE,
        sef_free_answers.PACKAGE,
        sef_later_contested.PACKAGE,
        sef_redoubled.PACKAGE,
        sef_transfers_overcalled.PACKAGE,
        doubles_answered.PACKAGE,
        advances.PACKAGE,
        competing_on.PACKAGE,
        total_tricks.PACKAGE,
        conclusions.PACKAGE,
        contested(placing.PACKAGE),
        unless("key_cards", "FO-4N", contested(forced_on.PACKAGE)),
    ),
    partnership=Partnership(
        tools=frozenset(
            {
                "control_bids",
                "drury",
                "fourth_suit",
                "gambling_3nt",
                "impossible_spade",
                "josephine",
                "key_cards",
                "landy",
                "major_transfers",
                "michaels",
                "minor_transfers",
                "negative_double",
                "moderator",
                "nt_five_card_major",
                "opening_4nt",
                "preempts",
                "rencontre",
                "roudi",
                "rubensohl",
                "rule_of_fifteen",
                "splinter",
                "super_accept",
                "third_seat",
                "third_suit",
                "three_nt_fit",
                "two_club_strong",
                "two_diamond_aces",
                "two_diamond_gf",
                "trump_quality",
                "truscott",
                "two_nt_fit",
                "void_answers",
                "weak_two_majors",
            }
        )
    ),
)

SENTENCES = {
    "en": """
system-sef-about = What France teaches and plays: five-card majors, 15-17.
""",
    "fr": """
system-sef-about = Ce que la France enseigne et joue : majeures cinquièmes, 15-17.
""",
}
