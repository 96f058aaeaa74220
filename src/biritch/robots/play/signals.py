"""Signals: what a defender tells partner with a small card that costs nothing.

Attitude on partner's lead, count on a suit led by declarer's side, suit preference with a
discard, by the partnership's :class:`Carding`. Where attitude and count are known, the card
shows suit preference: under partner's winner once dummy is void or has a winner; on a suit that
declarer led before; and with a card led for partner's ruff. Only a card that cannot win, and
that is as good as the lowest, is used as a signal.
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
    """Return the card among *cards* that signals in following suit, or ``None``."""
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
    wish = find_wish(at)
    wants = None if wish is None else wish == suits_to_ask((led, at.trump))[-1]
    return agreed_signal(
        held,
        spare,
        at.carding,
        partner_led=partner_led,
        earlier=earlier,
        ruff=ruff,
        wants=wants,
    )


def find_wish(at: CardSituation) -> Suit | None:
    """Return the suit that a small card asks for in following suit; ``None`` if it asks none.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7)).after(Card.parse("SK"))
        >>> find_wish(CardSituation.of(game.view(game.actor))) is None
        True
    """
    led = at.trick.cards[0].suit
    # The last trick of the list is the one under way.
    earlier = any(trick.cards[0].suit == led for trick in at.view.tricks[:-1])
    partner_led = at.trick.leader == at.seat.partner
    if at.carding.preference == "none" or not prefers_suit(
        led, at.trump, _dummy(at), partner_led=partner_led, earlier=earlier
    ):
        return None
    asked = suits_to_ask((led, at.trump))
    return asked[-1] if asks_highest(at.hand, asked) else asked[0]


def _dummy(at: CardSituation) -> Hand | None:
    """Return dummy's remaining cards, as a defender sees them."""
    contract = at.view.contract
    assert contract is not None
    return at.view.seen[contract.declarer.partner] if at.view.dummies else None


def prefers_suit(
    led: Suit, trump: Suit | None, dummy: Hand | None, *, partner_led: bool, earlier: bool
) -> bool:
    """Return whether a small card of the suit *led* shows suit preference.

    It does under partner's lead if *dummy* is void and may ruff, or holds three honours, so
    that attitude does not matter; and on a suit that declarer's side led *earlier*, in which
    count was given.

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
    held: int, dummy: int, *, begun_by_side: bool, shown_out: bool, trumps: bool
) -> bool:
    """Return whether a card is led for partner to ruff.

    Partner has *shown_out* of the suit; or this side led the suit once, and the leader (*held*)
    and *dummy* began with enough of its cards for partner to have probably none left. *trumps*
    is whether partner may have a trump left.

    Example:
        >>> leads_for_ruff(6, 4, begun_by_side=True, shown_out=False, trumps=True)
        True
    """
    return trumps and (shown_out or (begun_by_side and held + dummy >= _CROWDED))


def preference_lead(cards: Sequence[Card], carding: Carding, *, highest: bool) -> Card | None:
    """Return the card among *cards*, of one suit, that asks for the return of a suit.

    Example:
        >>> cards = list(map(Card.parse, ("D2", "D9", "DJ")))
        >>> preference_lead(cards, Carding(), highest=True)
        DJ
    """
    if carding.preference == "none" or len(cards) < 2:
        return None
    return max(cards) if highest == (carding.preference == "high") else min(cards)


def _floor(at: CardSituation, led: Suit) -> int:
    """Return the card that second hand must beat before dummy plays; 0 if none."""
    behind = at.behind[0] if at.place == 1 and at.behind else None
    return 0 if behind is None else max(0, floor_before(behind.holding(led)))


def floor_before(behind: Hand) -> int:
    """Return the least of dummy's cards *behind* that counts as beating; -1 for none.

    It is the lowest of them; but the highest if they are a long suit with two honours: declarer
    plays on that suit, and a defender who lets a small card pass is expected to duck.

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
    """Return whether a doubleton under partner's ace or king is encouraging: a ruff follows.

    Example:
        >>> held = [Card.parse("S9"), Card.parse("S2")]
        >>> [may_ruff(Card.parse("SA"), held, trumps=trumps) for trumps in (3, 0)]
        [True, False]
    """
    return trumps > 0 and len(held) == 2 and led.rank >= _KING


def signal_cards(cards: Iterable[Card]) -> list[Card]:
    """Return the *cards* small enough to signal with, lowest first.

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
    """Return the card of *spare* that signals about *held*, a suit's cards from the top.

    If partner led the suit it shows attitude, with a *ruff* to come as good as a queen;
    otherwise count (even or odd), unless the suit was led *earlier*. For suit preference,
    *wants* is whether the highest possible suit is asked for.

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
    """Return the card to discard among *cards*, equivalent ones of a suit, lowest first.

    A high card encourages its suit, a low one discourages. Italian: an odd card encourages, an
    even one asks for another suit. Lavinthal: every card does. A high card asks for the higher
    of the two other suits, a low one for the lower.
    """
    lowest, spare = cards[0], signal_cards(cards)
    if at.declaring or not spare or lowest.suit == at.trump:
        return lowest
    suits = suits_to_ask((lowest.suit, at.trick.cards[0].suit, at.trump))
    held = list(at.hand.holding(lowest.suit))
    return agreed_throw(held, spare, at.carding, highest=asks_highest(at.hand, suits))


def suits_to_ask(excluded: Collection[Suit | None]) -> tuple[Suit, ...]:
    """Return the suits that a discard may ask for: all but the *excluded*, lowest first.

    Nobody asks for the suit discarded, the suit led, or trumps.

    Example:
        >>> suits_to_ask((Suit.CLUBS, Suit.SPADES, Suit.SPADES))
        (<Suit.DIAMONDS: 1>, <Suit.HEARTS: 2>)
    """
    return tuple(suit for suit in Suit if suit not in excluded)


def asks_highest(hand: Hand, suits: Sequence[Suit]) -> bool:
    """Return whether *hand* is strongest in the last of *suits*.

    Example:
        >>> asks_highest(Hand.parse("KQ5.962.J3.T83"), (Suit.DIAMONDS, Suit.SPADES))
        True
    """
    return max(suits, key=lambda suit: hand.holding(suit).hcp) == suits[-1]


def agreed_throw(
    held: Sequence[Card], spare: Sequence[Card], carding: Carding, *, highest: bool
) -> Card:
    """Return the card of *spare* to discard from *held*, a suit's cards from the top.

    *spare* are in ascending order; *highest* is whether the highest of the suits in
    :func:`suits_to_ask` is asked for.

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
