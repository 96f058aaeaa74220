"""Messages as differences to the last message of their kind.

A view of a table is about four kilobytes, and a deal has eighty of them, which differ little. A
page that asks for it in its ``hello`` receives the first view whole, and then changed fields,
elements added to lists, and names of removed fields. Differences reveal nothing beyond the
whole messages.
"""

from __future__ import annotations

from typing import Any

import msgspec

from biritch.server.tables.protocol import MessageChanged

_fields = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_encode = msgspec.json.Encoder().encode


def difference(before: bytes, now: bytes) -> bytes:
    """Return the difference from message *before* to *now*, or *now* if that is shorter.

    Both are JSON objects of one kind.

    Example:
        >>> before = b'{"t":"view","n":8,"auction":["P","P"],"turn":"N","dealer":"S"}'
        >>> now = b'{"t":"view","n":9,"auction":["P","P","P"],"dealer":"S"}'
        >>> difference(before, now) == now
        True
        >>> long = b',"deal":"%s"}' % (b"x" * 99)
        >>> difference(before[:-1] + long, now[:-1] + long)
        b'{"t":"change","of":"view","base":8,"set":{"n":9},"more":{"auction":["P"]},"gone":["turn"]}'
    """
    changed = MessageChanged(*_changes(_fields(before), _fields(now)))
    text = _encode(changed)
    return text if len(text) < len(now) else now


def _changes(
    before: dict[str, msgspec.Raw], now: dict[str, msgspec.Raw]
) -> tuple[Any, int, dict[str, Any], dict[str, Any], list[str]]:
    kind = msgspec.json.decode(now.pop("t"))
    before.pop("t")
    base = int(bytes(before["n"]))
    fields: dict[str, Any] = {}
    more: dict[str, Any] = {}
    for name, value in now.items():
        old = before.pop(name, None)
        if old is not None and bytes(old) == bytes(value):
            continue
        added = None if old is None else _elements_added(bytes(old), bytes(value))
        if added is None:
            fields[name] = value
        else:
            more[name] = msgspec.Raw(added)
    return kind, base, fields, more, sorted(before)


def _elements_added(before: bytes, now: bytes) -> bytes | None:
    """Return the elements appended to the list *before* in *now*, or ``None``.

    Example:
        >>> pairs = (b'[1]', b'[1,2,3]'), (b'[1]', b'[2]'), (b'1', b'12')
        >>> [_elements_added(before, now) for before, now in pairs]
        [b'[2,3]', None, None]
    """
    if len(before) < 3 or before[:1] != b"[" or not now.startswith(before[:-1] + b","):
        return None
    return b"[" + now[len(before) :]
