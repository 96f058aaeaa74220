"""Keys to an evening, short enough to be typed: the directors', a table's, a player's.

All keys follow from the first director's, so that the directors find them again at any time
and the store keeps nothing but digests, and that key sealed for the other directors. Where
the boards are played at telephones, each side of each table has a key, and each team's
captain; where they are played here, each player has one all evening.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from biritch.competition.movement import EntrantKind
from biritch.competition.tournament.seating import MOST_PAIRS
from biritch.competition.tournament.tournament import DIRECTOR
from biritch.core.seats import Side
from biritch.server.tokens import LETTERS, digest

LONG = 20
"""Letters of a director's key."""
DESKS = 4
"""Directors of an event, at most."""
TABLES = MOST_PAIRS + 4
"""Tables that have keys: as many as there may be teams, and more than pairs need."""
PLAYERS = {EntrantKind.PAIRS: "ab", EntrantKind.INDIVIDUAL: "a", EntrantKind.TEAMS: "abcdef"}
"""The players of an entrant: a team has two pairs, and perhaps two players more."""
CAPTAIN = "a"
"""Who names the line-up of a team."""


@dataclass(frozen=True, slots=True)
class Role:
    """Whose key it is: the director's, that of one side of one table, or a player's."""

    table: int | None = None
    side: Side = Side.NS
    entrant: int = 0
    player: str = ""
    """Which of the entrant's players: ``a`` and ``b`` are partners, as ``c`` and ``d``."""
    desk: int = 1
    """Which director, where the key opens everything; the first opened the event."""

    @property
    def director(self) -> bool:
        """Whether it opens everything."""
        return self.table is None and not self.entrant

    @property
    def by(self) -> str:
        """How the log names it."""
        if self.entrant:
            return f"player {self.entrant} {self.player}"
        if self.table is not None:
            return f"table {self.table} {self.side}"
        return DIRECTOR if self.desk == 1 else f"{DIRECTOR} {self.desk}"


def of(director: str, role: Role) -> str:
    """Return the key of *role*, fifty bits that follow from the director's."""
    if role.director:
        return _letters(_told(director, role.by)[:LONG])
    whose = role.by if role.entrant else f"{role.table} {role.side}"
    return _letters(_told(director, whose)[:10])


def _told(key: str, what: str) -> bytes:
    return hmac.new(key.encode(), what.encode(), hashlib.sha256).digest()


def _letters(found: Iterable[int]) -> str:
    return "".join(LETTERS[byte % len(LETTERS)] for byte in found)


def desks() -> list[Role]:
    """Return the further directors there may be."""
    return [Role(desk=number) for number in range(2, DESKS + 1)]


def seals(director: str) -> dict[str, str]:
    """Return the first director's key sealed with that of each other."""
    return {one.by: _sealed(director, of(director, one), 1) for one in desks()}


def unsealed(kept: Mapping[str, str], role: Role, key: str) -> str:
    """Return the first director's key for the director *role*, whose own is *key*."""
    return key if role.desk == 1 else _sealed(kept.get(role.by, ""), key, -1)


def _sealed(text: str, key: str, way: int) -> str:
    pad = _told(key, DIRECTOR)
    return _letters(
        LETTERS.index(letter) + way * byte for letter, byte in zip(text, pad, strict=False)
    )


def players(form: EntrantKind, entrants: int = MOST_PAIRS) -> Iterator[Role]:
    """Yield the players of so many *entrants*."""
    for entrant in range(1, entrants + 1):
        for player in PLAYERS[form]:
            yield Role(entrant=entrant, player=player)


def roles(director: str, form: EntrantKind, *, online: bool) -> dict[str, str]:
    """Return what is stored: the digest of every key, and whose it is."""
    found = {digest(director): DIRECTOR}
    found |= {digest(of(director, one)): one.by for one in desks()}
    if online:
        return found | {digest(of(director, one)): one.by for one in players(form)}
    if form is EntrantKind.TEAMS:
        captains = (one for one in players(form) if one.player == CAPTAIN)
        found |= {digest(of(director, one)): one.by for one in captains}
    for table in range(1, TABLES + 1):
        for side in Side:
            found[digest(of(director, Role(table, side)))] = f"{table} {side}"
    return found


def role_of(kept: Mapping[str, str], key: str) -> Role | None:
    """Return whose *key* it is, or ``None`` if it opens nothing."""
    told = kept.get(digest(key))
    if told is None:
        return None
    first, _, rest = told.partition(" ")
    if first == DIRECTOR:
        return Role(desk=int(rest or 1))
    if first == "player":
        entrant, _, player = rest.partition(" ")
        return Role(entrant=int(entrant), player=player)
    return Role(int(first), Side.parse(rest))


def caller(by: str) -> tuple[Role | None, Literal["ns", "ew"] | None]:
    """Return the player or the side that the log names ``by``."""
    if by.startswith("player "):
        _, entrant, player = by.split(" ")
        return Role(entrant=int(entrant), player=player), None
    return None, "ew" if by.endswith(str(Side.EW)) else "ns"
