"""MiniBridge: points are announced, dummy comes down, declarer chooses a contract.

English Bridge Union, MiniBridge: the side with more points declares, and of the two
partners the one with more, or who announced first; with twenty each the deal is thrown in.
A part-score is written as a bid of one, and wants seven tricks; a game as the bid that
makes one. What else teachers allow, slams or every level, is a longer list of bids; and the
dealer's side may declare with twenty each.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

from biritch.core.calls import BIDS, Bid, Contract
from biritch.core.cards import Strain
from biritch.core.seats import Seat, Side
from biritch.games.phase import Action, Facts, PhaseOpener, Stage
from biritch.rules.offence import IllegalCall, Offence

NOT_A_CHOICE = Offence(18, "a part-score or a game is wanted", "not-a-choice")

# Written as bids, so that the tariff and the records need nothing of their own.
PART_SCORES = tuple(Bid(1, strain) for strain in Strain)
GAMES = tuple(Bid(level, strain) for level, strain in zip((5, 5, 4, 4, 3), Strain, strict=True))
CHOICES = (*PART_SCORES, *sorted(GAMES))
"""The ten contracts there are, part-scores first."""

WITH_SLAMS = (*CHOICES, *(bid for bid in BIDS if bid.level >= 6))
"""The same with slams, for those who have played before."""


def contract_choice(choices: tuple[Bid, ...] = CHOICES, *, equal: bool = False) -> PhaseOpener:
    """Return how to open a choice among *choices*; with *equal*, even at twenty points each.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.deals import Deal
        >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
        >>> contract_choice()(facts).turn
        <Seat.SOUTH: 2>
    """
    return partial(ContractChoicePhase.open, choices=choices, equal=equal)


def declarer_of(points: tuple[int, ...], dealer: Seat, *, equal: bool = False) -> Seat | None:
    """Return who declares when *points* are announced, North's first, if anyone.

    With as many points on both sides nobody does, or with *equal* the dealer's side. Of
    partners with as many points, the one who announced first does: *dealer* begins.

    Example:
        >>> declarer_of((10, 9, 10, 11), Seat.NORTH) is None
        True
        >>> declarer_of((12, 9, 12, 7), Seat.WEST)
        <Seat.NORTH: 0>
    """
    north_south, east_west = points[0] + points[2], points[1] + points[3]
    if north_south == east_west:
        if not equal:
            return None
        side = dealer.side
    else:
        side = Side.NS if north_south > east_west else Side.EW
    pair = [seat for seat in map(dealer.after, range(4)) if seat.side is side]
    return max(pair, key=lambda seat: points[seat])  # the first of equals


@dataclass(frozen=True, slots=True)
class ContractChoicePhase:
    """The choice of a contract, dummy face up.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.deals import Deal
        >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
        >>> phase = ContractChoicePhase.open(facts)
        >>> phase.facts.announced, phase.after(Bid(3, Strain.NOTRUMP)).facts.contract
        ((11, 17, 12, 0), Contract.parse('3N', Seat.SOUTH))
    """

    kind: ClassVar[Stage] = "auction"
    before: Facts
    declarer: Seat | None
    choices: tuple[Bid, ...]
    chosen: Bid | None = None

    @classmethod
    def open(
        cls, facts: Facts, choices: tuple[Bid, ...] = CHOICES, *, equal: bool = False
    ) -> ContractChoicePhase:
        """Let everyone announce; who declares follows.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.deals import Deal
            >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
            >>> phase = ContractChoicePhase.open(facts)
            >>> phase.facts.dummies, phase.facts.exposed
            (frozenset(), frozenset({<Seat.NORTH: 0>}))
        """
        points = tuple(hand.hcp for hand in facts.hands)
        declarer = declarer_of(points, facts.board.dealer, equal=equal)
        exposed = facts.exposed if declarer is None else facts.exposed | {declarer.partner}
        return cls(replace(facts, announced=points, exposed=exposed), declarer, choices)

    @property
    def facts(self) -> Facts:
        """The facts before, the points announced, and the contract chosen.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("minibridge", deal=bw.Deal.random(seed=7)).phase
            >>> phase.facts.announced
            (11, 17, 12, 0)
        """
        if self.declarer is None or self.chosen is None:
            return self.before
        contract = Contract(self.chosen.strain, self.declarer, self.chosen.level)
        return replace(self.before, contract=contract)

    @property
    def over(self) -> bool:
        """Whether a contract is chosen, or nobody may choose.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("minibridge", deal=bw.Deal.random(seed=7)).phase
            >>> phase.over, phase.after(CHOICES[0]).over
            (False, True)
        """
        return self.declarer is None or self.chosen is not None

    @property
    def turn(self) -> Seat:
        """Declarer, once there is one.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("minibridge", deal=bw.Deal.random(seed=7)).phase
            >>> phase.turn
            <Seat.SOUTH: 2>
        """
        return self.before.board.dealer if self.declarer is None else self.declarer

    actor = turn

    def legal(self) -> tuple[Action, ...]:
        """Every contract that may be chosen.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("minibridge", deal=bw.Deal.random(seed=7)).phase
            >>> phase.legal() == CHOICES
            True
        """
        return () if self.over else self.choices

    def objection(self, action: Action) -> Offence | None:
        """Return why *action* may not be done now, or ``None``.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("minibridge", deal=bw.Deal.random(seed=7)).phase
            >>> phase.objection(CHOICES[0]) is None, phase.objection(BIDS[5]).name
            (True, 'not-a-choice')
        """
        return NOT_A_CHOICE if self.over or action not in self.choices else None

    def after(self, action: Action) -> ContractChoicePhase:
        """Return the phase with *action* chosen.

        Raises:
            IllegalCall: It is not one of the contracts that may be chosen.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("minibridge", deal=bw.Deal.random(seed=7)).phase
            >>> phase.after(CHOICES[0]).facts.contract
            Contract.parse('1C', Seat.SOUTH)
        """
        if (offence := self.objection(action)) or not isinstance(action, Bid):
            raise IllegalCall(action, offence or NOT_A_CHOICE)
        return replace(self, chosen=action)
