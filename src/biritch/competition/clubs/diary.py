"""A club's diary: the tournaments it held, and its seasons.

It is folded from lines of the club's log, like the list of members.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from biritch.competition.clubs.choices import ClubChoices
from biritch.competition.clubs.members import MemberListError
from biritch.competition.clubs.regular import RegularTournament, check_regular
from biritch.competition.clubs.season import Season
from biritch.competition.clubs.simultaneous import Simultaneous, SimultaneousEntry

MOST_TOURNAMENTS = 5_000
"""The most tournaments of one club: two an evening for seven years."""
MOST_SEASONS = 100
MOST_REGULARS = 50
MOST_SIMULTANEOUS = 100
MOST_CLUBS = 200
"""The most tournaments in one simultaneous event."""
MOST_BACK = 20
"""Changes of the regular tournaments that can be taken back."""


@dataclass(frozen=True, slots=True)
class TournamentHeld:
    """The club holds a tournament; ``sealed`` is its director's key, encrypted for the club."""

    event: str
    sealed: str = ""
    at: str = ""
    regular: str = ""
    """The regular tournament that opened by itself, and the ``day`` it is for."""
    day: str = ""


@dataclass(frozen=True, slots=True)
class TournamentArchived:
    """A tournament is archived, or restored."""

    event: str
    archived: bool = True


@dataclass(frozen=True, slots=True)
class TournamentForgotten:
    """A tournament is removed from the club."""

    event: str


@dataclass(frozen=True, slots=True)
class SeasonSet:
    """A season is added, or its terms are changed."""

    season: Season


@dataclass(frozen=True, slots=True)
class SeasonRemoved:
    """A season is removed; the tournaments stay."""

    name: str


@dataclass(frozen=True, slots=True)
class ChoicesKept:
    """The club's default choices are set."""

    choices: ClubChoices


@dataclass(frozen=True, slots=True)
class RegularSet:
    """A regular tournament is added, or its terms are changed."""

    regular: RegularTournament


@dataclass(frozen=True, slots=True)
class RegularRemoved:
    """A regular tournament is removed; those already open stay."""

    name: str


@dataclass(frozen=True, slots=True)
class RegularTakenBack:
    """The last change of the regular tournaments is undone."""


@dataclass(frozen=True, slots=True)
class BoxMade:
    """The club's box: ``public`` encrypts, ``sealed`` is the encrypted key that decrypts."""

    public: str
    sealed: str


@dataclass(frozen=True, slots=True)
class SimultaneousSet:
    """A simultaneous event is added, or its terms are changed; its entries stay."""

    simultaneous: Simultaneous


@dataclass(frozen=True, slots=True)
class SimultaneousRemoved:
    """A simultaneous event is removed; the tournaments stay."""

    name: str


@dataclass(frozen=True, slots=True)
class SimultaneousJoined:
    """A tournament of any club is entered in a simultaneous event.

    For a club on another server, ``table`` has the results, and ``event`` is a local name.
    """

    name: str
    event: str
    club: str
    table: str = ""


@dataclass(frozen=True, slots=True)
class SimultaneousLeft:
    """A tournament is withdrawn from a simultaneous event."""

    name: str
    event: str


DiaryLine: TypeAlias = (
    TournamentHeld
    | TournamentArchived
    | TournamentForgotten
    | SeasonSet
    | SeasonRemoved
    | ChoicesKept
    | RegularSet
    | RegularRemoved
    | RegularTakenBack
    | BoxMade
    | SimultaneousSet
    | SimultaneousRemoved
    | SimultaneousJoined
    | SimultaneousLeft
)


@dataclass(frozen=True, slots=True)
class ClubDiary:
    """A club's tournaments by name, the archived ones, and its seasons by name.

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
    regulars: Mapping[str, RegularTournament] = field(default_factory=dict)
    """The regular tournaments by name."""
    earlier: tuple[Mapping[str, RegularTournament], ...] = ()
    """What they were before each of the last changes."""
    changes: int = 0
    """How often they were changed, taking back counted too."""
    box: BoxMade | None = None
    simultaneous: Mapping[str, Simultaneous] = field(default_factory=dict)
    """The simultaneous events it opened, by name."""

    def after(  # noqa: C901, PLR0911 - one for each kind
        self, line: DiaryLine
    ) -> ClubDiary:
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
            case BoxMade():
                return replace(self, box=line)
            case RegularSet() | RegularRemoved() | RegularTakenBack():
                return self._with_regulars(line)
            case SimultaneousSet() | SimultaneousRemoved():
                return self._with_simultaneous(line)
            case SimultaneousJoined() | SimultaneousLeft():
                return self._with_entry(line)
            case SeasonRemoved(name):
                self._require_known(name, self.seasons)
                kept = {key: one for key, one in self.seasons.items() if key != name}
                return replace(self, seasons=kept)

    def _with_simultaneous(self, line: SimultaneousSet | SimultaneousRemoved) -> ClubDiary:
        now = dict(self.simultaneous)
        if isinstance(line, SimultaneousRemoved):
            self._require_known(line.name, now)
            del now[line.name]
            return replace(self, simultaneous=now)
        terms = line.simultaneous
        before = now.get(terms.name)
        if before is None and len(now) >= MOST_SIMULTANEOUS:
            raise MemberListError("too-many-simultaneous", most=str(MOST_SIMULTANEOUS))
        now[terms.name] = replace(terms, entries=before.entries if before else ())
        return replace(self, simultaneous=now)

    def _with_entry(self, line: SimultaneousJoined | SimultaneousLeft) -> ClubDiary:
        self._require_known(line.name, self.simultaneous)
        before = self.simultaneous[line.name]
        if isinstance(line, SimultaneousLeft):
            after = before.without_entry(line.event)
        else:
            after = before.with_entry(SimultaneousEntry(line.event, line.club, line.table))
        if len(after.entries) > MOST_CLUBS:
            raise MemberListError("too-many-clubs", most=str(MOST_CLUBS))
        return replace(self, simultaneous={**self.simultaneous, line.name: after})

    def _with_regulars(self, line: RegularSet | RegularRemoved | RegularTakenBack) -> ClubDiary:
        changes = self.changes + 1
        if isinstance(line, RegularTakenBack):
            if not self.earlier:
                raise MemberListError("nothing-back")
            *earlier, before = self.earlier
            return replace(self, regulars=before, earlier=tuple(earlier), changes=changes)
        if isinstance(line, RegularSet):
            check_regular(line.regular)
            now = {**self.regulars, line.regular.name: line.regular}
            if len(now) > MOST_REGULARS:
                raise MemberListError("too-many-regulars", most=str(MOST_REGULARS))
        else:
            self._require_known(line.name, self.regulars)
            now = {key: one for key, one in self.regulars.items() if key != line.name}
        earlier_ones = (*self.earlier, self.regulars)[-MOST_BACK:]
        return replace(self, regulars=now, earlier=earlier_ones, changes=changes)

    @staticmethod
    def _require_known(name: str, there: Mapping[str, object]) -> None:
        if name not in there:
            raise MemberListError("not-there", what=name[:40])
