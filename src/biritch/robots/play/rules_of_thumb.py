"""Rules of thumb for a card: second hand low, third hand high, agreed leads, and so on.

:func:`prefer` chooses among any legal cards. So it can play whole deals without time for
simulation, and picks one of several cards that simulation found equal.
"""

from __future__ import annotations

from collections.abc import Sequence

from biritch.core.cards import Card, Suit
from biritch.core.hands import Hand
from biritch.robots.play import leads
from biritch.robots.play.signals import (
    agreed_discard,
    asks_highest,
    leads_for_ruff,
    preference_lead,
    signal,
    suits_to_ask,
)
from biritch.robots.play.situation import CardSituation
from biritch.robots.sampling.known_cards import KnownCards

_TEN, _ACE = 10, 14


def prefer(at: CardSituation, cards: Sequence[Card]) -> Card:
    """Return the card among *cards* that the rules of thumb prefer.

    Example:
        >>> import biritch as bw
        >>> from biritch.robots.play.situation import CardSituation
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> str(prefer(CardSituation.of(view), view.legal))
        'SK'
    """
    if len(cards) == 1:
        return cards[0]
    if at.place:
        return _follow(at, cards)
    return _declarer_lead(at, cards) if at.declaring else _defender_lead(at, cards)


def leads_in_order(at: CardSituation) -> list[Card]:
    """Return one agreed card for each possible suit, the most promising suit first.

    Example:
        >>> import biritch as bw
        >>> from biritch.robots.play.situation import CardSituation
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> at = CardSituation.of(game.view(game.actor))
        >>> [str(card) for card in leads_in_order(at)]
        ['SK', 'CA', 'DA', 'HA']
    """
    suits = [suit for suit in Suit if at.hand.length(suit)]
    ranked = sorted(suits, key=lambda suit: -_appeal(at, suit))
    return [leads.agreed_card(at.hand, suit, at.strain, at.carding) for suit in ranked]


def _appeal(at: CardSituation, suit: Suit) -> float:
    ours, theirs = (suit in at.suits_shown(turns) for turns in ((2,), (1, 3)))
    contract = at.view.contract
    level = contract.level if contract is not None else 0
    return leads.appeal(at.hand, suit, at.strain, ours=ours, theirs=theirs, level=level)


def _defender_lead(at: CardSituation, cards: Sequence[Card]) -> Card:
    suits = {card.suit for card in cards}
    ours = _suits_we_led(at)
    suit = max(
        sorted(suits, reverse=True), key=lambda suit: _appeal(at, suit) + 3 * (suit in ours)
    )
    here = [card for card in cards if card.suit == suit]
    asking = _for_ruff(at, suit, here)
    if asking is not None:
        return asking
    agreed = _card_to_return(at, suit) or leads.agreed_card(
        at.hand, suit, at.strain, at.carding
    )
    if agreed in here:
        return agreed
    return top_of_honours(at, min(here), here)


def _for_ruff(at: CardSituation, suit: Suit, cards: Sequence[Card]) -> Card | None:
    """Return the card to lead for partner's ruff, which asks for a suit to return.

    ``None`` where partner is not known to ruff *suit*.
    """
    if not may_lead_for_ruff(at, suit):
        return None
    wanted = asks_highest(at.hand, suits_to_ask((suit, at.trump)))
    return preference_lead(cards, at.carding, highest=wanted)


def may_lead_for_ruff(at: CardSituation, suit: Suit) -> bool:
    """Return whether a card of *suit* is led for partner's ruff, by what was seen.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> may_lead_for_ruff(CardSituation.of(game.view(game.actor)), Suit.CLUBS)
        False
    """
    partner, trump = at.seat.partner, at.trump
    if trump is None or suit == trump or at.partner is not None:
        return False
    tricks, known = at.view.tricks, KnownCards.of(at.view)
    leaders = [trick.leader for trick in tricks if trick.cards[0].suit == suit]
    drawn = sum(trick.cards[0].suit == trump for trick in tricks)
    played = known.played[at.seat].length(suit)
    dummy = at.view.contract.declarer.partner if at.view.contract else partner
    on_table = at.view.seen[dummy]
    return leads_for_ruff(
        at.hand.length(suit) + played,
        known.played[dummy].length(suit) + (on_table.length(suit) if on_table else 0),
        # After a lead of one's own less is known: partner must still be likely to have trumps.
        begun_by_side=leaders[:1] == [partner] or (leaders == [at.seat] and drawn < 2),
        shown_out=known.barred[partner].length(suit) > 0,
        trumps=known.barred[partner].length(trump) == 0,
    )


def _card_to_return(at: CardSituation, suit: Suit) -> Card | None:
    """Return the card to return in the *suit* partner began, or ``None``."""
    begun = next((trick for trick in at.view.tricks if trick.cards[0].suit == suit), None)
    if begun is None or begun.leader != at.seat.partner:
        return None
    return leads.card_to_return(at.hand, suit)


def _suits_we_led(at: CardSituation) -> set[Suit]:
    """Return the suits that our side has led before."""
    return {
        trick.cards[0].suit for trick in at.view.tricks if trick.leader.side == at.seat.side
    }


def top_of_honours(at: CardSituation, card: Card, cards: Sequence[Card]) -> Card:
    """Return the highest of the honours touching *card*; a spot card itself.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> top_of_honours(CardSituation.of(view), Card.parse("SK"), view.legal)
        SK
    """
    best = max(other for other in at.equals(card) if other in cards)
    return best if best.rank >= 10 else card


def _declarer_lead(at: CardSituation, cards: Sequence[Card]) -> Card:
    """Return declarer's lead: trumps while they are out, then the longest suit, low.

    A suit with a queen that may be finessed either way comes last: the others may tell who
    holds it.
    """
    opposite = at.partner or Hand()
    trump = at.trump

    def length(suit: Suit) -> tuple[bool, bool, int]:
        drawing = suit == trump and at.out.length(suit) > 0
        # Trumps only while the opponents have some; after that any other suit comes first.
        both = at.hand.length(suit) + opposite.length(suit) - 20 * (suit == trump)
        return drawing, not _has_two_ways(at, suit, opposite), both

    suit = max(sorted({card.suit for card in cards}), key=length)
    here = sorted(card for card in cards if card.suit == suit)
    short = at.hand.length(suit) <= opposite.length(suit)
    winners = [card for card in here if _master(at, card)]
    # The high cards of the short hand first, or the suit is blocked.
    if winners and short:
        return winners[-1]
    # A winner is cashed only where nothing else is held: else low, towards the hand opposite.
    return winners[-1] if winners and len(winners) == len(here) else here[0]


def _has_two_ways(at: CardSituation, suit: Suit, opposite: Hand) -> bool:
    """Return whether the missing queen of *suit* may be finessed in either hand."""
    here, there = at.hand.holding(suit), opposite.holding(suit)
    ace, king, queen, jack, ten = (Card.of(suit, rank) for rank in range(_ACE, _TEN - 1, -1))
    parted = (ace in here and king in there) or (king in here and ace in there)
    return parted and queen in at.out and {jack, ten} <= {*here, *there}


def _master(at: CardSituation, card: Card) -> bool:
    """Return whether no card of its suit in an unseen hand is higher."""
    return all(other < card for other in at.out.holding(card.suit))


def _follow(at: CardSituation, cards: Sequence[Card]) -> Card:
    led = at.trick.cards[0].suit
    if not at.hand.length(led):
        return _discard(at, cards)
    beating = sorted(card for card in cards if at.beats(card))
    lowest = signal(at, cards) or min(cards)
    if not beating:
        return _mix_honours(at, lowest, cards)
    if at.partner_winning and not _worth_overtaking(at):
        return lowest
    if not at.behind:
        return beating[0]
    if at.place == 1:
        return _second(at, beating, lowest)
    return _third(at, beating, lowest)


def _mix_honours(at: CardSituation, lowest: Card, cards: Sequence[Card]) -> Card:
    """Return *lowest*, or equally often another of a defender's touching honours.

    A fixed choice would tell declarer about the others. The choice depends on the hand's other
    cards, which nobody sees.
    """
    touching = [card for card in at.equals(lowest) if card in cards and card.rank > _TEN]
    alone = at.declaring or at.partner_winning or len(touching) < 2
    if alone or lowest not in touching:
        return lowest
    others = sum(card.rank for card in at.hand if card.suit != lowest.suit)
    return touching[others % len(touching)]


def known_card(at: CardSituation, cards: Sequence[Card]) -> Card | None:
    """Return the equivalent card that declarer knows to be in this hand, or ``None``.

    It is known if partner, last to play, did not beat with it a lower card of declarer's side,
    or has no more of the suit; and if the honour just above it was led from here. Playing it
    tells declarer nothing new. ``None`` if no card is known, or all are.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> view = game.view(game.actor)
        >>> known_card(CardSituation.of(view), view.legal) is None
        True
    """
    if at.declaring or not at.place or at.partner is not None:
        return None
    led = at.trick.cards[0].suit
    below, promised = _placed_above(at, led), _find_promised_card(at, led)
    if any(card.suit != led or at.beats(card) for card in cards):
        # Who wins does so with the known one of touching cards.
        touching = promised is not None and {*cards} <= {*at.equals(promised)}
        return promised if touching and promised in cards and len(cards) > 1 else None
    placed = [
        card
        for card in cards
        if card.rank > _TEN and (card == promised or (below is not None and card > below))
    ]
    return min(placed) if placed and len(placed) < len(cards) else None


def _find_promised_card(at: CardSituation, suit: Suit) -> Card | None:
    """Return the card that this seat promised by leading the next higher honour."""
    for trick in at.view.tricks[:-1]:
        card = trick.cards[0]
        if trick.leader is at.seat and card.suit == suit and card.rank > _TEN:
            below = Card.of(suit, card.rank - 1)
            meant = leads.agreed_card(Hand.of([card, below]), suit, at.strain, at.carding)
            return below if meant == card else None
    return None


def _placed_above(at: CardSituation, suit: Suit) -> Card | None:
    """Return the lowest card that partner let win, and so cannot beat."""
    partner, found = at.seat.partner, None
    if partner not in at.view.players:
        return None
    for trick in at.view.tricks[:-1]:
        played = dict(trick.cards_by_seat)
        if trick.cards[0].suit != suit or not trick.full:
            continue
        winner = trick.winner(at.strain)
        best, his = played[winner], played[partner]
        last = trick.seats.index(partner) == (trick.seats.index(trick.leader) - 1) % 4
        if his.suit != suit:
            return Card.of(suit, 2)
        if last and winner.side is not at.seat.side and best.suit == suit:
            found = best if found is None else min(found, best)
    return found


def _worth_overtaking(at: CardSituation) -> bool:
    """Return whether partner's small card may be beaten by a hidden fourth hand."""
    # Partner's card: two places back.
    best = at.trick.cards[at.place - 2]
    return at.place == 2 and best.rank < 11 and not at.declaring


def _second(at: CardSituation, beating: list[Card], lowest: Card) -> Card:
    """Return the second hand's card: low, but defenders cover honours."""
    led = at.trick.cards[0]
    # The first of touching honours that lie face up is left alone: the last one is covered.
    leaders = at.view.seen[at.trick.leader]
    if not at.declaring and leaders is not None and Card.of(led.suit, led.rank - 1) in leaders:
        return lowest
    # An honour on an honour, to make lower cards of partner's good; a spot would only be lost.
    if led.rank >= 10 and not at.declaring and beating[0].rank >= 11:
        return beating[0]
    sure = [card for card in beating if at.sure(card)]
    if at.declaring and sure and not _partner_beats(at, led):
        return sure[0]
    return lowest


def _partner_beats(at: CardSituation, led: Card) -> bool:
    return at.partner is not None and any(card > led for card in at.partner.holding(led.suit))


def _third(at: CardSituation, beating: list[Card], lowest: Card) -> Card:
    """Return the third hand's card: the lowest certain winner, or else the highest."""
    sure = next((card for card in beating if at.sure(card)), None)
    if sure is not None:
        return sure
    # No card is sure to hold, so a last hand that lies face up beats them all: spend none.
    fourth = at.behind[0]
    if fourth is not None and fourth.length(at.trick.cards[0].suit):
        return lowest
    equal = [card for card in at.equals(beating[-1]) if card in beating]
    return equal[0]


def _discard(at: CardSituation, cards: Sequence[Card]) -> Card:
    ruffs = sorted(card for card in cards if card.suit == at.trump and at.beats(card))
    if ruffs and not at.partner_winning:
        return ruffs[0]
    least = min(cards, key=lambda card: (_cost(at, card), card.rank, card))
    cost = _cost(at, least)
    return agreed_discard(
        at, sorted(c for c in cards if c.suit == least.suit and _cost(at, c) == cost)
    )


def _cost(at: CardSituation, card: Card) -> int:
    """Return the cost of discarding *card*: a trump, a winner, the guard of an honour."""
    if card.suit == at.trump:
        # The steps 20, 12 and 8 only put trumps before winners, and winners before guards.
        return 20 + card.rank
    if _master(at, card):
        return 12 + at.hand.length(card.suit)
    length = at.hand.length(card.suit)
    top = next(iter(at.hand.holding(card.suit)))
    higher = sum(other > top for other in at.out.holding(card.suit))
    # Kx, Qxx, Jxxx: with one card fewer the honour falls under a higher one.
    if higher < length <= higher + 1:
        return 8
    return max(0, 5 - length)
