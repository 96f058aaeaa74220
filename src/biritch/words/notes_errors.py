"""Errors in files of notes as phrases, for every language.

:class:`~biritch.bidding.notation.places.NotesError` says it in the English of the notation,
with what stands in the file; here it becomes a message, its blanks filled with the same.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from biritch.core.phrase import Phrase

if TYPE_CHECKING:
    from biritch.bidding.notation.own_text import OwnFile
    from biritch.bidding.notation.places import NotesError

_FORMS = tuple(
    (re.compile(form), f"notes-{name}")
    for name, form in (
        ("promise", r"not a promise: (?P<what>.*)"),
        ("promise-missing", r"a promise is missing"),
        ("not-expected", r"not expected here: (?P<what>.*)"),
        ("brackets", r"brackets are (?P<count>\d+) deep"),
        ("not-not", r"'not not' says nothing"),
        ("bracket", r"(?P<what>'.') is missing"),
        ("clause", r"not a clause: (?P<what>.*)"),
        ("condition", r"not a condition: (?P<what>.*)"),
        ("custom", r"not a custom of play: (?P<what>.*)"),
        ("card-figure", r"not a figure of a card: (?P<what>.*)"),
        ("figure", r"not a figure: (?P<what>.*)"),
        ("figure-way", r"(?P<name>\w+) is not (?P<what>.*)"),
        ("head", r"not a head: (?P<what>.*)"),
        ("system-line", r"not a line of a system: (?P<what>.*)"),
        ("line", r"not a line of notes: (?P<what>.*)"),
        ("source", r"not a source: (?P<what>.*)"),
        ("system", r"not a system: (?P<what>.*)"),
        ("tool", r"not a tool: (?P<what>.*)"),
        ("auction", r"not an auction: (?P<what>.*)"),
        ("chapter", r"no chapter, convention, part or system: (?P<what>.*)"),
        ("call", r"not a call: (?P<what>.*)"),
        ("range", r"not a range: (?P<what>.*)"),
        ("indent", r"indented below line (?P<line>\d+), where (?P<what>.*)"),
        ("never-first", r"(?P<call>\S+) can never be first"),
        ("no-auction", r"(?P<call>\S+) can never follow (?P<what>.*)"),
        ("no-suit", r"no call names the suit (?P<what>\w+)"),
        ("their-pass", r"(?P<what>.*): passes of opponents are left out"),
        ("their-calls", r"(?P<what>.*): two calls of opponents without ours between"),
        ("before", r"not in what was called before: (?P<what>.*)"),
        ("several-auctions", r"a line about one call, after several auctions, names one"),
        ("defined-twice", r"defined twice: (?P<what>.*)"),
        ("is-condition", r"(?P<what>.*) is the name of a condition"),
        ("unnamed", r"a (?P<what>\w+) without a name"),
        ("no-words", r"no words for (?P<what>.*)"),
        ("source-late", r"the source of the chapter stands before its calls"),
        ("empty", r"empty"),
        ("nothing-played", r"nothing is played"),
        ("plays-many", r"plays more than (?P<count>\d+) chapters: (?P<what>.*)"),
        ("agreements", r"(?P<count>\d+) agreements"),
        ("auctions", r"(?P<count>\d+) auctions in one line"),
        ("conditions", r"a promise of more than (?P<count>\d+) conditions"),
        ("at-once", r"(?P<count>\d+) conditions after such auctions"),
        ("words-long", r"words of (?P<count>\d+) characters"),
        ("line-long", r"a line of (?P<count>\d+) characters"),
        ("too-long", r"too long"),
        ("too-many-lines", r"too many lines"),
        ("bytes", r"(?P<count>\d+) bytes are too many"),
        ("no-text", r"not a text in UTF-8"),
        ("tab", r"a tab: indent with blanks"),
        ("unseen", r"a character that is not seen: (?P<what>.*)"),
    )
)
_MOST = re.compile(r"(\d+) at most")
_BELOW = re.compile(r"it below line (\d+)")


def error_phrase(what: str, meant: str = "") -> Phrase:
    r"""Return the phrase for an error of notes, with the suggestion *meant*.

    Example:
        >>> from biritch.words.translation import say
        >>> wrong = error_phrase("not a promise: '8 points' (want e.g. 8+ HCP, 5+S)")
        >>> print(say(wrong, "en"))
        not a promise: '8 points' (want e.g. 8+ HCP, 5+S)
        >>> say(wrong, "fr")
        'ce n’est pas une promesse\xa0: «\xa08 points\xa0» (il faut par exemple 8+ HCP, 5+S)'
        >>> print(say(error_phrase("not a tool: 'drurry'", "drury"), "en"))
        not a tool: 'drurry'; did you mean 'drury'?
    """
    said = _phrase_of(what)
    return Phrase.of("notes-meant", what=said, meant=meant) if meant else said


def _phrase_of(what: str) -> Phrase:
    main, sep, wanted = what.partition(" (want")
    phrase = Phrase.of("notes-other", what=what)
    for form, name in _FORMS:
        if match := form.fullmatch(main):
            blanks = {key: _quote_text(text) for key, text in match.groupdict().items()}
            if name == "notes-indent":
                blanks["what"] = _phrase_of(match["what"])
            phrase = Phrase.of(name, **blanks)
            break
    else:
        return phrase
    return _with_wanted(phrase, wanted.removesuffix(")").lstrip()) if sep else phrase


def _with_wanted(phrase: Phrase, bare: str) -> Phrase:
    """Return *phrase* with what was expected."""
    if match := _MOST.fullmatch(bare):
        return Phrase.of("notes-most", what=phrase, count=match[1])
    if match := _BELOW.fullmatch(bare):
        return Phrase.of("notes-want-below", what=phrase, line=match[1])
    if bare == "it at the left edge":
        return Phrase.of("notes-want-left", what=phrase)
    if bare.startswith("e.g. "):
        return Phrase.of("notes-such-as", what=phrase, wanted=bare.removeprefix("e.g. "))
    return Phrase.of("notes-wanted", what=phrase, wanted=bare)


def _quote_text(text: str) -> str | Phrase:
    """Return quoted text as a phrase: each language has its own quotation marks."""
    inner = re.fullmatch("'([^']*)'", text)
    return Phrase.of("notes-quoted", text=inner[1]) if inner else text


def complaint(read: OwnFile) -> Phrase:
    r"""Return the first error of a file with its place, and the number of others.

    Example:
        >>> from biritch.bidding.notation.own_text import read_own
        >>> from biritch.words.translation import say
        >>> say(complaint(read_own("system a\n1N = x\n1C = y\n1D = z", "a")), "fr")[:33]
        'a:2:6\xa0: ce n’est pas une promesse'
    """
    more = len(read.errors) - 1 + read.unsaid
    first = place_error(read.errors[0])
    return Phrase.of("notes-more", what=first, count=more) if more else first


def place_error(error: NotesError) -> Phrase:
    """Return an error with its place.

    Example:
        >>> from biritch.bidding.notation.places import NotesError, Place
        >>> place_error(NotesError(Place("a", 2, 3), "a tab")).name
        'notes-at'
    """
    return Phrase.of(
        "notes-at", place=str(error.place), what=error_phrase(error.what, error.suggestion)
    )
