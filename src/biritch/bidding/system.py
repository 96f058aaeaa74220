"""A bidding system: its rows, and what every player reads in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from biritch.bidding.meaning import Choice, Meaning
from biritch.bidding.natural import natural
from biritch.bidding.promise import ANYTHING, Either
from biritch.bidding.row import Row, written
from biritch.core.calls import Call
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Vulnerability
from biritch.rules.auction import Auction

NO_AGREEMENT = Meaning(ANYTHING, Phrase.of("bid-no-agreement"), rule="no agreement")
"""What is said of a call the system never makes."""


@dataclass(frozen=True)
class System:
    """A name, an edition, a source, and rows in order."""

    name: str
    title: Phrase
    version: str
    source: str
    rows: tuple[Row, ...] = field(repr=False)

    @cached_property
    def _book(self) -> dict[str, tuple[Row, ...]]:
        book: dict[str, list[Row]] = {}
        for row in self.rows:
            book.setdefault(row.auction, []).append(row)
        return {auction: tuple(rows) for auction, rows in book.items()}

    @cached_property
    def _answers(self) -> Callable[[Auction], tuple[Row, ...]]:
        return lru_cache(maxsize=4096)(self._rows)

    @cached_property
    def _told(self) -> Callable[[Auction], tuple[Meaning, ...]]:
        return lru_cache(maxsize=4096)(self._meanings)

    def __getstate__(self) -> dict[str, object]:
        """Leave the caches behind: they are made again where the system is read."""
        names = ("name", "title", "version", "source", "rows")
        return {name: getattr(self, name) for name in names}

    def _rows(self, auction: Auction) -> tuple[Row, ...]:
        legal = auction.standing.objection
        own = tuple(
            row for row in self._book.get(written(auction), ()) if legal(row.made) is None
        )
        return own + natural(auction, self._told(auction))

    def answers(self, auction: Auction) -> tuple[Row, ...]:
        """Return every row that answers *auction*, the best first; one always fits."""
        return self._answers(Auction(auction.dealer, auction.calls))

    def _meanings(self, auction: Auction) -> tuple[Meaning, ...]:
        if not auction.calls:
            return ()
        before = Auction(auction.dealer, auction.calls[:-1])
        said = self._read(before).get(auction.calls[-1], NO_AGREEMENT)
        return (*self._told(before), said)

    def _read(self, auction: Auction) -> dict[Call, Meaning]:
        rows: dict[Call, list[Row]] = {}
        for row in self.answers(auction):
            rows.setdefault(row.made, []).append(row)
        return {call: _merged(found) for call, found in rows.items()}

    def explain(
        self, auction: Auction, vulnerability: Vulnerability = Vulnerability.NONE
    ) -> tuple[Meaning, ...]:
        """Return what each call of *auction* says, in order."""
        del vulnerability  # this layer's rows do not depend on it
        return self._told(Auction(auction.dealer, auction.calls))

    def menu(
        self, auction: Auction, vulnerability: Vulnerability = Vulnerability.NONE
    ) -> dict[Call, Meaning]:
        """Return what each legal call would say."""
        del vulnerability
        if auction.over:
            return {}
        said = self._read(auction)
        return {call: said.get(call, NO_AGREEMENT) for call in auction.standing.legal()}

    def choose(
        self, hand: Hand, auction: Auction, vulnerability: Vulnerability = Vulnerability.NONE
    ) -> Choice:
        """Return the call *hand* makes, what it says, and why the others were not made."""
        del vulnerability
        if auction.over:
            raise ValueError("not a turn to call: the auction is over")
        rows = self.answers(auction)
        kept = [row for row in rows if row.promise.accepts(hand)]
        said = self._read(auction)
        best = kept[0].made
        others: dict[Call, Phrase] = {}
        for row in rows:
            if row.made != best:
                why = "bid-why-second" if row in kept else "bid-why-not"
                others.setdefault(row.made, Phrase.of(why, promise=row.promise.describe()))
        return Choice(best, said[best], tuple(others.items()))


def _merged(rows: list[Row]) -> Meaning:
    first = rows[0].meaning
    if len(rows) == 1:
        return first
    promise = Either(tuple(row.promise for row in rows))
    return Meaning(
        promise,
        Phrase.of("bid-or", one=first.says, two=_merged(rows[1:]).says),
        first.forcing,
        first.artificial,
        first.alert,
        first.announce,
        first.rule,
        first.source,
    )
