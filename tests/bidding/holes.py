"""Holes in a system: strong hands that pass where no line wants it, calls untrue of their hand.

Pages are those that random deals meet, our system against another, up to some round; at each,
hands of every shape that would have bid as their seat did are asked for their call.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice

from biritch.bidding.agreement.situation import Situation, is_game
from biritch.bidding.matchup import meet
from biritch.bidding.method import BiddingMethod
from biritch.bidding.natural.candidates import GAME
from biritch.bidding.opponents import opponents
from biritch.core.boards import Board
from biritch.core.calls import PASS
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.rules.auction import Auction

STRONG = 16
"""High-card points with which a pass must be wanted by a line."""
SILENT, _TRAP = {1: 16, 2: 16, 3: 16, 4: 19, 5: 21}, 18
"""The same over their bid, by its level, and with four cards of their suit."""
_MUCH, _CLOSE = 1, 3
"""Points beyond those of a game; the width of a range with which a hand has told its points."""
_FEW, _FIT, HIGHEST, _FOUR = 5, 8, 4, 4
"""Cards together that are too few, and a fit; the level of a return to it, and of four."""
_TO_ANSWER = 5
"""Points with which a long suit of one's own is named over partner's opening."""
_LONG_TRAP = 5
"""Cards of their suit with more of which a hand defends, however strong."""
_BREAKS = 2
"""Points above the least shown that a pass may hold."""
_BROKE = 4
"""The most points of a partner for whom a strong hand does not bid on against two others."""
_ALL_POINTS, _ALL_CARDS = 40, 13
"""Points of a deal, and cards of a suit."""
_STRONG_SHARE = 0.8
"""The share of auctions in which a hand is chosen to be strong."""
_TRIED = 12
"""Hands looked at for each that is asked for its call."""


@dataclass(frozen=True)
class Hole:
    """A hand, an auction, and what is wrong with its call there."""

    auction: Auction
    vulnerability: Vulnerability
    hand: Hand
    call: str
    rule: str
    what: str

    def __str__(self) -> str:
        said = " ".join(map(str, self.auction.calls)) or "opening"
        return f"{self.what}: {self.hand} after {said}: {self.call} ({self.rule})"


@cache
def hands(seed: str, strong: bool) -> tuple[Hand, ...]:
    """Return a pool of random hands: strong ones, or any."""
    dealt = (
        deal[seat] for deal in islice(seeded_deals(f"{seed} hands"), 3000) for seat in Seat
    )
    return tuple(hand for hand in dealt if not strong or hand.hcp >= STRONG)[:3000]


def would_have(method: BiddingMethod, hand: Hand, auction: Auction, vul: Vulnerability) -> bool:
    """Whether *hand*, in the seat to call, would have called as that seat did."""
    return all(
        method.pick(hand, Auction.of(auction.dealer, auction.calls[:turn]), vul)
        == auction.calls[turn]
        for turn in range(len(auction.calls) % 4, len(auction.calls), 4)
    )


def pages(
    method: BiddingMethod, count: int, rounds: int, seed: str
) -> Iterator[tuple[Auction, Vulnerability]]:
    """Yield *count* auctions North-South are to go on with, no two the same."""
    met: set[tuple[Auction, Vulnerability]] = set()
    for number, deal in enumerate(seeded_deals(seed), 1):
        board = Board.from_number(number % 16 + 1)
        auction = Auction(board.dealer)
        while not auction.over and len(auction.calls) < 4 * rounds:
            key = (auction, board.vulnerability)
            if auction.turn.side is Side.NS and key not in met:
                met.add(key)
                yield key
                if len(met) >= count:
                    return
            auction = auction.add(method.pick(deal[auction.turn], *key))


def should_speak(hand: Hand, situation: Situation) -> bool:
    """Whether *hand* is too strong to pass where no line says that it may.

    It may where partner defends or its own points are told, where our game stands, where no
    game is possible, and where a suit agreed is doubled. Over their bid it may lay a trap, or
    pass if partner has nothing.
    """
    if situation.bid is None or _is_told(hand, situation):
        return False
    last = situation.partners_last
    if last is not None and last.meaning.kind in ("penalty", "values"):
        return False
    if situation.standing.ours:
        minor = situation.bid.level == _FOUR  # what is left is a game of eleven tricks
        if hand.hcp + situation.partner.hcp[1] <= GAME + minor * _CLOSE:
            return False
        return hand.hcp >= STRONG and not (
            is_worth_game(situation) or _is_fit_doubled(situation)
        )
    return _is_silent_over_theirs(hand, situation)


def _is_told(hand: Hand, situation: Situation) -> bool:
    """Whether partner, who knows the points of *hand*, may go on."""
    least, most = situation.mine.strength
    close = most - least <= _CLOSE or hand.hcp <= least + _BREAKS
    return close and situation.has_acted(situation.me)


def _is_fit_doubled(situation: Situation) -> bool:
    """Whether they doubled the suit we have agreed."""
    assert situation.bid is not None
    suit = situation.bid.strain.suit
    return situation.standing.multiplier > 1 and suit is not None and suit is situation.trumps


def _is_silent_over_theirs(hand: Hand, situation: Situation) -> bool:
    """Whether *hand* has more than a pass over their bid may have, by its level."""
    assert situation.bid is not None
    theirs = situation.bid.strain.suit
    if theirs in situation.suits_of(situation.me):
        return False  # an artificial bid of theirs is left
    length = hand.length(theirs) if theirs is not None else 0
    if length > _LONG_TRAP or situation.bid.level not in SILENT:
        return False
    others = [situation.shown[situation.me.after(turns)].hcp[0] for turns in (1, 3)]
    if _ALL_POINTS - hand.hcp - sum(others) <= _BROKE:
        return False
    return hand.hcp >= max(SILENT[situation.bid.level], _TRAP if length > 3 else STRONG)


def is_worth_game(situation: Situation) -> bool:
    """Whether the bid that stands, made as it is doubled, pays a game.

    A redoubled minor at the one level pays as much with the tricks of a game.
    """
    bid, times = situation.bid, situation.standing.multiplier
    assert bid is not None
    major = bid.strain.suit is None or bid.strain.suit.major
    return is_game(bid) or times == 4 or (times == 2 and bid.level >= (2 if major else 3))


def is_question_left(situation: Situation) -> bool:
    """Whether a pass leaves partner in a bid that asks and names no suit to play.

    A take-out double may be passed by a hand that holds their suit, so that it is not one.
    """
    last, bid = situation.partners_last, situation.bid
    if last is None or last.call != bid or not situation.quiet:
        return False
    asks = last.meaning.artificial and last.meaning.forcing in ("one-round", "game")
    if asks and bid is not None and is_game(bid) and bid.strain.suit is not None:
        # An answer for aces in the suit to be played.
        return bid.strain.suit not in (*situation.ours, situation.trumps)
    return asks or (situation.is_forced and bid is not None and not is_game(bid))


def is_game_missed(hand: Hand, situation: Situation) -> bool:
    """Whether a part-score of ours is passed with a point more than game needs.

    The points are those of the hand and the fewest partner has shown; it is no fault where the
    hand has told its points and partner, who knows them, has signed off.
    """
    last, bid = situation.partners_last, situation.bid
    if last is None or bid is None or not (situation.standing.ours and situation.quiet):
        return False
    least, most = situation.mine.strength
    told = most - least <= _CLOSE and situation.has_acted(situation.me)
    if is_worth_game(situation) or told or last.meaning.forcing == "sign-off":
        return False
    return hand.hcp + situation.partner.strength[0] >= GAME + _MUCH


def is_fit_missed(hand: Hand, situation: Situation) -> bool:
    """Whether a suit with five cards together is passed below a fit of eight that is known."""
    bid, last = situation.bid, situation.partners_last
    if bid is None or bid.strain.suit is None or not situation.standing.ours:
        return False
    if last is None or last.call != bid or not situation.quiet:
        return False
    partner = situation.partner
    if partner.least(bid.strain.suit) + hand.length(bid.strain.suit) > _FEW:
        return False
    better = [
        suit
        for suit in Suit
        if partner.least(suit) + hand.length(suit) >= _FIT
        and (partner.least(suit) or hand.hcp >= _TO_ANSWER)
    ]
    backs = (situation.cheapest(suit) for suit in better)
    return any(back is not None and back.level <= bid.level + 1 <= HIGHEST for back in backs)


def hole(
    method: BiddingMethod, hand: Hand, auction: Auction, vul: Vulnerability
) -> Hole | None:
    """Return what is wrong with the call of *hand*, if anything is."""
    page = method.book_of(auction.turn.side).page(auction, vul)
    chosen = page.choose(hand)
    unwanted = (
        chosen.call is PASS and chosen.rule in UNWANTED and should_speak(hand, page.situation)
    )
    passes = chosen.call is PASS
    what = (
        (auction.standing.objection(chosen.call) is not None and "illegal")
        or (not page.meaning(chosen.call).promise.accepts(hand) and "untrue")
        or (unwanted and "silent")
        or (passes and is_question_left(page.situation) and "a question is passed")
        or (passes and is_game_missed(hand, page.situation) and "game is missed")
        or (passes and is_fit_missed(hand, page.situation) and "a fit is missed")
    )
    return Hole(auction, vul, hand, str(chosen.call), chosen.rule, what) if what else None


UNWANTED = frozenset({"NAT-nothing-to-say", "NAT-nothing-to-add", "NAT-pass-over"})
"""The rules of a pass that no line of the system has."""


def contradicts(hand: Hand, situation: Situation) -> bool:
    """Whether *hand* leaves no deal in which the others hold what they have shown."""
    others = [situation.shown[situation.me.after(turns)] for turns in (1, 2, 3)]
    return hand.hcp + sum(other.hcp[0] for other in others) > _ALL_POINTS or any(
        hand.length(suit) + sum(other.least(suit) for other in others) > _ALL_CARDS
        for suit in Suit
    )


def scan_four_packs(
    name: str, against: str, auctions: int, rounds: int, seed: str
) -> Iterator[Hole]:
    """Yield holes of the system *name* in auctions of hands from a pack of cards each.

    One hand of North-South is strong in four auctions of five, whatever the others hold, so
    that strong hands meet every kind of auction; what no deal allows is left out.
    """
    method, dice = meet(opponents(name), opponents(against)), random.Random(seed)
    for number in range(auctions):
        board = Board.from_number(number % 16 + 1)
        chosen, strong = dice.choice((Seat.NORTH, Seat.SOUTH)), dice.random() < _STRONG_SHARE
        held = {seat: dice.choice(hands(seed, strong and seat is chosen)) for seat in Seat}
        auction = Auction(board.dealer)
        while not auction.over and len(auction.calls) < 4 * rounds:
            hand, key = held[auction.turn], (auction, board.vulnerability)
            if auction.turn.side is Side.NS:
                page = method.book_of(Side.NS).page(*key)
                found = hole(method, hand, *key)
                if found and not contradicts(hand, page.situation):
                    yield found
                    break
            auction = auction.add(method.pick(hand, *key))


def scan(
    name: str, against: str, auctions: int, asked: int, rounds: int, seed: str
) -> list[Hole]:
    """Return the holes of the system *name*, a page each at most."""
    method = meet(opponents(name), opponents(against))
    dice, found = random.Random(seed), list[Hole]()
    for auction, vul in pages(method, auctions, rounds, seed):
        for strong in (True, False):
            pool = dice.sample(hands(seed, strong), asked * _TRIED)
            fitting = (hand for hand in pool if would_have(method, hand, auction, vul))
            wrong = (hole(method, hand, auction, vul) for hand in islice(fitting, asked))
            if first := next(filter(None, wrong), None):
                found.append(first)
                break
    return found
