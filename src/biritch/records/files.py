"""Files of boards read: which format they are in, their lines as text, their records.

UTF-8 with or without its mark, UTF-16 with its mark, else Windows-1252, whose five
undefined bytes become U+FFFD. Lines may end in any way. Memory stays constant: the file is
read twice, once to know its encoding.
"""

from __future__ import annotations

import codecs
import io
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from itertools import chain
from pathlib import Path, PurePath
from typing import BinaryIO

from biritch import shelf
from biritch.core.boards import Board
from biritch.records import formats as shelf_of_formats
from biritch.records.faults import Fault
from biritch.records.format import Errors, Format, FormatError
from biritch.records.record import Record

MOST_CHARACTERS = 4_000_000
"""The longest line read; a whole vugraph session on one line is a tenth of it."""

_CHUNK = 1 << 16
# Bytes of standard input held in memory; a longer one goes to a temporary file.
_IN_MEMORY = 16 << 20


def formats() -> dict[str, Format]:
    """Return every format there is, by its name on the shelf ``records/formats``.

    Example:
        >>> formats()["pbn"].title
        'Portable Bridge Notation 2.1'
    """
    return shelf.load(shelf_of_formats, "FORMAT", Format)


def by_suffix(name: str) -> Format | None:
    """Return the notation of a file called *name*, or ``None`` where its suffix says none.

    Of several with one suffix, files are written in the one that is called like it.

    Example:
        >>> by_suffix("boards.PBN").title
        'Portable Bridge Notation 2.1'
        >>> by_suffix("boards.txt") is None
        True
    """
    return next(iter(_of_suffix(name).values()), None)


def _of_suffix(name: str) -> dict[str, Format]:
    suffix = PurePath(name).suffix.lower()
    fit = {key: form for key, form in formats().items() if suffix in form.suffixes}
    # False comes before True: the format that is called like the suffix is first.
    return dict(sorted(fit.items(), key=lambda item: item[0] != suffix[1:]))


def by_sign(line: str, among: Mapping[str, Format] | None = None) -> Format:
    """Return the notation that *line*, the first of a text, looks like; PBN if like none.

    Example:
        >>> by_sign('[Event "Club"]').title
        'Portable Bridge Notation 2.1'
        >>> by_sign("pn|Anne,Bob,,|").title
        'LIN (Bridge Base Online)'
    """
    known = {key: form for key, form in (among or formats()).items() if form.text}
    alike = (form for form in known.values() if re.match(form.sign, line))
    return next(alike, known.get("pbn") or next(iter(known.values())))


def records_of(
    path: str | Path,
    errors: Errors | None = None,
    notation: Format | None = None,
    first: int = 1,
) -> Iterator[Record]:
    """Yield the records of the file at *path*, or of standard input for ``-``.

    Without *notation*, the suffix says it, or else the first line does. Boards of a
    notation that has no numbers are numbered by their place in the file, from *first* on.

    Raises:
        FormatError: A board cannot be read, and *errors* is not given.
        OSError: The file cannot be opened.
    """
    fit = _of_suffix(str(path))
    if notation is None and len(fit) == 1:
        notation = next(iter(fit.values()))
    lines = lines_of(path) if notation is None or notation.text else bytes_of(path)
    if notation is None:
        # Lines read to find the format are given to its reader after all.
        head: list[str] = []
        for line in lines:
            head.append(line)
            if line.strip():
                break
        notation = by_sign(head[-1] if head else "", fit)
        lines = chain(head, lines)
    records = notation.read(lines, errors)
    yield from records if notation.numbers else numbered(records, first)


def numbered(records: Iterable[Record], first: int = 1) -> Iterator[Record]:
    """Yield *records* as the boards *first*, *first* + 1 and so on (Law 2).

    Example:
        >>> [board.number for board in numbered([Record(), Record()], first=5)]
        [5, 6]
    """
    for number, record in enumerate(records, first):
        board = Board.numbered(number)
        conditions = {"dealer": board.dealer, "vulnerability": board.vulnerability}
        yield replace(record, number=number, **conditions)  # type: ignore[arg-type]


@contextmanager
def _opened(path: str | Path) -> Iterator[BinaryIO]:
    if str(path) == "-":
        yield sys.stdin.buffer
        return
    with Path(path).open("rb") as source:
        yield source


def bytes_of(path: str | Path) -> Iterator[str]:
    """Yield the file at *path*, or standard input for ``-``, a character for each byte."""
    with _opened(path) as source:
        while chunk := source.read(_CHUNK):
            yield chunk.decode("latin-1")


def lines_of(path: str | Path) -> Iterator[str]:
    """Yield the lines of the file at *path*, or of standard input for ``-``."""
    with _opened(path) as source:
        yield from lines_in(source)


def lines_in(source: BinaryIO) -> Iterator[str]:
    """Yield the lines of an open binary file, without their ends.

    Raises:
        FormatError: A line is longer than :data:`MOST_CHARACTERS`.

    Example:
        >>> import io
        >>> list(lines_in(io.BytesIO(b"% PBN 2.1")))
        ['% PBN 2.1']
    """
    with ExitStack() as stack:
        # A pipe can be read once only, and its encoding must be known before its text.
        if not source.seekable():
            import shutil
            import tempfile

            spool = stack.enter_context(tempfile.SpooledTemporaryFile(max_size=_IN_MEMORY))
            shutil.copyfileobj(source, spool, _CHUNK)
            spool.seek(0)
            source = spool  # type: ignore[assignment]
        start = source.tell()
        encoding = encoding_of(source)
        source.seek(start)
        text = io.TextIOWrapper(source, encoding=encoding, errors="replace")
        try:
            yield from _capped(text)
        finally:
            with suppress(ValueError):  # closed by whoever opened it
                text.detach()


def lines_from(data: bytes, notation: Format | None = None) -> Iterator[str]:
    r"""Yield the lines of *data*, or its bytes as *notation* wants them.

    Example:
        >>> list(lines_from("pass\r\nbère".encode("cp1252")))
        ['pass', 'bère']
    """
    if notation is not None and not notation.text:
        return iter([data.decode("latin-1")] if data else [])
    return lines_in(io.BytesIO(data))


def _capped(text: io.TextIOWrapper) -> Iterator[str]:
    """Yield the lines of *text*, each of a length that memory can hold."""
    number, rest = 1, ""
    for chunk in _until_end(text):
        rest += chunk
        if "\n" in chunk:
            *whole, rest = rest.split("\n")
            # Only the first of them began in an earlier piece, and can be so long.
            if len(whole[0]) > MOST_CHARACTERS:
                break
            yield from whole
            number += len(whole)
        if len(rest) > MOST_CHARACTERS:
            break
    else:
        if rest:
            yield rest
        return
    raise FormatError(number, "", Fault.of("long-line", most=MOST_CHARACTERS))


def _until_end(text: io.TextIOWrapper) -> Iterator[str]:
    """Yield *text* in pieces, up to DOS's mark of the end of a file."""
    while chunk := text.read(_CHUNK):
        if "\x1a" in chunk:
            yield chunk.partition("\x1a")[0]
            return
        yield chunk


def encoding_of(source: BinaryIO) -> str:
    """Return the encoding of the rest of *source*, reading it through.

    Example:
        >>> encoding_of(io.BytesIO("é".encode("utf-8")))
        'utf-8-sig'
        >>> encoding_of(io.BytesIO("é".encode("cp1252")))
        'cp1252'
    """
    first = source.read(_CHUNK)
    if first.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    utf_8 = codecs.getincrementaldecoder("utf-8")("strict")
    try:
        for chunk in _chunks(first, source):
            utf_8.decode(chunk)
        utf_8.decode(b"", final=True)
    except UnicodeDecodeError:
        # Any bytes make text in it, so it can only come last.
        return "cp1252"
    return "utf-8-sig"


def _chunks(first: bytes, source: BinaryIO) -> Iterable[bytes]:
    chunk = first
    while chunk:
        yield chunk
        chunk = source.read(_CHUNK)
