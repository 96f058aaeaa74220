"""The play of thirteen tricks, dummy face up after the lead (Laws 41 to 45).

In the games for two, those who hold cards play; a dummy may play only what lies face up,
and when a card is gone the one beneath it is turned (« Règles du Bridge et variante à deux
joueurs », "Variante à deux morts").
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar

from biritch.core.cards import Card
from biritch.core.frozen import replace_fields
from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat, first_of
from biritch.games.phase import Action, AgreedClaim, Facts, Stage
from biritch.rules.offence import IllegalPlay, Offence
from biritch.rules.play import Trick

NOT_A_CARD = Offence(44, "the play is under way, a card is wanted", "not-a-card")
NO_PLAY = Offence(22, "there is nothing to play", "no-play")
COVERED = Offence(45, "that card lies under another: dummy plays one face up", "covered")
DUMMY_PLAYS = Offence(44, "card not held", "card-not-held", "B", "dummy-plays")
HAND_PLAYS = Offence(44, "card not held", "card-not-held", "B", "hand-plays")
BAD_CLAIM = Offence(70, "a claim of more tricks than are left", "bad-claim")


@dataclass(frozen=True, slots=True)
class PlayPhase:
    """The trick on the table, and what came of those before.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.deals import Deal
        >>> from biritch.core.calls import Contract
        >>> contract = Contract.parse("4S", Seat.NORTH)
        >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands, contract=contract)
        >>> phase = PlayPhase.open(facts)
        >>> phase.turn, phase.over
        (<Seat.EAST: 1>, False)
    """

    kind: ClassVar[Stage] = "play"
    before: Facts
    trick: Trick
    settled: bool = False
    _facts: Facts | None = field(default=None, init=False, compare=False, repr=False)

    @classmethod
    def open(cls, facts: Facts) -> PlayPhase:
        """Start with the seat at declarer's left; all that was passed out is over.

        Example:
            >>> from biritch.core.boards import Board
            >>> from biritch.core.calls import Contract
            >>> from biritch.core.deals import Deal
            >>> spades = Contract.parse("4S", Seat.NORTH)
            >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands, contract=spades)
            >>> phase = PlayPhase.open(facts)
            >>> phase.trick
            <Trick E: >
        """
        contract = facts.contract
        seats = tuple(seat for seat in FOUR if facts.hands[seat])
        # In the games for two nobody may sit at declarer's left.
        leader = first_of(seats, contract.leader) if contract else facts.board.dealer
        return cls(facts, Trick(leader, seats=seats))

    @property
    def facts(self) -> Facts:
        """The facts before, and the trick under way.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("whist", deal=bw.Deal.random(seed=7)).phase
            >>> phase.after(Card.parse("CA")).facts.tricks
            (<Trick E: CA>,)
        """
        if not self.trick.cards:
            return self.before
        # Put together once: a view of a table asks for them a dozen times.
        if self._facts is None:
            facts = replace_fields(self.before, tricks=(*self.before.tricks, self.trick))
            object.__setattr__(self, "_facts", facts)
            return facts
        return self._facts

    @property
    def over(self) -> bool:
        """Whether nothing is left to play.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("whist", deal=bw.Deal.random(seed=7)).phase
            >>> phase.over, phase.after(AgreedClaim(10)).over
            (False, True)
        """
        return self.settled or self.before.contract is None or not any(self.before.hands)

    @property
    def turn(self) -> Seat:
        """Whose card it is.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("whist", deal=bw.Deal.random(seed=7)).phase
            >>> phase.turn
            <Seat.EAST: 1>
        """
        return self.trick.turn

    @property
    def actor(self) -> Seat:
        """Who decides it; declarer plays dummy's cards (Law 45B).

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("dummy-whist", board=3).phase
            >>> phase = phase.after(phase.legal()[0])  # West has led, North is dummy
            >>> phase.turn, phase.actor
            (<Seat.NORTH: 0>, <Seat.SOUTH: 2>)
        """
        turn = self.turn
        return turn.partner if turn in self.before.dummies else turn

    def legal(self) -> tuple[Action, ...]:
        """Every card allowed.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("whist", deal=bw.Deal.random(seed=7)).phase
            >>> phase.after(Card.parse("CA")).legal()  # South follows to clubs
            (CK, CT, C6)
        """
        return (
            () if self.over else tuple(self.trick.legal(self.before.face_up_cards(self.turn)))
        )

    def objection(self, action: Action) -> Offence | None:
        """Return why *action* may not be done now, or ``None``.

        The reason depends only on what the player in turn may see.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("whist", deal=bw.Deal.random(seed=7)).phase
            >>> phase = phase.after(Card.parse("CA"))  # South holds three clubs
            >>> phase.objection(Card.parse("SA")).place
            '44C'
        """
        if self.before.contract is None or self.over:
            return NO_PLAY
        if isinstance(action, AgreedClaim):
            most = self.before.won + remaining(self.before.hands)
            return None if self.before.won <= action.won <= most else BAD_CLAIM
        if not isinstance(action, Card):
            return NOT_A_CARD
        return self._bad_card(action)

    def _bad_card(self, card: Card) -> Offence | None:
        turn = self.turn
        offence = self.trick.objection(card, self.before.face_up_cards(turn))
        if offence is None:
            return None
        if card not in self.before.hands[turn]:
            return self._of_other_hand(card) or offence
        if card in self.before.beneath:
            return COVERED
        return offence.about(whose="dummy") if turn in self.before.dummies else offence

    def _of_other_hand(self, card: Card) -> Offence | None:
        """Return what is said of *card* if it lies in the other hand that the actor plays."""
        turn, actor = self.turn, self.actor
        if actor != turn:
            return DUMMY_PLAYS if card in self.before.hands[actor] else None
        faced = turn.partner in self.before.dummies & self.before.exposed
        return HAND_PLAYS if faced and card in self.before.face_up_cards(turn.partner) else None

    def after(self, action: Action) -> PlayPhase:
        """Return the play with one more card on the table; the fourth ends the trick.

        Raises:
            IllegalPlay: It is not allowed here; the exception names the law.

        Example:
            >>> import biritch as bw
            >>> phase = bw.game("whist", deal=bw.Deal.random(seed=7)).phase
            >>> phase.after(Card.parse("CA")).turn
            <Seat.SOUTH: 2>
        """
        contract = self.before.contract
        if offence := self.objection(action):
            raise IllegalPlay(action, offence)
        if isinstance(action, AgreedClaim):
            return self._settle_claim(action)
        assert isinstance(action, Card)
        assert contract is not None
        held, turn = self.before.hands, self.turn
        hands = (*held[:turn], held[turn].without(action), *held[turn + 1 :])
        facts = replace_fields(
            self.before, hands=hands, exposed=self.before.exposed | self._faced_seats
        )
        if facts.covered:
            # The card beneath the one played is turned up.
            covers = tuple(pair for pair in facts.covered if pair[0] != action)
            facts = replace(facts, covered=covers)
        trick = self.trick.add(action)
        if not trick.full:
            return PlayPhase(facts, trick)
        winner = trick.winner(contract.strain)
        won = facts.won + (winner.side == contract.declarer.side)
        return PlayPhase(
            replace_fields(facts, won=won, tricks=(*facts.tricks, trick)),
            Trick(winner, seats=trick.seats),
        )

    @property
    def _faced_seats(self) -> frozenset[Seat]:
        """The dummies that hold cards: all lie face up once the lead is made."""
        return self.before.dummies & set(self.trick.seats)

    def _settle_claim(self, action: AgreedClaim) -> PlayPhase:
        return replace(self, before=replace(self.before, won=action.won), settled=True)


def remaining(hands: tuple[Hand, ...]) -> int:
    """Return how many tricks are still to be won, the one under way included.

    Example:
        >>> remaining((Hand.parse("A..."), Hand.parse("K..."), Hand(), Hand()))
        1
    """
    # A seat that has played to the trick under way holds a card fewer.
    return max(map(len, hands))
