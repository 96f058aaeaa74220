"""Packages of agreements that several systems share, as lists to build a system from.

A system is its openings and conventions, these chapters of natural bidding, and what it does
differently. Each chapter is written for the ranges on one convention card.
"""

from biritch.bidding.agreement.agreement import Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.conventions.answers import (
    answers_left,
    major_raises,
    minor_answers,
    new_suit_answers,
)
from biritch.bidding.conventions.contested import opening_doubled, opening_overcalled
from biritch.bidding.conventions.defence import (
    advances,
    against_notrump,
    against_preempts,
    late_balancing,
    passes_over,
    plain_fourth_seat,
    plain_overcalls,
    reopening,
    reopening_preempts,
)
from biritch.bidding.conventions.doubles import (
    doubles_answered,
    lead_doubles,
    plain_doubler_again,
    plain_doubles,
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
    notrump_jumps,
    notrump_overcalled,
    notrump_raises,
    plain_stayman,
)
from biritch.bidding.conventions.openings import acol_openings, no_opening_above, weak_openings
from biritch.bidding.conventions.rebids import (
    opener_raised,
    opener_rebids,
    second_answers,
    second_suit_answers,
)
from biritch.bidding.conventions.slam import plain_blackwood

LATER: tuple[Package, ...] = (
    late_balancing.PACKAGE,
    lead_doubles.PACKAGE,
    doubles_answered.PACKAGE,
    advances.PACKAGE,
    competing_on.PACKAGE,
    total_tricks.PACKAGE,
    conclusions.PACKAGE,
    placing.PACKAGE,
    forced_on.PACKAGE,
)
"""The later rounds of any natural auction, and competing in them."""


def answers(card: Figures) -> tuple[Package, ...]:
    """Return the answers to one of a suit and what follows, contested or not."""
    return (
        major_raises.package(card),
        minor_answers.package(card),
        new_suit_answers.package(card),
        answers_left.package(card),
        opener_rebids.package(card),
        opener_raised.package(card),
        second_answers.package(card),
        second_suit_answers.PACKAGE,
        opening_overcalled.package(card),
        opening_doubled.package(card),
    )


def defence(card: Figures) -> tuple[Package, ...]:
    """Return what is bid over their openings."""
    return (
        plain_overcalls.package(card),
        plain_doubles.package(card),
        plain_fourth_seat.package(card),
        plain_doubler_again.package(card),
        reopening.package(card),
        rescues.PACKAGE,
        against_notrump.package(card),
        against_preempts.package(card),
        reopening_preempts.package(card),
        passes_over.package(card),
    )


def acol(
    card: Figures,
    strong: tuple[Package, ...],
    notrump: tuple[Package, ...],
    two_suiters: tuple[Package, ...] = (),
) -> tuple[Package, ...]:
    """Return four-card majors: *strong* openings, answers to *notrump*, and the rest alike."""
    return (
        *strong,
        acol_openings.package(card),
        weak_openings.package(card),
        no_opening_above.package(card),
        plain_blackwood.PACKAGE,
        plain_stayman.package(card),
        *notrump,
        notrump_jumps.package(card),
        notrump_raises.package(card),
        notrump_overcalled.package(card),
        *answers(card),
        *two_suiters,
        *defence(card),
        *LATER,
    )


__all__ = ["LATER", "acol", "answers", "defence"]
