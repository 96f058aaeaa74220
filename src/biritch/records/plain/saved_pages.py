"""Saved web pages: the boards embedded in them.

There is no published standard. Pages of Bridge Base Online (*My Hands*, travellers) have a
board as LIN in ``hv_popuplin('…')``, in an address of the hand viewer or in a value named
``lin``; a page of ACBL Live for Clubs has its session as JSON, in the attribute ``v-bind:data``
of ``<result-details>`` or in ``var data = {…};``. Nothing is fetched: links are ignored.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from html import unescape
from urllib.parse import unquote

from biritch.records.acbl import live
from biritch.records.documents import whole_text
from biritch.records.faults import Fault
from biritch.records.format import Errors, FormatError
from biritch.records.lin import reader as lin
from biritch.records.record import Record

_LIN = re.compile(
    r"hv_popuplin\(\s*(?:&#0?39;|')(?P<popup>.*?)(?:&#0?39;|')\s*\)"
    r"|handviewer\.html\?(?:[^\"'<>\s]*?&(?:amp;)?)?lin=(?P<address>[^\"'<>\s&]+)"
    r"|\blin[\"']?\s*[:=]\s*(?P<mark>[\"'])(?P<value>(?:(?!(?P=mark)).){0,400}"
    r"\bmd(?:\||%7c)(?:(?!(?P=mark)).){0,9000})(?P=mark)",
    re.IGNORECASE | re.DOTALL,
)
# In quotation marks an address ends with them: names in it have spaces, comments have lines.
_BY_HANDS = re.compile(
    r"(?P<mark>[\"'])(?P<quoted>https?://[^\"'<>\s]*handviewer\.html\?.{1,20000}?)(?P=mark)"
    r"|https?://[^\"'<>\s]*handviewer\.html\?[^\"'<>\s]*",
    re.IGNORECASE | re.DOTALL,
)
_BOUND = re.compile(
    r"\s(?:v-bind)?:data=\"(?P<quoted>[^\"]*)\"|\s(?:v-bind)?:data='(?P<one>[^']*)'"
)
_ASSIGNED = re.compile(r"\bdata\s*=\s*(?=\{)")


def read(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    """Yield the boards of a page; report unreadable ones to *errors* and continue.

    Raises:
        FormatError: A board cannot be read and *errors* is not given, or the page has none.

    Example:
        >>> page = ["<html><a onclick=hv_popuplin('md|1S2,,,|sv|o|ah|Board%207|')>Movie</a>"]
        >>> [record.number for record in read(page)]
        [7]
    """
    page = whole_text(lines)
    sessions = list(_sessions(page))
    boards = list(dict.fromkeys(_boards(page)))
    if not sessions and not boards and page.strip():
        empty = FormatError(1, "", Fault.of("page-without-boards"))
        if errors is None:
            raise empty
        errors(empty)
        return
    for session in sessions:
        yield from live.read(session.splitlines(), errors)
    yield from lin.read(boards, errors)


def _sessions(page: str) -> Iterator[str]:
    """Yield the JSON documents of ACBL Live in *page*."""
    found = [unescape(match["quoted"] or match["one"] or "") for match in _BOUND.finditer(page)]
    found += [page[match.end() :] for match in _ASSIGNED.finditer(page)]
    decoder = json.JSONDecoder()
    for text in found:
        try:
            document, end = decoder.raw_decode(text)
        except (ValueError, RecursionError):
            continue
        if isinstance(document, dict) and "sessions" in document:
            yield text[:end]
            return


def _boards(page: str) -> Iterator[str]:
    """Yield the boards of *page* as lines of LIN, or as addresses with their hands."""
    for match in _LIN.finditer(page):
        text = unquote(unescape(match["popup"] or match["address"] or match["value"]))
        yield " ".join(text.split("\n"))
    for match in _BY_HANDS.finditer(page):
        address = "%20".join(unescape(match["quoted"] or match[0]).split())
        if "lin=" not in address and "myhand=" not in address:
            yield address
