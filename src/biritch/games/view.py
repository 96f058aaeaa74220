"""What one seat may know of a deal under way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from biritch.core.boards import Board
    from biritch.core.calls import Contract
    from biritch.core.deals import Deal
    from biritch.core.hands import Hand
    from biritch.core.seats import Seat
    from biritch.games.phase import Action
    from biritch.rules.auction import Auction
    from biritch.rules.play import Trick


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat may know. Robots and sockets are given this, and only this.

    ``seen[s]`` are the cards *s* still holds, or ``None`` where they are hidden;
    ``tricks`` the tricks played, the one under way last; ``won`` those of declarer's
    side; ``turn`` the hand to act from and ``actor`` who decides for it; ``legal`` is
    empty unless this seat is to act; ``deal`` is all four hands, once it is over;
    ``announced`` are the points every seat has told, in games where they do.
    """

    variant: str
    seat: Seat | None
    board: Board
    seen: tuple[Hand | None, ...]
    counts: tuple[int, ...]
    auction: Auction | None
    contract: Contract | None
    tricks: tuple[Trick, ...]
    won: int
    turn: Seat | None
    actor: Seat | None
    log: tuple[Action, ...]
    legal: tuple[Action, ...]
    deal: Deal | None
    announced: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.turn is None

    @property
    def trick(self) -> Trick | None:
        """The trick under way, or the last one while the next is to be led."""
        return self.tricks[-1] if self.tricks else None
