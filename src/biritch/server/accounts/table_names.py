"""Names of account holders at tables of friends: in the logs stand marks, so that they can go.

The log of a table is its players' together and never changes. Where somebody with an account
sits down, the log has a mark in the place of the name, another one for each table; whose it is
is a record, and goes with the account. Then nobody knows any more who it was.
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
    """Return what people read for a *name* at a table, which may be a mark.

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
    """Return a new mark for *account*, to stand in the log of a table; *where* says which.

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
    """Find out whose the marks in *lines* are."""
    marks = {found.decode() for line in lines for found in _MARKS.findall(line)}
    for mark in marks:
        owner = (await records.records(_link(mark))).get(_link(mark))
        head = head_record((owner or b"").decode())
        body = None if owner is None else (await records.records(head)).get(head)
        rename([mark], None if body is None else msgspec.json.decode(body, type=Account).name)


def marks_in(records: Iterable[str]) -> list[str]:
    """Return the marks among the *records* of an account, by their names."""
    return [f"@{name.rpartition('/')[2]}" for name in records if "/table/" in name]


def links(marks: Iterable[str]) -> dict[str, bytes | None]:
    """Return the change after which nobody knows whose *marks* are."""
    return dict.fromkeys(map(_link, marks))


def rename(marks: Iterable[str], name: str | None) -> None:
    """Show *name* where *marks* stand from now on; without one, that the account is gone."""
    for mark in marks:
        if name is None:
            _names.pop(mark, None)
        else:
            _know(mark, name)


class NamedLogs(OwnFiles):
    """A store whose logs, once read, are known with the names that their marks stand for."""

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """Return the lines of *table* from *start* on; whose marks they have is known then."""
        lines = await super().read(table, start)
        await learn(self, lines)
        return lines
