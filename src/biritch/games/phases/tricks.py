"""The play of thirteen tricks, dummy face up after the lead (Laws 41 to 45)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from biritch.core.cards import Card
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.games.phase import Action, Facts, Settled
from biritch.rules.offence import IllegalPlay, Offence
from biritch.rules.play import Trick

NOT_A_CARD = Offence(44, "the play is under way, a card is wanted", "not-a-card")
NO_PLAY = Offence(22, "there is nothing to play", "no-play")
BAD_CLAIM = Offence(70, "a claim of more tricks than are left", "bad-claim")


@dataclass(frozen=True, slots=True)
class Tricks:
    """The trick on the table, and what came of those before."""

    before: Facts
    trick: Trick
    settled: bool = False

    @classmethod
    def open(cls, facts: Facts) -> Tricks:
        """Start with the seat at declarer's left; all that was passed out is over."""
        contract = facts.contract
        return cls(facts, Trick(contract.leader if contract else facts.board.dealer))

    @property
    def facts(self) -> Facts:
        """The facts before, and the trick under way."""
        if not self.trick.cards:
            return self.before
        return replace(self.before, tricks=(*self.before.tricks, self.trick))

    @property
    def over(self) -> bool:
        """Whether nothing is left to play."""
        return self.settled or self.before.contract is None or not any(self.before.hands)

    @property
    def turn(self) -> Seat:
        """Whose card it is."""
        return self.trick.turn

    @property
    def actor(self) -> Seat:
        """Who decides it; declarer plays dummy's cards (Law 45B)."""
        contract = self.before.contract
        dummy = contract is not None and self.turn == contract.dummy
        return self.turn.partner if dummy else self.turn

    def legal(self) -> tuple[Action, ...]:
        """Every card allowed."""
        return () if self.over else tuple(self.trick.legal(self.before.hands[self.trick.turn]))

    def after(self, action: Action) -> Tricks:
        """Return the play with one more card on the table; the fourth ends the trick."""
        contract = self.before.contract
        if contract is None or self.over:
            raise IllegalPlay(action, NO_PLAY)
        if isinstance(action, Settled):
            return self._settled(action)
        if not isinstance(action, Card):
            raise IllegalPlay(action, NOT_A_CARD)
        held, turn = self.before.hands, self.turn
        if offence := self.trick.objection(action, held[turn]):
            raise IllegalPlay(action, offence)
        hands = (*held[:turn], held[turn].without(action), *held[turn + 1 :])
        exposed = self.before.exposed | {contract.dummy}
        trick = self.trick.add(action)
        if len(trick.cards) < len(hands):
            return Tricks(replace(self.before, hands=hands, exposed=exposed), trick)
        winner = trick.winner(contract.strain)
        won = self.before.won + (winner.side == contract.declarer.side)
        tricks = (*self.before.tricks, trick)
        facts = replace(self.before, hands=hands, exposed=exposed, won=won, tricks=tricks)
        return Tricks(facts, Trick(winner))

    def _settled(self, action: Settled) -> Tricks:
        left = remaining(self.before.hands)
        if not self.before.won <= action.won <= self.before.won + left:
            raise IllegalPlay(action, BAD_CLAIM)
        return replace(self, before=replace(self.before, won=action.won), settled=True)


def remaining(hands: tuple[Hand, ...]) -> int:
    """Return how many tricks are still to be won, the one under way included."""
    return max(map(len, hands))
