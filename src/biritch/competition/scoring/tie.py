"""Tie-break rules: each returns a key for the tied contestants, or nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.method import Award

Table: TypeAlias = Mapping[Contestant, Mapping[Contestant, Fraction]]
"""What a contestant got from each opponent."""


@dataclass(frozen=True, slots=True)
class TieEvidence:
    """The data for tie-breaks, as far as the competition has it."""

    scores: Mapping[Contestant, Fraction] = field(default_factory=dict)
    """The final scores of everybody."""
    meetings: Table = field(default_factory=dict)
    """In the unit of the ranking: match points on the boards played together, or VPs."""
    imps: Table = field(default_factory=dict)
    """Net IMPs of each match."""
    won_and_lost: Mapping[Contestant, tuple[Fraction, Fraction]] = field(default_factory=dict)
    """IMPs won and IMPs lost over all matches."""
    boards: Mapping[Contestant, tuple[Award, ...]] = field(default_factory=dict)
    """The awards of each board."""
    lots: Mapping[Contestant, Fraction] = field(default_factory=dict)
    """Numbers drawn, where the organiser drew lots."""


Keys: TypeAlias = "Mapping[Contestant, Fraction] | None"


@dataclass(frozen=True, slots=True)
class TieBreak:
    """A rule: the higher key wins. It names its regulation."""

    title: str
    source: str
    keys: Callable[[tuple[Contestant, ...], TieEvidence], Keys]
    of_matches: bool = False
    """Whether it compares matches or their IMPs: it says nothing where none are played."""


def between(tied: tuple[Contestant, ...], table: Table) -> Keys:
    """Return the points of each of *tied* against the others, if all of them met.

    Example:
        >>> ann, bob = Contestant("1"), Contestant("2")
        >>> met = {ann: {bob: Fraction(7)}, bob: {ann: Fraction(3)}}
        >>> between((ann, bob), met)[ann]
        Fraction(7, 1)
    """
    keys: dict[Contestant, Fraction] = {}
    for contestant in tied:
        met = table.get(contestant, {})
        if any(opponent not in met for opponent in tied if opponent != contestant):
            return None
        keys[contestant] = sum(
            (met[opponent] for opponent in tied if opponent != contestant), Fraction(0)
        )
    return keys
