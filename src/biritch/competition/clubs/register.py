"""A club's list as it is kept: what was put in, corrected and left out, and taken back.

Like all that is kept here it is a fold of its lines; taking back is a shorter list.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import TypeAlias

from biritch.competition.clubs.members import Member, MemberListError, merge_members, plain

MOST = 10_000
"""Members of one list."""
LONGEST = 80
"""Characters of a name."""


@dataclass(frozen=True, slots=True)
class MembersAdded:
    """Members are put in; who is there already is told anew. ``whole``: and nobody else."""

    members: tuple[Member, ...]
    whole: bool = False


@dataclass(frozen=True, slots=True)
class MemberCorrected:
    """What is told of a member is corrected; without ``now`` the member is left out."""

    old: Member
    now: Member | None = None


@dataclass(frozen=True, slots=True)
class ChangeTakenBack:
    """The last line that changed anything is taken back."""


RegisterLine: TypeAlias = MembersAdded | MemberCorrected | ChangeTakenBack


@dataclass(frozen=True, slots=True)
class MemberRegister:
    """The members of a club by name, and the lists as they were before."""

    members: tuple[Member, ...] = ()
    before: tuple[tuple[Member, ...], ...] = ()

    @classmethod
    def fold(cls, lines: Iterable[RegisterLine]) -> MemberRegister:
        """Return the list of all *lines*."""
        return reduce(MemberRegister.after, lines, cls())

    def after(self, line: RegisterLine) -> MemberRegister:
        """Return the list with one more line.

        Raises:
            Unlisted: There is no such member, nothing to take back, or no room.
        """
        if isinstance(line, ChangeTakenBack):
            if not self.before:
                raise MemberListError("nothing-back")
            return replace(self, members=self.before[-1], before=self.before[:-1])
        members = self._changed(line) if isinstance(line, MemberCorrected) else self._put(line)
        if len(members) > MOST:
            raise MemberListError("too-many", most=str(MOST))
        return MemberRegister(members, (*self.before, self.members))

    def _put(self, line: MembersAdded) -> tuple[Member, ...]:
        for member in line.members:
            _named(member)
        return merge_members(() if line.whole else self.members, line.members)

    def _changed(self, line: MemberCorrected) -> tuple[Member, ...]:
        same = [member for member in self.members if is_same(member, line.old)]
        if not same:
            raise MemberListError("unknown", who=line.old.name[:LONGEST])
        rest = [member for member in self.members if member != same[0]]
        if line.now is None:
            return tuple(rest)
        _named(line.now)
        number = line.now.number
        other = next((member for member in rest if number and member.number == number), None)
        if other is not None:
            raise MemberListError("twice", number=number, one=line.now.name, other=other.name)
        return tuple(
            sorted((*rest, line.now), key=lambda member: (plain(member.name), member.number))
        )


def is_same(member: Member, other: Member) -> bool:
    """Whether two tell of one member: by number, or by name where neither has one."""
    if member.number or other.number:
        return member.number == other.number
    return plain(member.name) == plain(other.name)


def _named(member: Member) -> None:
    if not member.name.strip():
        raise MemberListError("nameless")
    if len(member.name) > LONGEST:
        raise MemberListError("long", who=member.name[:40])
