"""When both sides are in the auction: raising by the number of trumps, doubling, leaving it.

A side that holds as many trumps as the tricks it names is usually right to name them (the
law of total tricks); beyond that, points must do it.
"""

from __future__ import annotations

from collections.abc import Iterator

from biritch.bidding.agreement.meaning import CandidateCall
from biritch.bidding.agreement.situation import Situation, is_game
from biritch.bidding.natural.candidates import GAME, SLAM, candidate, floor, notrump, supports
from biritch.bidding.natural.games import games, invitations
from biritch.bidding.natural.slams import slams
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, Promise, conjunction
from biritch.bidding.promises.shapes import length
from biritch.core.calls import DOUBLE, PASS, Bid
from biritch.core.cards import Strain, Suit

_NT = Strain.NOTRUMP
_NEGATIVE = {1: 8, 2: 9, 3: 11}
"""Points of a double for the unbid suits, by the level it forces partner to."""


def competing(s: Situation) -> Iterator[CandidateCall]:
    """Yield what to say over the opponents' last bid, ours being in the auction too."""
    yield from slams(s)
    yield from games(s)
    raises = list(_raises(s))
    yield from (one for one in raises if _major(one))
    yield from doubles(s)
    yield from (one for one in raises if not _major(one))
    yield from invitations(s)
    yield from _new_suits(s)
    yield from _own_suits(s)
    yield from _notrump(s)
    yield candidate(PASS, ANYTHING, "nothing-to-add")


def _major(one: CandidateCall) -> bool:
    return isinstance(one.call, Bid) and one.call.strain in (Strain.HEARTS, Strain.SPADES)


def doubles(s: Situation) -> Iterator[CandidateCall]:
    """Yield a double: for the unbid suits while there are some, else for penalties."""
    bid = s.bid
    if bid is None or not s.legal(DOUBLE):
        return
    low = s.partner_points[0]
    theirs, fitted = (
        bid.strain.suit,
        any(s.partner.least(x) + s.mine.least(x) >= 8 for x in Suit),
    )
    agreed = fitted or is_game(bid) or bid.level > 3
    if theirs is None or agreed:
        yield from _stronger(s, low)
    elif not s.acted(s.me) and s.acted(s.me.partner):
        yield from _negative(s, theirs)
    elif s.acted(s.me) and not s.acted(s.me.partner):
        yield from _again(s, theirs)
    else:
        yield from _stronger(s, low)


def _negative(s: Situation, theirs: Suit) -> Iterator[CandidateCall]:
    assert s.bid is not None
    majors = [suit for suit in s.unbid if suit.major]
    suits = majors or list(s.unbid)
    if not suits:
        yield from _stronger(s, s.partner_points[0])
        return
    fits = conjunction(length(suit, 4 if len(suits) == 1 else 3) for suit in suits)
    points = _NEGATIVE[s.bid.level] + 2 * (s.partner_points[0] < 11)
    short = length(theirs, 0, 3)
    yield candidate(
        DOUBLE, fits & short & hl(points), "X-negative", "one-round", title="call-negative",
        kind="negative",
    )  # fmt: skip


def _again(s: Situation, theirs: Suit) -> Iterator[CandidateCall]:
    """Yield a second take-out call of an opener whose partner has only passed."""
    support = conjunction(length(suit, 3) for suit in s.unbid)
    if s.unbid:
        points = 14 if s.bid and s.bid.level < 3 else 16
        yield candidate(
            DOUBLE, support & length(theirs, 0, 2) & hl(points), "X-again", "one-round",
            title="call-takeout", kind="takeout",
        )  # fmt: skip
        yield candidate(
            DOUBLE, length(theirs, 0, 3) & hcp(18), "X-again-strong", "one-round",
            title="call-takeout", kind="takeout",
        )  # fmt: skip


def _stronger(s: Situation, low: int) -> Iterator[CandidateCall]:
    """Yield a double for penalties: points enough between us, and trumps or the majority."""
    assert s.bid is not None
    theirs = s.bid.strain.suit
    need = floor(24 - low) if s.bid.level < 5 else floor(22 - low)
    trumps: Promise = ANYTHING
    if theirs is not None:
        trumps = length(theirs, 4) & stopper(theirs) if s.bid.level < 4 else length(theirs, 3)
    yield candidate(
        DOUBLE,
        hl(max(need, 9)) & trumps,
        "X-penalty",
        "no",
        title="call-penalty",
        kind="penalty",
    )


def _raises(s: Situation) -> Iterator[CandidateCall]:
    low = s.partner_points[0]
    for suit, _ in s.fits():
        bid = s.cheapest(suit)
        if bid is None or bid.level > 5 or s.partner.least(suit) < 3 or bid.level < 2:
            continue
        if bid.level == 5 and (
            s.vulnerable or (suit.major is False and s.bid and s.bid.level < 4)
        ):
            continue
        trumps = max(3, bid.level + 6 - s.partner.least(suit))
        ceiling = GAME - low + (2 if bid.level > 2 else -3)
        ceiling = max(ceiling, 10) if bid.level < 4 else SLAM - 1
        least = (5, 6, 7, 8)[bid.level - 2] if low < 15 else 0
        if s.acted(s.me) and s.mine.least(suit) >= trumps:
            continue
        yield candidate(bid, supports(suit, trumps, least, ceiling), f"{bid.level}-by-trumps")


def _new_suits(s: Situation) -> Iterator[CandidateCall]:
    low = s.partner_points[0]
    for suit in sorted(s.unbid, key=lambda suit: (not suit.major, -suit)):
        bid = s.cheapest(suit)
        if bid is None or bid.level > 3 or s.mine.lengths[suit][1] < 4:
            continue
        need = (18, 22, 24)[bid.level - 1] - low
        cards = 4 if bid.level == 1 else 5
        free = s.acted(s.me) or s.partner_points[1] < 12
        yield candidate(
            bid,
            length(suit, cards) & hl(floor(max(need, 6))),
            f"{bid.level}-new-over",
            "no" if free else "one-round",
        )


def _own_suits(s: Situation) -> Iterator[CandidateCall]:
    low = s.partner_points[0]
    for suit in s.suits_of(s.me):
        bid = s.cheapest(suit)
        if bid is None or bid.level > 3 or suit in s.theirs:
            continue
        more = max(6, s.mine.least(suit) + 1)
        need = (0, 16, 19)[bid.level - 1] - low
        yield candidate(bid, length(suit, more) & hl(floor(need)), f"{bid.level}-own-over")


def _notrump(s: Situation) -> Iterator[CandidateCall]:
    low = s.partner_points[0]
    bid = s.cheapest(_NT)
    if bid is not None and bid.level < 3 and s.theirs and s.acted(s.me.partner):
        need = (20, 23)[bid.level - 1] - low
        yield candidate(bid, notrump(s, max(need, 8), GAME - low - 1), f"{bid.level}N-over")
