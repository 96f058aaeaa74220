"""Faults of files of boards: each by name, with its English sentence.

``locales/`` has the sentences in every language, as ``records-fault-<name>``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from biritch.core.phrase import Phrase

MOST_SHOWN = 60
"""Characters of somebody's text repeated in a message."""

ENGLISH: Mapping[str, str] = MappingProxyType(
    {
        "long-line": "a line of more than { $most } characters",
        "nul": "a NUL byte: this is not text",
        "open-comment": "a comment that begins here is never closed",
        "big-board": "more than { $most } lines of text for one board",
        "bad-tag": "not a tag: '{ $text }' (want e.g. [Board \"7\"])",
        "open-value": "a value without its closing quote: '{ $text }'",
        "two-values": "[{ $name }] appears twice, with different values",
        "bad-number": "not a board number: '{ $text }'",
        "bad-seat": "[{ $name }]: not a seat: '{ $text }' (want N, E, S or W)",
        "bad-vulnerability": "not a vulnerability: '{ $text }' (want None, NS, EW or All)",
        "bad-deal": "not a deal: '{ $text }' (want e.g. N: and four hands)",
        "bad-hand": "not a hand: '{ $text }'",
        "card-twice": "not a deal: { $card } is held twice, the second time by { $seat }",
        "hand-size": "not a deal: { $seat } holds { $cards } cards (want { $want })",
        "bad-contract": "not a contract: '{ $text }' (want e.g. 3NT, 4HX or Pass)",
        "bad-result": "not a result: '{ $text }' (want 0 to 13 tricks)",
        "bad-call": "not a call: '{ $text }' (want e.g. Pass, X or 3NT)",
        "bad-card": "not a card: '{ $text }' (want e.g. SA or H7)",
        "bad-note": "not a note: '{ $text }' (want e.g. 1:transfer)",
        "bad-mark": "not an annotation: '{ $text }' (want $0 to $255)",
        "many-calls": "more than { $most } calls",
        "many-cards": "more than 52 cards played",
        "wrong-dealer": "the auction begins with { $first }, but { $dealer } is the dealer",
        "bad-pair": "not LIN: '{ $text }' (want pairs such as md|…| and sv|…|)",
        "no-board": "no board in this text",
        "bad-json": "not a JSON document of boards: { $text }",
        "too-large": "more than { $most } characters in one document",
        "cut-board": "the file ends inside this board ({ $size } bytes of { $want })",
        "bad-cards": "not the cards of a board: '{ $text }'",
        "bad-sum": "a check sum of { $text } (want { $want })",
        "bad-promise": "not a line of a promise: '{ $text }' (want TN, DI, DV, SN or KH)",
        "bad-phase": "not a phase: '{ $text }' (want sessions:boards:file:title)",
        "bad-key": "not a key: '{ $text }' (want phase,session:key of 40 letters or more)",
        "key-twice": "the key of session { $session } stands twice",
        "bad-digest": "not a digest: '{ $text }' (want 64 hexadecimal digits)",
        "bad-xml": "not XML: { $text }",
        "xml-entity": "a document with entities of its own: refused",
        "deep-xml": "elements more than { $most } deep, or too many",
        "page-without-boards": "a page in which no board is embedded, only links to them",
        "not-usebio": "not USEBIO: the document is '{ $text }'",
        "bad-date": "not a date: '{ $text }' (want 31/12/2026 or 2026-12-31)",
        "bad-score": "not a score: '{ $text }' (want e.g. 420, -50 or A6040)",
        "bad-heading": "not a heading of results: '{ $text }' (want board, contract or score)",
        "heading-twice": "the heading has '{ $text }' twice",
        "many-cells": "{ $found } cells, but the heading has { $want }",
        "bad-room": "not a room: '{ $text }' (want open or closed)",
        "bad-row": "not a row of a table: '{ $text }'",
        "not-access": "not an Access database",
        "cut-access": "an Access database that is damaged or cut (page { $page })",
        "no-received": "a database without results (want the table ReceivedData)",
        "not-acbl": "not results of ACBL Live (want sessions in an object)",
        "not-acblscore": "not a game file of ACBLscore",
        "cut-acblscore": "a game file that is damaged or cut (byte { $at })",
        "acblscore-event": "the event '{ $name }' is not of pairs: its boards are not read",
        "many-results": "more than { $most } results",
        "split-score": "each side has a score of its own ({ $ns } and { $ew }): not carried",
        "bad-field": "{ $name }: '{ $text }' cannot be read",
        "percent-lines": "lines that begin with %: { $text }",
        "tag-ignored": "[{ $name }] '{ $text }', a second one: the first counts (PBN 2.1, 3.4)",
        "stray-text": "text outside any section: '{ $text }'",
        "shared-deal": "no deal of its own: the deal of the game before is taken",
        "deal-kept": "a deal that is not whole, kept as written: '{ $text }'",
        "blank-call": "a call left blank: the auction is read as far as that",
        "encoding-guessed": "no encoding declared: read as { $encoding } (--encoding names it)",
        "bad-bytes": "bytes that are not { $encoding } and are lost: { $number }",
        "lin-names": "pn has { $number } names (want 4 or 8): '{ $text }', kept as LinPn",
        "lin-page": "LIN keys about the look of the page: { $text }",
        "lin-long": "text of more than { $most } characters, cut: { $text }",
        "lin-line": "a line that is not LIN: '{ $text }'",
        "xml-unread": "elements that are not read: { $text }",
        "json-unread": "fields that are not read: { $text }",
        "columns-unread": "columns that are not read: { $text }",
        "tables-unread": "tables that are not read: { $text }",
        "cell-unread": "{ $name }: '{ $text }' cannot be read and is left out",
        "linurl": "linurl=: the board is in a file elsewhere, which is not fetched",
        "bad-encoding": "no encoding of that name: '{ $text }'",
    }
)
"""Each fault by its name, as Fluent writes it; ``records-fault-<name>`` says the same."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of a text: its name in :data:`ENGLISH`, and its arguments.

    Example:
        >>> str(Fault.of("bad-card", text="ZZ"))
        "not a card: 'ZZ' (want e.g. SA or H7)"
    """

    name: str
    arguments: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, name: str, /, **arguments: object) -> Fault:
        """Return the fault *name*; typed text in it is shortened and made printable.

        Example:
            >>> Fault.of("bad-score", text="42O").arguments
            (('text', '42O'),)
        """
        blanks = ((key, printable(str(value))) for key, value in arguments.items())
        return cls(name, tuple(sorted(blanks)))

    @property
    def phrase(self) -> Phrase:
        """The fault as a phrase, for any language.

        Example:
            >>> Fault.of("bad-score", text="42O").phrase.name
            'records-fault-bad-score'
        """
        return Phrase(f"records-fault-{self.name}", self.arguments)

    def __str__(self) -> str:
        text = ENGLISH[self.name]
        for key, value in self.arguments:
            text = text.replace(f"{{ ${key} }}", value)
        return text


class BadText(ValueError):
    """Raised for invalid text; a caller that knows its line raises ``FormatError``.

    Example:
        >>> str(BadText("bad-card", text="ZZ"))
        "not a card: 'ZZ' (want e.g. SA or H7)"
    """

    def __init__(self, name: str, /, **arguments: object) -> None:
        """Keep the fault."""
        self.fault = Fault.of(name, **arguments)
        super().__init__(str(self.fault))


def printable(text: str) -> str:
    r"""Return *text* shortened, without invisible characters.

    Example:
        >>> printable("a\tb")
        'a�b'
    """
    cut = text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in cut)
