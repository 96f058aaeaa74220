"""Deals and positions by seed, in numbers that hypothesis would not draw."""

from __future__ import annotations

import random

import numpy as np
from numpy.typing import NDArray

from biritch.core.cards import DECK, Strain
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.rules.play import Trick
from biritch.solver.solver import Position


def dealt(seed: str, count: int) -> NDArray[np.uint64]:
    """Return *count* deals as the engine wants them."""
    chance = random.Random(seed)
    hands = np.zeros((count, 4), np.uint64)
    for row in range(count):
        cards = chance.sample(range(52), 52)
        for seat in range(4):
            held = sum(1 << card for card in cards[13 * seat : 13 * seat + 13])
            hands[row, seat] = held
    return hands


def positions(seed: str, size: int, count: int, played: int = 0) -> list[Position]:
    """Return positions of *size* cards a seat, *played* of them on the table, by law."""
    chance = random.Random(seed)
    some = []
    for _ in range(count):
        cards = chance.sample(DECK, 4 * size)
        hands = [Hand.of(cards[size * seat : size * (seat + 1)]) for seat in Seat]
        trick = Trick(chance.choice(list(Seat)))
        for _ in range(played):
            card = chance.choice(list(trick.legal(hands[trick.turn])))
            hands[trick.turn] = hands[trick.turn].without(card)
            trick = trick.add(card)
        some.append(Position(tuple(hands), chance.choice(list(Strain)), trick))
    return some
