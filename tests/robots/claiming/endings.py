"""Positions to claim from, written as the cards that are left."""

from __future__ import annotations

from dataclasses import replace

from biritch.core.boards import Board
from biritch.core.cards import DECK, Card, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.rules.play import Trick
from tests.robots.helpers import bid

AUCTIONS = {
    "S": "P P 1S P 4S P P P",
    "H": "P P 1H P 4H P P P",
    "D": "P P 1D P 5D P P P",
    "C": "P P 1C P 5C P P P",
    "N": "P P 1N P 3N P P P",
}
"""South plays, North is dummy, West has led."""


def start(hands: list[Hand], strain: str, cards: list[str]) -> Game:
    """Return a game of whole *hands*, from North clockwise, after *cards*."""
    north, east, south, west = hands
    game = Game.start(VARIANT, Deal((north, east, south, west)), Board.from_number(1))
    game = bid(game, AUCTIONS[strain])
    for card in cards:
        game = game.after(Card.parse(card))
    return game


def show_ending(hands: list[Hand], strain: str, leader: Seat, seat: Seat) -> View:
    """Return what *seat* sees when *leader* leads and *hands* are left, dummy's among them.

    The tricks before are made up of the cards that are in no hand: defenders follow in them,
    declarer and dummy play what is over.
    """
    pool = [card for card in DECK if not any(card in hand for hand in hands)]
    tricks = []
    for _ in range(len(pool) // 4):
        lengths = {suit: sum(card.suit is suit for card in pool) for suit in Suit}
        suit = max(Suit, key=lambda each: lengths[each])
        led = [card for card in pool if card.suit is suit]
        # Cards that would be left alone in their suit go first.
        rest = [card for card in pool if card.suit is not suit] + led[2:]
        rest.sort(key=lambda card: lengths[card.suit] % 2 == 0)
        cards = [led[0], rest[0], led[1], rest[1]]
        pool = [card for card in pool if card not in cards]
        trick = Trick(Seat.WEST)
        for card in cards:
            trick = trick.add(card)
        tricks.append(trick)
    played = Hand.of(card for trick in tricks for _, card in trick.cards_by_seat)
    whole = list(hands)
    for trick in tricks:
        for who, card in trick.cards_by_seat:
            whole[who] |= Hand.of([card])
    assert all(len(hand) == 13 for hand in whole), played
    view = start(whole, strain, []).view(seat)
    seen = tuple(
        hand if who in {seat, Seat.NORTH} else None
        for who, hand in zip(FOUR, hands, strict=True)
    )
    return replace(
        view,
        seen=seen,
        counts=tuple(map(len, hands)),
        tricks=tuple(tricks),
        turn=leader,
        dummies=frozenset({Seat.NORTH}),
    )
