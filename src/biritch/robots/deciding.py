"""What every player does alike: see what kind of action is wanted, and prove it legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from biritch.core.calls import Bid, Word
from biritch.core.cards import Card
from biritch.games.view import View
from biritch.robots import saying
from biritch.robots.carding import prefer
from biritch.robots.robot import Decision
from biritch.robots.situation import Situation

Way: TypeAlias = Callable[[View], Decision]
"""How a player calls, or plays a card."""


def decide(view: View, call: Way, play: Way) -> Decision:
    """Return what *call* or *play* decides in *view*, whichever is wanted there.

    In a game where neither is wanted, the first choice allowed is taken. A decision that
    is not allowed is a bug of ours: a pass, or a card by rule, replaces it only where
    ``assert`` is switched off.
    """
    if not view.legal:
        raise ValueError(f"nothing to decide: it is not {view.seat}'s turn to act")
    match view.legal[0]:
        case Card():
            found = forced(view) or play(view)
        case Bid() | Word():
            found = call(view)
        case first:
            found = Decision(first, saying.FIRST)
    assert found.action in view.legal, f"{found.action} is not allowed"
    return found if found.action in view.legal else Decision(view.legal[0], saying.FIRST)


def forced(view: View) -> Decision | None:
    """Return the card to play when there is nothing to choose, or ``None``."""
    cards = [card for card in view.legal if isinstance(card, Card)]
    if len(cards) == 1:
        return Decision(cards[0], saying.ONLY)
    at = Situation.of(view)
    if set(cards) <= set(at.equals(cards[0])):
        return Decision(prefer(at, cards), saying.EQUAL)
    return None


def by_rule(view: View) -> Decision:
    """Return the card the rules of thumb play."""
    cards = [card for card in view.legal if isinstance(card, Card)]
    return Decision(prefer(Situation.of(view), cards), saying.BY_RULE)
