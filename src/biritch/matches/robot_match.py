"""A team match between two robots: its boards, its tables, and what it comes to."""

from __future__ import annotations

import hashlib
import math
import statistics
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.matches.played_table import ROOMS, MatchRoom, PlayedTable, TableToPlay
from biritch.records.games import game_record
from biritch.records.record import Record, Room, Tag
from biritch.scoring.imps import imps

_RECORD_ROOMS: dict[MatchRoom, Room] = {"open": "Open", "closed": "Closed"}


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """What decides how a match goes: the robots, the boards, the seed and the time.

    The home team sits North-South in the open room. ``budget`` is the seconds for a decision,
    or ``None`` where the clock decides nothing; only then do the same plan and the same
    version give the same match for ever.

    Example:
        >>> from biritch.core.random_deals import seeded_deals
        >>> board = (Board.from_number(1), next(seeded_deals(7)))
        >>> plan = MatchPlan("rule:sef", "rule:sayc", "7", None, (board,))
        >>> [table.room for table in plan.tables()]
        ['open', 'closed']
    """

    home: str
    away: str
    seed: str
    budget: float | None
    boards: tuple[tuple[Board, Deal], ...]

    def tables(self) -> list[TableToPlay]:
        """Return every table to be played, board after board."""
        return [
            TableToPlay(place, board, deal, room, self.home, self.away, self.seed, self.budget)
            for place, (board, deal) in enumerate(self.boards)
            for room in ROOMS
        ]

    def document(self) -> dict[str, object]:
        """Return what tells this match from any other, as JSON keeps it."""
        text = "\n".join(
            f"{board.number} {board.dealer} {board.vulnerability} {deal}"
            for board, deal in self.boards
        )
        return {
            "home": self.home,
            "away": self.away,
            "seed": self.seed,
            "budget": self.budget,
            "boards": len(self.boards),
            "deals": hashlib.sha256(text.encode()).hexdigest(),
        }


@dataclass(frozen=True, slots=True)
class MatchBoard:
    """A board played at both tables of a match."""

    board: Board
    deal: Deal
    tables: Mapping[MatchRoom, PlayedTable]

    def game(self, room: MatchRoom) -> Game:
        """Return the game played in *room*."""
        return self.tables[room].game(self.deal, self.board)

    @property
    def imps(self) -> int:
        """What the home team won on it, in IMPs; below zero, what it lost (Law 78B).

        Example:
            >>> from biritch.core.random_deals import seeded_deals
            >>> passed = ("P", "P", "P", "P")
            >>> tables = {room: PlayedTable(0, room, passed, (), 0, 0.0, 0.0) for room in ROOMS}
            >>> MatchBoard(Board.from_number(1), next(seeded_deals(7)), tables).imps
            0
        """
        return imps(self.tables["open"].score - self.tables["closed"].score)


@dataclass(frozen=True, slots=True)
class RobotMatch:
    """A match, as far as it has been played: the boards that both tables have finished.

    Example:
        >>> plan = MatchPlan("rule:sef", "rule:sayc", "7", None, ())
        >>> RobotMatch.of(plan, []).per_board is None
        True
    """

    plan: MatchPlan
    boards: tuple[MatchBoard, ...]

    @classmethod
    def of(cls, plan: MatchPlan, tables: Iterable[PlayedTable]) -> RobotMatch:
        """Return the match of *plan* in which *tables* are played, in any order."""
        played: dict[int, dict[MatchRoom, PlayedTable]] = {}
        for table in tables:
            played.setdefault(table.place, {})[table.room] = table
        boards = (
            MatchBoard(*plan.boards[place], played[place])
            for place in sorted(played)
            if len(played[place]) == len(ROOMS)
        )
        return cls(plan, tuple(boards))

    @property
    def home(self) -> int:
        """The IMPs won by the home team."""
        return sum(max(0, board.imps) for board in self.boards)

    @property
    def away(self) -> int:
        """The IMPs won by the other team."""
        return sum(max(0, -board.imps) for board in self.boards)

    @property
    def per_board(self) -> float | None:
        """What the home team won a board, in IMPs; ``None`` before any."""
        return statistics.fmean(board.imps for board in self.boards) if self.boards else None

    @property
    def error(self) -> float | None:
        """The standard error of :attr:`per_board`; ``None`` with fewer than two boards."""
        if len(self.boards) < 2:
            return None
        swings = [board.imps for board in self.boards]
        return statistics.stdev(swings) / math.sqrt(len(swings))

    @property
    def seconds(self) -> tuple[float, float]:
        """The seconds of a processor that the home team's robots took, and the others'."""
        tables = [table for board in self.boards for table in board.tables.values()]
        return (
            sum(table.home_seconds for table in tables),
            sum(table.away_seconds for table in tables),
        )

    def records(self) -> Iterable[Record]:
        """Yield the record of every table, the open room of a board before the closed.

        Example:
            >>> plan = MatchPlan("rule:sef", "rule:sayc", "7", None, ())
            >>> list(RobotMatch.of(plan, []).records())
            []
        """
        for board in self.boards:
            for room in ROOMS:
                yield self._record(board, room)

    def _record(self, board: MatchBoard, room: MatchRoom) -> Record:
        from dataclasses import replace

        home, away = self.plan.home, self.plan.away
        ns, ew = (home, away) if room == "open" else (away, home)
        names = tuple(ns if seat.side is Seat.NORTH.side else ew for seat in Seat)
        swing = board.imps
        return replace(
            game_record(board.game(room), names),  # type: ignore[arg-type]
            room=_RECORD_ROOMS[room],
            event=f"{home} - {away}",
            scoring="IMP",
            tags=(
                Tag("HomeTeam", home),
                # The side of the record, then its IMPs: as PBN's ScoreIMP has it.
                Tag("ScoreIMP", f"NS {swing if room == 'open' else -swing}"),
                Tag("VisitTeam", away),
            ),
        )
