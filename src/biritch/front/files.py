"""Files of boards, read and written in any notation: PBN, LIN, JSON, USEBIO, CSV and others."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from biritch.records.files import by_suffix, formats, records_of

if TYPE_CHECKING:
    from biritch.records.format import Errors, Format
    from biritch.records.record import Record


def read(
    path: str | Path, *, notation: str | None = None, errors: Errors | None = None
) -> list[Record]:
    """Return the boards of the file at *path*, in the file's order.

    Args:
        path: The file; ``-`` is standard input.
        notation: ``pbn``, ``lin``, ``json``, ``usebio``, ``csv`` …; left out, the suffix or
            else the first line says it.
        errors: Called with each :class:`~biritch.records.format.FormatError` of a board that
            cannot be read, which is then left out; without it the first one is raised.

    Returns:
        Records: ``number``, ``dealer``, ``vulnerability``, ``deal``, ``auction``,
        ``contract``, ``tricks``, ``score``, ``names`` …; what a file does not say is ``None``
        or empty.

    Raises:
        OSError: The file cannot be opened.
        FormatError: It is not what it should be; the message names the line. A
            :exc:`ValueError`.
        ValueError: There is no such notation.

    Example:
        >>> from biritch import read
        >>> boards = read("samples/boards.pbn")
        >>> len(boards), boards[0].deal.north.hcp
        (18, 9)
    """
    form = None if notation is None else _notation(notation)
    return list(records_of(path, errors, form))


def write(
    records: Iterable[Record], path: str | Path, *, notation: str | None = None
) -> tuple[str, ...]:
    """Write *records* to the file at *path*, and return what its notation had no room for.

    Args:
        records: The boards.
        path: The file, which is written anew.
        notation: As for :func:`read`; left out, the suffix says it.

    Returns:
        The names of what was lost, in alphabetical order; nothing when all was kept.

    Raises:
        OSError: The file cannot be written.
        ValueError: There is no such notation, the suffix says none, or the notation is one
            that can only be read.

    Example:
        >>> import tempfile
        >>> from biritch import read, write
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     boards = read("samples/boards.pbn")
        ...     lost = write(boards, f"{folder}/boards.lin")
        ...     len(read(f"{folder}/boards.lin"))
        18
    """
    records = list(records)
    form = by_suffix(str(path)) if notation is None else _notation(notation)
    if form is None:
        raise ValueError(f"no notation is written to files like {str(path)!r}: name one")
    if form.read_only:
        raise ValueError(f"{form.title} can only be read")
    # All is written before the file is touched: a fault leaves the old one as it was.
    data = b"".join(form.encoded(part) for part in form.write(records))
    Path(path).write_bytes(data)
    return tuple(sorted({name for record in records for name in form.lost(record)}))


def _notation(name: str) -> Format:
    notations = formats()
    try:
        return notations[name.strip().lower()]
    except KeyError:
        raise ValueError(f"not a notation: {name!r} (want {', '.join(notations)})") from None
