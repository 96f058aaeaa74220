"""Checks of a user's own system for the page: errors, and remarks for the pair."""

from __future__ import annotations

import asyncio

from biritch.bidding import own_systems
from biritch.bidding.notation.own_checking import remarks
from biritch.bidding.notation.own_text import decode_text, read_bytes
from biritch.bidding.notation.places import NotesError
from biritch.server.systems.own_messages import OwnCheck, OwnRemark
from biritch.server.web.wire import bilingual, sentence, sentence_in_each
from biritch.words.notes_errors import error_phrase

SECONDS = 6.0
"""Seconds after which nothing more of a file is looked at."""
_FILE = "system"
"""What places in the file are said to be in."""


def check(data: bytes) -> OwnCheck:
    r"""Return the remarks on the file *data*.

    Example:
        >>> told = check(b"system mine\nfrom: sayc\n1N = 12-14 points\n")
        >>> [(error.line, error.column) for error in told.errors]
        [(3, 6)]
    """
    read = read_bytes(data, _FILE)
    if read.notes is None:
        errors = [_error(error) for error in read.errors]
        return OwnCheck("", sentence_in_each(lambda _: ""), errors, read.unsaid, [])
    titles = read.notes.system.titles
    told = [
        OwnRemark(
            remark.place.on_line, remark.place.in_column, sentence(remark.phrase), remark.kind
        )
        for remark in remarks(read, SECONDS)
    ]
    # By its content as it came: spaces that do not break are read as others, but kept.
    name = own_systems.name_of(decode_text(data, _FILE))
    return OwnCheck(name, bilingual(dict(titles)), [], 0, told)


def _error(error: NotesError) -> OwnRemark:
    place = error.place
    words = sentence(error_phrase(error.what, error.suggestion))
    return OwnRemark(place.on_line, place.in_column, words, "error")


async def check_here(data: bytes) -> OwnCheck:
    """Check in this process, for servers without workers."""
    return await asyncio.to_thread(check, data)
