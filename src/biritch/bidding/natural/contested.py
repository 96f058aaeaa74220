"""General rules when both sides bid: raises by the number of trumps, doubles, passes.

A side that holds as many trumps as the tricks it contracts for is usually right to bid (the law
of total tricks, Jean-René Vernes, *Bridge moderne de la défense*, 1966); beyond that, points
must justify it.
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


def contested_calls(situation: Situation) -> Iterator[CandidateCall]:
    """Yield calls over the opponents' last bid when both sides have bid."""
    yield from slams(situation)
    yield from games(situation)
    raises = list(_raises(situation))
    yield from (offer for offer in raises if _major(offer))
    yield from doubles(situation)
    yield from (offer for offer in raises if not _major(offer))
    yield from invitations(situation)
    yield from _new_suits(situation)
    yield from _own_suits(situation)
    yield from _notrump(situation)
    yield candidate(PASS, ANYTHING, "nothing-to-add")


def _major(offer: CandidateCall) -> bool:
    return isinstance(offer.call, Bid) and offer.call.strain in (Strain.HEARTS, Strain.SPADES)


def doubles(situation: Situation) -> Iterator[CandidateCall]:
    """Yield a double: for takeout while there are unbid suits, else for penalties."""
    bid = situation.bid
    if bid is None or not situation.legal(DOUBLE):
        return
    low = situation.partner_points[0]
    theirs, fitted = (
        bid.strain.suit,
        any(situation.partner.least(x) + situation.mine.least(x) >= 8 for x in Suit),
    )
    agreed = fitted or is_game(bid) or bid.level > 3
    if theirs is None or agreed:
        yield from _stronger(situation, low)
    elif not situation.has_acted(situation.me) and situation.has_acted(situation.me.partner):
        yield from _negative(situation, theirs)
    elif situation.has_acted(situation.me) and not situation.has_acted(situation.me.partner):
        yield from _again(situation, theirs)
    else:
        yield from _stronger(situation, low)


def _negative(situation: Situation, theirs: Suit) -> Iterator[CandidateCall]:
    assert situation.bid is not None
    majors = [suit for suit in situation.unbid_suits if suit.major]
    suits = majors or list(situation.unbid_suits)
    if not suits:
        yield from _stronger(situation, situation.partner_points[0])
        return
    fits = conjunction(length(suit, 4 if len(suits) == 1 else 3) for suit in suits)
    points = _NEGATIVE[situation.bid.level] + 2 * (situation.partner_points[0] < 11)
    short = length(theirs, 0, 3)
    yield candidate(
        DOUBLE,
        fits & short & hl(points),
        "X-negative",
        "one-round",
        title="call-negative",
        kind="negative",
    )


def _again(situation: Situation, theirs: Suit) -> Iterator[CandidateCall]:
    """Yield a second takeout call of an opener whose partner has only passed."""
    least, most = situation.mine.strength
    if most - least <= 3:
        return
    support = conjunction(length(suit, 3) for suit in situation.unbid_suits)
    if situation.unbid_suits:
        points = 14 if situation.bid and situation.bid.level < 3 else 16
        yield candidate(
            DOUBLE,
            support & length(theirs, 0, 2) & hl(points),
            "X-again",
            "one-round",
            title="call-takeout",
            kind="takeout",
        )
        yield candidate(
            DOUBLE,
            length(theirs, 0, 3) & hcp(18),
            "X-again-strong",
            "one-round",
            title="call-takeout",
            kind="takeout",
        )


def _stronger(situation: Situation, low: int) -> Iterator[CandidateCall]:
    """Yield a double for penalties: enough points together, and trumps or the majority."""
    assert situation.bid is not None
    theirs = situation.bid.strain.suit
    need = floor(24 - low) if situation.bid.level < 5 else floor(22 - low)
    trumps: Promise = ANYTHING
    if theirs is not None:
        trumps = (
            length(theirs, 4) & stopper(theirs)
            if situation.bid.level < 4
            else length(theirs, 3)
        )
    yield candidate(
        DOUBLE,
        hl(max(need, 9)) & trumps,
        "X-penalty",
        "no",
        title="call-penalty",
        kind="penalty",
    )


def _raises(situation: Situation) -> Iterator[CandidateCall]:
    low = situation.partner_points[0]
    for suit, _ in situation.fits():
        bid = situation.cheapest(suit)
        if bid is None or bid.level > 5 or situation.partner.least(suit) < 3 or bid.level < 2:
            continue
        if bid.level == 5 and (
            situation.vulnerable
            or (suit.major is False and situation.bid and situation.bid.level < 4)
        ):
            continue
        trumps = max(3, bid.level + 6 - situation.partner.least(suit))
        ceiling = GAME - low + (2 if bid.level > 2 else -3)
        ceiling = max(ceiling, 10) if bid.level < 4 else SLAM - 1
        least = (5, 6, 7, 8)[bid.level - 2] if low < 15 else 0
        if situation.has_acted(situation.me) and situation.mine.least(suit) >= trumps:
            continue
        yield candidate(bid, supports(suit, trumps, least, ceiling), f"{bid.level}-by-trumps")


def _new_suits(situation: Situation) -> Iterator[CandidateCall]:
    low = situation.partner_points[0]
    for suit in sorted(situation.unbid_suits, key=lambda suit: (not suit.major, -suit)):
        bid = situation.cheapest(suit)
        if bid is None or bid.level > 3 or situation.mine.lengths[suit][1] < 4:
            continue
        need = (18, 22, 24)[bid.level - 1] - low
        cards = 4 if bid.level == 1 else 5
        free = situation.has_acted(situation.me) or situation.partner_points[1] < 12
        yield candidate(
            bid,
            length(suit, cards) & hl(floor(max(need, 6))),
            f"{bid.level}-new-over",
            "no" if free else "one-round",
        )


def _own_suits(situation: Situation) -> Iterator[CandidateCall]:
    low = situation.partner_points[0]
    for suit in situation.suits_of(situation.me):
        bid = situation.cheapest(suit)
        if bid is None or bid.level > 3 or suit in situation.theirs:
            continue
        more = max(6, situation.mine.least(suit) + 1)
        need = (0, 16, 19)[bid.level - 1] - low
        yield candidate(bid, length(suit, more) & hl(floor(need)), f"{bid.level}-own-over")


def _notrump(situation: Situation) -> Iterator[CandidateCall]:
    low = situation.partner_points[0]
    bid = situation.cheapest(_NT)
    least, most = situation.mine.strength
    if most - least <= 3:
        return
    if (
        bid is not None
        and bid.level < 3
        and situation.theirs
        and situation.has_acted(situation.me.partner)
    ):
        need = (20, 23)[bid.level - 1] - low
        yield candidate(
            bid, notrump(situation, max(need, 8), GAME - low - 1), f"{bid.level}N-over"
        )
