"""General rules while the opponents pass: from slams and games down to a pass."""

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


def uncontested_calls(situation: Situation) -> Iterator[CandidateCall]:
    """Yield calls of an uncontested auction, from slam down to pass."""
    yield from slams(situation)
    last = situation.partners_last
    if last is not None and last.meaning.forcing == "sign-off" and situation.standing.ours:
        yield from games(situation) if situation.bid and situation.bid.strain is _NT else ()
        yield candidate(PASS, ANYTHING, "sign-off-kept")
        return
    game_bids = list(games(situation))
    certain = [offer for offer in game_bids if offer.rule in ("NAT-4M-fit", "NAT-4M-corrects")]
    yield from certain
    yield from descriptions(situation)
    yield from explorations(situation)
    yield from (offer for offer in game_bids if offer not in certain)
    yield from last_games(situation)
    yield from invitations(situation)
    if situation.is_forced:
        yield from forced_calls(situation)
    else:
        yield from minimum(situation)


def descriptions(situation: Situation) -> Iterator[CandidateCall]:
    """Yield descriptions below 3NT once game is sure: support, then a sixth card."""
    # Forced once only, a hand describes itself where game is near; else it keeps low.
    near = situation.mine.strength[0] + situation.partner_points[0] >= GAME - 2
    if major_agreed(situation) or not (situation.game_forced or (situation.is_forced and near)):
        return
    for suit in situation.suits_of(situation.me.partner)[:1]:
        bid = situation.cheapest(suit)
        if suit.major and bid and bid.level <= 3 and situation.mine.least(suit) < 3:
            yield candidate(bid, length(suit, 3), f"{bid.level}-support")
    for suit in situation.suits_of(situation.me):
        bid = situation.cheapest(suit)
        if suit.major and bid and bid.level <= 3 and situation.mine.least(suit) < 6:
            yield candidate(bid, length(suit, 6), f"{bid.level}-sixth")


def explorations(situation: Situation) -> Iterator[CandidateCall]:
    """Yield new suits that look for a fit on the way to game."""
    low = situation.partner_points[0]
    # After four calls of one player more exploring only goes round in circles.
    my_calls = sum(
        entry.seat == situation.me and entry.call is not PASS for entry in situation.calls
    )
    if situation.bid is None or my_calls > 3 or major_agreed(situation):
        return
    for suit in situation.unbid_suits:
        bid = situation.cheapest(suit)
        if bid is None or bid >= Bid(3, _NT) or not _may_fit(situation, suit):
            continue
        cards = 4 if bid.level < 3 or situation.partner.least(suit) else 5
        strong = length(suit, cards) & hl(floor(GAME - low))
        yield candidate(bid, strong, f"{bid.level}-new", "one-round")


def _may_fit(situation: Situation, suit: Suit) -> bool:
    """Return whether a four-four fit in *suit* is still possible."""
    return situation.partner.lengths[suit][1] >= 4 and situation.mine.lengths[suit][1] >= 4


def minimum(situation: Situation) -> Iterator[CandidateCall]:
    """Yield the calls of a minimum hand when it may pass."""
    bid = situation.bid
    if bid is None or not situation.standing.ours:
        return
    yield from preferences(situation)
    standing = bid.strain.suit
    for suit in situation.suits_of(situation.me):
        own = situation.cheapest(suit)
        if own is None or own.level > min(3, bid.level + 1) or own.level > 2 + (bid.level > 2):
            continue
        more = max(6, situation.mine.least(suit) + 1)
        short: Promise = ANYTHING if standing is None else length(standing, 0, 1)
        if standing is None and (situation.partner.hcp[0] >= 15 or bid.level > 1):
            continue
        yield candidate(own, length(suit, more) & short, f"{own.level}-own-suit")
    yield candidate(PASS, ANYTHING, "nothing-to-add")


def preferences(situation: Situation) -> Iterator[CandidateCall]:
    """Yield a return to the longer of partner's two suits."""
    suits = situation.suits_of(situation.me.partner)
    standing = situation.bid.strain.suit if situation.bid else None
    if len(suits) < 2 or standing is None or standing not in suits:
        return
    if situation.agreed_suit is not None and situation.agreed_suit.major:
        return  # a major that both have named is the suit to go back to
    for suit in suits:
        back = situation.cheapest(suit)
        if (
            suit == standing
            or back is None
            or situation.bid is None
            or back.level > situation.bid.level + 1
        ):
            continue
        edge = situation.partner.least(suit) >= situation.partner.least(standing)
        better = length(suit, 2) & detail(Longer(suit, standing, at_least=edge))
        if back.level > situation.bid.level:
            better = length(suit, 3) & length(standing, 0, 2)
        yield candidate(back, better, f"{back.level}-preference")


def forced_calls(situation: Situation) -> Iterator[CandidateCall]:
    """Yield the calls of a hand that may not pass."""
    low = situation.partner_points[0]
    yield from _raises(situation)
    for suit in situation.unbid_suits:
        bid = situation.cheapest(suit)
        if bid is not None and bid.level == 1:
            yield candidate(bid, length(suit, 4), "1-forced")
    yield from _own(situation, 6)
    for bid in filter(None, (situation.cheapest(_NT),)):
        if bid.level < 3 or (bid.level == 3 and not major_agreed(situation)):
            yield candidate(bid, notrump(situation, 0, GAME - low - 1), f"{bid.level}N-forced")
    for suit in situation.unbid_suits:
        bid = situation.cheapest(suit)
        if bid is not None and bid < Bid(3, _NT) and _may_fit(situation, suit):
            yield candidate(
                bid, length(suit, 4 if bid.level == 2 else 5), f"{bid.level}-forced"
            )
    yield from preferences(situation)
    yield from _own(situation, 5)
    yield from _back(situation)


def _raises(situation: Situation) -> Iterator[CandidateCall]:
    for suit, need in situation.fits():
        raised = situation.cheapest(suit)
        if raised and raised.level <= 4 and situation.partner.least(suit) >= 4:
            yield candidate(raised, length(suit, max(3, need)), f"{raised.level}-raise")


def _own(situation: Situation, cards: int) -> Iterator[CandidateCall]:
    for suit in situation.suits_of(situation.me):
        bid = situation.cheapest(suit)
        if (
            bid
            and bid.level <= 3
            and suit not in situation.theirs
            and situation.mine.least(suit) <= cards
        ):
            yield candidate(bid, length(suit, cards), f"{bid.level}-own-{cards}")


def _back(situation: Situation) -> Iterator[CandidateCall]:
    """Yield a return to partner's suit with two cards."""
    for suit in situation.suits_of(situation.me.partner):
        bid = situation.cheapest(suit)
        if bid and bid.level <= 4:
            yield candidate(bid, length(suit, 2), f"{bid.level}-back")
    if (bid := situation.cheapest(_NT)) and bid.level <= 3:
        yield candidate(bid, SEMI_BALANCED, f"{bid.level}N-last")
