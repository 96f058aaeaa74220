"""Descriptions, for the sender, of messages that cannot be parsed.

``msgspec`` describes errors in English and in terms of Python; this does so in the words of the
page and the reader's language: which field, and what was expected.
"""

from __future__ import annotations

import re

from biritch.core.phrase import Phrase

_PATH = re.compile(r" - at (?:`key` in )?`\$\.?(?P<field>[^`]*)`$")
_MISSING = re.compile(r"Object missing required field `(?P<field>[^`]*)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>[^`]*)`")
_BOUND = re.compile(r"Expected `(?:int|float)` (?P<sign>[<>]=?) (?P<bound>-?[0-9.]+)")
_LENGTH = re.compile(r"Expected `(?:str|array)` of length (?P<sign>[<>]=?) (?P<bound>[0-9]+)")
_CHOICE = re.compile(r"Invalid (?:enum )?value '?(?P<text>[^']*)'?")
_KIND = re.compile(r"Expected `(?P<kind>[a-z]+)")
KINDS = ("int", "float", "str", "bool", "array", "object")
"""The kinds of values that have a word of their own, as msgspec names them."""
MOST_SHOWN = 60


def describe_unreadable(error: BaseException) -> Phrase:
    """Return the sentence for *error*, raised by msgspec in decoding a message.

    Example:
        >>> import msgspec
        >>> try:
        ...     msgspec.json.decode(b'{"board": "x"}', type=dict[str, int])
        ... except msgspec.ValidationError as error:
        ...     print(describe_unreadable(error).name)
        server-unread-kind
    """
    text = str(error)
    path = _PATH.search(text)
    field = path["field"] if path else ""
    complaint = text[: path.start()] if path else text
    for pattern, name in ((_MISSING, "missing"), (_UNKNOWN, "unknown")):
        if match := pattern.match(complaint):
            inside = f"{field}.{match['field']}" if field else match["field"]
            return Phrase.of(f"server-unread-{name}", field=inside[:MOST_SHOWN])
    field = field[:MOST_SHOWN] or "message"
    if match := _BOUND.match(complaint) or _LENGTH.match(complaint):
        name = "length" if "length" in complaint else "bound"
        side = "most" if match["sign"][0] == "<" else "least"
        return Phrase.of(f"server-unread-{name}-{side}", field=field, bound=match["bound"])
    if match := _CHOICE.match(complaint):
        return Phrase.of("server-unread-choice", field=field, text=match["text"][:MOST_SHOWN])
    return _other(complaint, field)


def _other(complaint: str, field: str) -> Phrase:
    match = _KIND.match(complaint)
    if match and "regex" not in complaint and match["kind"] in KINDS:
        kind = Phrase.of(f"server-kind-{match['kind']}")
        return Phrase.of("server-unread-kind", field=field, kind=kind)
    if (
        "malformed" in complaint
        or "truncated" in complaint
        or "UTF-8" in complaint
        or "utf-8" in complaint
    ):
        return Phrase.of("server-unread-json")
    return Phrase.of("server-unread-shape", field=field)


def bad_message(error: BaseException) -> Phrase:
    """Return the sentence for an unreadable message, with the description of *error*."""
    return Phrase.of("server-bad-message", what=describe_unreadable(error))
