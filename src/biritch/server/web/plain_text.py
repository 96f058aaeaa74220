"""Sanitising typed text: invisible characters, stacked accents.

Bidirectional controls could make a name swallow the words beside it; zero-width characters make
two names look alike; a hundred accents cover the lines above.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import msgspec

MOST_ACCENTS = 4
"""Combining marks on one letter; no script of people's names needs more."""
_UNSEEN = re.compile(
    "["
    "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f"  # control characters but tabs and line ends
    "\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u200e\u200f"
    "\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff"
    "]"
)
"""Zero-width joiners stay: Persian and the scripts of India write with them."""
_ACCENT = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]")


def plain_text(text: str) -> str:
    r"""Return *text* without invisible characters, and with few accents on a letter.

    Example:
        >>> plain_text("Zo\u00e9\u202e\u200b"), len(plain_text("e" + 50 * "\u0301"))
        ('Zoé', 4)
    """
    text = _UNSEEN.sub("", text)
    if not _ACCENT.search(text):
        return text
    kept: list[str] = []
    piled = 0
    for sign in unicodedata.normalize("NFC", text):
        piled = piled + 1 if unicodedata.combining(sign) else 0
        if piled < MOST_ACCENTS:
            kept.append(sign)
    return "".join(kept)


def read_json(body: bytes, kind: Any) -> Any:  # noqa: ANN401 - a type, or several
    r"""Parse the JSON *body* as a *kind* of message, with sanitised text.

    Raises:
        msgspec.DecodeError: It is no JSON, or no such message.
        RecursionError, UnicodeDecodeError: It cannot be read at all.

    Example:
        >>> read_json(b'["a\\u202eb"]', list[str])
        ['ab']
    """
    if body.isascii() and b"\\" not in body and b"\x7f" not in body:
        return msgspec.json.decode(body, type=kind)  # nothing in it could be unseen
    return msgspec.convert(_plain(msgspec.json.decode(body)), kind)


def _plain(value: Any) -> Any:  # noqa: ANN401 - whatever JSON holds
    if isinstance(value, str):
        return plain_text(value)
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {plain_text(key): _plain(item) for key, item in value.items()}
    return value
