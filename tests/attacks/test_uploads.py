"""Files that are made to be read for ever, to grow, or to reach out."""

from __future__ import annotations

import gzip
import io
import time
import zipfile

import pytest

from biritch.records.files import formats
from biritch.records.format import FormatError
from biritch.server.tournaments.published.routes import _hands_in

SUFFIXES = sorted({suffix for form in formats().values() for suffix in form.suffixes})
MOST_SECONDS = 5.0
"""Seconds of a processor for 100 kB: some tenths where time grows with length, else twelve."""
SIGNS = [b"\n", b"9", b"A \n", b"<?xml "]


def boards_in(body: bytes, name: str) -> str:
    """Return the boards that the file *body* is read as; nothing where it is refused."""
    try:
        return _hands_in(body, name)
    except FormatError:
        return ""


def nested_archive() -> bytes:
    """Return a ZIP in a ZIP in a ZIP, with a megabyte of nothing at the bottom."""
    data = b"\0" * 1_000_000
    for _ in range(3):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("boards.pbn", data)
        data = packed.getvalue()
    return data


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_no_reader_takes_longer_than_the_file_is_long(suffix: str) -> None:
    for sign in SIGNS:
        body = sign * (100_000 // len(sign))
        before = time.process_time()
        assert boards_in(body, f"x{suffix}") == ""
        assert time.process_time() - before < MOST_SECONDS, sign


@pytest.mark.parametrize("name", ["", "x.zip", *(f"x{suffix}" for suffix in SUFFIXES)])
def test_an_archive_is_no_file_of_boards(name: str) -> None:
    for body in (nested_archive(), gzip.compress(b"\n" * 5_000_000, mtime=0)):
        assert boards_in(body, name) == ""


def test_a_document_that_grows_or_reaches_out_is_refused() -> None:
    entities = "".join(
        f'<!ENTITY a{n} "{"&a" + str(n - 1) + ";" if n else "ha"}{"&a0;" * 9 * (n > 0)}">'
        for n in range(9)
    )
    for document in (
        f'<?xml version="1.0"?><!DOCTYPE usebio [{entities}]><usebio>&a8;</usebio>',
        '<!DOCTYPE usebio [<!ENTITY a SYSTEM "file:///etc/passwd">]><usebio>&a;</usebio>',
        "<a>" * 10_000,
    ):
        with pytest.raises(FormatError) as refused:
            _hands_in(document.encode(), "x.xml")
        assert refused.value.fault.name in {"xml-entity", "deep-xml"}
