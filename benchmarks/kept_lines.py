"""Figures kept line by line, so that a long measurement can be run in slices."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class KeptLines:
    """The lines of a file of JSON, one a figure; without a ``path`` they are only remembered.

    ``keys`` are the names of the fields that tell one figure from another. A line cut off in
    the middle, where a run was ended, is measured again.

    Example:
        >>> lines = KeptLines(None, ("seed", "board"))
        >>> lines.add({"seed": "a", "board": 1, "tricks": 9})
        >>> lines.find("a", 1)["tricks"], lines.find("a", 2)
        (9, None)
    """

    path: Path | None
    keys: Sequence[str]
    found: dict[tuple[Any, ...], dict[str, Any]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.path is None or not self.path.exists():
            return
        for line in self.path.read_text(encoding="utf-8").splitlines():
            try:
                read = json.loads(line)
            except json.JSONDecodeError:
                continue
            self.found[self._key(read)] = read

    def add(self, line: dict[str, Any]) -> None:
        """Keep *line*, on the disk at once."""
        self.found[self._key(line)] = line
        if self.path is not None:
            with self.path.open("a+b") as file:
                # A line that was cut off ends here, or this one would be lost with it.
                cut_off = file.tell() and (file.seek(-1, 2), file.read(1))[1] != b"\n"
                file.write(b"\n" * bool(cut_off) + json.dumps(line).encode() + b"\n")

    def find(self, *key: object) -> dict[str, Any] | None:
        """Return the line of *key*, or ``None`` where it is still to be measured."""
        return self.found.get(key)

    def _key(self, line: dict[str, Any]) -> tuple[Any, ...]:
        return tuple(line.get(name) for name in self.keys)


def join_signs(signs: Iterable[object]) -> str:
    """Return cards or calls as one field of a line, with blanks between."""
    return " ".join(map(str, signs))
