"""Values of a tournament as entered: forms, ratings, line-ups, rules, choices.

The steps that enter them add a rule and an effect
(:mod:`biritch.competition.tournament.steps`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from operator import attrgetter
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from biritch.competition.tournament.subjects import Subjects, same_subjects

OverrunChoice: TypeAlias = Literal["wait", "director", "average"]
"""``wait``: play them all the same. ``director``: the director decides. ``average``: both sides
get 50 %."""


class OnlineRules(Struct, frozen=True):
    """The rules of an online tournament.

    ``flowing``: the next round begins by itself when every table has finished; ``away``: what
    happens to an absent player's seat; ``undo``: whether calls and cards may be undone;
    ``onlookers``: what they see, ``behind`` boards and ``delay`` minutes later. The last four
    apply to tables opened from then on.
    """

    robots: str
    flowing: bool = True
    away: str = "robot"
    undo: str = "off"
    onlookers: str = "none"
    behind: int = 1
    delay: int = 0
    meanings: bool = False
    """Whether players see before they call what each call would say (not Law 40C3(a))."""

    def subjects_since(self, before: OnlineRules | None) -> Subjects:
        """Return the subjects in which it differs from *before*: rounds, seats, tables' rules.

        Example:
            >>> sorted(OnlineRules("", away="keep").subjects_since(OnlineRules("")).changes)
            ['online/away']
        """
        return same_subjects(*self._parts_changed(before))

    def _parts_changed(self, before: OnlineRules | None) -> Iterator[str]:
        parts = {
            "online/flow": attrgetter("flowing"),
            "online/away": attrgetter("away"),
            "online/rules": attrgetter("undo", "onlookers", "behind", "delay", "meanings"),
            "online": attrgetter("robots"),
        }
        for name, settled in parts.items():
            if before is None or settled(before) != settled(self):
                yield name


Outcome: TypeAlias = Literal["", "upheld", "changed", "withdrawn"]
"""What became of an appeal; empty while it is pending."""


class FiledAppeal(Struct, frozen=True):
    """The form of an appeal (Laws 92 and 93)."""

    number: int
    """Counted from 1 through the tournament."""
    board: int
    pair: int
    """Who appeals."""
    facts: str
    ruling: str
    """The director's ruling, and the law it rests on."""
    grounds: str
    deposit: str = ""
    """The deposit; whether it is kept or returned is part of the decision."""
    decision: str = ""
    """The decision of the appeals committee and its reasons; empty until it is heard."""
    outcome: Outcome = ""
    late: bool = False
    """Whether the organiser accepted it after the correction period (Laws 79C1, 92B)."""

    @property
    def pending(self) -> bool:
        """Whether it is undecided."""
        return not self.outcome and not self.decision


class SignedForm(NamedTuple):
    """A form of an appeal, its author and time."""

    what: FiledAppeal
    by: str
    at: str


class EntrantRating(Struct, frozen=True):
    """An entrant's master points, for strata, and its handicap in per cent."""

    pair: int
    holding: int = 0
    """Master points, or whatever the strata go by."""
    handicap: str = ""
    """A percentage with its sign, ``-2.5``; empty for none."""


class ColumnChoice(Struct, frozen=True):
    """The columns beside the ranking: limits of strata, and a scale of master points."""

    strata: str = ""
    """The limits, falling: ``300 100``; empty for none."""
    points: str = ""
    """A scale of master points by its name; empty for none."""


class PublicationChoice(Struct, frozen=True):
    """The notice on everything published, and who may list and embed the pages."""

    club: str = ""
    director: str = ""
    listed: bool = False
    """Whether search engines may list the pages."""
    framed: bool = False
    """Whether other sites may show the pages within theirs."""


class Substitution(Struct, frozen=True):
    """A substitute for a player in one round, or on one board."""

    pair: int
    round: int
    who: str
    """The name of the substitute."""
    absent: str = ""
    """For which player; empty where nobody says."""
    board: int = 0
    """The board; 0 for the whole round."""


class TeamLineUp(Struct, frozen=True):
    """A team's pair in each room, for the half that begins with ``round``."""

    team: int
    round: int
    open: str
    closed: str


class MatchDecision(Struct, frozen=True):
    """The decision of a tied match in a knock-out."""

    home: int
    away: int
    winner: int
    by: str
    """``lot`` or ``seed``."""


class CarriedShare(NamedTuple):
    """An entrant's points from earlier sessions, with the maximum and the boards."""

    entrant: int
    points: Fraction
    top: Fraction
    boards: int


@dataclass(frozen=True, slots=True)
class DirectorReply:
    """An answer to a call, its author and time."""

    words: str
    by: str
    at: str


@dataclass(frozen=True, slots=True)
class DirectorCall:
    """A call for the director, with the answers to it."""

    number: int
    """Counted from 1 through the tournament."""
    round: int
    table: int
    board: int
    why: str
    by: str
    at: str
    """When, as ISO 8601 has it."""
    replies: tuple[DirectorReply, ...] = ()
    closed: bool = False
