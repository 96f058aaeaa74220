"""Member lists from files on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from biritch.cli.input_files import small_file
from biritch.cli.messages import refuse

if TYPE_CHECKING:
    from biritch.competition.clubs.members import Member


def read_member_list(path: str) -> tuple[Member, ...]:
    """Return the members listed in the file *path*.

    Raises:
        Refusal: A line cannot be read.
    """
    from biritch.competition.clubs.members import MemberListError, read_members

    try:
        return read_members(small_file(path))
    except MemberListError as error:
        raise refuse("cli-at", place=path, what=error.phrase) from None
