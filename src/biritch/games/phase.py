"""What a phase is: an immutable state machine between two sets of facts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from biritch.core.boards import Board
from biritch.core.calls import Call, Contract
from biritch.core.cards import Card
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.rules.auction import Auction
from biritch.rules.play import Trick


@dataclass(frozen=True, slots=True)
class Settled:
    """All four agree how many tricks declarer's side wins in the end (Laws 68 to 70).

    It is never in a list of legal actions: a table reaches it through a claim.
    """

    won: int

    def __str__(self) -> str:
        return f"claim {self.won}"


Action: TypeAlias = Call | Contract | Card | Settled
"""What a seat may do: call, name a contract, play a card, or settle the rest."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What the phases so far have settled; all that the next one starts from.

    ``hands`` are the cards still held by each seat; ``exposed`` the seats whose cards
    lie face up; ``tricks`` the tricks played, the one under way last; ``won`` how many
    of them declarer's side has won; ``announced`` the high-card points every seat has told.
    """

    board: Board
    hands: tuple[Hand, ...]
    exposed: frozenset[Seat] = frozenset()
    auction: Auction | None = None
    contract: Contract | None = None
    tricks: tuple[Trick, ...] = ()
    won: int = 0
    announced: tuple[int, ...] = ()


class Progress(Protocol):
    """A phase under way. Immutable: ``after`` returns the next one."""

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

    def after(self, action: Action) -> Progress:
        """Return the phase once *action* is done; raise when it is not legal."""


Phase: TypeAlias = Callable[[Facts], Progress]
"""How a phase opens."""
