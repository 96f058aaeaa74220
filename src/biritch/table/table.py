"""One table at work: a game that only ever grows or is cut short."""

from __future__ import annotations

from dataclasses import dataclass, replace

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.games.variant import Variant
from biritch.games.view import View
from biritch.rules.offence import Offence, OutOfTurn

NOT_YOUR_CALL = Offence(28, "call out of rotation", "call-out-of-rotation")
NOT_YOUR_PLAY = Offence(44, "play out of turn", "play-out-of-turn")


@dataclass(frozen=True, slots=True)
class Table:
    """A board, the actions done on it, and the game they fold to."""

    game: Game

    @classmethod
    def open(cls, variant: Variant, deal: Deal, board: Board) -> Table:
        """Put *deal* on the table."""
        return cls(Game.start(variant, deal, board))

    def apply(self, seat: Seat, action: Action) -> Table:
        """Return the table once *seat* has acted, or raise and change nothing."""
        if seat != self.game.actor:
            bidding = self.game.facts.contract is None
            raise OutOfTurn(action, NOT_YOUR_CALL if bidding else NOT_YOUR_PLAY)
        return replace(self, game=self.game.after(action))

    def undone(self, size: int) -> Table:
        """Return the table as it was after *size* actions."""
        game = self.game
        return replace(
            self, game=Game.fold(game.variant, game.deal, game.board, game.log[:size])
        )

    def view(self, seat: Seat | None) -> View:
        """Return what *seat* may know."""
        return self.game.view(seat)
