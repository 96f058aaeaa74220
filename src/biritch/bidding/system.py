"""A bidding system: packages of rows, what was settled, and the general rules behind them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.partnership import Partnership
from biritch.bidding.alerts.authority import Body
from biritch.bidding.book import Book
from biritch.bidding.method import BiddingMethod
from biritch.core.phrase import Titles
from biritch.core.seats import Side


@dataclass(frozen=True)
class System(BiddingMethod):
    """A way of bidding, by name and edition.

    The same rows choose a call for a hand, say what a call means, and tell which hands it
    leaves; where no row speaks, the general rules of :mod:`biritch.bidding.natural` do.
    """

    name: str
    titles: Mapping[str, str] = field(hash=False)
    version: str = ""
    source: str = ""
    packages: tuple[Package, ...] = ()
    partnership: Partnership = field(default_factory=Partnership)
    usual: bool = False
    """Whether this is the profile meant where a family is named without one."""

    def __post_init__(self) -> None:
        """Let no list be broken by a title that is not there in some language."""
        object.__setattr__(self, "titles", Titles(self.titles))

    @property
    def title(self) -> str:
        """The English name people know it by."""
        return self.titles["en"]

    @cached_property
    def agreements(self) -> tuple[Agreement, ...]:
        """Every row that is played, in order."""
        return tuple(
            row if row.source else replace(row, source=package.source)
            for package in self.packages
            for row in package.agreements
            if self.partnership.allow(row.needs)
        )

    def under(self, body: Body) -> System:
        """Return the same system as the rules of *body* have it alerted and announced."""
        return replace(self, partnership=replace(self.partnership, body=body))

    def __getstate__(self) -> dict[str, object]:
        """Leave the book behind: it is written again where the system is read."""
        return {one.name: getattr(self, one.name) for one in fields(self)}

    @cached_property
    def _book(self) -> Book:
        return Book(self.agreements, self.partnership.body)

    def book_of(self, side: Side) -> Book:
        """Return the one book there is: both sides play this system."""
        del side
        return self._book
