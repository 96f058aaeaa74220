"""Doubling at bridge-whist: "May I play?", contre, surcontre and so on.

« Règles du Bridge et variante à deux joueurs », "Manière de jouer". Eldest hand, at the
dealer's left, doubles or asks partner, who says yes or doubles. Then the side that was doubled
may double again, the dealer or eldest hand before partner, and so on, each contre doubling what
a trick is worth, until a side lets it stand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, TypeAlias

from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Contract
from biritch.core.seats import Seat
from biritch.games.actions import BridgeWhistCall
from biritch.games.phase import Action, Facts, PhaseOpener, Stage
from biritch.rules.offence import IllegalCall, Offence
from biritch.scoring.tariff import Tariff

NOT_AN_ANSWER = Offence(19, "what is wanted is leave to play, or a contre", "not-an-answer")
NO_MORE_CONTRES = Offence(19, "this table allows no further contre", "no-more-contres")

Limit: TypeAlias = Callable[[Contract], bool]
"""Whether a contract may be what contres have made of it."""


def is_unlimited(contract: Contract) -> bool:
    """Each side as often as it likes, without end.

    Example:
        >>> from biritch.core.cards import Strain
        >>> is_unlimited(Contract(Strain.HEARTS, Seat.NORTH, 0, 64))
        True
    """
    del contract
    return True


def once_each(contract: Contract) -> bool:
    """One contre and one surcontre, as in most forms of bridge-whist.

    Example:
        >>> from biritch.core.cards import Strain
        >>> once_each(Contract(Strain.HEARTS, Seat.NORTH, 0, 8))
        False
    """
    return contract.multiplier <= 4


@dataclass(frozen=True, slots=True)
class Ceiling:
    """No trick may come to be worth more than *points*: a custom of clubs about 1900.

    Example:
        >>> from biritch.core.cards import Strain
        >>> from biritch.scoring.tariffs.bridge_whist_paris import TARIFF
        >>> ceiling = Ceiling(TARIFF)  # hearts are worth 8
        >>> [ceiling(Contract(Strain.HEARTS, Seat.NORTH, 0, times)) for times in (8, 16)]
        [True, False]
    """

    tariff: Tariff
    points: int = 100

    def __call__(self, contract: Contract) -> bool:
        """Whether a trick of *contract* stays below the ceiling."""
        value = self.tariff.row(contract.strain)[0]
        return value * contract.multiplier <= self.points


def contres_up_to(limit: Limit) -> PhaseOpener:
    """Return how to open a phase in which contres go on as far as *limit* allows.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.cards import Strain
        >>> from biritch.core.deals import Deal
        >>> hearts = Contract(Strain.HEARTS, Seat.NORTH)
        >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands, contract=hearts)
        >>> contres_up_to(once_each)(facts).turn
        <Seat.EAST: 1>
    """
    return partial(ContrePhase.open, limit=limit)


@dataclass(frozen=True, slots=True)
class ContrePhase:
    """Contres before the lead. ``said`` counts what the side whose turn it is has said.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.cards import Strain
        >>> from biritch.core.deals import Deal
        >>> hearts = Contract(Strain.HEARTS, Seat.NORTH)
        >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands, contract=hearts)
        >>> phase = ContrePhase.open(facts, once_each)
        >>> phase.after(DOUBLE).turn, phase.after(DOUBLE).facts.contract
        (<Seat.NORTH: 0>, Contract.parse('0HX', Seat.NORTH))
    """

    kind: ClassVar[Stage] = "naming"
    before: Facts
    limit: Limit
    contract: Contract
    attacking: bool = True
    said: int = 0
    ended: bool = False

    @classmethod
    def open(cls, facts: Facts, limit: Limit) -> ContrePhase:
        """Start with eldest hand.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.cards import Strain
            >>> from biritch.core.deals import Deal
            >>> hearts = Contract(Strain.HEARTS, Seat.NORTH)
            >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands, contract=hearts)
            >>> phase = ContrePhase.open(facts, once_each)
            >>> phase.turn
            <Seat.EAST: 1>
        """
        assert facts.contract is not None
        return cls(facts, limit, facts.contract)

    @property
    def facts(self) -> Facts:
        """The facts before, with what contres made of the contract.

        Example:
            >>> import biritch as bw
            >>> from biritch.games.actions import NamedTrump
            >>> game = bw.game("bridge-whist-paris", options={"contres": "once"})
            >>> phase = game.after(NamedTrump(bw.Strain.HEARTS)).phase
            >>> phase.facts.contract
            Contract.parse('0H', Seat.NORTH)
        """
        return replace(self.before, contract=self.contract)

    @property
    def over(self) -> bool:
        """Whether the lead may be made.

        Example:
            >>> import biritch as bw
            >>> from biritch.games.actions import NamedTrump
            >>> game = bw.game("bridge-whist-paris", options={"contres": "once"})
            >>> phase = game.after(NamedTrump(bw.Strain.HEARTS)).phase
            >>> phase.after(BridgeWhistCall.ASK).after(BridgeWhistCall.YES).over
            True
        """
        return self.ended

    @property
    def turn(self) -> Seat:
        """Who speaks: of a side, eldest hand or the dealer before partner.

        Example:
            >>> import biritch as bw
            >>> from biritch.games.actions import NamedTrump
            >>> game = bw.game("bridge-whist-paris", options={"contres": "once"})
            >>> phase = game.after(NamedTrump(bw.Strain.HEARTS)).phase
            >>> phase.after(BridgeWhistCall.ASK).turn
            <Seat.WEST: 3>
        """
        dealer = self.contract.declarer
        first = dealer.after() if self.attacking else dealer
        return first.partner if self.said else first

    actor = turn

    @property
    def _content(self) -> Action:
        """What lets things stand: at first a question and its answer, later a pass."""
        # Nobody asks leave to play once there has been a contre.
        if self.contract.multiplier > 1:
            return PASS
        return BridgeWhistCall.YES if self.said else BridgeWhistCall.ASK

    @property
    def _raise(self) -> Action:
        return DOUBLE if self.attacking else REDOUBLE

    def legal(self) -> tuple[Action, ...]:
        """Let it stand, or double.

        Example:
            >>> import biritch as bw
            >>> from biritch.games.actions import NamedTrump
            >>> game = bw.game("bridge-whist-paris", options={"contres": "once"})
            >>> phase = game.after(NamedTrump(bw.Strain.HEARTS)).phase
            >>> [str(action) for action in phase.legal()]
            ['ask', 'X']
        """
        if self.over:
            return ()
        return (self._content, self._raise) if self.may_raise else (self._content,)

    @property
    def _doubled_contract(self) -> Contract:
        return replace(self.contract, multiplier=self.contract.multiplier * 2)

    @property
    def may_raise(self) -> bool:
        """Whether one contre more is allowed here.

        Example:
            >>> import biritch as bw
            >>> from biritch.games.actions import NamedTrump
            >>> game = bw.game("bridge-whist-paris", options={"contres": "once"})
            >>> phase = game.after(NamedTrump(bw.Strain.HEARTS)).phase
            >>> phase.may_raise, phase.after(DOUBLE).after(REDOUBLE).may_raise
            (True, False)
        """
        return self.limit(self._doubled_contract)

    def objection(self, action: Action) -> Offence | None:
        """Return why *action* may not be said now, or ``None``.

        Example:
            >>> import biritch as bw
            >>> from biritch.games.actions import NamedTrump
            >>> game = bw.game("bridge-whist-paris", options={"contres": "once"})
            >>> phase = game.after(NamedTrump(bw.Strain.HEARTS)).phase
            >>> phase.objection(REDOUBLE).name
            'not-an-answer'
        """
        if action == self._raise and not self.over:
            return None if self.may_raise else NO_MORE_CONTRES
        return NOT_AN_ANSWER if action != self._content or self.over else None

    def after(self, action: Action) -> ContrePhase:
        """Return the phase once *action* is said.

        Raises:
            IllegalCall: It is not allowed here; the exception names the law.

        Example:
            >>> import biritch as bw
            >>> from biritch.games.actions import NamedTrump
            >>> game = bw.game("bridge-whist-paris", options={"contres": "once"})
            >>> phase = game.after(NamedTrump(bw.Strain.HEARTS)).phase
            >>> phase.after(DOUBLE).after(REDOUBLE).over
            True
        """
        if offence := self.objection(action):
            raise IllegalCall(action, offence)
        if action == self._raise:
            return self._after_word(action).raise_contre()
        after = self._after_word(action)
        return replace(after, ended=True) if self.said else replace(after, said=1)

    def _after_word(self, action: Action) -> ContrePhase:
        sayings = (*self.before.said, (self.turn, action))
        return replace(self, before=replace(self.before, said=sayings))

    def raise_contre(self) -> ContrePhase:
        """Return the phase with one contre more; it ends when no other could follow.

        Example:
            >>> import biritch as bw
            >>> from biritch.games.actions import NamedTrump
            >>> game = bw.game("bridge-whist-paris", options={"contres": "once"})
            >>> phase = game.after(NamedTrump(bw.Strain.HEARTS)).phase
            >>> phase.raise_contre().facts.contract
            Contract.parse('0HX', Seat.NORTH)
        """
        raised = replace(
            self, contract=self._doubled_contract, attacking=not self.attacking, said=0
        )
        return raised if raised.may_raise else replace(raised, ended=True)
