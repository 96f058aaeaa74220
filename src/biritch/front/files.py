"""Files of boards, read and written in any notation: PBN, LIN, JSON, USEBIO, CSV and others."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import IO, TYPE_CHECKING

from biritch.core.boards import Board
from biritch.core.choices import choose_word
from biritch.core.deals import Deal
from biritch.records.files import (
    by_sign,
    by_suffix,
    formats,
    lines_from,
    number_records,
    records_of,
)
from biritch.records.record import Record

if TYPE_CHECKING:
    from biritch.records.format import Errors, Format


def read(
    path: str | Path | IO[str] | IO[bytes] | bytes,
    notation: str | None = None,
    *,
    errors: Errors | None = None,
) -> list[Record]:
    r"""Return the boards of a file or a text, in its order.

    Args:
        path: The path of a file (``-`` is standard input), an open file, or what stands in
            one: bytes, or a text (several lines, or a line of LIN, JSON or a deal that is no
            file's name).
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
        >>> text = '[Board "7"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. - -"]\n'
        >>> read(text)[0].number
        7
        >>> str(read("md|1SAKQ2HK32DA32C432,,,|mb|1C|mb|P|")[0].auction.calls[0])
        '1C'
    """
    form = None if notation is None else _notation(notation)
    if isinstance(path, str) and _is_text(path):
        return _records_in(path.encode(), "", form, errors)
    if isinstance(path, bytes | bytearray):
        return _records_in(bytes(path), "", form, errors)
    if isinstance(path, str | Path):
        return list(records_of(path, errors, form))
    if not hasattr(path, "read"):
        raise ValueError(f"not a file: {path!r} (want a path, an open file, or its text)")
    data: str | bytes = path.read()
    name = getattr(path, "name", "")
    raw = data.encode() if isinstance(data, str) else data
    return _records_in(raw, name if isinstance(name, str) else "", form, errors)


_ONE_LINE = re.compile(r"\s*(?:[\[{]|[NESWnesw]:\S|(?:[a-z]{2}\|[^|]*\|))")


def _is_text(words: str) -> bool:
    """Return whether *words* are the content of a file rather than its name."""
    return "\n" in words or bool(_ONE_LINE.match(words) and not os.path.exists(words))  # noqa: PTH110 - Path raises where the name is too long


def _records_in(
    data: bytes, name: str, form: Format | None, errors: Errors | None
) -> list[Record]:
    """Return the boards in *data*, from a file called *name* if it has a name."""
    if form is None:
        form = by_suffix(name)
    if form is None:
        lines = data.decode("utf-8-sig", "replace").splitlines()
        form = by_sign(next((line for line in lines if line.strip()), ""))
    records = form.read(lines_from(data, form), errors)
    return list(records if form.numbers else number_records(records))


def write(
    records: Iterable[Record | Deal] | Record | Deal,
    path: str | Path | IO[str] | IO[bytes],
    notation: str | None = None,
) -> tuple[str, ...]:
    """Write boards to a file; return what its notation could not hold.

    Args:
        records: The boards; deals are numbered by their place, from 1 on.
        path: The path of the file, which is replaced, or a file open for writing.
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
        >>> import io
        >>> from biritch import Deal
        >>> file = io.StringIO()
        >>> write([Deal.random(seed=7)], file, "pbn")
        ()
        >>> read(file.getvalue())[0].deal == Deal.random(seed=7)
        True
    """
    given = [records] if isinstance(records, Record | Deal) else records
    boards = [_record(board, number) for number, board in enumerate(given, 1)]
    is_file = hasattr(path, "write")
    name = str(getattr(path, "name", "") if is_file else path)
    form = by_suffix(name) if notation is None else _notation(notation)
    if form is None:
        raise ValueError(f"no notation is written to files like {name!r}: name one")
    if form.read_only:
        raise ValueError(f"{form.title} can only be read")
    # All is written before the file is touched: a fault leaves the old one as it was.
    data = b"".join(form.encode_text(part) for part in form.write(boards))
    if is_file:
        _write_to(path, data, form)  # type: ignore[arg-type]
    else:
        Path(path).write_bytes(data)  # type: ignore[arg-type]
    return tuple(sorted({name for record in boards for name in form.find_losses(record)}))


def _record(board: object, number: int) -> Record:
    """Return *board*, or the record of a deal with *number*."""
    if isinstance(board, Record):
        return board
    if not isinstance(board, Deal):
        raise TypeError(f"not a board: {board!r} (want a Record or a Deal)")
    printed = Board.from_number(number)
    return Record(number, printed.dealer, printed.vulnerability, board)


def _write_to(file: IO[str] | IO[bytes], data: bytes, form: Format) -> None:
    """Write *data* to an open file, of text or of bytes."""
    text = data.decode("utf-8" if form.text else "latin-1")
    is_text = isinstance(file, io.TextIOBase) or "b" not in getattr(file, "mode", "b")
    if is_text and not form.text:
        raise ValueError(f"{form.title} is no text: open the file with 'wb'")
    file.write(text if is_text else data)  # type: ignore[arg-type]


def _notation(name: str) -> Format:
    notations = formats()
    return notations[choose_word(name, notations, "a notation")]
