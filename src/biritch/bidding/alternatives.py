"""Alternative calls of a hand at an auction, from kept promises to stretched ones.

The system's call is the first agreed one that the hand fits. The hand may fit others as well:
agreed calls of lower preference, and calls without an agreement that, read naturally, name a
game, compete a level higher or double for penalties, which partner understands and may pass.

Further kinds promise what the hand does not have, to be weighed against partner's likely
reaction. Near calls are those the system would make with the same shape and a point or two more
or fewer. Stretched calls are a pass where partner does not force, a suit that is long enough
whatever else was promised, notrump, and game in a fit; doubled: any double. Close calls are
stretched ones whose promise the hand misses by at most three points and one card. A penalty
double is one for penalties, or of a game they mean to play, which partner rarely takes out; a
game is one in a fit, which partner passes whatever it promised.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.bidding.agreement.situation import Situation, is_game
from biritch.bidding.book import Page
from biritch.bidding.natural.inference import infer
from biritch.bidding.natural.strong_passes import PREFIX
from biritch.bidding.promises.promise import disjunction
from biritch.core.calls import DOUBLE, PASS, Bid, Call
from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand

_HIGHEST_LEAP = 5
"""The level up to which a game may be jumped to, though nobody agreed on that jump."""
_HIGHEST_NOTRUMP = 3
"""The level up to which notrump is bid whatever it promises."""
Kind: TypeAlias = Literal[
    "book", "agreed", "near", "natural", "penalty", "game", "close", "stretched", "doubled"
]
"""The system's call; another agreed one; one a point or two off what is agreed; one not agreed
on; a double for penalties, or of their game; a game in a fit; a bid or pass that misses what it
promises by little; one that promises something else; a double that does."""
_FIT = 8
"""The trumps a side has together who may play in them."""
_POINTS_OFF, _CARDS_OFF = 3, 1
"""How far off its promise a call is still close."""
KEPT: tuple[Kind, ...] = ("book", "agreed", "natural")
"""The kinds whose promise the hand keeps."""
_SUIT_BITS = (1 << 13) - 1
_TOPS = (9, 10, 11, 12)
"""The places of jack, queen, king and ace among the thirteen cards of a suit."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """An alternative call and its kind."""

    call: Call
    kind: Kind


def alternatives(
    page: Page, hand: Hand, kinds: Collection[Kind] = KEPT
) -> tuple[Alternative, ...]:
    """Return the calls of the given *kinds* that *hand* may make, the system's first.

    Each call is returned once, with the first of its kinds in the order of :data:`Kind`.

    Example:
        >>> from biritch.bidding import catalogue
        >>> from biritch.core.calls import parse_call
        >>> from biritch.core.seats import Seat, Vulnerability
        >>> from biritch.rules.auction import Auction
        >>> auction = Auction.of(Seat.NORTH, map(parse_call, ["1S", "P"]))
        >>> book = catalogue.find("sayc").book_of(Seat.SOUTH.side)
        >>> page, hand = book.page(auction, Vulnerability.NONE), Hand.parse("K72.Q3.KJ962.984")
        >>> [str(one.call) for one in alternatives(page, hand)]
        ['2S', '1N', '5S']
        >>> [str(one.call) for one in alternatives(page, hand, ("near",))]
        ['2S', '3S']
    """
    by_call = {(own := page.choose(hand).call): Alternative(own, "book")}
    for kind, calls in _CALLS.items():
        if kind in kinds:
            for call in calls(page, hand):
                by_call.setdefault(call, Alternative(call, kind))
    return tuple(by_call.values())


def _agreed_calls(page: Page, hand: Hand) -> Iterator[Call]:
    """Yield the agreed calls whose promise *hand* keeps, as partner understands it.

    Agreements by which no hand would make its call are ignored.
    """
    return (
        offer.call
        for offer in page.candidates
        if offer.promise.accepts(hand) and page.meaning(offer.call).promise.accepts(hand)
    )


def near_calls(
    page: Page, hand: Hand, points: tuple[int, ...] = (1, -1, 2, -2)
) -> Iterator[Call]:
    """Yield the agreed calls that *hand* would make with *points* more or fewer points.

    One card is exchanged for another of the same suit, so the shape stays.

    Example:
        >>> from biritch.bidding import catalogue
        >>> from biritch.core.calls import parse_call
        >>> from biritch.core.seats import Seat, Vulnerability
        >>> from biritch.rules.auction import Auction
        >>> auction = Auction.of(Seat.NORTH, map(parse_call, ["1NT", "P"]))
        >>> book = catalogue.find("sayc").book_of(Seat.SOUTH.side)
        >>> page = book.page(auction, Vulnerability.NONE)
        >>> sorted(map(str, near_calls(page, Hand.parse("K72.Q73.KJ62.J84"))))
        ['2N']
    """
    own = page.choose(hand).call
    said = {own}
    for more in points:
        for other in hands_near(hand, more):
            call = page.choose(other).call
            if call not in said:
                said.add(call)
                yield call


def hands_near(hand: Hand, more: int) -> Iterator[Hand]:
    """Yield hands of the same shape with *more* (or fewer) points, changed by one card.

    Example:
        >>> [str(near) for near in hands_near(Hand.parse("Q32.T98.7654.432"), 2)][:2]
        ['Q32.T98.7654.Q32', 'Q32.T98.Q654.432']
    """
    for suit in Suit:
        shift = 13 * suit
        holding = hand.bits >> shift & _SUIT_BITS
        for high in _TOPS:
            # The card that makes the difference: a lower honour, or the highest small card.
            low = high - abs(more)
            if low < _TOPS[0]:
                if high - _TOPS[0] + 1 != abs(more):
                    continue
                low = _small(holding, held=more > 0)
            given, taken = (low, high) if more > 0 else (high, low)
            if low >= 0 and holding >> given & 1 and not holding >> taken & 1:
                changed = holding ^ (1 << low | 1 << high)
                yield Hand(hand.bits & ~(_SUIT_BITS << shift) | changed << shift)


def _small(holding: int, *, held: bool) -> int:
    """Return the index of the highest card below the jack that is *held*, or not; else -1."""
    places = (place for place in range(8, -1, -1) if (holding >> place & 1) == held)
    return next(places, -1)


def _calls_without_agreement(page: Page, hand: Hand) -> Iterator[Call]:
    """Yield calls without an agreement whose natural reading *hand* keeps."""
    situation = page.situation
    if situation.bid is None or situation.is_forced:
        return
    if not situation.has_acted(situation.me.partner):
        return
    for call in situation.standing.legal():
        if call in page.candidates_by_call or not _natural(situation, call, hand):
            continue
        heard = infer(situation, call)
        # A question, or what must be answered, is no offer to play: partner would not leave it.
        plain = not heard.artificial and heard.forcing not in ("one-round", "game")
        if (plain or call is DOUBLE) and heard.promise.accepts(hand):
            yield call


def _natural(situation: Situation, call: Call, hand: Hand) -> bool:
    if call is DOUBLE:
        return situation.bid is not None and situation.bid.level >= 4
    if not isinstance(call, Bid):
        return False
    suit = call.strain.suit
    if suit is None:
        return call == Bid(3, Strain.NOTRUMP)
    if suit in situation.theirs or not _enough(situation, suit, hand):
        return False
    low = situation.cheapest(Strain(suit))
    # A leap to a slam that nothing prepared: partner could neither read nor judge it.
    return call == low or (is_game(call) and call.level <= _HIGHEST_LEAP)


def _enough(situation: Situation, suit: Suit, hand: Hand) -> bool:
    """Return whether at least eight trumps are known together, or six in this hand."""
    held = hand.length(suit)
    return held + situation.partner.least(suit) >= _FIT or held >= 6


def _stretched_calls(page: Page, hand: Hand) -> Iterator[Call]:
    """Yield calls whose promise *hand* breaks but whose contract it may play."""
    situation = page.situation
    if situation.bid is None:
        return
    # Doubles are of a kind of their own: many live by what books leave undone.
    for call in situation.standing.legal():
        if call == PASS:
            fits = not situation.is_forced
        else:
            # Partner would never leave what asks, or shows something else.
            fits = (
                isinstance(call, Bid)
                and _playable(situation, call, hand)
                and not page.meaning(call).artificial
            )
        if fits:
            yield call


def _close(page: Page, hand: Hand) -> Iterator[Call]:
    """Yield the stretched calls whose promise *hand* misses by little."""
    for call in _stretched_calls(page, hand):
        # What a book prints: not the rare hands that are only too strong for a pass.
        offers = page.candidates_by_call.get(call, ())
        printed = [offer.promise for offer in offers if not offer.rule.startswith(PREFIX)]
        promise = disjunction(printed) if printed else page.meaning(call).promise
        told = promise.project()
        spans = (told.hcp, *told.lengths)
        off, *cards = (
            max(low - held, held - high, 0)
            for (low, high), held in zip(spans, (hand.hcp, *hand.lengths), strict=True)
        )
        if off <= _POINTS_OFF and max(cards) <= _CARDS_OFF:
            yield call


def _penalty(page: Page, hand: Hand) -> Iterator[Call]:
    """Yield the double for penalties, or of a game or slam they mean to play.

    It does not depend on *hand*; doubles of artificial bids are left out.
    """
    del hand
    situation = page.situation
    if situation.bid is None or DOUBLE not in situation.standing.legal():
        return
    meant = next(
        entry.meaning for entry in reversed(situation.calls) if entry.call == situation.bid
    )
    if not meant.artificial and (
        is_game(situation.bid) or page.meaning(DOUBLE).kind == "penalty"
    ):
        yield DOUBLE


def _games(page: Page, hand: Hand) -> Iterator[Call]:
    """Yield the games in a suit with eight known cards together."""
    situation = page.situation
    if situation.bid is None:
        return
    for call in situation.standing.legal():
        if (
            isinstance(call, Bid)
            and is_game(call)
            and call.level <= _HIGHEST_LEAP
            and (suit := call.strain.suit) is not None
            and suit not in situation.theirs
            and hand.length(suit) + situation.partner.least(suit) >= _FIT
            and not page.meaning(call).artificial
        ):
            yield call


def _doubles(page: Page, hand: Hand) -> Iterator[Call]:
    """Yield the double, whatever it promises."""
    del hand
    if page.situation.bid is not None and DOUBLE in page.situation.standing.legal():
        yield DOUBLE


def _playable(situation: Situation, bid: Bid, hand: Hand) -> bool:
    """Return whether *hand* may want to play *bid*: the cheapest, or game, in a long suit."""
    cheapest = bid == situation.cheapest(bid.strain)
    suit = bid.strain.suit
    if suit is None:
        return bid.level <= _HIGHEST_NOTRUMP and (cheapest or bid.level == _HIGHEST_NOTRUMP)
    if suit in situation.theirs:
        return False
    held = hand.length(suit)
    together = held + situation.partner.least(suit)
    if cheapest:
        return together >= 7 or held >= 5
    return together >= _FIT and 4 <= bid.level <= _HIGHEST_LEAP


_CALLS: dict[Kind, Callable[[Page, Hand], Iterator[Call]]] = {
    "agreed": _agreed_calls,
    "near": near_calls,
    "natural": _calls_without_agreement,
    "penalty": _penalty,
    "game": _games,
    "close": _close,
    "stretched": _stretched_calls,
    "doubled": _doubles,
}
"""Whence the calls of each kind come."""
