"""What is wrong with a message that cannot be read, as a sentence for whoever sent it.

``msgspec`` says it in English and in the words of Python; this says it in the words of the
page, in the reader's language: which field, and what was wanted there.
"""

from __future__ import annotations

import re

from biritch.core.phrase import Phrase

_PATH = re.compile(r" - at `\$\.?(?P<field>[^`]*)`$")
_MISSING = re.compile(r"Object missing required field `(?P<field>[^`]*)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>[^`]*)`")
_BOUND = re.compile(r"Expected `(?:int|float)` (?P<sign>[<>]=?) (?P<bound>-?[0-9.]+)")
_LENGTH = re.compile(r"Expected `(?:str|array)` of length (?P<sign>[<>]=?) (?P<bound>[0-9]+)")
_CHOICE = re.compile(r"Invalid (?:enum )?value '?(?P<text>[^']*)'?")
_KIND = re.compile(r"Expected `(?P<kind>[a-z]+)")
KINDS = ("int", "float", "str", "bool", "array", "object")
"""The kinds of values that have a word of their own, as msgspec names them."""
MOST_SHOWN = 60


def unreadable(error: BaseException) -> Phrase:
    """Return what *error*, which msgspec raised of a message, says of it.

    Example:
        >>> import msgspec
        >>> try:
        ...     msgspec.json.decode(b'{"board": "x"}', type=dict[str, int])
        ... except msgspec.ValidationError as error:
        ...     print(unreadable(error).name)
        server-unread-kind
    """
    text = str(error)
    path = _PATH.search(text)
    field = path["field"] if path else ""
    said = text[: path.start()] if path else text
    for pattern, name in ((_MISSING, "missing"), (_UNKNOWN, "unknown")):
        if found := pattern.match(said):
            inside = f"{field}.{found['field']}" if field else found["field"]
            return Phrase.of(f"server-unread-{name}", field=inside[:MOST_SHOWN])
    field = field[:MOST_SHOWN] or "?"
    if found := _BOUND.match(said) or _LENGTH.match(said):
        name = "length" if "length" in said else "bound"
        side = "most" if found["sign"][0] == "<" else "least"
        return Phrase.of(f"server-unread-{name}-{side}", field=field, bound=found["bound"])
    if found := _CHOICE.match(said):
        return Phrase.of("server-unread-choice", field=field, text=found["text"][:MOST_SHOWN])
    return _other(said, field)


def _other(said: str, field: str) -> Phrase:
    found = _KIND.match(said)
    if found and "regex" not in said and found["kind"] in KINDS:
        kind = Phrase.of(f"server-kind-{found['kind']}")
        return Phrase.of("server-unread-kind", field=field, kind=kind)
    if "malformed" in said or "truncated" in said or "UTF-8" in said or "utf-8" in said:
        return Phrase.of("server-unread-json")
    return Phrase.of("server-unread-shape", field=field)


def bad_message(error: BaseException) -> Phrase:
    """Return the sentence for a message that cannot be read, with what *error* says of it."""
    return Phrase.of("server-bad-message", what=unreadable(error))
