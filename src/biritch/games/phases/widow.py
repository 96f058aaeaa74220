"""The widow is shared out: one card to the hand, one to the dummy, two to the opponent.

Declarer chooses first, and the opponent does the same with the two cards that are left. Then
the dummies are turned up (« Règles du Bridge et variante à deux joueurs », "Variante à deux
morts").
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import permutations
from typing import ClassVar

from biritch.core.hands import Hand
from biritch.core.seats import Seat, next_of
from biritch.games.actions import WidowShare
from biritch.games.phase import Action, Facts, Stage
from biritch.rules.offence import IllegalPlay, Offence

NOT_A_SHARE = Offence(
    44,
    "two different cards of the widow are wanted: for the hand, for the dummy",
    "not-a-share",
)


@dataclass(frozen=True, slots=True)
class WidowPhase:
    """The widow on its way into four hands.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.calls import Contract
        >>> from biritch.core.deals import Deal
        >>> from biritch.games.phases.preparation import lay_face_down
        >>> hands, players = Deal.random(seed=7).hands, (Seat.SOUTH, Seat.WEST)
        >>> hearts = Contract.parse("4H", Seat.SOUTH)
        >>> facts = Facts(Board.from_number(1), hands, contract=hearts, players=players)
        >>> phase = WidowPhase.open(lay_face_down(facts).facts)
        >>> phase = phase.after(phase.legal()[0])
        >>> len(phase.facts.widow), [len(hand) for hand in phase.facts.hands]
        (2, [13, 12, 13, 12])
    """

    kind: ClassVar[Stage] = "sharing"
    facts: Facts

    @classmethod
    def open(cls, facts: Facts) -> WidowPhase:
        """Start with declarer.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.calls import Contract
            >>> from biritch.core.deals import Deal
            >>> from biritch.games.phases.preparation import lay_face_down
            >>> hands, players = Deal.random(seed=7).hands, (Seat.SOUTH, Seat.WEST)
            >>> hearts = Contract.parse("4H", Seat.SOUTH)
            >>> facts = Facts(Board.from_number(1), hands, contract=hearts, players=players)
            >>> phase = WidowPhase.open(lay_face_down(facts).facts)
            >>> len(phase.facts.widow)
            4
        """
        return cls(facts)

    @property
    def over(self) -> bool:
        """Whether nothing is left of it, or nobody declares.

        Example:
            >>> import biritch as bw
            >>> from biritch.core.calls import PASS, Bid
            >>> game = bw.game("honeymoon-dummies")
            >>> phase = game.after(Bid(4, bw.Strain.HEARTS)).after(PASS).phase
            >>> phase.over
            False
        """
        return self.facts.contract is None or not self.facts.widow

    @property
    def turn(self) -> Seat:
        """Declarer, then the opponent.

        Example:
            >>> import biritch as bw
            >>> from biritch.core.calls import PASS, Bid
            >>> game = bw.game("honeymoon-dummies")
            >>> phase = game.after(Bid(4, bw.Strain.HEARTS)).after(PASS).phase
            >>> phase.turn, phase.after(phase.legal()[0]).turn
            (<Seat.SOUTH: 2>, <Seat.WEST: 3>)
        """
        facts = self.facts
        if facts.contract is None:
            return facts.board.dealer
        return next_of(facts.players, facts.contract.declarer, len(facts.takers))

    actor = turn

    def legal(self) -> tuple[Action, ...]:
        """Every two cards, in both orders.

        Example:
            >>> import biritch as bw
            >>> from biritch.core.calls import PASS, Bid
            >>> game = bw.game("honeymoon-dummies")
            >>> phase = game.after(Bid(4, bw.Strain.HEARTS)).after(PASS).phase
            >>> len(phase.legal())
            12
        """
        if self.over:
            return ()
        # In both orders, since it matters which of two cards goes to the hand.
        return tuple(WidowShare(*pair) for pair in permutations(self.facts.widow, 2))

    def objection(self, action: Action) -> Offence | None:
        """Return why *action* may not be done now, or ``None``.

        Example:
            >>> import biritch as bw
            >>> from biritch.core.calls import PASS, Bid
            >>> game = bw.game("honeymoon-dummies")
            >>> phase = game.after(Bid(4, bw.Strain.HEARTS)).after(PASS).phase
            >>> phase.objection(PASS).name
            'not-a-share'
        """
        return None if action in self.legal() else NOT_A_SHARE

    def after(self, action: Action) -> WidowPhase:
        """Return the phase with two cards of the widow taken.

        Raises:
            IllegalPlay: It is not allowed here; the exception names the law.

        Example:
            >>> import biritch as bw
            >>> from biritch.core.calls import PASS, Bid
            >>> game = bw.game("honeymoon-dummies")
            >>> phase = game.after(Bid(4, bw.Strain.HEARTS)).after(PASS).phase
            >>> phase = phase.after(phase.legal()[0])
            >>> phase.after(phase.legal()[0]).over
            True
        """
        offence = self.objection(action)
        if offence or not isinstance(action, WidowShare):
            raise IllegalPlay(action, offence or NOT_A_SHARE)
        facts, seat = self.facts, self.turn
        assert action.hand is not None
        assert action.dummy is not None
        hands = list(facts.hands)
        for taker, card in ((seat, action.hand), (seat.partner, action.dummy)):
            hands[taker] |= Hand.of([card])
        widow = facts.widow - Hand.of([action.hand, action.dummy])
        # The dummies are turned up only when all four hands are complete.
        faced = facts.exposed if widow else facts.exposed | facts.dummies
        return WidowPhase(
            replace(
                facts,
                hands=tuple(hands),
                widow=widow,
                takers=(*facts.takers, seat),
                exposed=faced,
                outset=None if widow else tuple(hands),
            )
        )
