"""A wish to take back, and what must not have been seen meanwhile."""

from __future__ import annotations

from dataclasses import dataclass

from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.games.game import Game


@dataclass(frozen=True, slots=True)
class UndoWish:
    """*seat* would keep the first *kept* actions of the board only; *waiting* have to agree.

    ``n`` is the event that asked for it.
    """

    seat: Seat
    kept: int
    waiting: frozenset[Seat]
    n: int = 0


def shows_hidden(game: Game, kept: int) -> bool:
    """Whether anything hidden was seen since the first *kept* actions of *game*.

    That is: a hand laid down, a card drawn, a card that somebody else has played since from a
    closed hand. One's own card, and calls, are not hidden from those who would take them back.

    Example:
        >>> import biritch as bw
        >>> from biritch.core.calls import parse_call
        >>> game = bw.game(deal=bw.Deal.random(seed=7))
        >>> for call in "1N P P P".split():
        ...     game = game.after(parse_call(call))
        >>> shows_hidden(game, 0)
        False
        >>> lead = game.after(game.view(game.actor).legal[0])
        >>> shows_hidden(lead, 4)
        True
    """
    before = Game.fold(game.variant, game.deal, game.board, game.log[:kept])
    facts = game.facts
    if facts.exposed - before.facts.exposed or facts.drawn != before.facts.drawn:
        return True
    later = sum(isinstance(action, Card) for action in game.log[kept + 1 :])
    if not later:
        return False
    seats = [seat for trick in facts.tricks for seat, _ in trick.cards_by_seat]
    return bool(set(seats[-later:]) - facts.dummies)
