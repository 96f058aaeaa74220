"""Serialisation of jobs and results: known value types only, never code.

A value is an array: the name of its class and its fields. Only the listed classes are rebuilt,
through their constructors, so that data from a stranger is a valid value or refused.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

import msgspec

from biritch.core.boards import Board
from biritch.core.calls import Bid, Contract, OtherCall
from biritch.core.cards import Card, Strain, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.core.trick_table import TrickTable
from biritch.games.actions import BridgeWhistCall, NamedTrump, WidowShare
from biritch.games.view import View
from biritch.robots.robot import Decision
from biritch.rules.auction import Auction
from biritch.rules.play import Trick
from biritch.scoring.form import ScoringForm
from biritch.scoring.sheet import DealResult, ScoreEntry, Sheet
from biritch.scoring.tariff import Tariff
from biritch.solver.par import Par

_VALUES = (
    Auction, Bid, Board, BridgeWhistCall, Card, Contract, Deal, DealResult, Decision, Hand,
    NamedTrump, OtherCall, Par, Phrase, ScoreEntry, ScoringForm, Seat, Sheet, Side, Strain,
    Suit, Tariff, Trick, TrickTable, View, Vulnerability, WidowShare,
)  # fmt: skip
_CLASSES: dict[str, Any] = {kind.__name__: kind for kind in _VALUES}
_FIELDS = {
    kind.__name__: tuple(field.name for field in fields(kind) if field.init and field.compare)
    for kind in _VALUES
    if is_dataclass(kind)
}
_TUPLE, _SET = "", "set"


class NoJobData(ValueError):
    """Raised for data that is not a known value."""


def write_value(value: object) -> bytes:
    """Return *value* encoded as bytes.

    Raises:
        NoJobData: Something in it is no value of ours.

    Example:
        >>> write_value((Seat.EAST, Card.parse("SA"), None))
        b'["",["Seat",1],["Card",51],null]'
    """
    return msgspec.json.encode(_pack_value(value))


def read(data: bytes) -> Any:  # noqa: ANN401 - whatever was written
    """Decode *data*; the inverse of :func:`write_value`.

    Raises:
        NoJobData: It is not one.

    Example:
        >>> read(write_value((Seat.EAST, frozenset({7}))))
        (<Seat.EAST: 1>, frozenset({7}))
    """
    try:
        return _unpack_value(msgspec.json.decode(data))
    except (msgspec.DecodeError, ValueError, TypeError, LookupError, RecursionError) as error:
        raise NoJobData(f"no job: {error}") from error


def _pack_value(value: Any) -> object:  # noqa: ANN401 - any value of ours
    name = type(value).__name__
    if value is None or type(value) in {bool, int, float, str}:
        return value
    if type(value) is tuple:
        return [_TUPLE, *map(_pack_value, value)]
    if type(value) is frozenset:
        return [_SET, *map(_pack_value, value)]
    if _CLASSES.get(name) is not type(value):
        raise NoJobData(f"{name} cannot be sent")
    if isinstance(value, Enum):
        return [name, value.value]
    if isinstance(value, int):
        return [name, int(value)]
    return [name, *(_pack_value(getattr(value, field)) for field in _FIELDS[name])]


def _unpack_value(data: Any) -> Any:  # noqa: ANN401 - any value of ours
    if not isinstance(data, list):
        if isinstance(data, dict):
            raise NoJobData("an object is no value")
        return data
    name, *parts = data
    if name == _TUPLE:
        return tuple(map(_unpack_value, parts))
    if name == _SET:
        return frozenset(map(_unpack_value, parts))
    kind = _CLASSES[name]
    if name in _FIELDS:
        return kind(**dict(zip(_FIELDS[name], map(_unpack_value, parts), strict=True)))
    (number,) = parts
    return kind(number)
