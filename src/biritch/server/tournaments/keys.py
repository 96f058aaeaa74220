"""Keys to a tournament (128 bits): directors', tables' and players'.

All keys are derived from the first director's, so that directors can compute them again at any
time. The store has only digests, and the first director's key encrypted for the other
directors. If results are entered on phones, each side of each table has a key, each pair one
that moves with it, and each team's captain; if the boards are played online, each player has
one for the whole tournament.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Literal

from cryptography.fernet import Fernet, InvalidToken

from biritch.competition.movement import EntrantKind
from biritch.competition.tournament.seating import MOST_PAIRS
from biritch.competition.tournament.signatures import DIRECTOR
from biritch.core.seats import Side
from biritch.server.tokens import KEY_LENGTH, LETTERS, digest

_OLD_LENGTH = 20
"""Letters of a director's key in tournaments opened by version 0.1.0 or before."""
DESKS = 4
"""Directors of a tournament, at most."""
LEAST_KEYS = 100
"""Entrants that have keys from the beginning, few as they may be when it is opened."""
SPARE_KEYS = 50
"""Further ones of a larger field, for those that come later."""
MORE_TABLES = 4
"""Tables that have keys are as many as teams, and a few: more than pairs need."""
PLAYERS = {EntrantKind.PAIRS: "ab", EntrantKind.INDIVIDUAL: "a", EntrantKind.TEAMS: "abcdef"}
"""The players of an entrant: a team has two pairs, and perhaps two players more."""
LAST = timedelta(days=90)
"""How long a key of a table or a player opens a tournament after its last line was written."""
DIRECTORS_LAST = timedelta(days=400)
"""The same of a director's key; what is published stays."""
CAPTAIN = "a"
"""Who names the line-up of a team, and whose key is the one phone of a pair."""
_SEALED_BEFORE = re.compile(f"[{LETTERS}]{{{_OLD_LENGTH}}}")
"""A seal that a server of version 0.1.0 or before wrote, see :func:`_unseal_old`."""


@dataclass(frozen=True, slots=True)
class Role:
    """The role of a key's holder: a director, one side of a table, or a player.

    Example:
        >>> Role(3, Side.EW).by, Role(entrant=5, player="b").by, Role(desk=2).by
        ('table 3 EW', 'player 5 b', 'director 2')
    """

    table: int | None = None
    side: Side = Side.NS
    entrant: int = 0
    player: str = ""
    """Which of the entrant's players: ``a`` and ``b`` are partners, as ``c`` and ``d``."""
    desk: int = 1
    """Which director, where the key opens everything; the first opened the tournament."""

    @property
    def director(self) -> bool:
        """Whether the key is a director's."""
        return self.table is None and not self.entrant

    @property
    def by(self) -> str:
        """The name in the log of a person with this role."""
        if self.entrant:
            return f"player {self.entrant} {self.player}"
        if self.table is not None:
            return f"table {self.table} {self.side}"
        return DIRECTOR if self.desk == 1 else f"{DIRECTOR} {self.desk}"


def key_of(director: str, role: Role, turn: int = 0) -> str:
    """Return the key of *role*, derived from the first director's key *director*.

    *turn* counts how often the keys of tables and players were reissued.

    From a key of twenty letters, the form of version 0.1.0, that version's shorter keys follow:
    keys handed out then stay valid.

    Example:
        >>> key_of("abcdefghjkmnpqrstuvwxyz234", Role(1, Side.NS))
        'zm42j74qhxxtqtkfrjs83ztn8c'
        >>> key_of("abcdefghjkmnpqrstuvw", Role(1, Side.NS))
        't4mmbaq4yq'
    """
    whose = role.by if role.director or role.entrant else f"{role.table} {role.side}"
    if turn and not role.director:
        whose += f" {turn}"
    derived = _hmac(director, whose)
    if len(director) == _OLD_LENGTH:
        return _letters(derived[: _OLD_LENGTH if role.director else _OLD_LENGTH // 2])
    number, letters = int.from_bytes(derived, "big"), ""
    for _ in range(KEY_LENGTH):
        number, at = divmod(number, len(LETTERS))
        letters += LETTERS[at]
    return letters


def _hmac(key: str, message: str) -> bytes:
    return hmac.new(key.encode(), message.encode(), hashlib.sha256).digest()


def _letters(numbers: Iterable[int]) -> str:
    return "".join(LETTERS[number % len(LETTERS)] for number in numbers)


CODE_LENGTH = 6
"""Letters of a short code: few enough to be typed, too many to be tried out."""
CODED_MORE = 8
"""Entrants more than there are at the opening whose keys have short codes."""


def code_of(director: str, role: Role, turn: int = 0) -> str:
    """Return the short code that is equivalent to the key of *role*; see :func:`key_of`.

    Example:
        >>> len(code_of("abcdefghjkmnpqrstuvwxyz234", Role(1, Side.NS)))
        6
    """
    return _letters(_hmac(director, f"code {role.by} {turn}"))[:CODE_LENGTH]


def codes(
    director: str, roles_coded: Iterable[Role], salt: str, turn: int = 0
) -> dict[str, str]:
    """Return the stored short codes: each key encrypted with its code, by the code's digest.

    The store alone opens nothing; a wrong code counts as a wrong key.

    Example:
        >>> director, north = "abcdefghjkmnpqrstuvwxyz234", Role(1, Side.NS)
        >>> stored = codes(director, [north], salt="3f")
        >>> key_of_code(stored, code_of(director, north), "3f") == key_of(director, north)
        True
    """
    sealed = {}
    for role in roles_coded:
        code = code_of(director, role, turn)
        key = key_of(director, role, turn).encode()
        sealed[digest(f"code {code}", salt)] = _cipher(code).encrypt(key).decode()
    return sealed


def key_of_code(stored: Mapping[str, str], code: str, salt: str) -> str:
    """Return the key behind a short code, or an empty string.

    Example:
        >>> key_of_code({}, "abcdef", "3f")
        ''
    """
    sealed = stored.get(digest(f"code {code}", salt), "")
    return _cipher(code).decrypt(sealed.encode()).decode() if sealed else ""


def coded_roles(kind: EntrantKind, entrants: int, *, online: bool) -> Iterator[Role]:
    """Yield the roles that have short codes: players, and the sides of tables in a room.

    Example:
        >>> [role.by for role in coded_roles(EntrantKind.PAIRS, 1, online=True)][:2]
        ['player 1 a', 'player 1 b']
    """
    many = min(entrants + CODED_MORE, MOST_PAIRS)
    for role in players(kind, many):
        if online or role.player == CAPTAIN:
            yield role
    if not online:
        tables = many if kind is EntrantKind.TEAMS else many // 2 + 1
        for table in range(1, tables + 1):
            for side in Side:
                yield Role(table, side)


def further_directors() -> list[Role]:
    """Return the possible roles of directors besides the first.

    Example:
        >>> [role.by for role in further_directors()]
        ['director 2', 'director 3', 'director 4']
    """
    return [Role(desk=number) for number in range(2, DESKS + 1)]


def seals(director: str) -> dict[str, str]:
    """Return the first director's key, encrypted with the key of each other director.

    The store keeps this, so that other directors can compute all keys; the store alone opens
    nothing. The cipher is Fernet (AES-128-CBC with HMAC), without key stretching, as a key of
    twenty-six random letters has 128 bits.

    Example:
        >>> sealed = seals("abcdefghjkmnpqrstuvw")
        >>> second = further_directors()[0]
        >>> unseal_key(sealed, second, key_of("abcdefghjkmnpqrstuvw", second))
        'abcdefghjkmnpqrstuvw'
    """
    return {
        role.by: _cipher(key_of(director, role)).encrypt(director.encode()).decode()
        for role in further_directors()
    }


def unseal_key(stored: Mapping[str, str], role: Role, key: str) -> str:
    """Return the first director's key for the director *role*, whose own is *key*.

    Empty if *stored* has none for that director, or *key* does not decrypt it.
    """
    if role.desk == 1:
        return key
    seal = stored.get(role.by, "")
    if _SEALED_BEFORE.fullmatch(seal):
        return _unseal_old(seal, key)
    try:
        return _cipher(key).decrypt(seal.encode()).decode()
    except InvalidToken:
        return ""


def _cipher(key: str) -> Fernet:
    """Return the cipher for the key of a further director."""
    return Fernet(urlsafe_b64encode(_hmac(key, "seal")))


def _unseal_old(seal: str, key: str) -> str:
    """Decrypt a seal of an older server: letters shifted by bytes of an HMAC.

    It is no longer written; it is read for tournaments opened before.
    """
    pad = _hmac(key, DIRECTOR)
    return _letters(
        LETTERS.index(letter) - byte for letter, byte in zip(seal, pad, strict=False)
    )


def players(kind: EntrantKind, entrants: int = MOST_PAIRS) -> Iterator[Role]:
    """Yield the players' roles for that many *entrants*.

    Example:
        >>> [role.by for role in players(EntrantKind.PAIRS, entrants=1)]
        ['player 1 a', 'player 1 b']
    """
    for entrant in range(1, entrants + 1):
        for player in PLAYERS[kind]:
            yield Role(entrant=entrant, player=player)


def entrants_with_keys(entrants: int) -> int:
    """Return how many entrants get keys if that many are expected.

    Example:
        >>> entrants_with_keys(12), entrants_with_keys(380)
        (100, 400)
    """
    return max(LEAST_KEYS, min(entrants + SPARE_KEYS, MOST_PAIRS))


def roles(  # noqa: PLR0913 - what the head of a log is made of
    director: str,
    kind: EntrantKind,
    *,
    online: bool,
    salt: str = "",
    entrants: int = LEAST_KEYS,
    turn: int = 0,
) -> dict[str, str]:
    """Return the digest of every key, salted with *salt*, and its role, for the store.

    *turn* is as in :func:`key_of`. With *online* the boards are played at this server, and
    every player has a key.
    """
    owners = {digest(director, salt): DIRECTOR}
    holders = further_directors()
    if online:
        holders += players(kind, entrants)
    else:  # a captain's, or a pair's own phone
        holders += (role for role in players(kind, entrants) if role.player == CAPTAIN)
    owners |= {digest(key_of(director, role, turn), salt): role.by for role in holders}
    if not online:
        for table in range(1, entrants + MORE_TABLES + 1):
            for side in Side:
                key = key_of(director, Role(table, side), turn)
                owners[digest(key, salt)] = f"{table} {side}"
    return owners


def role_of(owners: Mapping[str, str], key: str, salt: str = "") -> Role | None:
    """Return the role of *key*, or ``None`` if it is invalid.

    *owners* and *salt* are as in :func:`roles`.

    Example:
        >>> owners = roles("abcdefghjkmnpqrstuvw", EntrantKind.PAIRS, online=True)
        >>> role_of(owners, "abcdefghjkmnpqrstuvw").director
        True
    """
    owner = owners.get(digest(key, salt))
    if owner is None:
        return None
    first, _, rest = owner.partition(" ")
    if first == DIRECTOR:
        return Role(desk=int(rest or 1))
    if first == "player":
        entrant, _, player = rest.partition(" ")
        return Role(entrant=int(entrant), player=player)
    return Role(int(first), Side.parse(rest))


def caller(by: str) -> tuple[Role | None, Literal["ns", "ew"] | None]:
    """Return the player or the side of a table that the log name *by* denotes.

    Example:
        >>> caller("table 3 EW")
        (None, 'ew')
    """
    if by.startswith("player "):
        _, entrant, player = by.split(" ")
        return Role(entrant=int(entrant), player=player), None
    return None, "ew" if by.endswith(str(Side.EW)) else "ns"
