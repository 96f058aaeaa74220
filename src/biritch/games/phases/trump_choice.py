"""Bridge-whist: the dealer names a trump or notrump, or leaves that to partner.

« Règles du Bridge et variante à deux joueurs », "Atout".
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.core.seats import Seat
from biritch.games.actions import BridgeWhistCall, NamedTrump
from biritch.games.phase import Action, Facts, Stage
from biritch.rules.offence import IllegalCall, Offence

NOT_NAMED = Offence(18, "a suit or notrump is to be named for trumps", "not-named")
MUST_NAME = Offence(18, "partner of the dealer must name a suit or notrump", "must-name")

STRAINS = tuple(map(NamedTrump, Strain))


@dataclass(frozen=True, slots=True)
class TrumpChoicePhase:
    """The choice of a trump. The dealer plays, whoever makes it, and partner is dummy.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.deals import Deal
        >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
        >>> phase = TrumpChoicePhase.open(facts).after(BridgeWhistCall.LEAVE)
        >>> phase.turn, phase.after(NamedTrump(Strain.HEARTS)).facts.contract
        (<Seat.SOUTH: 2>, Contract.parse('0H', Seat.NORTH))
    """

    kind: ClassVar[Stage] = "naming"
    before: Facts
    left: bool = False
    named: Strain | None = None

    @classmethod
    def open(cls, facts: Facts) -> TrumpChoicePhase:
        """Start with the dealer.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.deals import Deal
            >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
            >>> phase = TrumpChoicePhase.open(facts)
            >>> phase.turn
            <Seat.NORTH: 0>
        """
        return cls(facts)

    @property
    def facts(self) -> Facts:
        """The facts before, and the trump.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("bridge-whist-paris").phase
            >>> phase.after(NamedTrump(Strain.CLUBS)).facts.contract
            Contract.parse('0C', Seat.NORTH)
        """
        if self.named is None:
            return self.before
        return replace(self.before, contract=Contract(self.named, self.before.board.dealer))

    @property
    def over(self) -> bool:
        """Whether a trump is named.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("bridge-whist-paris").phase
            >>> phase.over, phase.after(NamedTrump(Strain.CLUBS)).over
            (False, True)
        """
        return self.named is not None

    @property
    def turn(self) -> Seat:
        """The dealer, or partner once the choice is left.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("bridge-whist-paris").phase
            >>> phase.after(BridgeWhistCall.LEAVE).turn
            <Seat.SOUTH: 2>
        """
        dealer = self.before.board.dealer
        return dealer.partner if self.left else dealer

    actor = turn

    def legal(self) -> tuple[Action, ...]:
        """The five strains; the dealer may also leave the choice.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("bridge-whist-paris").phase
            >>> len(phase.legal()), len(phase.after(BridgeWhistCall.LEAVE).legal())
            (6, 5)
        """
        if self.over:
            return ()
        return STRAINS if self.left else (*STRAINS, BridgeWhistCall.LEAVE)

    def objection(self, action: Action) -> Offence | None:
        """Return why *action* may not be done now, or ``None``.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("bridge-whist-paris").phase.after(BridgeWhistCall.LEAVE)
            >>> phase.objection(BridgeWhistCall.LEAVE).name
            'must-name'
        """
        if isinstance(action, NamedTrump):
            return None
        if action is BridgeWhistCall.LEAVE:
            return MUST_NAME if self.left else None
        return NOT_NAMED

    def after(self, action: Action) -> TrumpChoicePhase:
        """Return the phase with *action* done.

        Raises:
            IllegalCall: It is not allowed here; the exception names the law.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("bridge-whist-paris").phase
            >>> phase.after(BridgeWhistCall.LEAVE).left
            True
        """
        if offence := self.objection(action):
            raise IllegalCall(action, offence)
        if isinstance(action, NamedTrump):
            return replace(self._after_word(action), named=action.strain)
        return replace(self._after_word(action), left=True)

    def _after_word(self, action: Action) -> TrumpChoicePhase:
        sayings = (*self.before.said, (self.turn, action))
        return replace(self, before=replace(self.before, said=sayings))
