"""A board at one table of a robot match: what to play, and the result."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import asdict, dataclass, is_dataclass, replace
from functools import lru_cache
from time import process_time
from typing import Any, Literal, TypeAlias

from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Side
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.catalogue import find
from biritch.robots.robot import Robot
from biritch.rules.offence import Illegal

MatchRoom: TypeAlias = Literal["open", "closed"]
"""A table of a match: the home team sits North-South in the open room alone."""

ROOMS: tuple[MatchRoom, MatchRoom] = ("open", "closed")

_ENOUGH = 1.0
"""Seconds a robot believes it has, where its clock stands still."""


class TableFailed(RuntimeError):
    """Raised if a robot failed at a table, so that the board has no result.

    Example:
        >>> raise TableFailed(7, "open", "robot:sef: no memory")
        Traceback (most recent call last):
        biritch.matches.played_table.TableFailed: board 7, open room: robot:sef: no memory
    """

    def __init__(self, board: int, room: MatchRoom, fault: str) -> None:
        """Keep the place and the error."""
        super().__init__(f"board {board}, {room} room: {fault}")
        self.board, self.room, self.fault = board, room, fault

    def __reduce__(self) -> tuple[type[TableFailed], tuple[int, MatchRoom, str]]:
        """Return how to pickle it, so that another process can raise it."""
        return type(self), (self.board, self.room, self.fault)


@dataclass(frozen=True, slots=True)
class TableToPlay:
    """A board to be played in one room, with everything that determines the result.

    ``place`` is the board's index in the match, from 0; ``home`` and ``away`` name the teams'
    robots. ``budget`` is the seconds for a decision; with ``None`` robots use their full number
    of samples, independent of the clock.
    """

    place: int
    board: Board
    deal: Deal
    room: MatchRoom
    home: str
    away: str
    seed: str
    budget: float | None = None

    @property
    def robots(self) -> tuple[str, str]:
        """The names of the robots North-South and East-West.

        Example:
            >>> from biritch.core.random_deals import seeded_deals
            >>> deal, board = next(seeded_deals(7)), Board.from_number(1)
            >>> TableToPlay(0, board, deal, "closed", "rule:sef", "random", "7").robots
            ('random', 'rule:sef')
        """
        return (self.home, self.away) if self.room == "open" else (self.away, self.home)


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """The result of a board at one table.

    ``calls`` and ``cards`` are in order, in PBN notation; ``score`` is North-South's, in
    points; ``home_seconds`` and ``away_seconds`` the processor time of each team's robots.
    """

    place: int
    room: MatchRoom
    calls: tuple[str, ...]
    cards: tuple[str, ...]
    score: int
    home_seconds: float
    away_seconds: float

    def game(self, deal: Deal, board: Board) -> Game:
        """Return the game played, given its *deal* and *board*.

        Raises:
            ValueError: A call or a card is not written as it should be.
            Illegal: What was done is not allowed on that deal.

        Example:
            >>> from biritch.core.random_deals import seeded_deals
            >>> table = PlayedTable(0, "open", ("P", "P", "P", "P"), (), 0, 0.0, 0.0)
            >>> table.game(next(seeded_deals(7)), Board.from_number(1)).score
            0
        """
        actions = [*map(parse_call, self.calls), *map(Card.parse, self.cards)]
        return Game.fold(VARIANT, deal, board, actions)

    def document(self) -> dict[str, Any]:
        """Return it as JSON data.

        Example:
            >>> PlayedTable(0, "open", ("P",) * 4, (), 0, 0.5, 0.25).document()["room"]
            'open'
        """
        return asdict(self)

    @classmethod
    def parse(cls, document: Mapping[str, Any]) -> PlayedTable:
        """Parse the data of :meth:`document`.

        Raises:
            ValueError: Something is missing, or is not what it should be.

        Example:
            >>> table = PlayedTable(0, "open", ("P",) * 4, (), 0, 0.5, 0.25)
            >>> PlayedTable.parse(table.document()) == table
            True
        """
        try:
            fields = dict(document)
            fields["calls"] = tuple(fields["calls"])
            fields["cards"] = tuple(fields["cards"])
            table = cls(**fields)
        except (KeyError, TypeError) as error:
            raise ValueError(f"not a table of a match: {error}") from None
        if table.room not in ROOMS:
            raise ValueError(f"not a room: {table.room!r} (want open or closed)")
        return table


def play_table(table: TableToPlay) -> PlayedTable:
    """Return the result of *table*, bid and played by its robots.

    Each decision has its own random generator, seeded by seed, board, seat and number of
    earlier actions: the same at both tables, so that two equal robots draw.

    Raises:
        TableFailed: A robot failed, or did what is not allowed.

    Example:
        >>> from biritch.core.random_deals import seeded_deals
        >>> deal, board = next(seeded_deals(7)), Board.from_number(1)
        >>> to_play = TableToPlay(0, board, deal, "open", "rule:sef", "rule:sayc", "7")
        >>> table = play_table(to_play)
        >>> table.game(deal, board).score == table.score
        True
    """
    seated = {
        side: _seat_robot(name, table.budget)
        for side, name in zip(Side, table.robots, strict=True)
    }
    systems = _systems(seated)
    seconds = dict.fromkeys(Side, 0.0)
    budget = _ENOUGH if table.budget is None else table.budget
    game = Game.start(VARIANT, table.deal, table.board)
    while (seat := game.actor) is not None:
        view = replace(game.view(seat), systems=systems, unit="imps")
        rng = _chance(table, seat, len(game.log))
        begun = process_time()
        try:
            decision = seated[seat.side].decide(view, budget=budget, rng=rng)
            game = game.after(decision.action)
        except Illegal as error:
            raise TableFailed(table.board.number, table.room, str(error)) from None
        except Exception as error:
            fault = f"{seated[seat.side].name}: {type(error).__name__}: {error}"
            raise TableFailed(table.board.number, table.room, fault) from error
        seconds[seat.side] += process_time() - begun
    home, away = (Side.NS, Side.EW) if table.room == "open" else (Side.EW, Side.NS)
    assert game.score is not None
    cards = tuple(str(action) for action in game.log if isinstance(action, Card))
    calls = tuple(str(action) for action in game.log if not isinstance(action, Card))
    return PlayedTable(
        table.place, table.room, calls, cards, game.score, seconds[home], seconds[away]
    )


def _chance(table: TableToPlay, seat: Seat, done: int) -> random.Random:
    return random.Random(f"{table.seed} {table.place} {seat} {done}")  # noqa: S311 - to be repeatable


@lru_cache(maxsize=8)
def _seat_robot(name: str, budget: float | None) -> Robot:
    """Return the robot *name*; without a *budget*, one with a stopped clock."""
    robot = find(name)
    if budget is None and is_dataclass(robot) and hasattr(robot, "clock"):
        return replace(robot, clock=_never)
    return robot


def _never() -> float:
    """Return a constant time."""
    return 0.0


def _systems(seated: Mapping[Side, Robot]) -> tuple[str, str] | None:
    """Return both sides' systems, which are public (Law 40A1b)."""
    ns, ew = (getattr(seated[side], "system", None) for side in Side)
    return (ns, ew) if isinstance(ns, str) and isinstance(ew, str) else None
