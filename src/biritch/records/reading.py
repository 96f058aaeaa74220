"""Bytes into lines of text, whatever wrote them.

UTF-8 with or without its mark, UTF-16 with its mark, else Windows-1252, whose five
undefined bytes become U+FFFD. Lines may end in any way. Memory stays constant: the file is
read twice, once to know its encoding.
"""

from __future__ import annotations

import codecs
import io
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO

from biritch.records.faults import Fault
from biritch.records.format import FormatError

MOST_CHARACTERS = 4_000_000
"""The longest line read; a whole vugraph session on one line is a tenth of it."""

_CHUNK = 1 << 20
_IN_MEMORY = 16 << 20


def lines_of(path: str | Path) -> Iterator[str]:
    """Yield the lines of the file at *path*, or of standard input for ``-``."""
    with ExitStack() as stack:
        if str(path) == "-":
            source: BinaryIO = sys.stdin.buffer
        else:
            source = stack.enter_context(Path(path).open("rb"))
        yield from lines_in(source)


def lines_in(source: BinaryIO) -> Iterator[str]:
    """Yield the lines of an open binary file, without their ends."""
    with ExitStack() as stack:
        if not source.seekable():
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
            text.detach()


def lines_from(data: bytes) -> Iterator[str]:
    """Yield the lines of *data*."""
    return lines_in(io.BytesIO(data))


def _capped(text: io.TextIOWrapper) -> Iterator[str]:
    number = 0
    while line := text.readline(MOST_CHARACTERS + 1):
        number += 1
        if len(line) > MOST_CHARACTERS:
            raise FormatError(number, "", Fault.of("long-line", most=MOST_CHARACTERS))
        yield line.rstrip("\n")


def encoding_of(source: BinaryIO) -> str:
    """Return the encoding of the rest of *source*, reading it through."""
    first = source.read(_CHUNK)
    if first.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    utf_8 = codecs.getincrementaldecoder("utf-8")("strict")
    try:
        for chunk in _chunks(first, source):
            utf_8.decode(chunk)
        utf_8.decode(b"", final=True)
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8-sig"


def _chunks(first: bytes, source: BinaryIO) -> Iterable[bytes]:
    chunk = first
    while chunk:
        yield chunk
        chunk = source.read(_CHUNK)
