"""Keys to an evening, short enough to be typed: the director's, and one a side of each table.

The keys of the tables follow from the director's, so that the director finds them again at
any time and the store keeps nothing but digests.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

from biritch.core.seats import Side
from biritch.server.evening_deeds import Role
from biritch.server.log import digest

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are taken for one another."""
TABLES = 60
"""Tables that have keys: more than a movement of so many pairs as may come needs."""


def fresh(length: int) -> str:
    """Return a word nobody guesses: five bits a letter, almost."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def of_table(director: str, table: int, side: Side) -> str:
    """Return the key of one side of a table, fifty bits that follow from the director's."""
    told = hmac.new(director.encode(), f"{table} {side}".encode(), hashlib.sha256).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in told[:10])


def roles(director: str) -> dict[str, str]:
    """Return what is stored: the digest of every key, and whose it is."""
    found = {digest(director): "director"}
    for table in range(1, TABLES + 1):
        for side in Side:
            found[digest(of_table(director, table, side))] = f"{table} {side}"
    return found


def role_of(kept: Mapping[str, str], key: str) -> Role | None:
    """Return whose *key* it is, or ``None`` if it opens nothing."""
    told = kept.get(digest(key))
    if told is None:
        return None
    if told == "director":
        return Role()
    table, _, side = told.partition(" ")
    return Role(int(table), Side.parse(side))
