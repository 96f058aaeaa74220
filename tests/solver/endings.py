"""Positions near the end of a deal, for hypothesis to choose and shrink."""

from __future__ import annotations

from hypothesis import strategies as st

from biritch.core.cards import DECK, Card, Strain
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.rules.play import Trick
from biritch.solver.solver import Position


@st.composite
def endings(draw: st.DrawFn, most: int = 5) -> Position:
    """Return any cards in any hands, up to *most* each, with up to three cards played.

    The cards played are drawn too, so now and then somebody has not followed suit: what
    is on the table is on the table.
    """
    size = draw(st.integers(1, most))
    pack: list[Card] = draw(st.permutations(DECK).map(lambda cards: list(cards[: 4 * size])))
    hands = [Hand.of(pack[size * seat : size * (seat + 1)]) for seat in Seat]
    leader = draw(st.sampled_from(Seat))
    trick = Trick(leader)
    for _ in range(draw(st.integers(0, 3))):
        card = draw(st.sampled_from(list(hands[trick.turn])))
        hands[trick.turn] = hands[trick.turn].without(card)
        trick = trick.add(card)
    return Position(tuple(hands), draw(st.sampled_from(Strain)), trick)
