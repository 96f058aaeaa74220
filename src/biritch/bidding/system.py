"""A bidding system: packages of rows, what was settled, and the general rules behind them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property

from biritch.bidding.agreements import Agreements
from biritch.bidding.book import Book
from biritch.bidding.disclosure import Body
from biritch.bidding.meaning import Choice, Meaning
from biritch.bidding.row import Package, Row
from biritch.core.calls import Call
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Vulnerability
from biritch.rules.auction import Auction


@dataclass(frozen=True)
class System:
    """A way of bidding, by name and edition.

    The same rows choose a call for a hand, say what a call means, and tell which hands it
    leaves; where no row speaks, the general rules of :mod:`biritch.bidding.natural` do.
    """

    name: str
    titles: Mapping[str, str] = field(hash=False)
    version: str = ""
    source: str = ""
    packages: tuple[Package, ...] = ()
    agreements: Agreements = field(default_factory=Agreements)
    usual: bool = False
    """Whether this is the profile meant where a family is named without one."""

    @property
    def title(self) -> str:
        """The English name people know it by."""
        return self.titles["en"]

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """Every row that is played, in order."""
        return tuple(
            replace(row, source=row.source or package.source)
            for package in self.packages
            for row in package.rows
            if self.agreements.allow(row.needs)
        )

    def under(self, body: Body) -> System:
        """Return the same system as the rules of *body* have it alerted and announced."""
        return replace(self, agreements=replace(self.agreements, body=body))

    def __getstate__(self) -> dict[str, object]:
        """Leave the book behind: it is written again where the system is read."""
        return {one.name: getattr(self, one.name) for one in fields(self)}

    @cached_property
    def _book(self) -> Book:
        return Book(self.rows, self.agreements.body)

    def choose(self, hand: Hand, auction: Auction, vulnerability: Vulnerability) -> Choice:
        """Return the call *hand* makes after *auction*; it belongs to the seat to call.

        Raises:
            ValueError: The auction is over, or the hand has not thirteen cards.
        """
        if auction.over:
            raise ValueError("the auction is over: there is nothing to call")
        if len(hand) != 13:
            raise ValueError(f"not a whole hand: {len(hand)} cards (want 13)")
        page = self._book.page(auction, vulnerability)
        chosen = page.choose(hand)
        others: dict[Call, Phrase] = {}
        for one in page.options:
            if one.call != chosen.call:
                why = "bid-why-second" if one.promise.accepts(hand) else "bid-why-not"
                says = page.meanings[one.call].says
                others.setdefault(one.call, Phrase.of(why, what=says))
        meaning = page.meanings[chosen.call]
        return Choice(chosen.call, meaning, tuple(others.items()))

    def explain(self, auction: Auction, vulnerability: Vulnerability) -> tuple[Meaning, ...]:
        """Return what each call of *auction* means, in turn."""
        return tuple(one.meaning for one in self._book.spoken(auction, vulnerability))

    def menu(self, auction: Auction, vulnerability: Vulnerability) -> dict[Call, Meaning]:
        """Return what each call allowed after *auction* would say."""
        if auction.over:
            return {}
        return dict(self._book.page(auction, vulnerability).menu)

    def agreed(self, auction: Auction, vulnerability: Vulnerability) -> dict[Call, Meaning]:
        """Return what each call says that rows, or the general rules, have a use for."""
        if auction.over:
            return {}
        return dict(self._book.page(auction, vulnerability).meanings)
