"""Lists of chapters that several systems share, each written for the card of one.

A system is its openings and conventions, these, and what it does differently.
"""

from biritch.bidding.conventions import (
    acol_openings,
    advances,
    against_notrump,
    against_preempts,
    answers_left,
    competing_on,
    conclusions,
    doubles_answered,
    forced_on,
    late_balancing,
    lead_doubles,
    major_raises,
    minor_answers,
    new_suit_answers,
    no_opening_above,
    notrump_jumps,
    notrump_overcalled,
    notrump_raises,
    opener_raised,
    opener_rebids,
    opening_doubled,
    opening_overcalled,
    passes_over,
    placing,
    plain_blackwood,
    plain_doubler_again,
    plain_doubles,
    plain_fourth_seat,
    plain_overcalls,
    plain_stayman,
    reopening,
    reopening_preempts,
    rescues,
    second_answers,
    second_suit_answers,
    total_tricks,
    weak_openings,
)
from biritch.bidding.figures import Figures
from biritch.bidding.row import Package

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
    """Return what is said over their openings."""
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
