"""A club's register of members: add, correct, remove, undo.

It is folded from its log; to undo a change is to return to the state before it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import TypeAlias

from biritch.competition.clubs.members import Member, MemberListError, merge_members, plain

MOST = 10_000
"""The most members of one register."""
LONGEST = 80
"""The most characters of a name."""


@dataclass(frozen=True, slots=True)
class MembersAdded:
    """Members are added or, if already there, updated; ``whole`` replaces all others."""

    members: tuple[Member, ...]
    whole: bool = False


@dataclass(frozen=True, slots=True)
class MemberCorrected:
    """A member is corrected, or without ``now`` removed."""

    old: Member
    now: Member | None = None


@dataclass(frozen=True, slots=True)
class ChangeTakenBack:
    """The last change is undone."""


RegisterLine: TypeAlias = MembersAdded | MemberCorrected | ChangeTakenBack


@dataclass(frozen=True, slots=True)
class MemberRegister:
    """The members of a club by name, and the earlier states of the list.

    Example:
        >>> from biritch.competition.clubs.members import Member
        >>> register = MemberRegister.fold([MembersAdded((Member("Ann"), Member("Bob")))])
        >>> [member.name for member in register.after(MemberCorrected(Member("Bob"))).members]
        ['Ann']
    """

    members: tuple[Member, ...] = ()
    before: tuple[tuple[Member, ...], ...] = ()

    @classmethod
    def fold(cls, lines: Iterable[RegisterLine]) -> MemberRegister:
        """Return the register of all *lines*.

        Example:
            >>> lines = [MembersAdded((Member("Bob"),)), MembersAdded((Member("Ann"),))]
            >>> [member.name for member in MemberRegister.fold(lines).members]
            ['Ann', 'Bob']
        """
        return reduce(MemberRegister.after, lines, cls())

    def after(self, line: RegisterLine) -> MemberRegister:
        """Return the register with one more line.

        Raises:
            MemberListError: There is no such member, nothing to take back, or no room.

        Example:
            >>> register = MemberRegister().after(MembersAdded((Member("Ann"),)))
            >>> register.after(ChangeTakenBack()).members
            ()
        """
        if isinstance(line, ChangeTakenBack):
            if not self.before:
                raise MemberListError("nothing-back")
            return replace(self, members=self.before[-1], before=self.before[:-1])
        members = (
            self._change_member(line)
            if isinstance(line, MemberCorrected)
            else self._merge_members(line)
        )
        if len(members) > MOST:
            raise MemberListError("too-many", most=str(MOST))
        return MemberRegister(members, (*self.before, self.members))

    def _merge_members(self, line: MembersAdded) -> tuple[Member, ...]:
        for member in line.members:
            _require_name(member)
        return merge_members(() if line.whole else self.members, line.members)

    def _change_member(self, line: MemberCorrected) -> tuple[Member, ...]:
        same = [member for member in self.members if is_same(member, line.old)]
        if not same:
            raise MemberListError("unknown", who=line.old.name[:LONGEST])
        unchanged = [member for member in self.members if member != same[0]]
        if line.now is None:
            return tuple(unchanged)
        _require_name(line.now)
        number = line.now.identity
        namesake = next(
            (member for member in unchanged if number and member.identity == number), None
        )
        if namesake is not None:
            raise MemberListError(
                "twice", number=number, one=line.now.name, other=namesake.name
            )
        return tuple(
            sorted(
                (*unchanged, line.now), key=lambda member: (plain(member.name), member.identity)
            )
        )


def is_same(member: Member, other: Member) -> bool:
    """Return whether both are the same member: by number, or by name without one.

    Example:
        >>> is_same(Member("Ann", "12"), Member("Anne", "12"))
        True
    """
    if member.identity or other.identity:
        return member.identity == other.identity
    return plain(member.name) == plain(other.name)


def _require_name(member: Member) -> None:
    if not member.name.strip():
        raise MemberListError("nameless")
    if len(member.name) > LONGEST:
        raise MemberListError("long", who=member.name[:40])
