"""Systems on the command line: by name, or a user's own file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from biritch.cli.messages import Refusal, refuse

if TYPE_CHECKING:
    from biritch.bidding.notation.own_text import OwnFile
    from biritch.bidding.system import System

ENDING = ".system"
"""How the names of such files end."""


def is_file(text: str) -> bool:
    """Return whether *text* names a file, not a system.

    Example:
        >>> is_file("sef"), is_file("our.system"), is_file("notes/ours.txt")
        (False, True, True)
    """
    return text.endswith(ENDING) or "/" in text or "\\" in text


def file_bytes(path: str) -> bytes:
    """Return the bytes of a file of notes.

    Raises:
        Refusal: There is no such file, or it is too large to be one.
    """
    from biritch.bidding.notation.own_text import MOST_BYTES

    try:
        with Path(path).open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as fault:
        raise refuse("cli-own-unread", place=path, why=fault.strerror or "") from None


def read_file(path: str) -> OwnFile:
    """Return the parsed file at *path*, with its errors.

    Raises:
        Refusal: It cannot be opened.
    """
    from biritch.bidding.notation.own_text import read_bytes

    return read_bytes(file_bytes(path), path)


def own_system(path: str) -> System:
    """Return the system in the file at *path*.

    Raises:
        Refusal: It cannot be played; the first error is named.
    """
    from biritch.bidding import own_systems
    from biritch.words.notes_errors import complaint

    read = read_file(path)
    if read.notes is None:
        raise Refusal(complaint(read))
    own_systems.lend(path)
    return own_systems.find(own_systems.keep(read.text))


def robot_name(text: str) -> str:
    """Return the name of a robot, whose system may be a file: ``robot:our.system``.

    Raises:
        Refusal: The file cannot be played.

    Example:
        >>> robot_name("robot:sef")
        'robot:sef'
    """
    player, colon, system = text.partition(":")
    return f"{player}:{own_system(system).name}" if colon and is_file(system) else text
