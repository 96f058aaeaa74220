"""Matches of teams in USEBIO: two teams, the same boards, a line for each room.

From version 1.1 on: a ``MATCH`` has its ``ROUND_NUMBER``, its ``TEAM`` and its
``OPPOSING_TEAM``, and boards whose lines may tell the first team's ``DIRECTION``; teams are
``PARTICIPANTS`` with a ``TEAM_ID``, a ``TEAM_NAME`` and their pairs.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from biritch.records.markup import XmlElement
from biritch.records.record import Record, Tag
from biritch.records.results import PAIRS, TEAMS

Squads = dict[str, tuple[str, frozenset[str]]]
"""The name and the pairs of each team, by its number."""


def squads(element: XmlElement) -> Squads:
    """Return the teams that take part in *element*."""
    return {
        number: (
            team.text("TEAM_NAME") or number,
            frozenset(pair.text("PAIR_NUMBER") for pair in team.each("PAIR")),
        )
        for inside in element.each("PARTICIPANTS")
        for team in inside.each("TEAM")
        if (number := team.text("TEAM_ID", "TEAM_NUMBER"))
    }


@dataclass(frozen=True, slots=True)
class UsebioMatch:
    """The match whose boards are read, if any, and the teams of its event."""

    teams: tuple[str, str] = ("", "")
    squads: Squads = field(default_factory=dict)
    stage: str = ""

    def begun(self, element: XmlElement) -> UsebioMatch:
        """Return the match of *element*."""
        both = element.text("TEAM"), element.text("OPPOSING_TEAM")
        return replace(self, teams=both, stage=element.text("ROUND_NUMBER"))

    def room(self, record: Record, line: XmlElement, turn: int) -> Record:
        """Return *record* as one room of the match, not a meeting of numbered pairs.

        The first team sits North-South in the open room. Its direction is told, or follows
        from its pairs, or else the line with *turn* 0 is the open room's.
        """
        if not all(self.teams):
            return record
        mine = self.squads.get(self.teams[0], ("", frozenset()))[1]
        direction = line.text("DIRECTION").upper()
        if direction in ("NS", "EW"):
            opened = direction == "NS"
        elif numbers := {record.tag(name) for name in PAIRS} & mine:
            opened = record.tag(PAIRS[0]) in numbers
        else:
            opened = turn == 0
        names = (self.squads[team][0] if team in self.squads else team for team in self.teams)
        tags = [Tag(name, team) for name, team in zip(TEAMS, names, strict=True)]
        tags += [Tag("Round", self.stage)] if self.stage else []
        kept = [tag for tag in record.tags if tag.name not in PAIRS]
        return replace(record, room="Open" if opened else "Closed", tags=(*tags, *kept))
