"""Names of account holders at tables of friends: logs hold erasable marks instead.

The log of a table belongs to all its players and never changes. For an account holder it has a
mark in place of the name, a different one for each table. A record of the account resolves the
mark; when the account is deleted, nobody can resolve it any more.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterable

import msgspec

from biritch.server.accounts.account import Account, account_record, head_record
from biritch.server.storage.records import RecordChanged, Records
from biritch.server.systems.own_files import OwnFiles
from biritch.server.tokens import KEY_LENGTH, LETTERS, random_word

SOMEBODY = "—"
"""Shown in the place of a name that nobody knows any more."""
_MARK = re.compile(f"@[{LETTERS}]{{{KEY_LENGTH}}}")
_MARKS = re.compile(_MARK.pattern.encode())
_MOST = 100_000
_names: OrderedDict[str, str] = OrderedDict()
"""The name of each mark of the tables at work, as systems of people's own are known."""


def visible_name(name: str) -> str:
    """Return the name to display for *name*, which may be a mark.

    Example:
        >>> visible_name("Anne"), visible_name("@" + 26 * "a")
        ('Anne', '—')
    """
    return _names.get(name, SOMEBODY) if _MARK.fullmatch(name) else name


def _link(mark: str) -> str:
    return f"account-at-table/{mark[1:]}"


def _know(mark: str, name: str) -> None:
    _names[mark] = name
    _names.move_to_end(mark)
    while len(_names) > _MOST:
        _names.popitem(last=False)


async def mark_for(records: Records, account: Account, where: str) -> str:
    """Create and return a mark for *account*, to put into the log *where*.

    Raises:
        RecordChanged: The account has just been changed or deleted.
        OSError: It cannot be stored.
    """
    mark, head = f"@{random_word(KEY_LENGTH)}", head_record(account.id)
    there = (await records.records(head)).get(head)
    if there is None:  # deleted meanwhile: no mark may lead to it
        raise RecordChanged(head)
    below = account_record(account.id, "table", mark[1:])
    await records.write(
        {_link(mark): account.id.encode(), below: msgspec.json.encode(where)}, {head: there}
    )
    _know(mark, account.name)
    return mark


async def learn(records: Records, lines: Iterable[bytes]) -> None:
    """Resolve the marks in *lines* and cache their names."""
    marks = {found.decode() for line in lines for found in _MARKS.findall(line)}
    for mark in marks:
        owner = (await records.records(_link(mark))).get(_link(mark))
        head = head_record((owner or b"").decode())
        body = None if owner is None else (await records.records(head)).get(head)
        rename([mark], None if body is None else msgspec.json.decode(body, type=Account).name)


def marks_in(records: Iterable[str]) -> list[str]:
    """Return the marks among the *records* of an account."""
    return [f"@{name.rpartition('/')[2]}" for name in records if "/table/" in name]


def links(marks: Iterable[str]) -> dict[str, bytes | None]:
    """Return the record changes after which *marks* can no longer be resolved."""
    return dict.fromkeys(map(_link, marks))


def rename(marks: Iterable[str], name: str | None) -> None:
    """Display *name* for *marks* from now on; without a name, that the account is gone."""
    for mark in marks:
        if name is None:
            _names.pop(mark, None)
        else:
            _know(mark, name)


class NamedLogs(OwnFiles):
    """A store that resolves the marks in the logs it reads."""

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the lines of *table* from *start* on, and resolve their marks."""
        lines = await super().read(table, start)
        await learn(self, lines)
        return lines
