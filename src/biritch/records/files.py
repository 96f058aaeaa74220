"""Reading files of boards: detection of the format, decoding, records.

Encodings: UTF-8 with or without byte order mark, UTF-16 with one, the one that XML declares,
else a guess by :mod:`~biritch.records.plain.encodings`; an invalid byte becomes U+FFFD. Any
line ends are accepted. Memory use is constant: the file is read twice, first to detect its
encoding.
"""

from __future__ import annotations

import codecs
import io
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from itertools import chain
from pathlib import Path, PurePath
from typing import BinaryIO, TypeAlias

from biritch import shelf
from biritch.core.boards import Board
from biritch.records import formats as shelf_of_formats
from biritch.records.faults import BadText, Fault
from biritch.records.format import Errors, Format, FormatError
from biritch.records.plain.encodings import detect, known_encoding
from biritch.records.record import Record

MOST_CHARACTERS = 4_000_000
"""The longest line read; a whole vugraph session on one line is a tenth of it."""

Heard: TypeAlias = Callable[[Fault], object]
"""Called with what a reader of the text should know, such as a guessed encoding."""

_CHUNK = 1 << 16
# Bytes of standard input held in memory; a longer one goes to a temporary file.
_MOST_HEAD = 50
"""Lines in which the format of a text is looked for."""
_IN_MEMORY = 16 << 20


def formats() -> dict[str, Format]:
    """Return all formats by name on the shelf ``records/formats``.

    Example:
        >>> formats()["pbn"].title
        'Portable Bridge Notation 2.1'
    """
    return shelf.load(shelf_of_formats, "FORMAT", Format)


def by_suffix(name: str) -> Format | None:
    """Return the format of a file called *name*, or ``None`` if its suffix is unknown.

    If several share a suffix, it is the one named like the suffix.

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
    """Return the format that *line*, the first of a text, matches; PBN if none.

    Example:
        >>> by_sign('[Event "Club"]').title
        'Portable Bridge Notation 2.1'
        >>> by_sign("pn|Anne,Bob,,|").title
        'LIN (Bridge Base Online)'
    """
    known = {key: form for key, form in (among or formats()).items() if form.text}
    alike = (form for form in known.values() if re.match(form.sign, line))
    return next(alike, known.get("pbn") or next(iter(known.values())))


def _is_signed(line: str, among: Mapping[str, Format]) -> bool:
    """Return whether *line* matches a text format; free text may precede it."""
    return any(
        form.text and re.match(form.sign, line) for form in (among or formats()).values()
    )


def records_of(
    path: str | Path,
    errors: Errors | None = None,
    notation: Format | None = None,
    first: int = 1,
    encoding: str | None = None,
) -> Iterator[Record]:
    """Yield the records of the file at *path*, or of standard input for ``-``.

    Without *notation*, the suffix says it, or else the first line does. Boards of a
    notation that has no numbers are numbered by their place in the file, from *first* on.
    Without *encoding*, it is detected; what was guessed is named with the first board.

    Raises:
        FormatError: A board cannot be read, and *errors* is not given; or there is no such
            *encoding*.
        OSError: The file cannot be opened.
    """
    fit = _of_suffix(str(path))
    if notation is None and len(fit) == 1:
        notation = next(iter(fit.values()))
    text = notation is None or notation.text
    faults: list[Fault] = []
    lines = lines_of(path, encoding, faults.append) if text else bytes_of(path)
    if notation is None:
        # Lines read to find the format are given to its reader after all.
        head: list[str] = []
        for line in lines:
            head.append(line)
            if _is_signed(line, fit) or (line.strip() and fit) or len(head) >= _MOST_HEAD:
                break
        notation = by_sign(head[-1] if head else "", fit)
        lines = chain(head, lines)
    records = notation.read(lines, errors)
    if not notation.numbers:
        records = number_records(records, first)
    yield from _with_faults(records, faults)


def _with_faults(records: Iterable[Record], faults: list[Fault]) -> Iterator[Record]:
    """Yield *records*, the first with the *faults* from opening the text."""
    for record in records:
        yield replace(record, lines=record.lines.with_dropped(*faults)) if faults else record
        faults.clear()


def number_records(records: Iterable[Record], first: int = 1) -> Iterator[Record]:
    """Yield *records* as the boards *first*, *first* + 1 and so on (Law 2).

    Example:
        >>> [board.number for board in number_records([Record(), Record()], first=5)]
        [5, 6]
    """
    for number, record in enumerate(records, first):
        board = Board.from_number(number)
        conditions = {"dealer": board.dealer, "vulnerability": board.vulnerability}
        yield replace(record, number=number, **conditions)  # type: ignore[arg-type]


@contextmanager
def _open_file(path: str | Path) -> Iterator[BinaryIO]:
    if str(path) == "-":
        yield sys.stdin.buffer
        return
    with Path(path).open("rb") as source:
        yield source


def bytes_of(path: str | Path) -> Iterator[str]:
    """Yield the file at *path*, or standard input for ``-``, a character for each byte."""
    with _open_file(path) as source:
        while chunk := source.read(_CHUNK):
            yield chunk.decode("latin-1")


def lines_of(
    path: str | Path, encoding: str | None = None, heard: Heard | None = None
) -> Iterator[str]:
    """Yield the lines of the file at *path*, or of standard input for ``-``.

    Raises:
        FormatError: A line is longer than :data:`MOST_CHARACTERS`, or there is no *encoding*
            of that name.
    """
    with _open_file(path) as source:
        yield from lines_in(source, encoding, heard)


def lines_in(
    source: BinaryIO, encoding: str | None = None, heard: Heard | None = None
) -> Iterator[str]:
    """Yield the lines of an open binary file, without their ends.

    Without *encoding* it is detected; *heard* receives a remark on a guess.

    Raises:
        FormatError: A line is longer than :data:`MOST_CHARACTERS`, or there is no *encoding*
            of that name.

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
        name = _encoding(source, encoding, heard)
        text = io.TextIOWrapper(source, encoding=name, errors="replace")
        try:
            yield from _cap_lines(text)
        finally:
            with suppress(ValueError):  # closed by the caller that opened it
                text.detach()


def _encoding(source: BinaryIO, wanted: str | None, heard: Heard | None) -> str:
    if wanted is not None:
        try:
            name = known_encoding(wanted)
        except BadText as faulty:
            raise FormatError(1, "", faulty.fault) from None
        return "utf-8-sig" if name == "utf-8" else name
    start = source.tell()
    found = detect(source)
    source.seek(start)
    # The mark of UTF-8 before a text in another encoding says nothing.
    if found.guessed and source.read(3) != codecs.BOM_UTF8:
        source.seek(start)
    if heard is not None:
        for fault in found.faults:
            heard(fault)
    return found.name


def lines_from(data: bytes, notation: Format | None = None) -> Iterator[str]:
    r"""Yield the lines of *data*, or its bytes, as *notation* requires.

    Example:
        >>> list(lines_from("pass\r\nbère".encode("cp1252")))
        ['pass', 'bère']
    """
    if notation is not None and not notation.text:
        return iter([data.decode("latin-1")] if data else [])
    return lines_in(io.BytesIO(data))


def _cap_lines(text: io.TextIOWrapper) -> Iterator[str]:
    """Yield the lines of *text*, with limited length."""
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
    """Yield *text* in pieces, up to the DOS end-of-file mark."""
    while chunk := text.read(_CHUNK):
        if "\x1a" in chunk:
            yield chunk.partition("\x1a")[0]
            return
        yield chunk
