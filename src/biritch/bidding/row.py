"""A row: one agreement, as data."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from biritch.bidding.meaning import Forcing, Meaning
from biritch.bidding.promise import Promise
from biritch.core.calls import PASS, Call, parse_call
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.rules.auction import Auction


@dataclass(frozen=True, slots=True)
class Row:
    """After *auction*, *call* makes *promise*.

    ``auction`` is written as players write it, the opponents' calls in parentheses and
    their passes as ``-``: ``1N - 2C -``. Passes before the first bid are left out. Where
    several rows answer one auction, the first whose promise the hand keeps is the call.
    """

    auction: str
    call: str
    promise: Promise
    source: str
    forcing: Forcing = field(default="no", kw_only=True)
    artificial: bool = field(default=False, kw_only=True)
    alert: bool = field(default=False, kw_only=True)
    title: str = field(default="", kw_only=True)
    """The name of a sentence said before the promise (``bid-title-<title>``)."""
    announce: str = field(default="", kw_only=True)

    @property
    def made(self) -> Call:
        """The call itself."""
        return parse_call(self.call)

    @property
    def meaning(self) -> Meaning:
        """What the row says of the hand."""
        said = self.promise.describe()
        if self.title:
            said = Phrase.several(Phrase.of(f"bid-title-{self.title}"), said)
        return Meaning(
            promise=self.promise,
            says=said,
            forcing=self.forcing,
            artificial=self.artificial,
            alert=self.alert,
            announce=Phrase.of(f"bid-announce-{self.announce}") if self.announce else None,
            rule=f"{self.auction} {self.call}".strip(),
            source=self.source,
        )


def written(auction: Auction) -> str:
    """Return *auction* as rows write it, seen by the seat to call."""
    words, silent = [], True
    for seat, call in auction.seated:
        silent = silent and call == PASS
        if silent:
            continue
        theirs = seat.side != auction.turn.side
        words.append(("-" if call == PASS else f"({call})") if theirs else str(call))
    return " ".join(words)


def rebuilt(text: str) -> Auction:
    """Return the shortest auction that *text* writes; raise :exc:`ValueError` if none.

    The parentheses must fall on every other call, and every call must be legal.
    """
    words = text.split()
    for word, after in pairwise(words):
        if _theirs(word) == _theirs(after):
            raise ValueError(f"not an auction: {text!r} ({word} and {after} are one side's)")
    if words and not _theirs(words[-1]):
        raise ValueError(f"not an auction: {text!r} (the last call must be the opponents')")
    bare = (PASS if word == "-" else parse_call(word.strip("()")) for word in words)
    return Auction.of(Seat.NORTH, bare)


def _theirs(word: str) -> bool:
    return word == "-" or word.startswith("(")
