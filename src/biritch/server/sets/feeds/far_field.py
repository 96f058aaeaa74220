"""Results of one set from other servers, kept apart from those made here.

They have a log of their own, so that they never change a rank, a rating or a ladder here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

import msgspec
from msgspec import Struct

from biritch.competition.sets.score_counts import Comparison, ScoreCounts
from biritch.competition.sets.set_ranking import SetLine, rank_players
from biritch.server.sets.feeds.document import MOST_PLAYERS, FeedResult
from biritch.server.sets.log import SetRecord
from biritch.server.storage.logs import Unreadable


class FeedTaken(Struct, tag_field="t", tag="taken", omit_defaults=True, frozen=True):
    """New results of *server*, and the names of its players."""

    server: str
    at: int
    results: list[FeedResult]
    names: dict[str, str] = {}
    v: Literal[1] = 1


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(FeedTaken).decode


def far_log_name(name: str) -> str:
    """Return the name of the log of foreign results of the set *name* in the store.

    Example:
        >>> far_log_name("k3x7qa")
        'set-far/k3x7qa'
    """
    return f"set-far/{name}"


def write_taken(taken: FeedTaken) -> bytes:
    """Return *taken* as a log line."""
    return _encode(taken)


@dataclass(slots=True)
class ServerField:
    """The results of a set from one server."""

    at: int = 0
    """When it sent something new last, in milliseconds since 1970."""
    scores: dict[str, dict[int, int]] = field(default_factory=dict)
    """The scores of each of its players by board."""
    names: dict[str, str] = field(default_factory=dict)
    results: dict[int, list[FeedResult]] = field(default_factory=dict)
    """Its results by board."""

    def has(self, result: FeedResult) -> bool:
        """Return whether the board has a result of that player: only the first one counts."""
        return result.board in self.scores.get(result.player, {})


class FarField:
    """All results of one set from other servers, folded from their log."""

    def __init__(self) -> None:
        """Start without results."""
        self.n = 0
        self.servers: dict[str, ServerField] = {}

    def take(self, lines: Iterable[bytes]) -> None:
        """Apply lines appended to the log.

        Raises:
            Unreadable: It is something else.
        """
        for text in lines:
            try:
                taken: FeedTaken = _decode(text)
            except msgspec.DecodeError as error:
                raise Unreadable(f"results from elsewhere, line {self.n}: {error}") from error
            self.n += 1
            there = self.servers.setdefault(taken.server, ServerField())
            there.at = taken.at
            there.names.update(taken.names)
            for result in taken.results:
                if not there.has(result):
                    there.scores.setdefault(result.player, {})[result.board] = result.score
                    there.results.setdefault(result.board, []).append(result)

    def new_results(self, server: str, results: Iterable[FeedResult]) -> list[FeedResult]:
        """Return the *results* of *server* not counted yet, each board once."""
        there = self.servers.get(server, ServerField())
        fresh: dict[tuple[str, int], FeedResult] = {}
        for result in results:
            if not there.has(result):
                fresh.setdefault((result.player, result.board), result)
        return list(fresh.values())

    def is_full(self, server: str, results: Iterable[FeedResult]) -> bool:
        """Return whether *results* would exceed the limit of players of *server*."""
        there = self.servers.get(server, ServerField())
        players = set(there.scores) | {result.player for result in results}
        return len(players) > MOST_PLAYERS


@dataclass(frozen=True, slots=True)
class JointStandings:
    """The ranking of a set over all servers, with each player's server."""

    lines: list[SetLine]
    ranked: int
    origin: Mapping[str, tuple[str, str]]
    """By the name of a line, the server and its player; nothing for players of this server."""
    servers: Mapping[str, ServerField]
    called: Mapping[str, str]
    """What the owner calls each of the servers."""


def rank_everywhere(
    record: SetRecord, far: FarField, called: Mapping[str, str]
) -> JointStandings:
    """Return the joint ranking of local players and those of the servers in *called*."""
    scores: dict[str, Mapping[int, int]] = dict(record.scores)
    fields = {board: ScoreCounts(one.counts.copy()) for board, one in record.fields.items()}
    origin: dict[str, tuple[str, str]] = {}
    for server in called:
        there = far.servers.get(server)
        for player, made in there.scores.items() if there else ():
            line = f"{server[:16]} {player}"
            origin[line] = server, player
            scores[line] = made
            for board, score in made.items():
                fields[board].add(score)
    unit: Comparison = record.opened.unit
    lines = rank_players(scores, fields, unit, len(record.opened.boards))
    senders = {server: far.servers[server] for server in called if server in far.servers}
    ranked = sum(line.place > 0 for line in lines)
    return JointStandings(lines, ranked, origin, senders, called)
