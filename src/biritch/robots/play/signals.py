"""Signals: what a defender tells partner with a small card that costs nothing.

Attitude on partner's lead, count on a suit declarer's side leads, a preference with the card
thrown away, as the partnership's :class:`Carding` has them. Where attitude and count say
nothing, the card prefers one of the suits left: under partner's winner once dummy has no more
of the suit, or has what wins it; on a suit of declarer's led before; and with the card led for
partner to ruff. Only a card that cannot win, and that came out as good as the lowest, is ever
spent on a signal.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from biritch.bidding.agreement.carding import Carding
from biritch.core.cards import Card, Suit
from biritch.core.hands import Hand
from biritch.robots.play.situation import CardSituation

HIGHEST = 9
"""The highest rank spent on a signal."""
_TEN, _QUEEN, _KING = 10, 12, 13
_LONG = 4
"""Cards of dummy's from which on a suit with two honours is one that declarer plays on."""
_CROWDED = 9
"""Cards of a suit in two hands from which on another that leads it is taken to be short."""


def signal(at: CardSituation, cards: Sequence[Card]) -> Card | None:
    """Return the card of *cards* that signals in following suit, or ``None`` if none can."""
    led = at.trick.cards[0].suit
    floor = _floor(at, led)
    spare = signal_cards(
        card for card in cards if card.suit == led and (not at.beats(card) or card < floor)
    )
    if at.declaring or led == at.trump or len(spare) < 2 or min(cards) != spare[0]:
        return None
    # The last trick of the list is the one under way.
    earlier = any(trick.cards[0].suit == led for trick in at.view.tricks[:-1])
    partner_led = at.trick.leader == at.seat.partner
    held = list(at.hand.holding(led))
    ruff = partner_led and may_ruff(at.trick.cards[0], held, trumps=_trumps(at))
    wants = None
    if prefers_suit(led, at.trump, _dummy(at), partner_led=partner_led, earlier=earlier):
        wants = asks_highest(at.hand, suits_to_ask((led, at.trump)))
    return agreed_signal(
        held,
        spare,
        at.carding,
        partner_led=partner_led,
        earlier=earlier,
        ruff=ruff,
        wants=wants,
    )


def _dummy(at: CardSituation) -> Hand | None:
    """Return the cards dummy still has, as a defender sees them."""
    contract = at.view.contract
    assert contract is not None
    return at.view.seen[contract.declarer.partner] if at.view.dummies else None


def prefers_suit(
    led: Suit, trump: Suit | None, dummy: Hand | None, *, partner_led: bool, earlier: bool
) -> bool:
    """Whether a small card of the suit *led* asks for another suit.

    So it is under partner's lead when *dummy* has no more of the suit and may ruff, or holds
    three of its honours: whether the suit is liked then is no matter. And on a suit that
    declarer's side led *earlier*, in which count was given.

    Example:
        >>> clubs, hearts = Suit.CLUBS, Suit.HEARTS
        >>> [prefers_suit(clubs, hearts, Hand.parse(dummy), partner_led=True, earlier=False)
        ...  for dummy in ("K52.T85.KQ2.", "K52.T85.KQ2.4", "K52.T85.2.KQJ4")]
        [True, False, True]
    """
    if not partner_led:
        return earlier
    if dummy is None:
        return False
    left = dummy.holding(led)
    ruffs = trump is not None and not left and dummy.length(trump) > 0
    return ruffs or sum(card.rank > _TEN for card in left) >= 3


def leads_for_ruff(
    held: int, dummy: int, *, begun_by_partner: bool, shown_out: bool, trumps: bool
) -> bool:
    """Whether a card is led for partner to ruff.

    He has *shown_out* of the suit; or he began it, and the leader *held*, with *dummy*, so many
    of its cards that he hardly had another. *trumps* says whether he may have one left.

    Example:
        >>> leads_for_ruff(6, 4, begun_by_partner=True, shown_out=False, trumps=True)
        True
    """
    return trumps and (shown_out or (begun_by_partner and held + dummy >= _CROWDED))


def preference_lead(cards: Sequence[Card], carding: Carding, *, highest: bool) -> Card | None:
    """Return the card of *cards*, all of one suit, that asks for a suit to come back.

    Example:
        >>> cards = list(map(Card.parse, ("D2", "D9", "DJ")))
        >>> preference_lead(cards, Carding(), highest=True)
        DJ
    """
    if carding.preference == "none" or len(cards) < 2:
        return None
    return max(cards) if highest == (carding.preference == "high") else min(cards)


def _floor(at: CardSituation, led: Suit) -> int:
    """Return the card of the suit led below which second hand cannot win before dummy; or 0."""
    behind = at.behind[0] if at.place == 1 and at.behind else None
    return 0 if behind is None else max(0, floor_before(behind.holding(led)))


def floor_before(behind: Hand) -> int:
    """Return the card below which nothing wins before dummy's cards *behind*; -1 for none.

    That is the lowest of them. It is the highest where they are a long suit with two honours:
    declarer plays on that suit, and who lets a small card of it pass is no more asked to beat
    it than to cover.

    Example:
        >>> from biritch.core.cards import DECK
        >>> for dummy in ("KQJ93", "Q93"):
        ...     print(DECK[floor_before(Hand.parse(f"{dummy}...").holding(Suit.SPADES))])
        SK
        S3
    """
    if not behind:
        return -1
    strong = len(behind) >= _LONG and sum(card.rank > _TEN for card in behind) >= 2
    return max(behind) if strong else min(behind)


def _trumps(at: CardSituation) -> int:
    return at.hand.length(at.trump) if at.trump is not None else 0


def may_ruff(led: Card, held: Sequence[Card], *, trumps: int) -> bool:
    """Whether two cards under partner's ace or king are liked, for the third round is ruffed.

    Example:
        >>> held = [Card.parse("S9"), Card.parse("S2")]
        >>> [may_ruff(Card.parse("SA"), held, trumps=trumps) for trumps in (3, 0)]
        [True, False]
    """
    return trumps > 0 and len(held) == 2 and led.rank >= _KING


def signal_cards(cards: Iterable[Card]) -> list[Card]:
    """Return those of *cards* small enough to signal with, lowest first.

    Example:
        >>> signal_cards(map(Card.parse, ("SK", "S8", "S3")))
        [S3, S8]
    """
    return sorted(card for card in cards if card.rank <= HIGHEST)


def agreed_signal(  # noqa: PLR0913 - what is held, and what of it is asked
    held: Sequence[Card],
    spare: Sequence[Card],
    carding: Carding,
    *,
    partner_led: bool,
    earlier: bool,
    ruff: bool = False,
    wants: bool | None = None,
) -> Card:
    """Return the card of *spare* that signals about *held*, the cards of a suit from the top.

    When partner led the suit it shows attitude, a *ruff* to come being as good as a queen;
    otherwise count, whether the number of cards is even, unless the suit was led *earlier*,
    when count has been given already. Where the card asks for a suit, *wants* says whether it
    is the highest of those it may ask for.

    Example:
        >>> held = [Card.parse(text) for text in ("SQ", "S8", "S3")]
        >>> agreed_signal(held, held[:0:-1], Carding(), partner_led=True, earlier=False)
        S8
    """
    if wants is not None and carding.preference != "none":
        high = wants == (carding.preference == "high")
    elif partner_led:
        high = (ruff or _likes_suit(held)) == (carding.encouraging == "high")
    else:
        high = not earlier and (len(held) % 2 == 0) == (carding.even == "high")
    return spare[-1] if high else spare[0]


def agreed_discard(at: CardSituation, cards: Sequence[Card]) -> Card:
    """Return the card to throw of *cards*, all of one suit and as good, lowest first.

    A high card likes its suit, a low one does not. Italian: an odd card likes it, an even
    one asks for another. Lavinthal: every card does. Asked for is the higher of the two
    suits left with a high card, the lower with a low one.
    """
    lowest, spare = cards[0], signal_cards(cards)
    if at.declaring or not spare or lowest.suit == at.trump:
        return lowest
    suits = suits_to_ask((lowest.suit, at.trick.cards[0].suit, at.trump))
    held = list(at.hand.holding(lowest.suit))
    return agreed_throw(held, spare, at.carding, highest=asks_highest(at.hand, suits))


def suits_to_ask(excluded: Collection[Suit | None]) -> tuple[Suit, ...]:
    """Return the suits a card thrown away may ask for, all but the *excluded*, lowest first.

    Nobody asks for the suit thrown, the one led, or trumps.

    Example:
        >>> suits_to_ask((Suit.CLUBS, Suit.SPADES, Suit.SPADES))
        (<Suit.DIAMONDS: 1>, <Suit.HEARTS: 2>)
    """
    return tuple(suit for suit in Suit if suit not in excluded)


def asks_highest(hand: Hand, suits: Sequence[Suit]) -> bool:
    """Whether *hand* is strongest in the last of *suits*.

    Example:
        >>> asks_highest(Hand.parse("KQ5.962.J3.T83"), (Suit.DIAMONDS, Suit.SPADES))
        True
    """
    return max(suits, key=lambda suit: hand.holding(suit).hcp) == suits[-1]


def agreed_throw(
    held: Sequence[Card], spare: Sequence[Card], carding: Carding, *, highest: bool
) -> Card:
    """Return the card of *spare* to throw of *held*, the cards of a suit from the top.

    *spare* are the lowest first; *highest* says that the highest of the suits one may ask for
    (:func:`suits_to_ask`) is the one to ask for.

    Example:
        >>> held = list(map(Card.parse, ("H9", "H6", "H2")))
        >>> lavinthal = Carding().playing("discard", "lavinthal")
        >>> str(agreed_throw(held, held[::-1], lavinthal, highest=True))
        'H9'
    """
    custom = carding.discard
    liked = _likes_suit(held)
    if custom == "high":
        return spare[-1] if liked else spare[0]
    if custom == "italian":
        # True and False count as 1 and 0: an odd card says that the suit is liked.
        spare = [card for card in spare if card.rank % 2 == liked] or spare[:1]
        if liked:
            return spare[0]
    return spare[-1] if highest else spare[0]


def _likes_suit(held: Sequence[Card]) -> bool:
    return held[0].rank >= _QUEEN
