"""A club's list as it is kept: what was put in, corrected and left out, and taken back.

Like all that is kept here it is a fold of its lines; taking back is a shorter list.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import TypeAlias

from biritch.competition.clubs.members import Member, Unlisted, merged, plain

MOST = 10_000
"""Members of one list."""
LONGEST = 80
"""Characters of a name."""


@dataclass(frozen=True, slots=True)
class Put:
    """Members are put in; who is there already is told anew. ``whole``: and nobody else."""

    members: tuple[Member, ...]
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Changed:
    """What is told of a member is corrected; without ``now`` the member is left out."""

    old: Member
    now: Member | None = None


@dataclass(frozen=True, slots=True)
class Back:
    """The last line that changed anything is taken back."""


Line: TypeAlias = Put | Changed | Back


@dataclass(frozen=True, slots=True)
class ClubList:
    """The members of a club by name, and the lists as they were before."""

    members: tuple[Member, ...] = ()
    before: tuple[tuple[Member, ...], ...] = ()

    @classmethod
    def fold(cls, lines: Iterable[Line]) -> ClubList:
        """Return the list of all *lines*."""
        return reduce(ClubList.after, lines, cls())

    def after(self, line: Line) -> ClubList:
        """Return the list with one more line.

        Raises:
            Unlisted: There is no such member, nothing to take back, or no room.
        """
        if isinstance(line, Back):
            if not self.before:
                raise Unlisted("nothing-back")
            return replace(self, members=self.before[-1], before=self.before[:-1])
        found = self._changed(line) if isinstance(line, Changed) else self._put(line)
        if len(found) > MOST:
            raise Unlisted("too-many", most=str(MOST))
        return ClubList(found, (*self.before, self.members))

    def _put(self, line: Put) -> tuple[Member, ...]:
        for one in line.members:
            _named(one)
        return merged(() if line.whole else self.members, line.members)

    def _changed(self, line: Changed) -> tuple[Member, ...]:
        same = [one for one in self.members if is_same(one, line.old)]
        if not same:
            raise Unlisted("unknown", who=line.old.name[:LONGEST])
        rest = [one for one in self.members if one != same[0]]
        if line.now is None:
            return tuple(rest)
        _named(line.now)
        number = line.now.number
        other = next((one for one in rest if number and one.number == number), None)
        if other is not None:
            raise Unlisted("twice", number=number, one=line.now.name, other=other.name)
        return tuple(sorted((*rest, line.now), key=lambda one: (plain(one.name), one.number)))


def is_same(one: Member, other: Member) -> bool:
    """Whether two tell of one member: by number, or by name where neither has one."""
    if one.number or other.number:
        return one.number == other.number
    return plain(one.name) == plain(other.name)


def _named(member: Member) -> None:
    if not member.name.strip():
        raise Unlisted("nameless")
    if len(member.name) > LONGEST:
        raise Unlisted("long", who=member.name[:40])
