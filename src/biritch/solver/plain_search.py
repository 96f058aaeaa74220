"""Double dummy by plain search, for endings of about five cards each.

Slow, short and plainly right: the tests hold the compiled solver against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from biritch.core.cards import Card
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.rules.play import Trick
from biritch.solver.solver import Position, check


def leads(positions: Sequence[Position]) -> list[dict[Card, int]]:
    """Return, for each position, every legal card with the tricks of its own side.

    Raises:
        ValueError: A position is not possible.

    Example:
        >>> from biritch.core.cards import Strain
        >>> hands = tuple(map(Hand.parse, ("AQ...", "65...", "43...", "K2...")))
        >>> leads([Position(hands, Strain.NOTRUMP, Trick(Seat.SOUTH))])
        [{S4: 2, S3: 2}]
    """
    for position in positions:
        check(position)
    return [_leads(position, {}) for position in positions]


def _leads(position: Position, solved: dict[Position, int]) -> dict[Card, int]:
    seat = position.trick.turn
    left = max(map(len, position.hands))
    won = {}
    for card in position.trick.legal(position.hands[seat]):
        after, winner = _after(position, card)
        theirs = _most(after, solved)
        ours = theirs if after.trick.turn.side == seat.side else _tricks_in(after) - theirs
        won[card] = ours + (winner is not None and winner.side == seat.side)
        assert won[card] <= left
    return won


def _most(position: Position, solved: dict[Position, int]) -> int:
    """Return the tricks the side of the seat to play can win."""
    if position not in solved:
        solved[position] = max(_leads(position, solved).values(), default=0)
    return solved[position]


def _tricks_in(position: Position) -> int:
    """Return how many tricks are still to be won, the one under way included."""
    return len(position.hands[position.trick.turn])


def _after(position: Position, card: Card) -> tuple[Position, Seat | None]:
    """Return the position once *card* is played, and who won the trick if it was its last."""
    seat, trick = position.trick.turn, position.trick.add(card)
    hands = list[Hand](position.hands)
    hands[seat] = hands[seat].without(card)
    played = replace(position, hands=tuple(hands), trick=trick)
    if len(trick.cards) < 4:
        return played, None
    winner = trick.winner(position.strain)
    return replace(played, trick=Trick(winner)), winner
