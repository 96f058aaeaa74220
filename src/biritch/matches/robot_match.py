"""A team match between two robots: boards, tables, and the score."""

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
    """Everything that determines a match: robots, boards, seed and time.

    The home team sits North-South in the open room. ``budget`` is the seconds for a decision,
    or ``None`` for independence of the clock; only then are matches reproducible with the same
    version.

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
        """Return all tables to be played, by board."""
        return [
            TableToPlay(place, board, deal, room, self.home, self.away, self.seed, self.budget)
            for place, (board, deal) in enumerate(self.boards)
            for room in ROOMS
        ]

    def document(self) -> dict[str, object]:
        """Return the identity of this match as JSON data."""
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
        """The home team's IMPs on it, negative if lost (Law 78B).

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
    """A match so far: the boards finished at both tables.

    Example:
        >>> plan = MatchPlan("rule:sef", "rule:sayc", "7", None, ())
        >>> RobotMatch.of(plan, []).per_board is None
        True
    """

    plan: MatchPlan
    boards: tuple[MatchBoard, ...]

    @classmethod
    def of(cls, plan: MatchPlan, tables: Iterable[PlayedTable]) -> RobotMatch:
        """Return the match of *plan* with the finished *tables*, in any order."""
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
        """The home team's IMPs per board; ``None`` before any."""
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
        """The processor seconds of the home team's robots, and of the others'."""
        tables = [table for board in self.boards for table in board.tables.values()]
        return (
            sum(table.home_seconds for table in tables),
            sum(table.away_seconds for table in tables),
        )

    def records(self) -> Iterable[Record]:
        """Yield the record of every table, the open room first.

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
