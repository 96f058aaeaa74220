"""A club's diary beside its list of members: the tournaments it held, and its seasons.

It is folded from lines of the club's log, as the list of members is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from biritch.competition.clubs.choices import ClubChoices
from biritch.competition.clubs.members import MemberListError
from biritch.competition.clubs.season import Season

MOST_TOURNAMENTS = 5_000
"""The most tournaments of one club: two an evening for seven years."""
MOST_SEASONS = 100


@dataclass(frozen=True, slots=True)
class TournamentHeld:
    """The club holds a tournament; ``sealed`` is its director's key, which the club's opens."""

    event: str
    sealed: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True)
class TournamentArchived:
    """A tournament is put away from the list, or brought back."""

    event: str
    archived: bool = True


@dataclass(frozen=True, slots=True)
class TournamentForgotten:
    """A tournament is not the club's any more."""

    event: str


@dataclass(frozen=True, slots=True)
class SeasonSet:
    """A season is opened, or its terms are changed."""

    season: Season


@dataclass(frozen=True, slots=True)
class SeasonRemoved:
    """A season is removed; the tournaments stay."""

    name: str


@dataclass(frozen=True, slots=True)
class ChoicesKept:
    """What the club usually chooses is kept."""

    choices: ClubChoices


DiaryLine: TypeAlias = (
    TournamentHeld
    | TournamentArchived
    | TournamentForgotten
    | SeasonSet
    | SeasonRemoved
    | ChoicesKept
)


@dataclass(frozen=True, slots=True)
class ClubDiary:
    """The tournaments of a club by name, those put away, and its seasons by name.

    Example:
        >>> diary = ClubDiary().after(TournamentHeld("k3x7qa"))
        >>> diary = diary.after(TournamentArchived("k3x7qa"))
        >>> [*diary.tournaments], sorted(diary.archived)
        (['k3x7qa'], ['k3x7qa'])
    """

    tournaments: Mapping[str, TournamentHeld] = field(default_factory=dict)
    archived: frozenset[str] = frozenset()
    seasons: Mapping[str, Season] = field(default_factory=dict)
    choices: ClubChoices | None = None
    """What the club usually chooses, once it was kept."""

    def after(self, line: DiaryLine) -> ClubDiary:  # noqa: C901 - one for each kind
        """Return the diary with one more line.

        Raises:
            MemberListError: There is no such tournament or season, or no room for more.

        Example:
            >>> from biritch.competition.clubs.season import Season
            >>> diary = ClubDiary().after(SeasonSet(Season("s1", "Autumn")))
            >>> diary.seasons["s1"].title
            'Autumn'
        """
        match line:
            case TournamentHeld(event):
                if len(self.tournaments) >= MOST_TOURNAMENTS:
                    raise MemberListError("too-many-tournaments", most=str(MOST_TOURNAMENTS))
                return replace(self, tournaments={**self.tournaments, event: line})
            case TournamentArchived(event, away):
                self._require_known(event, self.tournaments)
                without = self.archived - {event}
                return replace(self, archived=without | {event} if away else without)
            case TournamentForgotten(event):
                self._require_known(event, self.tournaments)
                left = {name: one for name, one in self.tournaments.items() if name != event}
                return replace(self, tournaments=left, archived=self.archived - {event})
            case SeasonSet(season):
                if len(self.seasons) >= MOST_SEASONS and season.name not in self.seasons:
                    raise MemberListError("too-many-seasons", most=str(MOST_SEASONS))
                return replace(self, seasons={**self.seasons, season.name: season})
            case ChoicesKept(choices):
                return replace(self, choices=choices)
            case SeasonRemoved(name):
                self._require_known(name, self.seasons)
                kept = {key: one for key, one in self.seasons.items() if key != name}
                return replace(self, seasons=kept)

    @staticmethod
    def _require_known(name: str, there: Mapping[str, object]) -> None:
        if name not in there:
            raise MemberListError("not-there", what=name[:40])
