"""What one seat may know of a deal under way: its own cards, those face up, and the history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from biritch.core.seats import FOUR

if TYPE_CHECKING:
    from biritch.core.boards import Board
    from biritch.core.calls import Contract
    from biritch.core.cards import Card
    from biritch.core.deals import Deal
    from biritch.core.hands import Hand
    from biritch.core.seats import Seat
    from biritch.games.phase import Action, Stage
    from biritch.rules.auction import Auction
    from biritch.rules.play import Trick
    from biritch.scoring.form import Unit
    from biritch.scoring.sheet import Sheet
    from biritch.scoring.tariff import Tariff


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat may know of a deal. Robots and sockets are given this, and only this.

    ``seen[s]`` are the cards *s* still holds, or ``None`` where they are hidden;
    ``tricks`` the tricks played, the one under way last; ``won`` those of declarer's
    side; ``turn`` the hand to act from and ``actor`` who decides for it; ``legal`` is
    empty unless this seat is to act; ``deal`` is all four hands, once it is over;
    ``announced`` are the points every seat has told, in games where they do.

    ``tariff`` is what the table agreed to score by, ``unit`` what the board is compared in,
    ``sheet`` the score sheet that the deal will be written on, in games that keep one.
    ``systems`` are the names of what North-South and East-West bid, which everyone may know
    (Law 40A1b); ``None`` where nobody said.

    ``players`` are those who call, ``dummies`` the seats others play for, ``turned`` the card
    that made the trump; ``drawn`` the tricks played for a stock that has ``stock`` cards
    left, ``widow`` the cards this seat is to share out; ``said`` what was said when a trump
    was named; ``stage`` what is going on. Of a dummy laid six over six,
    ``seen`` is what lies face up, and ``counts`` has the others too.

    Example:
        >>> from biritch.core.boards import Board
        >>> from biritch.core.deals import Deal
        >>> from biritch.core.seats import Seat
        >>> from biritch.games.game import Game
        >>> from biritch.games.variants.contract import VARIANT
        >>> game = Game.start(VARIANT, Deal.random(seed=7), Board.from_number(1))
        >>> view = game.view(Seat.NORTH)
        >>> view
        <View of N of contract, board 1: N to act>
        >>> len(view.legal), view.seen[Seat.SOUTH]
        (36, None)
    """

    variant: str
    tariff: Tariff
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
    players: tuple[Seat, ...] = FOUR
    dummies: frozenset[Seat] = frozenset()
    turned: Card | None = None
    drawn: tuple[Trick, ...] = ()
    stock: int = 0
    widow: Hand | None = None
    said: tuple[tuple[Seat, Action], ...] = ()
    stage: Stage = "play"
    unit: Unit = "imps"
    sheet: Sheet | None = None
    systems: tuple[str, str] | None = None

    @property
    def over(self) -> bool:
        """Whether the deal has ended.

        Example:
            >>> import biritch as bw
            >>> game = bw.game(deal=bw.Deal.random(seed=7))
            >>> game.view(None).over
            False
        """
        return self.turn is None

    @property
    def trick(self) -> Trick | None:
        """The trick under way, or the last one while the next is to be led.

        Example:
            >>> import biritch as bw
            >>> game = bw.game(deal=bw.Deal.random(seed=7))
            >>> game.view(None).trick is None  # nobody has led yet
            True
        """
        return self.tricks[-1] if self.tricks else None

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else str(self.seat)
        turn = "over" if self.actor is None else f"{self.actor} to act"
        return f"<View of {who} of {self.variant}, board {self.board.number}: {turn}>"
