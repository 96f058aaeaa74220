"""Tables and tournaments as the owner sees them: list, export, remove.

Keys are never shown: logs hold only their digests, and those are left out.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal, TypeAlias

from biritch.server.storage.keeper import kind_of

Kind: TypeAlias = Literal["tables", "tournaments"]
SECRETS = {"codes", "keys", "seals", "salt", "key", "token", "owners"}
"""Fields of lines that are digests of keys, or lead to them."""


@dataclass(frozen=True, slots=True)
class LogSummary:
    """A table or a tournament: its name, title, beginning and latest entry."""

    name: str
    title: str
    began: str
    last: str
    lines: int
    people: tuple[str, ...] = ()


def names_of(kind: Kind, logs: Sequence[str]) -> list[str]:
    """Return the names of the given *kind* among *logs*, without the tables of tournaments.

    Example:
        >>> names_of("tournaments", ["k3x7qa", "event/abc", "event/abc/boards", "abc-1-2"])
        ['abc']
        >>> names_of("tables", ["k3x7qa", "event/abc", "abc-1-2", "owner/acts"])
        ['k3x7qa']
    """
    if kind == "tournaments":
        return [
            log.removeprefix("event/")
            for log in logs
            if log.startswith("event/") and log.count("/") == 1
        ]
    return [log for log in logs if kind_of(log) == "tables"]


def logs_of(kind: Kind, name: str, logs: Sequence[str]) -> list[str]:
    """Return all logs of *name*; of a tournament its boards and tables too.

    Example:
        >>> logs_of("tournaments", "abc", ["event/abc", "event/abc/boards", "abc-1-2", "x"])
        ['event/abc', 'event/abc/boards', 'abc-1-2']
    """
    if kind == "tables":
        return [log for log in logs if log == name]
    own = {f"event/{name}", f"event/{name}/boards"}
    return [log for log in logs if log in own or log.startswith(f"{name}-")]


def summarize(kind: Kind, name: str, lines: Sequence[bytes]) -> LogSummary:
    """Return the summary of the log *lines* of *name*, as far as they can be parsed."""
    documents = [document for line in lines if (document := _document(line)) is not None]
    times = [when for each in documents if (when := _time(each.get("at")))]
    title = next((str(each["title"]) for each in documents if each.get("title")), "")
    people: dict[str, None] = {}
    if kind == "tables" and documents:
        title = str(documents[0].get("variant", ""))
        sitters = documents[0].get("sitters")
        for sitter in sitters.values() if isinstance(sitters, dict) else ():
            if isinstance(sitter, dict) and sitter.get("name"):
                people[str(sitter["name"])] = None
    first, last = (times[0], times[-1]) if times else ("", "")
    return LogSummary(name, title, first, last, len(lines), tuple(people))


def _document(line: bytes) -> dict[str, object] | None:
    with suppress(ValueError):
        found = json.loads(line)
        if isinstance(found, dict):
            return found
    return None


def _time(at: object) -> str:
    """Return the time of a line in ISO form; tables count milliseconds."""
    if isinstance(at, int):
        with suppress(OverflowError, OSError, ValueError):
            return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
    return at[:19] if isinstance(at, str) else ""


def without_secrets(value: object) -> object:
    """Return the JSON *value* without anything that leads to a key.

    Example:
        >>> without_secrets({"t": "tournament", "keys": {"x": "td"}, "salt": "7"})
        {'t': 'tournament'}
    """
    if isinstance(value, dict):
        return {key: without_secrets(v) for key, v in value.items() if key not in SECRETS}
    if isinstance(value, list):
        return [without_secrets(each) for each in value]
    return value


def export_logs(logs: Sequence[tuple[str, Sequence[bytes]]]) -> bytes:
    """Return a ZIP with a JSON-lines file for each of *logs*, without keys."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as file:
        for name, lines in logs:
            text = [
                json.dumps(without_secrets(document), ensure_ascii=False)
                if (document := _document(line)) is not None
                else line.decode("utf-8", "replace")
                for line in lines
            ]
            file.writestr(f"{name.replace('/', '-')}.jsonl", "\n".join(text) + "\n")
    return written.getvalue()
