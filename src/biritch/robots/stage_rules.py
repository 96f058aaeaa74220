"""The common part of robots: a rule for each stage of a game, and a check of legality."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from biritch.bidding.agreement.carding import Carding
from biritch.core.cards import Card
from biritch.games.phase import Stage
from biritch.games.view import View
from biritch.robots import sentences
from biritch.robots.play.false_cards import false_card
from biritch.robots.play.rules_of_thumb import known_card, prefer
from biritch.robots.play.shown_suits import ShownSuits
from biritch.robots.play.situation import USUAL, CardSituation
from biritch.robots.robot import Decision

DecisionRule: TypeAlias = Callable[[View], Decision]
"""How a robot decides one kind of action, such as a call or a card."""


StageRules: TypeAlias = Mapping[Stage, DecisionRule]
"""The rule a robot has for each stage of a game."""


def decide(view: View, ways: StageRules, carding: Carding = USUAL) -> Decision:
    """Return the decision of the rule in *ways* for the stage of *view*.

    If all legal cards are equivalent, *carding* chooses one.

    An illegal decision is a bug of the robot: it is replaced by the first legal action if
    ``assert`` is switched off.

    Raises:
        ValueError: The seat of *view* is not to act.
    """
    if not view.legal:
        raise ValueError(f"nothing to decide: it is not {view.seat}'s turn to act")
    decision = _only(view, carding) or ways[view.stage](view)
    assert decision.action in view.legal, f"{decision.action} is not allowed"
    return (
        decision if decision.action in view.legal else Decision(view.legal[0], sentences.FIRST)
    )


def _only(view: View, carding: Carding) -> Decision | None:
    """Return the decision if there is no choice, or ``None``."""
    if view.stage == "play":
        return forced_card(view, carding)
    only = sentences.ONLY if isinstance(view.legal[0], Card) else sentences.ONLY_CALL
    return Decision(view.legal[0], only) if len(view.legal) == 1 else None


def forced_card(view: View, carding: Carding = USUAL) -> Decision | None:
    """Return the card to play if there is no choice, or ``None``.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> forced_card(game.view(game.actor)) is None  # thirteen cards to choose from
        True
    """
    cards = [card for card in view.legal if isinstance(card, Card)]
    if len(cards) == 1:
        return Decision(cards[0], sentences.ONLY)
    at = CardSituation.of(view, carding)
    if set(cards) <= set(at.equals(cards[0])):
        card = known_card(at, cards) or false_card(at, cards) or prefer(at, cards)
        return Decision(card, sentences.EQUAL)
    return None


def by_rule(view: View, carding: Carding = USUAL, shown: ShownSuits | None = None) -> Decision:
    """Return the card chosen by the rules of thumb.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("whist", deal=bw.Deal.random(seed=7))
        >>> str(by_rule(game.view(game.actor)).action)
        'SK'
    """
    cards = [card for card in view.legal if isinstance(card, Card)]
    return Decision(prefer(CardSituation.of(view, carding, shown), cards), sentences.BY_RULE)
