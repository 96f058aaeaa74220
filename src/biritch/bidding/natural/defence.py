"""General rules after the opponents open: overcalls, takeout doubles, 1NT, pass."""

from __future__ import annotations

from collections.abc import Iterator

from biritch.bidding.agreement.meaning import CandidateCall
from biritch.bidding.agreement.situation import Situation
from biritch.bidding.natural.candidates import candidate, stops
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, conjunction, detail
from biritch.bidding.promises.shapes import BALANCED, length, not_shorter
from biritch.core.calls import DOUBLE, PASS
from biritch.core.cards import Strain, Suit

_NT = Strain.NOTRUMP
_DOUBLE = {1: 12, 2: 13, 3: 15, 4: 16, 5: 18}
"""High-card points of a take-out double, by the level of their bid."""
_OVERCALL = {1: (5, 8), 2: (5, 11), 3: (6, 13), 4: (7, 13)}
"""Cards and points of an overcall, by level."""


def defence(situation: Situation) -> Iterator[CandidateCall]:
    """Yield calls after the opponents have opened."""
    # A king is borrowed from partner in the balancing seat, where their auction died low.
    less = (
        3
        if situation.standing.passes == 2
        and situation.bid is not None
        and situation.bid.level < 3
        else 0
    )
    # Both opponents have values: less of what is missing can be partner's.
    if situation.has_acted(situation.me.after()) and situation.has_acted(situation.me.after(3)):
        less = min(less, 1)
    yield from _notrump(situation, less)
    yield from _double(situation, less)
    yield from _overcalls(situation, less)
    yield from _strong_double(situation, less)
    yield candidate(PASS, ANYTHING, "pass-over")


def _notrump(situation: Situation, less: int) -> Iterator[CandidateCall]:
    bid, last = situation.cheapest(_NT), situation.bid
    if bid is not None and bid.level <= 2 and last is not None and last.strain is not _NT:
        span = (16 - 2 * less, 18 - less) if bid.level == 1 else (16 - less, 18)
        flat = BALANCED & hcp(*span) & stops(situation.theirs)
        yield candidate(bid, flat, f"{bid.level}N-overcall")


def _double(situation: Situation, less: int) -> Iterator[CandidateCall]:
    """Yield a takeout double: short in their suits, at least three cards in the others."""
    bid, unbid = situation.bid, [suit for suit in Suit if suit not in situation.theirs]
    if bid is None or not situation.legal(DOUBLE) or len(unbid) < 2 or bid.level > 4:
        return
    if bid.strain is _NT:
        if not situation.has_acted(situation.me.after()):
            yield candidate(DOUBLE, hcp(15), "X-notrump", title="call-penalty", kind="penalty")
        return
    # Where one major is left, partner will bid it: four cards of it are promised.
    majors = [suit for suit in unbid if suit.major]
    support = conjunction(length(suit, 4 if majors == [suit] else 3) for suit in unbid)
    short = conjunction(length(suit, 0, 3) for suit in situation.theirs)
    points = hcp(_DOUBLE[bid.level] - less)
    yield candidate(
        DOUBLE,
        support & short & points,
        "X-takeout",
        "one-round",
        title="call-takeout",
        kind="takeout",
    )


def _strong_double(situation: Situation, less: int) -> Iterator[CandidateCall]:
    """Yield a double with a hand too strong for an overcall."""
    if (
        situation.bid is not None
        and situation.bid.level <= 3
        and situation.bid.strain is not _NT
        and situation.legal(DOUBLE)
    ):
        yield candidate(
            DOUBLE, hl(18 - less), "X-strong", "one-round", title="call-takeout", kind="takeout"
        )


def _overcalls(situation: Situation, less: int) -> Iterator[CandidateCall]:
    for suit in sorted(Suit, reverse=True):
        bid = situation.cheapest(suit)
        if (
            bid is None
            or suit in situation.theirs
            or bid.level > 4
            or (bid.level == 4 and not suit.major)
        ):
            continue
        cards, low = _OVERCALL[bid.level]
        rest = [other for other in Suit if other != suit and other not in situation.theirs]
        longest = length(suit, cards) & detail(not_shorter(suit, *rest))
        tops = good(suit, 1 if bid.level == 1 or less else 2, 4)
        yield candidate(bid, longest & tops & hl(low - less, 17), f"{bid.level}-overcall")
