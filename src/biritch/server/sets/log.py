"""The log of a set: its opening, the players' tables, and the result of each board."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from biritch.competition.sets.score_counts import Comparison, ScoreCounts
from biritch.competition.sets.set_ranking import SetLine, rank_players
from biritch.server.storage.logs import Unreadable
from biritch.server.tables.log_setup import BoardLine

Kind: TypeAlias = Literal["boards", "bidding", "play", "minibridge"]
"""What is played: whole boards, the auction alone, the play alone, or MiniBridge."""


class SetOpened(Struct, tag_field="t", tag="opened", omit_defaults=True, kw_only=True):
    """Line 0: the opening; ``calls`` are each board's auction in a set that is only played.

    ``seed`` is the secret from which robots draw. A daily set has its ``day``, ends at
    ``until`` (milliseconds since 1970), and counts for ratings and ladders.
    """

    v: Literal[1] = 1
    at: int
    kind: Kind
    unit: Comparison
    system: str
    seed: str
    boards: list[BoardLine]
    calls: list[list[str]] = []
    day: str = ""
    until: int = 0


class SetEntry(Struct, tag_field="t", tag="joined"):
    """A player begins, at their own table."""

    player: str
    table: str
    at: int


class BoardPlayed(Struct, tag_field="t", tag="played", omit_defaults=True, kw_only=True):
    """The result of a board: North-South's score and the play, by a *player* or a *robot*."""

    player: str = ""
    robot: str = ""
    board: int
    score: int
    contract: str
    declarer: str
    tricks: int
    calls: str
    cards: str
    at: int


class SetClosed(Struct, tag_field="t", tag="closed"):
    """The last line of a daily set: the results of all who finished it."""

    at: int
    results: dict[str, float]


SetLogLine: TypeAlias = SetOpened | SetEntry | BoardPlayed | SetClosed
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(SetLogLine).decode


def write_line(line: SetLogLine) -> bytes:
    """Return *line* as it is stored."""
    return _encode(line)


def read_line(text: bytes) -> SetLogLine:
    """Parse a stored line.

    Raises:
        Unreadable: It is not one.
    """
    try:
        line: SetLogLine = _decode(text)
    except msgspec.DecodeError as error:
        raise Unreadable(str(error)) from error
    return line


def players_results(lines: Iterable[bytes]) -> Iterator[BoardPlayed]:
    """Yield every player's result on every board, from the *lines* of a set's log.

    Raises:
        Unreadable: One of them is no such line.
    """
    counted: set[tuple[str, int]] = set()
    for text in lines:
        line = read_line(text)
        if isinstance(line, BoardPlayed) and line.player:
            mark = line.player, line.board
            if mark not in counted:
                counted.add(mark)
                yield line


_RESTS = 20
"""How many times as long as a ranking took it is believed, whatever was added since."""
MOST_NAMED = 12
"""Players remembered of each line of a field."""


@dataclass(slots=True)
class SetFieldLine:
    """A result of the field with identical contract, auction and score: count and players."""

    first: BoardPlayed
    times: int = 0
    players: list[str] = field(default_factory=list)
    robots: list[str] = field(default_factory=list)

    def add(self, played: BoardPlayed) -> None:
        """Count one more result."""
        self.times += 1
        if played.robot:
            self.robots.append(played.robot)
        elif len(self.players) < MOST_NAMED:
            self.players.append(played.player)


LineKey: TypeAlias = tuple[str, str, int, int, str]


def key_of(played: BoardPlayed) -> LineKey:
    """Return the key under which equal results are counted together."""
    return played.contract, played.declarer, played.tricks, played.score, played.calls


@dataclass(frozen=True, slots=True)
class Standings:
    """The ranking of a set after *n* log lines, computed at *at* in *cost* seconds."""

    lines: list[SetLine]
    n: int
    at: float = 0.0
    cost: float = 0.0
    ranked: int = field(init=False)
    """How many players have played all boards."""
    by_player: dict[str, SetLine] = field(init=False)

    def __post_init__(self) -> None:
        """Count the players, and index them by name."""
        object.__setattr__(self, "ranked", sum(line.place > 0 for line in self.lines))
        object.__setattr__(self, "by_player", {line.player: line for line in self.lines})


class SetRecord:
    """A set, folded from its log."""

    def __init__(self, name: str, lines: Sequence[bytes]) -> None:
        """Build the set from *lines*.

        Raises:
            Unreadable: They are no set's.
        """
        self.name, self.n = name, 0
        self.lock = asyncio.Lock()
        opened = read_line(lines[0])
        if not isinstance(opened, SetOpened):
            raise Unreadable("line 0: not the opening of a set")
        self.opened = opened
        self.tables: dict[str, str] = {}
        """The table of each player."""
        self.scores: dict[str, dict[int, int]] = {}
        """The scores of each player by board."""
        self.fields: dict[int, ScoreCounts] = {
            line.number: ScoreCounts() for line in opened.boards
        }
        self.lines: dict[int, dict[LineKey, SetFieldLine]] = {
            line.number: {} for line in opened.boards
        }
        self.mine: dict[tuple[str, int], LineKey] = {}
        self.robots: set[tuple[str, int]] = set()
        self.closed: SetClosed | None = None
        self._standings = Standings([], n=-1)
        self.n = 1
        self.take(lines[1:])

    def take(self, lines: Iterable[bytes]) -> None:
        """Apply lines appended to the log."""
        for text in lines:
            self._take(read_line(text))
            self.n += 1

    def _take(self, line: SetLogLine) -> None:
        match line:
            case SetEntry():
                self.tables.setdefault(line.player, line.table)
            case BoardPlayed():
                self._count(line)
            case SetClosed():
                self.closed = line
            case SetOpened():
                raise Unreadable("a set is opened once")

    def _count(self, played: BoardPlayed) -> None:
        if played.board not in self.fields or self.has(played):
            return
        if played.robot:
            self.robots.add((played.robot, played.board))
        else:
            self.scores.setdefault(played.player, {})[played.board] = played.score
        self.fields[played.board].add(played.score)
        key = key_of(played)
        self.lines[played.board].setdefault(key, SetFieldLine(played)).add(played)
        if played.player:
            self.mine[played.player, played.board] = key

    def has(self, played: BoardPlayed) -> bool:
        """Return whether the board already has a result of that player or robot."""
        if played.robot:
            return (played.robot, played.board) in self.robots
        return played.board in self.scores.get(played.player, {})

    def is_over(self, now: int) -> bool:
        """Return whether the set is closed at *now*, in milliseconds since 1970."""
        return self.closed is not None or bool(self.opened.until and now >= self.opened.until)

    def standings(self, *, exact: bool = False) -> Standings:
        """Return the ranking; unless *exact*, perhaps a cached one.

        Ranking ten thousand players takes a tenth of a second, and is then done at most once in
        two seconds.
        """
        known = self._standings
        if known.n == self.n:
            return known
        start = monotonic()
        if not exact and known.n > 0 and start - known.at < _RESTS * known.cost:
            return known
        boards = len(self.opened.boards)
        lines = rank_players(self.scores, self.fields, self.opened.unit, boards)
        now = monotonic()
        self._standings = Standings(lines, n=self.n, at=now, cost=now - start)
        return self._standings
