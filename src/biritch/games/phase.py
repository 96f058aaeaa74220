"""Phases of a deal (an auction, the play …): what each owes, and the facts it passes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol, TypeAlias

from biritch.core.boards import Board
from biritch.core.calls import Call, Contract
from biritch.core.cards import Card
from biritch.core.hands import Hand
from biritch.core.seats import FOUR, Seat
from biritch.games.actions import OtherAction
from biritch.rules.auction import Auction
from biritch.rules.offence import Offence
from biritch.rules.play import Trick


@dataclass(frozen=True, slots=True)
class AgreedClaim:
    """All four agree how many tricks declarer's side wins in the end (Laws 68 to 70).

    It is never in a list of legal actions: a table reaches it through a claim. ``won`` counts
    all the tricks of declarer's side, those already won included.

    Example:
        >>> str(AgreedClaim(9))
        'claim 9'
    """

    won: int

    def __str__(self) -> str:
        return f"claim {self.won}"


Action: TypeAlias = Call | Card | OtherAction | AgreedClaim
"""What a seat may do: call, play a card, an action of the older games, or settle the rest."""


Stage: TypeAlias = Literal["drawing", "auction", "naming", "sharing", "play"]
"""What is going on: a phase says which of these it is."""

NO_CARDS = Hand()


@dataclass(frozen=True, slots=True)
class Facts:
    """What the phases so far have settled: all that the next one starts from.

    ``hands`` are the cards still held by each seat; ``exposed`` the seats whose cards
    lie face up; ``tricks`` the tricks played, the one under way last; ``won`` how many
    of them declarer's side has won; ``announced`` the high-card points every seat has told.

    ``players`` are those who call: two in the games for two. ``named`` are the dummies,
    where they are not simply declarer's partner; ``turned`` the card that made the trump.
    ``drawn`` are the tricks played for the ``stock``, whose top card comes first; ``widow``
    the cards that wait to be shared out and ``takers`` who has taken of them; ``covered``
    pairs of cards of a dummy, the second face down under the first. ``outset`` are the
    hands the play began with, where they are not those that were dealt. ``said`` is what was
    said while a trump was named, and by whom.

    Example:
        >>> from biritch.core.deals import Deal
        >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
        >>> facts.contract, facts.dummies
        (None, frozenset())
    """

    board: Board
    hands: tuple[Hand, ...]
    exposed: frozenset[Seat] = frozenset()
    auction: Auction | None = None
    contract: Contract | None = None
    tricks: tuple[Trick, ...] = ()
    won: int = 0
    announced: tuple[int, ...] = ()
    players: tuple[Seat, ...] = FOUR
    named: frozenset[Seat] | None = None
    turned: Card | None = None
    drawn: tuple[Trick, ...] = ()
    stock: tuple[Card, ...] = ()
    widow: Hand = NO_CARDS
    takers: tuple[Seat, ...] = ()
    covered: tuple[tuple[Card, Card], ...] = ()
    outset: tuple[Hand, ...] | None = None
    said: tuple[tuple[Seat, Action], ...] = ()

    @property
    def dummies(self) -> frozenset[Seat]:
        """The seats whose cards others play once they lie face up.

        Example:
            >>> from dataclasses import replace
            >>> from biritch.core.deals import Deal
            >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
            >>> contract = Contract.parse("4H", Seat.EAST)
            >>> replace(facts, contract=contract).dummies
            frozenset({<Seat.WEST: 3>})
        """
        if self.named is not None:
            return self.named
        return frozenset() if self.contract is None else frozenset({self.contract.dummy})

    @property
    def last(self) -> Trick | None:
        """The last trick, drawn or played, under way or over.

        Example:
            >>> from biritch.core.deals import Deal
            >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
            >>> facts.last is None
            True
        """
        tricks = self.tricks or self.drawn
        return tricks[-1] if tricks else None

    def face_up_cards(self, seat: Seat) -> Hand:
        """Return the cards of *seat* but those that lie face down under another.

        Example:
            >>> from biritch.core.deals import Deal
            >>> facts = Facts(Board.from_number(1), Deal.random(seed=7).hands)
            >>> facts.face_up_cards(Seat.NORTH)
            Hand.parse('Q852.KJ64.KJ7.J3')
        """
        hand = self.hands[seat]
        return hand - self.beneath if self.covered else hand

    @property
    def beneath(self) -> Hand:
        """The cards that lie face down under another.

        Example:
            >>> from biritch.core.deals import Deal
            >>> pair = (Card.parse("SA"), Card.parse("H2"))
            >>> Facts(Board.from_number(1), Deal.random(seed=7).hands, covered=(pair,)).beneath
            Hand.parse('.2..')
        """
        return Hand.of(under for _, under in self.covered)


class Phase(Protocol):
    """A phase under way. Immutable: ``after`` returns the next one."""

    kind: ClassVar[Stage]

    @property
    def facts(self) -> Facts:
        """What is settled, this phase included."""

    @property
    def over(self) -> bool:
        """Whether the phase has ended."""

    @property
    def turn(self) -> Seat:
        """The hand to act from."""

    @property
    def actor(self) -> Seat:
        """Who decides for it; declarer acts for dummy."""

    def legal(self) -> tuple[Action, ...]:
        """Every action allowed now."""

    def objection(self, action: Action) -> Offence | None:
        """Why *action* may not be done now; ``None`` where it may."""

    def after(self, action: Action) -> Phase:
        """Return the phase once *action* is done.

        Raises:
            Illegal: It is not allowed here.
        """


PhaseOpener: TypeAlias = Callable[[Facts], Phase]
"""How a phase opens, on what the phases before it have settled."""
