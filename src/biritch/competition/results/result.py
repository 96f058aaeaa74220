"""The result of a board at one table: the contestants, and the score of each side."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from biritch.core.seats import Side

Direction: TypeAlias = Literal["", "ns", "ew"]
"""The direction a contestant is ranked in; empty where all are ranked together."""


class Contestant(NamedTuple):
    """A pair, player or team: its number or name, and its direction if needed.

    Example:
        >>> sorted(map(Contestant, ["10", "9"]), key=lambda pair: pair.order)[0].label
        '9'
        >>> str(Contestant("3", "ns"))
        '3 NS'
    """

    label: str
    direction: Direction = ""

    @property
    def order(self) -> tuple[str, int, str]:
        """A sort key that puts 9 before 10.

        Example:
            >>> sorted(map(Contestant, ("10", "9", "Ann")), key=lambda who: who.order)[0].label
            '9'
        """
        # Names come after all numbers, in order of the alphabet.
        digits = self.label.isascii() and self.label.isdigit()
        return self.direction, int(self.label) if digits else 1 << 62, self.label

    def __str__(self) -> str:
        return f"{self.label} {self.direction.upper()}".strip()


WeightedPoints: TypeAlias = tuple[tuple[int, "int | Fraction"], ...]
"""Scores in points, each with its weight; the weights add up to 1."""


@dataclass(frozen=True, slots=True)
class ObtainedScore:
    """A score in points, positive for North-South; several if weighted (Law 12C1(c)).

    Example:
        >>> from fractions import Fraction
        >>> ObtainedScore.of(-50).plain
        -50
        >>> weighted = ObtainedScore(((620, Fraction(3, 5)), (170, Fraction(2, 5))))
        >>> weighted.plain is None
        True
    """

    parts: WeightedPoints

    def __post_init__(self) -> None:
        """Refuse weights that do not add up to 1.

        Raises:
            ValueError: A weight is not above 0, or they do not add up to 1.
        """
        if sum(weight for _, weight in self.parts) != 1 or any(w <= 0 for _, w in self.parts):
            raise ValueError("weights of an assigned score must be above 0 and add up to 1")

    @classmethod
    def of(cls, points: int) -> ObtainedScore:
        """Return the plain score of *points*.

        Example:
            >>> ObtainedScore.of(420).parts
            ((420, 1),)
        """
        return cls(((points, 1),))

    @property
    def plain(self) -> int | None:
        """The score, or ``None`` if several are weighted.

        Example:
            >>> ObtainedScore.of(420).plain
            420
        """
        return self.parts[0][0] if len(self.parts) == 1 else None


@dataclass(frozen=True, slots=True)
class ArtificialScore:
    """An artificial adjusted score in percent (Law 12C2): 60, 50, 40 or another figure."""

    percent: Fraction


class NoScore(Enum):
    """Why there is no score: not played, or to be played late."""

    MISSED = "not-played"
    LATE = "late"


BoardScore: TypeAlias = ObtainedScore | ArtificialScore | NoScore


@dataclass(frozen=True, slots=True)
class ContractPlayed:
    """Contract, declarer, tricks and lead, as recorded beside the score."""

    contract: str = ""
    declarer: str = ""
    tricks: int | None = None
    lead: str = ""


@dataclass(frozen=True, slots=True)
class BoardResult:
    """One line of a traveller, with a score for each side, as it may be split (Law 12C1(f)).

    A side is one pair or team, or the two players of an individual. ``group`` separates the
    forms of a fouled board (Law 87): only results of one form are compared.

    Example:
        >>> ann, bob, score = Contestant("1"), Contestant("2"), ObtainedScore.of(-420)
        >>> result = BoardResult("7", (ann,), (bob,), score, score)
        >>> result.of(Side.EW).plain, result.who(Side.EW)[0].label
        (-420, '2')
    """

    board: str
    ns: tuple[Contestant, ...]
    ew: tuple[Contestant, ...]
    for_ns: BoardScore
    for_ew: BoardScore
    group: str = ""
    room: str = ""
    stage: str = ""
    """The round or match it belongs to, where a file says."""
    written: ContractPlayed = ContractPlayed()
    section: str = ""
    """The section it is compared in, where sections are scored each for itself."""

    def of(self, side: Side) -> BoardScore:
        """Return the score of *side*; points are always North-South's."""
        return self.for_ns if side is Side.NS else self.for_ew

    def who(self, side: Side) -> tuple[Contestant, ...]:
        """Return the contestants of *side*."""
        return self.ns if side is Side.NS else self.ew


class BracketLine(NamedTuple):
    """A match of a knock-out: its stage (from 1), the entrants and the winner.

    A bye has no opponent and wins; an unfinished match has no winner.

    Example:
        >>> BracketLine(1, Contestant("1"), Contestant("4"), Contestant("4")).decided
        ''
    """

    stage: int
    home: Contestant
    away: Contestant | None
    winner: Contestant | None
    decided: str = ""
    """How it was decided where it stayed level: ``lot`` or ``seed``."""
