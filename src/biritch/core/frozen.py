"""The next value of a frozen one, quickly: for what is made thousands of times a second."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")


def changed(value: T, **changes: object) -> T:
    """Return frozen *value* with *changes*, as :func:`dataclasses.replace` does, faster.

    For dataclasses with slots, whose every field is taken by their constructor as it is.

    Example:
        >>> import biritch as bw
        >>> view = bw.game(deal=bw.Deal.random(seed=7)).view(None)
        >>> changed(view, seat=bw.Seat.NORTH).seat
        <Seat.NORTH: 0>
    """
    kind: Any = type(value)
    fields, setters = _slots(kind)
    copy: Any = object.__new__(kind)
    for put, kept in zip(setters, fields(value), strict=True):
        put(copy, kept)
    for name, what in changes.items():
        object.__setattr__(copy, name, what)
    made: T = copy
    return made


@cache
def _slots(kind: type) -> tuple[Callable[[object], tuple[object, ...]], tuple[Any, ...]]:
    """Return what reads all slots of *kind*, and what writes each."""
    names: tuple[str, ...] = kind.__slots__  # type: ignore[attr-defined]
    return attrgetter(*names), tuple(kind.__dict__[name].__set__ for name in names)
