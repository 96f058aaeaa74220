"""Bids and doubles that counting tricks favours over defending undoubled.

When they have bid a suit, our tricks with a trump suit of ours and theirs in their own are
estimated from the hand's points and shape and from what the others have shown. The weights were
fitted to the double dummy tables of 5,800 deals (``benchmarks/counted_tricks.py``): a point is
worth two ninths of a trick to us, a trump two thirds, a void one. The numbers of tricks are
taken to be normally distributed around the estimates, ours and theirs independently; so both
contracts have a value in IMPs (Laws of Duplicate Bridge 2017, Laws 77 and 78), ours doubled if
it is two down. A bid by count is worth :data:`LEAST` more than to defend, and than every lower
bid of its suit; a double by count :data:`DOUBLE_LEAST` more than a pass.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from operator import mul
from statistics import NormalDist
from types import MappingProxyType

from biritch.bidding.promises.charts import Chart, of_spans
from biritch.bidding.promises.hand_ranges import ANY_POINTS, SHAPES, Lengths, Span
from biritch.bidding.promises.phrases import suit_name
from biritch.bidding.promises.promise import NOTHING, Promise
from biritch.bidding.promises.suit_letters import (
    AnySuit,
    AuctionContext,
    Competition,
    Suits,
    require_suit,
    settle,
)
from biritch.core.calls import Bid, Contract
from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.scoring.imps import imps
from biritch.scoring.tariff import score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF

LEAST = 1.0
"""IMPs by which a bid must be better than to defend."""
DOUBLE_LEAST = 2.0
"""IMPs by which a double must be better than a pass."""
MOST = 25
"""The points somebody is computed to hold at most."""
OURS: Mapping[str, float] = MappingProxyType(
    {
        "always": 1.25,
        "points": 0.22,
        "trumps": 0.65,
        "seven": 0.25,
        "void": 1.0,
        "singleton": 0.35,
        "five aside": 0.27,
        "far": 0.09,
        "minor": 0.23,
        "ten together": -0.28,
        "partner least": 0.12,
        "partner most": 0.057,
        "they least": -0.061,
        "they most": -0.024,
        "partner's trumps": 0.5,
        "their trumps": -0.18,
    }
)
"""What our tricks are added up from: high-card points, trumps, seven of them, a void or a
singleton beside, five cards beside, how far the cards in their suit are from two and a half, a
minor, ten trumps together; the fewest and the most points, and the fewest trumps, shown."""
THEIRS: Mapping[str, float] = MappingProxyType(
    {
        "always": 8.14,
        "points": -0.196,
        "level": 0.297,
        "cards": -0.352,
        "far": -0.403,
        "short": -0.271,
        "seven aside": 0.237,
        "partner least": -0.108,
        "partner most": -0.034,
        "partner's cards": -0.498,
        "they least": 0.04,
        "they most": 0.048,
        "their least": 0.184,
        "their most": 0.03,
    }
)
"""The same of theirs: the level they bid, cards of their suit, cards short of two in another,
seven in another; cards of their suit that partner, and that they, have shown."""
_OURS_OFF, _THEIRS_OFF = 1.34, 1.52
"""How far a sum is off, one standard deviation."""
_STEPS = 4
"""Parts of a trick that are distinguished."""
_TRICKS = range(14)
_MOST_STEPS = _STEPS * _TRICKS[-1]
_NEVER = _MOST_STEPS + 1
"""More parts than there are tricks."""
_POINTS = range(ANY_POINTS[0], ANY_POINTS[1] + 1)
_KEPT = 1 << 14
"""Shapes that were computed and are remembered."""


@dataclass(frozen=True, slots=True)
class BidByCount(Promise):
    """A bid of *suit* at *level* that counting tricks favours over their contract.

    Example:
        >>> BidByCount(4, Suit.SPADES).bind({}) == NOTHING
        True
    """

    of_auction = True

    level: int
    suit: AnySuit

    def bind(self, suits: Suits) -> Promise:
        """Return the condition on this hand; no restriction if they have bid no suit."""
        suit = settle(self.suit, suits)
        if not isinstance(suit, Suit):
            return BidByCount(self.level, suit)
        over = suits.over if isinstance(suits, AuctionContext) else None
        return NOTHING if over is None else CountedHand(Bid(self.level, Strain(suit)), over)


class _Counted(Promise):
    """A condition on a hand from counting tricks: a range of points for each shape."""

    __slots__ = ()
    decided = "shape"

    def accepts(self, hand: Hand) -> bool:
        """Whether the hand's points are among those of its shape."""
        span = self.points(hand.lengths)
        return span is not None and span[0] <= hand.hcp <= span[1]


@dataclass(frozen=True, slots=True)
class CountedHand(_Counted):
    """A hand for which counting favours the *bid* over defending the contract in *over*.

    Example:
        >>> from biritch.bidding import catalogue
        >>> from biritch.core.calls import parse_call
        >>> from biritch.core.seats import Vulnerability
        >>> from biritch.rules.auction import Auction
        >>> auction = Auction.of(Seat.NORTH, map(parse_call, ["1D", "1S", "2D", "4S"]))
        >>> page = catalogue.find("sayc").book_of(Seat.NORTH.side).page(
        ...     auction, Vulnerability.NONE)
        >>> counted = BidByCount(5, Suit.DIAMONDS).bind(page.situation.context({}))
        >>> counted.accepts(Hand.parse(".A64.KQJT64.K964"))
        True
        >>> counted.accepts(Hand.parse("K82.A6.KQJT6.964"))
        False
    """

    bid: Bid
    over: Competition

    def points(self, lengths: Lengths) -> Span | None:
        """Return the fewest and the most points with which the bid pays, or ``None``."""
        suit, over = require_suit(self.bid.strain.suit), self.over
        return _span(
            _find_wanted(self._choice()), ours(over, suit, lengths), theirs(over, lengths)
        )

    def chart(self) -> Chart:
        """Return the hands that satisfy it."""
        suit, over, wanted = (
            require_suit(self.bid.strain.suit),
            self.over,
            _find_wanted(self._choice()),
        )
        we, they = _ours_shown(over, suit), _theirs_shown(over)
        held, places = _list_shape_effects(suit, over.suit, over.lengths[0][suit][0])
        spans = [
            _span(wanted, round(we + mine, 2), round(they + lost, 2)) for mine, lost in held
        ]
        return of_spans(map(spans.__getitem__, places))

    def _choice(self) -> _Choice:
        over = self.over
        return _Choice(
            self.bid,
            over.bid,
            over.multiplier,
            red=over.vulnerable,
            they_red=over.they_vulnerable,
        )

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``by count of tricks, better than to defend``."""
        return (
            Phrase.of("promise-by-count", suit=suit_name(require_suit(self.bid.strain.suit))),
        )


@dataclass(frozen=True, slots=True)
class DoubleByCount(Promise):
    """A double that counting tricks favours over a pass.

    Example:
        >>> DoubleByCount().bind({}) == NOTHING
        True
    """

    of_auction = True

    def bind(self, suits: Suits) -> Promise:
        """Return the condition on this hand; no restriction if they have bid no suit."""
        over = suits.over if isinstance(suits, AuctionContext) else None
        return NOTHING if over is None else CountedDouble(over)


@dataclass(frozen=True, slots=True)
class CountedDouble(_Counted):
    """A hand for which counting favours doubling the contract in *over*.

    Example:
        >>> from biritch.bidding.promises.suit_letters import Competition
        >>> from biritch.core.calls import Bid
        >>> from biritch.core.cards import Strain
        >>> shown = ((10, 12), (6, 9), (11, 15))
        >>> hearts = Competition(Bid(3, Strain.HEARTS), 1, points=shown)
        >>> CountedDouble(hearts).accepts(Hand.parse("AK42.Q932.A3.K42"))
        True
        >>> CountedDouble(hearts).accepts(Hand.parse("Q42.2.KJ432.9842"))
        False
    """

    over: Competition

    def points(self, lengths: Lengths) -> Span | None:
        """Return the fewest and the most points with which a double pays, or ``None``."""
        return _to_double(self._most(), theirs(self.over, lengths))

    def chart(self) -> Chart:
        """Return the hands that satisfy it."""
        over, shown, most = self.over, _theirs_shown(self.over), self._most()
        return of_spans(
            _to_double(most, round(shown + _theirs_held(lengths, over.suit), 2))
            for lengths in SHAPES
        )

    def _most(self) -> int:
        return _most_to_double(self.over.bid, self.over.they_vulnerable)

    def sentences(self) -> tuple[Phrase, ...]:
        """Return ``by count of their tricks``."""
        return (Phrase.of("promise-double-by-count"),)


def ours(over: Competition, suit: Suit, lengths: Lengths) -> float:
    """Return our tricks with *suit* as trumps, without this hand's high-card points."""
    held = _ours_held(lengths, suit, over.suit, over.lengths[0][suit][0])
    return round(_ours_shown(over, suit) + held, 2)


def theirs(over: Competition, lengths: Lengths) -> float:
    """Return their tricks in their suit, without this hand's high-card points."""
    return round(_theirs_shown(over) + _theirs_held(lengths, over.suit), 2)


def _add_weights(weights: Mapping[str, float], told: Mapping[str, float]) -> float:
    return sum(weights[word] * value for word, value in told.items())


def _ours_shown(over: Competition, suit: Suit) -> float:
    """Return our tricks from what the others have shown."""
    told = {
        "always": 1,
        "minor": not suit.major,
        "partner's trumps": over.lengths[0][suit][0],
        "their trumps": sum(shown[suit][0] for shown in over.lengths[1:]),
    }
    return _add_weights(OURS, _opponents_points(over) | told)


@lru_cache(_KEPT)
def _ours_held(lengths: Lengths, suit: Suit, their: Suit, partner: int) -> float:
    """Return the tricks from this hand's shape, with *partner* trumps opposite."""
    held, sides = lengths[suit], (*lengths[:suit], *lengths[suit + 1 :])
    told = {
        "trumps": held,
        "seven": held >= 7,
        "void": min(sides) == 0,
        "singleton": min(sides) == 1,
        "five aside": max(sides) >= 5,
        "far": abs(lengths[their] - 2.5),
        "ten together": held + partner >= 10,
    }
    return _add_weights(OURS, told)


def _theirs_shown(over: Competition) -> float:
    """Return their tricks from what the others have shown."""
    told = {
        "always": 1,
        "level": over.level,
        "partner's cards": over.lengths[0][over.suit][0],
        "their least": sum(shown[over.suit][0] for shown in over.lengths[1:]),
        "their most": sum(shown[over.suit][1] for shown in over.lengths[1:]),
    }
    return _add_weights(THEIRS, _opponents_points(over) | told)


@lru_cache(_KEPT)
def _theirs_held(lengths: Lengths, their: Suit) -> float:
    """Return the change of their tricks from this hand's shape."""
    sides = (*lengths[:their], *lengths[their + 1 :])
    told = {
        "cards": lengths[their],
        "far": abs(lengths[their] - 2.5),
        "short": max(0, 2 - min(sides)),
        "seven aside": max(sides) >= 7,
    }
    return _add_weights(THEIRS, told)


@lru_cache(_KEPT)
def _list_shape_effects(
    suit: Suit, their: Suit, partner: int
) -> tuple[tuple[tuple[float, float], ...], tuple[int, ...]]:
    """Return the possible effects of shape on our and their tricks, and each shape's index.

    Many shapes have the same effect.
    """
    held = [
        (_ours_held(lengths, suit, their, partner), _theirs_held(lengths, their))
        for lengths in SHAPES
    ]
    places = {alike: place for place, alike in enumerate(dict.fromkeys(held))}
    return tuple(places), tuple(map(places.__getitem__, held))


def _opponents_points(over: Competition) -> dict[str, float]:
    """Return the points that each of the others has shown."""
    (least, most), *they = over.points
    return {
        "partner least": least,
        "partner most": min(most, MOST),
        "they least": sum(span[0] for span in they),
        "they most": sum(min(span[1], MOST) for span in they),
    }


class _Wanted(dict[int, int]):
    """The least tricks of ours (in steps) with which a bid pays, by those of theirs.

    Each is computed on first use.
    """

    def __init__(self, choice: _Choice) -> None:
        """Use *choice*, and the requirement of a lower bid of the suit."""
        super().__init__()
        self.choice, self.least = choice, _least_over_lower_bid(choice)

    def __missing__(self, their_step: int) -> int:
        """Compute it; _NEVER if no number of tricks is enough."""
        they = _chances(their_step, _THEIRS_OFF)
        gained = [_mean(they, row) for row in _worth(self.choice)]
        # The more tricks of ours, the more is gained.
        steps = range(self.least, _NEVER)
        self[their_step] = self.least + bisect_left(
            steps, LEAST, key=lambda step: _mean(_chances(step, _OURS_OFF), gained)
        )
        return self[their_step]


@cache
def _find_wanted(choice: _Choice) -> _Wanted:
    return _Wanted(choice)


def _span(wanted: _Wanted, ours_of: float, theirs_of: float) -> Span | None:
    """Return the fewest and the most points with which a bid pays, or ``None``."""
    we, they = _steps(ours_of, OURS["points"]), _steps(theirs_of, THEIRS["points"])
    needed = map(wanted.__getitem__, they)
    good = [
        points for points, mine, need in zip(_POINTS, we, needed, strict=True) if mine >= need
    ]
    return (good[0], good[-1]) if good else None


def _to_double(most: int, theirs_of: float) -> Span | None:
    """Return the fewest and the most points with which they have at most *most* steps."""
    they = _steps(theirs_of, THEIRS["points"])
    good = [points for points in _POINTS if they[points] <= most]
    return (good[0], good[-1]) if good else None


@cache
def _most_to_double(their: Bid, they_red: bool) -> int:  # noqa: FBT001 - a key of the cache
    """Return the most steps of theirs with which a double pays."""
    once, twice = (
        [_points(their, times, tricks, they_red) for tricks in _TRICKS] for times in (1, 2)
    )
    gained = [imps(one - two) for one, two in zip(once, twice, strict=True)]
    steps = range(_MOST_STEPS + 1)
    worth = (at for at in steps if _mean(_chances(at, _THEIRS_OFF), gained) >= DOUBLE_LEAST)
    return max(worth, default=-1)


def _mean(chances: Sequence[float], gained: Sequence[float]) -> float:
    """Return the expected gain, given the probability of each number of tricks."""
    mean: float = sum(map(mul, chances, gained))
    return mean


@lru_cache(_KEPT)
def _steps(tricks: float, point: float) -> tuple[int, ...]:
    """Return the expected tricks, in steps, for each number of points."""
    return tuple(_step(tricks + point * points) for points in _POINTS)


def _step(tricks: float) -> int:
    return round(_STEPS * min(max(tricks, 0), _TRICKS[-1]))


@dataclass(frozen=True, slots=True)
class _Choice:
    """A bid of ours against a contract of theirs (with its multiplier), and vulnerabilities."""

    bid: Bid
    their: Bid
    multiplier: int
    red: bool
    they_red: bool


@cache
def _least_over_lower_bid(choice: _Choice) -> int:
    """Return the least steps with which no lower bid of the suit is as good."""
    lowest = choice.their.level + (choice.bid.strain < choice.their.strain)
    lower = [
        _list_our_scores(Bid(level, choice.bid.strain), choice.red)
        for level in range(lowest, choice.bid.level)
    ]
    bid = _list_our_scores(choice.bid, choice.red)
    gains = [
        [imps(mine - less) for mine, less in zip(bid, other, strict=True)] for other in lower
    ]
    for step in range(_MOST_STEPS + 1):
        chances = _chances(step, _OURS_OFF)
        if all(_mean(chances, gained) >= LEAST for gained in gains):
            return step
    return _NEVER


@cache
def _worth(choice: _Choice) -> tuple[tuple[int, ...], ...]:
    """Return the IMPs that a bid gains, by our tricks and by theirs."""
    defended = [
        _points(choice.their, choice.multiplier, tricks, choice.they_red) for tricks in _TRICKS
    ]
    bidding = _list_our_scores(choice.bid, choice.red)
    return tuple(tuple(imps(mine + lost) for lost in defended) for mine in bidding)


def _list_our_scores(bid: Bid, vulnerable: bool) -> list[int]:  # noqa: FBT001 - as below
    """Return our score for a bid by tricks, doubled if two down or more."""
    return [
        _points(bid, 2 if tricks + 2 <= bid.level + 6 else 1, tricks, vulnerable)
        for tricks in _TRICKS
    ]


def _points(bid: Bid, multiplier: int, tricks: int, vulnerable: bool) -> int:  # noqa: FBT001 - a score's own order
    contract = Contract(bid.strain, Seat.NORTH, bid.level, multiplier)
    return score(TARIFF, contract, tricks, vulnerable=vulnerable)


@cache
def _chances(step: int, off: float) -> tuple[float, ...]:
    """Return the probability of each number of tricks around the expected one."""
    around = NormalDist(step / _STEPS, off)
    edges = [0.0, *(around.cdf(tricks + 0.5) for tricks in _TRICKS[:-1]), 1.0]
    return tuple(high - low for low, high in pairwise(edges))
