"""What one table made of one board, as a traveller holds it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from biritch.core.seats import Side

Direction: TypeAlias = Literal["", "ns", "ew"]
"""The line a contestant is ranked in; empty where all are ranked together."""


class Contestant(NamedTuple):
    """A pair, a player or a team: its number or name, and its line where there are two."""

    label: str
    direction: Direction = ""

    @property
    def order(self) -> tuple[str, int, str]:
        """A key that puts 9 before 10."""
        digits = self.label.isascii() and self.label.isdigit()
        return self.direction, int(self.label) if digits else 1 << 62, self.label

    def __str__(self) -> str:
        return f"{self.label} {self.direction.upper()}".strip()


WeightedPoints: TypeAlias = tuple[tuple[int, "int | Fraction"], ...]
"""Scores in points, each with its weight; the weights add up to 1."""


@dataclass(frozen=True, slots=True)
class ObtainedScore:
    """A score in points, positive to North-South; several when weighted (Law 12C1c)."""

    parts: WeightedPoints

    def __post_init__(self) -> None:
        """Refuse weights that do not add up to the whole of a score."""
        if sum(weight for _, weight in self.parts) != 1 or any(w <= 0 for _, w in self.parts):
            raise ValueError("weights of an assigned score must be above 0 and add up to 1")

    @classmethod
    def of(cls, points: int) -> ObtainedScore:
        """Return the plain score of *points*."""
        return cls(((points, 1),))

    @property
    def plain(self) -> int | None:
        """The one score, or ``None`` where several are weighted."""
        return self.parts[0][0] if len(self.parts) == 1 else None


@dataclass(frozen=True, slots=True)
class ArtificialScore:
    """An artificial adjusted score, in percent (Law 12C2): 60, 50, 40 or as told."""

    percent: Fraction


class NoScore(Enum):
    """Why there is no score: the board was missed, or it is to be played late."""

    MISSED = "not-played"
    LATE = "late"


BoardScore: TypeAlias = ObtainedScore | ArtificialScore | NoScore


@dataclass(frozen=True, slots=True)
class ContractPlayed:
    """What was written beside the score: contract, declarer, tricks, lead."""

    contract: str = ""
    declarer: str = ""
    tricks: int | None = None
    lead: str = ""


@dataclass(frozen=True, slots=True)
class BoardResult:
    """One line of a traveller. Each side has its own standing: a score may be split (12C1f).

    A side is one pair or one team, or the two players of an individual. ``group`` tells
    apart the forms of a fouled board (Law 87): only results of one form are compared.
    """

    board: str
    ns: tuple[Contestant, ...]
    ew: tuple[Contestant, ...]
    for_ns: BoardScore
    for_ew: BoardScore
    group: str = ""
    room: str = ""
    stage: str = ""
    """The round or match it belongs to, where a file tells."""
    told: ContractPlayed = ContractPlayed()

    def of(self, side: Side) -> BoardScore:
        """Return what *side* got, always in points to North-South."""
        return self.for_ns if side is Side.NS else self.for_ew

    def who(self, side: Side) -> tuple[Contestant, ...]:
        """Return who sat *side*."""
        return self.ns if side is Side.NS else self.ew

    @property
    def counted(self) -> bool:
        """Whether the board counts among those scored, or soon to be, at this table."""
        return NoScore.MISSED not in (self.for_ns, self.for_ew)
