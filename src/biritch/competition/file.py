"""What a file of results is: how it is known, and how it is read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import PurePath

from biritch import shelf
from biritch.competition import files as shelf_of_files
from biritch.competition.entering import Entered


@dataclass(frozen=True, slots=True)
class ResultsFile:
    """A notation that carries results. New ones are files on the shelf ``files/``."""

    title: str
    suffixes: tuple[str, ...]
    sign: str
    """What the first line that is not empty looks like, as a pattern."""
    read: Callable[[Iterable[str]], Entered]
    """Read lines; what cannot be read is a ``Misread`` that says where."""


def notations() -> dict[str, ResultsFile]:
    """Return every notation of results there is, by name."""
    return shelf.load(shelf_of_files, "FILE", ResultsFile)


def guess(name: str, lines: list[str]) -> ResultsFile:
    """Return the notation of a file called *name*: its suffix says, or else its first line."""
    known = notations()
    suffix = PurePath(name).suffix.lower()
    for one in known.values():
        if suffix in one.suffixes:
            return one
    first = next((line.strip() for line in lines if line.strip()), "")
    return next((one for one in known.values() if re.match(one.sign, first)), known["csv"])
