"""Opening leads: the agreed card of a suit, and the most promising suit.

Standard leads, as most convention cards have them: top of touching honours, fourth best from
length with an honour, second best from small cards, top of a doubleton; at notrump an honour
needs a sequence of three (or nearly) behind it; against a suit no small card is led away from
an ace. A partnership's :class:`Carding` says where it leads otherwise.
"""

from __future__ import annotations

from collections.abc import Collection
from math import exp

from biritch.bidding.agreement.carding import Carding, Three
from biritch.core.calls import Contract
from biritch.core.cards import Card, Strain, Suit
from biritch.core.hands import Hand

_TEN, _JACK, _QUEEN, _KING, _ACE = 10, 11, 12, 13, 14
_SLAM = 6
_USUAL = Carding()
_CHANCE = 0.75
"""How much one point of :func:`appeal` counts in the logarithm of a chance: fitted to the leads
that robots made."""
_MANY_TRUMPS = 4
"""Trumps from which on a ruff costs length, and forcing declarer is better."""
_OF_THREE: dict[Three, int] = {"top": 0, "middle": 1, "low": 2}


def agreed_card(hand: Hand, suit: Suit, strain: Strain, carding: Carding = _USUAL) -> Card:
    """Return the card of *suit* that *carding* leads from *hand*.

    Raises:
        IndexError: *hand* holds no card of *suit*.

    Example:
        >>> hand = Hand.parse("KJ742.KQ3.82.975")
        >>> agreed_card(hand, Suit.SPADES, Strain.NOTRUMP)
        S4
        >>> agreed_card(hand, Suit.HEARTS, Strain.CLUBS)
        HK
    """
    ranks = [card.rank for card in hand.holding(suit)]
    if len(ranks) <= 2:
        return Card.of(suit, ranks[0])
    choose = _at_notrump if strain is Strain.NOTRUMP else _against_suit
    return Card.of(suit, choose(ranks, carding))


def _at_notrump(ranks: list[int], carding: Carding) -> int:
    first, second, third, *_ = ranks
    if (first, second) == (_ACE, _KING):
        return _from_ace_king(ranks)
    # The third card of the sequence may be one step short: KQ10, QJ9, J108.
    if first >= _TEN and second == first - 1 and third >= first - 3:
        return first
    if inner := _inner(ranks):
        return inner
    return _length(ranks, carding, carding.three_notrump)


def _from_ace_king(ranks: list[int]) -> int:
    # From AKQ and AKJ the king; from worse suits the ace, but from five cards or more the
    # fourth best, so that partner keeps a card to come back with.
    if ranks[2] == _JACK or ranks[2] == _KING - 1:
        return _KING
    return _ACE if len(ranks) <= 4 else ranks[3]


def _against_suit(ranks: list[int], carding: Carding) -> int:
    first, second, *_ = ranks
    rusinow = carding.honour == "rusinow"
    if (first, second) == (_ACE, _KING):
        return _KING if rusinow or carding.ace_king == "king" else _ACE
    if first == _ACE:
        return _ACE
    if first >= _TEN and second == first - 1:
        # Rusinow: the second of touching honours.
        return second if rusinow else first
    if first > _JACK and (inner := _inner(ranks)):
        return inner
    return _length(ranks, carding, carding.three_suit)


def _inner(ranks: list[int]) -> int:
    """Return the top of an inner sequence, the jack of KJ10 or the ten of Q109; or 0."""
    first, second, third, *_ = ranks
    fits = first > _JACK and first > second + 1 and second in (_JACK, _TEN)
    return second if fits and third == second - 1 else 0


def _length(ranks: list[int], carding: Carding, three: Three) -> int:
    """Return the card that shows length, or three small cards by the agreement *three*."""
    small = ranks[0] < _JACK
    if carding.length == "third-fifth":
        return ranks[-1] if len(ranks) % 2 else ranks[2]
    if len(ranks) == 3:
        return ranks[_OF_THREE[three]] if small else ranks[2]
    # A ten counts as an honour in a suit of four, not in a suit of three.
    return ranks[1] if small and ranks[0] < _TEN else ranks[3]


def card_to_return(hand: Hand, suit: Suit) -> Card | None:
    """Return the card with which *hand* returns partner's *suit*: the higher of two.

    From three left it is the lowest, which was the original fourth best; for other lengths
    there is no agreement.

    Example:
        >>> card_to_return(Hand.parse("T3.A4.KQ2.753"), Suit.SPADES)
        ST
    """
    left = list(hand.holding(suit))
    if not 2 <= len(left) <= 3:
        return None
    return left[0] if len(left) == 2 else left[2]


def appeal(  # noqa: PLR0913 - a hand, a suit, and what was bid
    hand: Hand,
    suit: Suit,
    strain: Strain,
    *,
    ours: bool,
    theirs: bool,
    level: int = 1,
) -> float:
    """Return a heuristic score of an opening lead in *suit*; higher is better.

    *ours* if partner has bid it, *theirs* if the opponents have; *level* is that of the
    contract: against a notrump slam, leads from an honour score low. The weights were set by
    hand; there is no unit.
    """
    ranks = [card.rank for card in hand.holding(suit)]
    value = 4.0 * ours - 2.5 * theirs
    if strain is Strain.NOTRUMP:
        if level >= _SLAM:
            return value + _safety(ranks)
        honours = sum(max(0, rank - _TEN) for rank in ranks)
        return value + len(ranks) * 1.2 + honours * 0.25
    assert strain.suit is not None
    if len(ranks) == 1 and suit != strain.suit:
        trumps = [card.rank for card in hand.holding(strain.suit)]
        return value + _appeal_of_singleton(ranks[0], trumps)
    return value + _appeal_against_suit(ranks, trump=suit == strain.suit)


def chance(
    hand: Hand,
    suit: Suit,
    contract: Contract,
    *,
    ours: Collection[Suit] = (),
    theirs: Collection[Suit] = (),
) -> float:
    """Return the probability that *hand* leads *suit* against *contract*.

    *ours* and *theirs* are the suits bid by partner and by the opponents.

    Example:
        >>> from biritch.core.seats import Seat
        >>> hand, contract = Hand.parse("KJ742.Q3.862.975"), Contract.parse("3N", Seat.EAST)
        >>> [round(chance(hand, suit, contract), 2) for suit in reversed(Suit)]
        [0.83, 0.04, 0.06, 0.06]
    """
    looks = [look(hand, other, contract, ours=ours, theirs=theirs) for other in Suit]
    return looks[suit] / sum(looks)


def look(
    hand: Hand,
    suit: Suit,
    contract: Contract,
    *,
    ours: Collection[Suit] = (),
    theirs: Collection[Suit] = (),
) -> float:
    """Return the relative frequency of a lead of *suit*; 0 if *hand* is void.

    Example:
        >>> from biritch.core.seats import Seat
        >>> hand, contract = Hand.parse("KJ742.Q3.862.975"), Contract.parse("3N", Seat.EAST)
        >>> [round(look(hand, suit, contract), 2) for suit in reversed(Suit)]
        [190.57, 8.8, 14.88, 14.88]
    """
    if not hand.length(suit):
        return 0.0
    return exp(
        _CHANCE
        * appeal(
            hand,
            suit,
            contract.strain,
            ours=suit in ours,
            theirs=suit in theirs,
            level=contract.level,
        )
    )


def _safety(ranks: list[int]) -> float:
    """Return a score for safety: touching honours and small cards give nothing away."""
    top = ranks[0]
    if len(ranks) > 1 and top > _JACK - 1 and ranks[1] == top - 1:
        return 2.0
    return -1.0 - 0.5 * (top - _TEN) if top > _TEN else 1.0 + 0.1 * len(ranks)


def _appeal_against_suit(ranks: list[int], *, trump: bool) -> float:
    top = ranks[0]
    if trump:
        return 0.5 if top < _JACK else -2.0
    if len(ranks) == 1:
        return 0.0
    touching = ranks[1] == top - 1
    if touching and top >= _JACK:
        return 1.5 + 0.5 * (top - _JACK)
    if top == _ACE:
        return -2.0
    if len(ranks) == 2:
        return 1.0 if top < _JACK else -1.5
    return 0.8 - 0.4 * max(0, top - _TEN)


def _appeal_of_singleton(rank: int, trumps: list[int]) -> float:
    """Return a score for a singleton lead: it needs small trumps to ruff with.

    The ace or king of trumps stops declarer from drawing them first. Without trumps there is no
    ruff, natural trump winners gain nothing by one, and with four trumps a suit that forces
    declarer is better.
    """
    if rank >= _KING:
        return -1.0
    if not trumps:
        return 0.0
    tops = trumps == list(range(_ACE, _ACE - len(trumps), -1))
    guarded = trumps[0] == _QUEEN and len(trumps) == 3
    if tops or guarded:
        return 0.5
    if len(trumps) >= _MANY_TRUMPS:
        return 1.5
    return 3.5 if trumps[0] >= _KING else 2.5
