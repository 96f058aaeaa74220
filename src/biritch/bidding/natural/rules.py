"""Which of the general rules speak, in which order."""

from __future__ import annotations

from collections.abc import Iterator

from biritch.bidding.agreement.meaning import CandidateCall
from biritch.bidding.agreement.situation import Situation
from biritch.bidding.natural import slams as slam
from biritch.bidding.natural.candidates import candidate
from biritch.bidding.natural.contested import competing
from biritch.bidding.natural.defence import defending
from biritch.bidding.natural.escapes import leaving
from biritch.bidding.natural.takeout_answers import advancing
from biritch.bidding.natural.uncontested import constructive
from biritch.bidding.promises.promise import ANYTHING
from biritch.core.calls import DOUBLE, PASS, REDOUBLE


def general(s: Situation) -> Iterator[CandidateCall]:
    """Yield the calls of the general rules at this auction, in order of preference."""
    if s.bid is None:
        yield candidate(PASS, ANYTHING, "no-opening")
    elif slam.asked(s):
        yield from slam.answers(s)
    elif slam.answered(s):
        yield from slam.conclusions(s)
    elif s.astray:
        yield from leaving(s)
    elif not s.we_acted:
        yield from defending(s)
    else:
        yield from _ours(s)


def _ours(s: Situation) -> Iterator[CandidateCall]:
    """Yield what to say where our side has spoken."""
    if s.doubled_for_takeout:
        yield from advancing(s)
    elif _left_alone(s):
        yield candidate(PASS, ANYTHING, "partner-decided")
    elif s.quiet and s.acted(s.me.partner) and (s.standing.ours or s.forced):
        yield from constructive(s)
    else:
        yield from competing(s)


def _left_alone(s: Situation) -> bool:
    """Whether partner has doubled for penalties, or redoubled, and all passed."""
    last = s.partners_last
    if last is None or not s.quiet:
        return False
    if last.call is DOUBLE and last.meaning.kind in ("penalty", "values"):
        return True
    return last.call is REDOUBLE
