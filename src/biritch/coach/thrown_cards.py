"""Information from discards: what partner wants led, and how a suit breaks."""

from __future__ import annotations

from biritch.coach.reasons import CardInPlay
from biritch.core.cards import Card, Suit
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.core.signs import card_sign, seat_sign, strain_sign

_HIGH = 7
"""The lowest small card that is a high one."""
_TWO = 2
_HEARD = 5
"""Tricks during which partner's discard is worth telling again."""


def partner_threw(play: CardInPlay) -> tuple[Phrase, ...]:
    """Return what a defender's partner asked for by the first discard.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> partner_threw(CardInPlay.of(game.view(game.actor), Card.parse("SK")))
        ()
    """
    found = _first_thrown(play, play.at.seat.partner)
    if found is None or play.at.view.seen[play.at.seat.partner] is not None:
        return ()
    number, led, card = found
    if len(play.at.view.tricks) - number > _HEARD:
        return ()
    sign, high = card_sign(card.suit, card.rank), card.rank >= _HIGH
    custom = play.at.carding.discard
    if custom == "high":
        name = "coach-threw-likes" if high else "coach-threw-dislikes"
        return (Phrase.of(name, card=sign, suit=strain_sign(card.suit)),)
    if custom == "italian" and card.rank % 2:
        return (Phrase.of("coach-threw-asks", card=sign, suit=strain_sign(card.suit)),)
    others = [suit for suit in Suit if suit not in (led, card.suit, play.trump)]
    if len(others) != _TWO:
        return ()
    asked = max(others) if high else min(others)
    return (Phrase.of("coach-threw-asks", card=sign, suit=strain_sign(asked)),)


def _first_thrown(play: CardInPlay, seat: Seat) -> tuple[int, Suit, Card] | None:
    """Return the trick, the suit led and the card of *seat*'s first discard."""
    for number, trick in enumerate(play.at.view.tricks):
        led = trick.cards[0].suit
        for who, card in trick.cards_by_seat:
            if who == seat and card.suit not in (led, play.trump):
                return number, led, card
    return None


def name_exhausted_suit(play: CardInPlay) -> tuple[Phrase, ...]:
    """Return the suit that declarer knows completely: one opponent is void.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> name_exhausted_suit(CardInPlay.of(game.view(game.actor), Card.parse("SK")))
        ()
    """
    suit = play.card_led.suit
    out = [rank for rank in play.suits[suit].out if Card.of(suit, rank) in play.at.out]
    if not out:
        return ()
    for trick in play.at.view.tricks:
        if trick.cards[0].suit != suit:
            continue
        for who, card in trick.cards_by_seat:
            if who.side is not play.at.seat.side and card.suit != suit:
                return (
                    Phrase.of(
                        "coach-shown-out",
                        seat=seat_sign(who),
                        other=seat_sign(who.partner),
                        suit=strain_sign(suit),
                        out=len(out),
                    ),
                )
    return ()
