"""Figures of a card in notes: ``<one_notrump>``, ``<25 - one_notrump.low>``.

A chapter that several systems share refers to the figures in which their cards differ; they are
filled in for each card. Sums, differences, ``max`` and ``min`` are allowed.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

from biritch.bidding.agreement.figures import Figures
from biritch.bidding.notation.faults import find_meant
from biritch.bidding.notation.places import NotesError, Place

Value: TypeAlias = "int | str | bool | tuple[int, int] | None"
"""What a figure may be: points, a span of points, a word, or that it is not played."""
_WANTED = "want e.g. one_notrump, limit_raise.low + 1, 25 - one_notrump.high"
_FIGURE = re.compile(r"<([^<>]*)>")
SUPPORT = "support for"
"""Points of the hand that will be dummy, counted as the card counts them."""
_SUMS: Mapping[type[ast.operator], Callable[[int, int], int]] = MappingProxyType(
    {
        ast.Add: operator.add,
        ast.Sub: operator.sub,
        ast.Mult: operator.mul,
        ast.FloorDiv: operator.floordiv,
    }
)
_COMPARISONS: Mapping[type[ast.cmpop], Callable[[Value, Value], bool]] = MappingProxyType(
    {
        ast.Eq: operator.eq,
        ast.NotEq: operator.ne,
        ast.Lt: lambda one, other: _whole(one) < _whole(other),
        ast.LtE: lambda one, other: _whole(one) <= _whole(other),
        ast.Gt: lambda one, other: _whole(one) > _whole(other),
        ast.GtE: lambda one, other: _whole(one) >= _whole(other),
    }
)


def _whole(value: Value) -> int:
    if isinstance(value, int):
        return value
    raise ValueError(f"not a number: {value!r}")


@cache
def _parse_expression(text: str) -> ast.expr:
    return ast.parse(text.strip(), mode="eval").body


class _UnknownFigure(ValueError):
    """Raised for a name that is neither a figure of a card nor one of the file."""

    def __init__(self, name: str, own: Iterable[str]) -> None:
        super().__init__(name)
        self.name, self.own = name, own

    def find_meant(self) -> str:
        """Return the figure that was probably meant, or an empty string."""
        return find_meant(self.name, (*self.own, *(part.name for part in fields(Figures))))


class _Reckoner:
    """Evaluates expressions with the figures of one card."""

    def __init__(self, card: Figures, own: Mapping[str, str]) -> None:
        self.card, self.own = card, own
        self.known: dict[str, Value] = {}

    def value(self, node: ast.expr) -> Value:
        match node:
            case ast.Constant(value=int() | str() as value):
                return value
            case ast.Name(id=name):
                return self.look_up(name)
            case ast.Attribute(value=whole, attr=end):
                span = self.value(whole)
                if not isinstance(span, tuple) or end not in ("low", "high"):
                    raise ValueError(f"not a span with a low and a high: {ast.unparse(whole)}")
                return span[end == "high"]
            case ast.BinOp(left=left, op=sign, right=right) if type(sign) in _SUMS:
                one, other = _whole(self.value(left)), _whole(self.value(right))
                return _SUMS[type(sign)](one, other)
            case ast.Call(func=ast.Name(id="max" | "min" as name), args=args):
                numbers = [_whole(self.value(arg)) for arg in args]
                return max(numbers) if name == "max" else min(numbers)
            case _:
                return self.is_true(node)

    def is_true(self, node: ast.expr) -> bool:
        match node:
            case ast.Compare(left=left, ops=[sign], comparators=[right]):
                return _COMPARISONS[type(sign)](self.value(left), self.value(right))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return not self.value(operand)
            case ast.BoolOp(op=ast.And(), values=values):
                return all(self.value(value) for value in values)
            case ast.BoolOp(values=values):
                return any(self.value(value) for value in values)
            case _:
                raise ValueError(f"not a sum of figures: {ast.unparse(node)}")

    def look_up(self, name: str) -> Value:
        if name in self.own:
            if name not in self.known:
                self.known[name] = self.value(_parse_expression(self.own[name]))
            return self.known[name]
        try:
            value: Value = getattr(self.card, name)
        except AttributeError:
            raise _UnknownFigure(name, self.own) from None
        return value


class CardFigures:
    """The figures of one card, and those that a file of notes computes from them.

    Example:
        >>> card = CardFigures(Figures(one_notrump=(12, 14)), {"ask": "25 - one_notrump.high"})
        >>> card.fill_in("<one_notrump> HCP or <ask>+ HL", Place("example.notes", 1))
        '12-14 HCP or 11+ HL'
        >>> card.holds("major is 5 and ask > 10", Place("example.notes", 1))
        True
    """

    def __init__(self, card: Figures, own: Mapping[str, str]) -> None:
        """Use *card*, and the expressions of the file's *own* figures by name."""
        self._reckoner = _Reckoner(card, own)
        self.support = "dummy" if card.dummy else "short"
        """How support for a trump suit is counted."""

    def fill_in(self, text: str, place: Place) -> str:
        """Return *text* with its figures filled in.

        Raises:
            NotesError: What stands between the angle brackets is no sum of figures.
        """
        if SUPPORT in text:
            text = text.replace(SUPPORT, f"{self.support} for")
        if "<" not in text:
            return text
        return _FIGURE.sub(lambda found: self._figure_text(found, place), text)

    def _figure_text(self, found: re.Match[str], place: Place) -> str:
        value = self.value(found[1], place.right(found.start()))
        if isinstance(value, tuple):
            return f"{value[0]}-{value[1]}"
        return str(value)

    def value(self, text: str, place: Place) -> Value:
        """Evaluate an expression of figures.

        Raises:
            NotesError: It is not one.
        """
        try:
            return self._reckoner.value(_parse_expression(text))
        except _UnknownFigure as error:
            raise NotesError(
                place, f"not a figure: {error.name!r} ({_WANTED})", error.find_meant
            ) from None
        except (ValueError, SyntaxError, KeyError, RecursionError, MemoryError):
            raise NotesError(place, f"not a figure: {text!r} ({_WANTED})") from None

    def holds(self, text: str, place: Place) -> bool:
        """Evaluate a comparison of figures; ``is`` compares with a number or a word.

        Raises:
            NotesError: It is no comparison of figures.
        """
        compared = re.sub(r"\bis not (\w+)", _quote_with("!="), text)
        compared = re.sub(r"\bis (\w+)", _quote_with("=="), compared)
        return bool(self.value(compared, place))


def _quote_with(sign: str) -> Callable[[re.Match[str]], str]:
    return lambda found: f"{sign} {found[1] if found[1].isdigit() else repr(found[1])}"
