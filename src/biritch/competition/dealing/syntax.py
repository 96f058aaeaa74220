"""The syntax tree of a dealer script: expressions, predealt cards, actions.

The language is that of Hans van Staveren's program *Dealer* and its descendants
(https://www.bridgebase.com/tools/dealer/Manual/input.html).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from biritch.core.bad_value import BadValue
from biritch.core.calls import Contract
from biritch.core.cards import Card, Strain, Suit
from biritch.core.seats import Seat, Vulnerability
from biritch.services import service


class ScriptError(BadValue):
    """Raised for a script that cannot be parsed or run; has the line and the reason.

    Example:
        >>> str(ScriptError(3, "unknown-name", name="hpc"))
        'line 3: unknown name “hpc”; define it before it is used'
    """

    def __init__(self, line: int, what: str, /, **arguments: str) -> None:
        """Keep line and reason; *what* names the message ``dealer-script-<what>``."""
        super().__init__(what, f"dealer-script-{what}", line=str(line), **arguments)
        self.line = line

    def __str__(self) -> str:
        return str(service("say")(self.phrase, "en"))


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number."""

    value: int


@dataclass(frozen=True, slots=True)
class Variable:
    """A defined name, with its definition."""

    name: str
    value: Expression


@dataclass(frozen=True, slots=True)
class Operation:
    """An operator with one, two or three operands: ``not``, ``+``, ``?``."""

    operator: str
    operands: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Count:
    """A figure of a hand, or of one suit: ``hcp(north, spades)``."""

    what: str
    seat: Seat
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Shape:
    """Whether a hand's lengths (spades first) are one of *shapes*."""

    seat: Seat
    shapes: frozenset[tuple[int, int, int, int]]


@dataclass(frozen=True, slots=True)
class HasCard:
    """Whether a hand holds a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Tricks:
    """Double dummy tricks of a declarer in a strain."""

    seat: Seat
    strain: Strain


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a contract that takes that many tricks."""

    vulnerable: bool
    contract: Contract
    tricks: Expression


@dataclass(frozen=True, slots=True)
class Imps:
    """IMPs for a difference in points."""

    points: Expression


@dataclass(frozen=True, slots=True)
class RandomNumber:
    """A random whole number from 0 to *below* − 1."""

    below: Expression


Expression: TypeAlias = (
    "Number | Variable | Operation | Count | Shape | HasCard | Tricks | Score | Imps"
    " | RandomNumber"
)
"""Anything with a value; a condition is 0 or another number."""


@dataclass(frozen=True, slots=True)
class Average:
    """The mean of an expression over the accepted deals."""

    text: str
    value: Expression


@dataclass(frozen=True, slots=True)
class Axis:
    """An expression counted from *low* to *high*."""

    value: Expression
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Frequency:
    """The distribution of an expression, or of two together."""

    text: str
    axes: tuple[Axis, ...]


@dataclass(frozen=True, slots=True)
class Print:
    """A print action: ``printall``, ``printoneline``, ``print(north, south)``."""

    form: str
    seats: tuple[Seat, ...] = ()
    value: Expression | None = None


@dataclass(frozen=True, slots=True)
class PrintTexts:
    """The action ``printes``: texts and values in order."""

    parts: tuple[str | Expression, ...]


Action: TypeAlias = "Average | Frequency | Print | PrintTexts"
"""What is done with the deals that are kept."""


@dataclass(frozen=True, slots=True)
class LengthWanted:
    """``predeal spades(north)==5``: a fixed length of a suit."""

    seat: Seat
    suit: Suit
    length: int
    line: int = 0


@dataclass(frozen=True, slots=True)
class DealerScript:
    """A whole script. ``warnings`` are remarks on possible misunderstandings, by line."""

    condition: Expression = field(default_factory=lambda: Number(1))
    actions: tuple[Action, ...] = ()
    predealt: tuple[tuple[Seat, Card], ...] = ()
    lengths: tuple[LengthWanted, ...] = ()
    produce: int | None = None
    generate: int | None = None
    seed: str | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerability | None = None
    points: tuple[int, ...] | None = None
    counts: tuple[tuple[int, tuple[int, ...]], ...] = ()
    warnings: tuple[tuple[int, str], ...] = ()
