"""Honeymoon bridge: thirteen tricks at notrump for the cards of the stock.

« Règles du Bridge et variante à deux joueurs », first variant for two. The tricks count
nothing. The winner of each takes the top card of the stock, the other the next, neither showing
it. The dealer's opponent leads to the first.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from biritch.core.cards import Card, Strain
from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat, next_of
from biritch.games.phase import Action, Facts, Stage
from biritch.games.phases.preparation import shuffle_cards
from biritch.games.phases.tricks import NOT_A_CARD
from biritch.rules.offence import IllegalPlay, Offence
from biritch.rules.play import Trick


@dataclass(frozen=True, slots=True)
class StockPhase:
    """The trick on the table, and the stock to draw from.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.deals import Deal
        >>> hands, players = Deal.random(seed=7).hands, (Seat.SOUTH, Seat.WEST)
        >>> phase = StockPhase.open(Facts(Board.from_number(3), hands, players=players))
        >>> len(phase.facts.stock), phase.turn
        (26, <Seat.WEST: 3>)
    """

    kind: ClassVar[Stage] = "drawing"
    before: Facts
    trick: Trick

    @classmethod
    def open(cls, facts: Facts) -> StockPhase:
        """Make a stock of the cards nobody is to play with.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.deals import Deal
            >>> hands, players = Deal.random(seed=7).hands, (Seat.SOUTH, Seat.WEST)
            >>> facts = Facts(Board.from_number(3), hands, players=players)
            >>> phase = StockPhase.open(facts)
            >>> [len(hand) for hand in phase.facts.hands]
            [0, 0, 13, 13]
        """
        players, nobody = facts.players, Hand()
        stock = [c for seat in FOUR if seat not in players for c in facts.hands[seat]]
        hands = tuple(facts.hands[s] if s in players else nobody for s in FOUR)
        facts = replace(facts, hands=hands, stock=shuffle_cards(stock, facts.hands))
        leader = next_of(players, facts.board.dealer)
        return cls(facts, Trick(leader, seats=players))

    @property
    def facts(self) -> Facts:
        """The facts before, and the trick under way.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("honeymoon-draw", board=3).phase
            >>> phase.facts.drawn
            ()
        """
        if not self.trick.cards:
            return self.before
        return replace(self.before, drawn=(*self.before.drawn, self.trick))

    @property
    def over(self) -> bool:
        """Whether the stock is exhausted.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("honeymoon-draw", board=3).phase
            >>> phase.over
            False
        """
        return not self.before.stock

    @property
    def turn(self) -> Seat:
        """Whose card it is.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("honeymoon-draw", board=3).phase
            >>> phase.turn  # South dealt
            <Seat.WEST: 3>
        """
        return self.trick.turn

    actor = turn

    def legal(self) -> tuple[Action, ...]:
        """Every card allowed.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("honeymoon-draw", board=3).phase
            >>> len(phase.legal())
            13
        """
        return () if self.over else tuple(self.trick.legal(self.before.hands[self.turn]))

    def objection(self, action: Action) -> Offence | None:
        """Return why *action* may not be done now, or ``None``.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("honeymoon-draw", board=3).phase
            >>> from biritch.core.calls import PASS
            >>> phase.objection(PASS).name
            'not-a-card'
        """
        if not isinstance(action, Card) or self.over:
            return NOT_A_CARD
        return self.trick.objection(action, self.before.hands[self.turn])

    def after(self, action: Action) -> StockPhase:
        """Return the phase with one card more; the second ends the trick, and both draw.

        Raises:
            IllegalPlay: It is not allowed here; the exception names the law.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("honeymoon-draw", board=3).phase
            >>> phase.after(phase.legal()[0]).turn
            <Seat.SOUTH: 2>
        """
        offence = self.objection(action)
        if offence or not isinstance(action, Card):
            raise IllegalPlay(action, offence or NOT_A_CARD)
        turn, hands = self.turn, list(self.before.hands)
        hands[turn] = hands[turn].without(action)
        trick, before = self.trick.add(action), self.before
        if not trick.full:
            return StockPhase(replace(before, hands=tuple(hands)), trick)
        winner, (first, second, *rest) = trick.winner(Strain.NOTRUMP), before.stock
        loser = next_of(trick.seats, winner)
        hands[winner] |= Hand.of([first])
        hands[loser] |= Hand.of([second])
        # With the stock gone, these are the hands that the tricks that count begin with.
        drawn, outset = (*before.drawn, trick), None if rest else tuple(hands)
        facts = replace(
            before, hands=tuple(hands), stock=tuple(rest), drawn=drawn, outset=outset
        )
        return StockPhase(facts, Trick(winner, seats=trick.seats))
