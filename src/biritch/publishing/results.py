"""The published results of a tournament: the ranking, and its sources."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from fractions import Fraction

    from biritch.competition.results.result import BoardResult, BracketLine, Contestant
    from biritch.competition.scoring.adjustments import Adjustment
    from biritch.competition.scoring.ranking import RankingLine
    from biritch.competition.scoring.reason import Reason
    from biritch.competition.scoring.session import ScoredSession
    from biritch.competition.teams.match import TeamMatch
    from biritch.competition.teams.team_ranking import TeamScoring
    from biritch.competition.tournament.people import EnteredPlayer

Kind: TypeAlias = Literal["pairs", "teams", "individual"]
"""Who is ranked."""
CONTESTANTS: Mapping[str, str] = {"pairs": "pair", "teams": "team", "individual": "player"}
"""What one of those who are ranked is called in the messages and the columns."""
PAPER_PARTS = ("ranking", "travellers", "scorecards")
"""The parts that the results on paper may have."""
Strata: TypeAlias = "dict[str, dict[Contestant, tuple[int, bool]]]"
"""By stratum, everybody's place in it, and whether it is shared."""

Sections: TypeAlias = "Mapping[Contestant, tuple[int, int, bool]]"
"""Everybody's section, the place in it, and whether that is shared."""


@dataclass(frozen=True, slots=True)
class EventFacts:
    """The title, date and place of an event beside its results; empty where not given.

    Example:
        >>> EventFacts(date="2026.01.05", club="Our club").director
        ''
    """

    date: str = ""
    """As PBN writes it, ``2026.01.05``."""
    club: str = ""
    director: str = ""
    movement: str = ""
    """Its name on the shelf of movements."""
    rules: str = ""
    """The regulation, as ``--rules`` names it."""
    method: str = ""
    """How boards were scored, as ``--by`` names it."""
    count: str = ""
    """What matches of teams were counted in: a scale, ``imp``, ``bam`` or ``total``."""


@dataclass(frozen=True, slots=True)
class TournamentResults:
    """A ranking, and the results, scores or matches it is made from.

    Example:
        >>> TournamentResults("teams", (), {}).strata
        {}
    """

    kind: Kind
    ranking: tuple[RankingLine, ...]
    names: dict[Contestant, str]
    """The players' names, ``Ann - Bob``, of those whose names are known."""
    reason: Reason | None = None
    """Why somebody has the score asked about."""
    session: ScoredSession | None = None
    """The session with its scores, where pairs or players are ranked."""
    matches: tuple[TeamMatch, ...] = ()
    team_event: TeamScoring | None = None
    results: tuple[BoardResult, ...] = ()
    """Every table's result."""
    strata: Strata = field(default_factory=dict)
    earned: Mapping[Contestant, Fraction] = field(default_factory=dict)
    """Master points worked out from published rules, which no federation has awarded."""
    scale: str = ""
    """Whose they are, by the name of the message that says it."""
    players: Mapping[Contestant, tuple[EnteredPlayer, ...]] = field(default_factory=dict)
    """The players of each, with the numbers federations know them by."""
    about: EventFacts = EventFacts()
    uncounted: tuple[Adjustment, ...] = ()
    """Penalties and bonuses that the ranking does not count, as that of a knock-out."""
    stages: Mapping[str, str] = field(default_factory=dict)
    """By board the match it belongs to, in a Swiss, where the same two may meet again."""

    sections: Sections = field(default_factory=dict)
    """Where sections are ranked besides, or apart."""
    seated_in: Mapping[Contestant, int] = field(default_factory=dict)
    """The section in which everybody sits, where there are several."""
    bracket: tuple[BracketLine, ...] = ()
    """The matches of a knock-out with their winners."""

    @property
    def adjustments(self) -> tuple[Adjustment, ...]:
        """All adjustments apart from boards, in the order of the ranking."""
        counted = (one for placed in self.ranking for one in placed.total.adjustments)
        return (*counted, *self.uncounted)


def place_in_stratum(
    contestant: Contestant, places: Mapping[Contestant, tuple[int, bool]]
) -> str:
    """Return a contestant's rank in a stratum, ``2=``; empty if not in it.

    Example:
        >>> from biritch.competition.results.result import Contestant
        >>> place_in_stratum(Contestant("3"), {Contestant("3"): (2, True)})
        '2='
    """
    rank, shared = places.get(contestant, (0, False))
    return f"{rank}{'=' if shared else ''}" if rank else ""


def place_in_section(contestant: Contestant, sections: Sections) -> tuple[str, str]:
    """Return the letter of a contestant's section and the rank in it; empty without one.

    Example:
        >>> from biritch.competition.results.result import Contestant
        >>> place_in_section(Contestant("3"), {Contestant("3"): (2, 4, True)})
        ('B', '4=')
    """
    if contestant not in sections:
        return "", ""
    section, rank, shared = sections[contestant]
    return letter_of_section(section), f"{rank}{'=' if shared else ''}"


def letter_of_section(section: int) -> str:
    """Return what a section is called: the first is ``A``.

    Example:
        >>> letter_of_section(2)
        'B'
    """
    return chr(ord("A") + section - 1)
