"""Users' own systems, identified by their content.

A pair's file is named by its content, ``own.`` and the beginning of its SHA-256. So a log
states exactly which text was played, and two pairs with the same text play the same system.
Texts are kept while the program runs; a server stores them with its logs
(:mod:`biritch.server.systems.own_files`).
"""

from __future__ import annotations

import os
import re
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from biritch.bidding.notation.own_text import MOST_BYTES, OwnFile, decode_text, read_own
from biritch.bidding.notation.places import NotesError
from biritch.bidding.system import System

PREFIX = "own."
"""How the names of systems of one's own begin."""
_NAME = re.compile(r"own\.[0-9a-f]{32}")
_IN_TEXT = re.compile(r"own\.[0-9a-f]{32}(?![0-9a-f])")
LENT = "BIRITCH_SYSTEMS"
"""The variable of the environment that lists files for the processes a command starts."""
_MOST_LENT = 15
_MOST_KEPT = 64 * 1024 * 1024
"""Characters of texts kept by a process; the ones longest unused go first."""
_kept: OrderedDict[str, str] = OrderedDict()


class UnknownOwnSystem(ValueError):
    """Raised for the name of a user's own system whose file is not loaded."""

    def __init__(self, name: str) -> None:
        """Keep the *name*."""
        self.name = name
        super().__init__(f"the file of {name} is not here: bring it again")


class BadOwnSystem(ValueError):
    """Raised for a user's own system that cannot be played; ``file`` has every error."""

    def __init__(self, file: OwnFile) -> None:
        """Keep the parsed file."""
        self.file = file
        super().__init__(file.complaint)


def is_name(word: str) -> bool:
    """Return whether *word* is the name of a user's own system.

    Example:
        >>> is_name(name_of("system mine")), is_name("sef")
        (True, False)
    """
    return _NAME.fullmatch(word) is not None


def names_in(texts: Iterable[str]) -> set[str]:
    """Return all names of users' own systems in *texts*, such as names of robots.

    Example:
        >>> names_in(["robot:sef"])
        set()
    """
    return {name for text in texts for name in _IN_TEXT.findall(text)}


def name_of(text: str) -> str:
    """Return the name derived from *text*.

    Example:
        >>> name_of("system mine")
        'own.2f45644b5eb82df0b9a6212ac592afd3'
    """
    return PREFIX + sha256(text.encode()).hexdigest()[:32]


def keep(text: str) -> str:
    """Register *text*, as :func:`.decoded` returns it, without parsing; return its name."""
    name = name_of(text)
    _kept[name] = text
    _kept.move_to_end(name)
    while len(_kept) > 1 and sum(map(len, _kept.values())) > _MOST_KEPT:
        _kept.popitem(last=False)
    return name


def lend(path: str) -> None:
    """Let child processes find the file at *path* by its content."""
    known = [part for part in os.environ.get(LENT, "").split(os.pathsep) if part]
    whole = str(Path(path).resolve())
    if whole not in known:
        os.environ[LENT] = os.pathsep.join([*known[-_MOST_LENT:], whole])


def _lent_text(name: str) -> str | None:
    """Return the text of *name* from the parent's files, or ``None``."""
    for path in os.environ.get(LENT, "").split(os.pathsep):
        try:
            text = decode_text(Path(path).read_bytes(), path) if path else ""
        except (OSError, NotesError):
            continue
        if text and name_of(text) == name:
            return text
    return None


def text_of(name: str) -> str | None:
    """Return the text of the system *name*, or ``None``.

    Example:
        >>> text_of(keep("system mine"))
        'system mine'
    """
    if name not in _kept and (text := _lent_text(name)) is not None:
        keep(text)
    return _kept.get(name)


def load_system(data: bytes, file: str) -> System:
    r"""Parse and register a system file, so that its name finds it later.

    Raises:
        BadOwnSystem: It cannot be played.
        NotesError: The file is not text, or too large.

    Example:
        >>> mine = load_system(b"system mine\nfrom: sayc\n1N = 12-14 HCP, balanced\n", "mine")
        >>> is_name(mine.name), find(mine.name) is mine
        (True, True)
    """
    text = decode_text(data, file)
    read = read_own(text, file)
    if read.notes is None:
        raise BadOwnSystem(read)
    return find(keep(text))


def from_file(path: str) -> System:
    """Return the system in the file at *path*.

    Raises:
        BadOwnSystem: It cannot be played.
        NotesError: The file is not text, or too large.
        OSError: It cannot be read.
    """
    with Path(path).open("rb") as file:
        system = load_system(file.read(MOST_BYTES + 1), path)
    lend(path)
    return system


@lru_cache(maxsize=32)
def find(name: str) -> System:
    """Return the user's own system *name*.

    Raises:
        UnknownOwnSystem: Its file was not brought to this process.
        BadOwnSystem: What it is made of can no longer be played.
    """
    text = text_of(name)
    if text is None:
        raise UnknownOwnSystem(name)
    return parse_system(text)


def title_of(name: str) -> str:
    """Return the pair's title of the system *name*; empty if it is not a user's own.

    Raises:
        ValueError: The file is not here, or can no longer be played.

    Example:
        >>> title_of("sef-drury")
        ''
    """
    found = _IN_TEXT.match(name)
    return find(found[0]).title if found is not None else ""


def parse_system(text: str, file: str = "") -> System:
    """Parse *text* as a system under its name; errors refer to *file*.

    Raises:
        BadOwnSystem: It cannot be played.
    """
    name = name_of(text)
    read = read_own(text, file or f"{name}.system")
    if read.notes is None:
        raise BadOwnSystem(read)
    return replace(read.notes.system, name=name, usual=False)
