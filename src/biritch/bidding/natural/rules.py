"""The general rules that apply in an auction, and their order."""

from __future__ import annotations

from collections.abc import Iterator

from biritch.bidding.agreement.meaning import CandidateCall
from biritch.bidding.agreement.situation import Situation
from biritch.bidding.natural import slams
from biritch.bidding.natural.candidates import candidate
from biritch.bidding.natural.contested import contested_calls
from biritch.bidding.natural.defence import defence
from biritch.bidding.natural.escapes import escapes
from biritch.bidding.natural.extra_strength import extra_strength
from biritch.bidding.natural.takeout_answers import takeout_answers
from biritch.bidding.natural.uncontested import uncontested_calls
from biritch.bidding.promises.promise import ANYTHING
from biritch.core.calls import DOUBLE, PASS, REDOUBLE


def general_candidates(situation: Situation) -> Iterator[CandidateCall]:
    """Yield the calls of the general rules at this auction, in order of preference.

    Before a pass that any hand may make come calls of strong hands without another call; calls
    with another meaning are not used for them.
    """
    usual = list(_usual(situation))
    said = {offer.call for offer in usual}
    left = [offer for offer in usual if offer.promise == ANYTHING]
    yield from (offer for offer in usual if offer.promise != ANYTHING)
    for offer in extra_strength(situation):
        if offer.call not in said or offer.call is DOUBLE:
            yield offer
    yield from left


def _usual(situation: Situation) -> Iterator[CandidateCall]:
    if situation.bid is None:
        yield candidate(PASS, ANYTHING, "no-opening")
    elif slams.question_asked(situation):
        yield from slams.answers(situation)
    elif slams.question_answered(situation):
        yield from slams.conclusions(situation)
    # Before any other rule: no hand may be left in a suit that nobody meant to play.
    elif situation.is_astray:
        yield from escapes(situation)
    elif not situation.we_acted:
        yield from defence(situation)
    else:
        yield from _ours(situation)


def _ours(situation: Situation) -> Iterator[CandidateCall]:
    """Yield calls when our side has bid."""
    if situation.is_asked_for_suit:
        yield from takeout_answers(situation)
    elif _left_alone(situation):
        yield candidate(PASS, ANYTHING, "partner-decided")
    elif (
        situation.quiet
        and situation.has_acted(situation.me.partner)
        and (situation.standing.ours or situation.is_forced)
    ):
        yield from uncontested_calls(situation)
    else:
        yield from contested_calls(situation)


def _left_alone(situation: Situation) -> bool:
    """Return whether partner doubled for penalties, or redoubled, and all passed."""
    last = situation.partners_last
    if last is None or not situation.quiet:
        return False
    if last.call is DOUBLE and last.meaning.kind in ("penalty", "values"):
        return True
    return last.call is REDOUBLE
