"""When it is our auction: partner has shown something and the opponent let us bid on."""

from __future__ import annotations

from collections.abc import Iterator

from biritch.bidding.agreement.meaning import CandidateCall
from biritch.bidding.agreement.situation import Situation
from biritch.bidding.natural.candidates import GAME, candidate, floor, major_agreed, notrump
from biritch.bidding.natural.games import games, invitations, last_games
from biritch.bidding.natural.slams import slams
from biritch.bidding.promises.points import hl
from biritch.bidding.promises.promise import ANYTHING, Promise, detail
from biritch.bidding.promises.shapes import SEMI_BALANCED, Longer, length
from biritch.core.calls import PASS, Bid
from biritch.core.cards import Strain, Suit

_NT = Strain.NOTRUMP


def constructive(s: Situation) -> Iterator[CandidateCall]:
    """Yield what to say, from slam down to leaving partner there."""
    yield from slams(s)
    last = s.partners_last
    if last is not None and last.meaning.forcing == "sign-off" and s.standing.ours:
        yield from games(s) if s.bid and s.bid.strain is _NT else ()
        yield candidate(PASS, ANYTHING, "sign-off-kept")
        return
    found = list(games(s))
    certain = [one for one in found if one.rule in ("NAT-4M-fit", "NAT-4M-corrects")]
    yield from certain
    yield from descriptions(s)
    yield from explorations(s)
    yield from (one for one in found if one not in certain)
    yield from last_games(s)
    yield from invitations(s)
    if s.forced:
        yield from forced(s)
    else:
        yield from minimum(s)


def descriptions(s: Situation) -> Iterator[CandidateCall]:
    """Yield what there is to tell below 3NT once game is sure: support, then a sixth card."""
    near = s.mine.strength[0] + s.partner_points[0] >= GAME - 2
    if major_agreed(s) or not (s.game_forced or (s.forced and near)):
        return
    for suit in s.suits_of(s.me.partner)[:1]:
        bid = s.cheapest(suit)
        if suit.major and bid and bid.level <= 3 and s.mine.least(suit) < 3:
            yield candidate(bid, length(suit, 3), f"{bid.level}-support")
    for suit in s.suits_of(s.me):
        bid = s.cheapest(suit)
        if suit.major and bid and bid.level <= 3 and s.mine.least(suit) < 6:
            yield candidate(bid, length(suit, 6), f"{bid.level}-sixth")


def explorations(s: Situation) -> Iterator[CandidateCall]:
    """Yield new suits that look for a fit on the way to game."""
    low = s.partner_points[0]
    often = sum(one.seat == s.me and one.call is not PASS for one in s.calls) > 3
    if s.bid is None or often or major_agreed(s):
        return
    for suit in s.unbid:
        bid = s.cheapest(suit)
        if bid is None or bid >= Bid(3, _NT) or not _may_fit(s, suit):
            continue
        cards = 4 if bid.level < 3 or s.partner.least(suit) else 5
        strong = length(suit, cards) & hl(floor(GAME - low))
        yield candidate(bid, strong, f"{bid.level}-new", "one-round")


def _may_fit(s: Situation, suit: Suit) -> bool:
    """Whether partner may still hold four cards of *suit*, and I have not denied four."""
    return s.partner.lengths[suit][1] >= 4 and s.mine.lengths[suit][1] >= 4


def minimum(s: Situation) -> Iterator[CandidateCall]:
    """Yield what a hand with nothing to add says when it may pass."""
    bid = s.bid
    if bid is None or not s.standing.ours:
        return
    yield from preferences(s)
    standing = bid.strain.suit
    for suit in s.suits_of(s.me):
        own = s.cheapest(suit)
        if own is None or own.level > min(3, bid.level + 1) or own.level > 2 + (bid.level > 2):
            continue
        more = max(6, s.mine.least(suit) + 1)
        short: Promise = ANYTHING if standing is None else length(standing, 0, 1)
        if standing is None and (s.partner.hcp[0] >= 15 or bid.level > 1):
            continue
        yield candidate(own, length(suit, more) & short, f"{own.level}-own-suit")
    yield candidate(PASS, ANYTHING, "nothing-to-add")


def preferences(s: Situation) -> Iterator[CandidateCall]:
    """Yield going back to the longer of partner's two suits."""
    suits = s.suits_of(s.me.partner)
    standing = s.bid.strain.suit if s.bid else None
    if len(suits) < 2 or standing is None or standing not in suits:
        return
    for suit in suits:
        back = s.cheapest(suit)
        if suit == standing or back is None or s.bid is None or back.level > s.bid.level + 1:
            continue
        edge = s.partner.least(suit) >= s.partner.least(standing)
        better = length(suit, 2) & detail(Longer(suit, standing, at_least=edge))
        if back.level > s.bid.level:
            better = length(suit, 3) & length(standing, 0, 2)
        yield candidate(back, better, f"{back.level}-preference")


def forced(s: Situation) -> Iterator[CandidateCall]:
    """Yield something to say when partner may not be left there."""
    low = s.partner_points[0]
    yield from _raises(s)
    for suit in s.unbid:
        bid = s.cheapest(suit)
        if bid is not None and bid.level == 1:
            yield candidate(bid, length(suit, 4), "1-forced")
    yield from _own(s, 6)
    for bid in filter(None, (s.cheapest(_NT),)):
        if bid.level < 3 or (bid.level == 3 and not major_agreed(s)):
            yield candidate(bid, notrump(s, 0, GAME - low - 1), f"{bid.level}N-forced")
    for suit in s.unbid:
        bid = s.cheapest(suit)
        if bid is not None and bid < Bid(3, _NT) and _may_fit(s, suit):
            yield candidate(
                bid, length(suit, 4 if bid.level == 2 else 5), f"{bid.level}-forced"
            )
    yield from preferences(s)
    yield from _own(s, 5)
    yield from _back(s)


def _raises(s: Situation) -> Iterator[CandidateCall]:
    for suit, need in s.fits():
        raised = s.cheapest(suit)
        if raised and raised.level <= 4 and s.partner.least(suit) >= 4:
            yield candidate(raised, length(suit, max(3, need)), f"{raised.level}-raise")


def _own(s: Situation, cards: int) -> Iterator[CandidateCall]:
    for suit in s.suits_of(s.me):
        bid = s.cheapest(suit)
        if bid and bid.level <= 3 and suit not in s.theirs and s.mine.least(suit) <= cards:
            yield candidate(bid, length(suit, cards), f"{bid.level}-own-{cards}")


def _back(s: Situation) -> Iterator[CandidateCall]:
    """Yield a suit of partner's, with two cards for want of better."""
    for suit in s.suits_of(s.me.partner):
        bid = s.cheapest(suit)
        if bid and bid.level <= 4:
            yield candidate(bid, length(suit, 2), f"{bid.level}-back")
    if (bid := s.cheapest(_NT)) and bid.level <= 3:
        yield candidate(bid, SEMI_BALANCED, f"{bid.level}N-last")
