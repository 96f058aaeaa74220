"""Bidding systems: packages of agreements, and what the partnership has settled besides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.partnership import Partnership
from biritch.bidding.agreement.strike import Strike
from biritch.bidding.alerts.authority import Body
from biritch.bidding.book import Book
from biritch.bidding.method import BiddingMethod
from biritch.core.phrase import Titles
from biritch.core.seats import Side


@dataclass(frozen=True)
class System(BiddingMethod):
    """A way of bidding, by name and edition.

    The same agreements choose a call for a hand, say what a call means, and which hands it
    leaves; where there is none, the general rules of :mod:`biritch.bidding.natural` hold.

    Example:
        >>> from biritch.bidding import catalogue
        >>> catalogue.find("acol").title
        'Acol, Standard English Modern'
    """

    name: str
    titles: Mapping[str, str] = field(hash=False)
    version: str = ""
    source: str = ""
    packages: tuple[Package, ...] = ()
    partnership: Partnership = field(default_factory=Partnership)
    usual: bool = False
    """Whether this is the profile meant where a family is named without one."""
    struck: tuple[Strike, ...] = ()
    """What a pair's own file takes out of the system it starts from."""

    def __post_init__(self) -> None:
        """Let no list be broken by a title that is not there in some language."""
        object.__setattr__(self, "titles", Titles(self.titles))

    def __hash__(self) -> int:
        """Hash the name and settings only: there are thousands of agreements."""
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.name, self.version, self.partnership, self.struck))

    @property
    def title(self) -> str:
        """The English name people know it by."""
        return self.titles["en"]

    @cached_property
    def agreements(self) -> tuple[Agreement, ...]:
        """Every agreement that is played, in order."""
        return tuple(
            self._asking(
                agreement if agreement.source else replace(agreement, source=package.source)
            )
            for package in self.packages
            for agreement in package.agreements
            if self.partnership.allow(agreement.needs)
        )

    def _asking(self, agreement: Agreement) -> Agreement:
        """Return *agreement*, asking for key cards in place of aces where those are played."""
        if agreement.kind == "blackwood" and "key_cards" in self.partnership.tools:
            return replace(agreement, kind="keycards", title="call-key-cards", checked=False)
        return agreement

    def under(self, body: Body) -> System:
        """Return the same system, alerted and announced under the regulations of *body*."""
        return replace(self, partnership=replace(self.partnership, body=body))

    def __getstate__(self) -> dict[str, object]:
        """Leave the book behind: it is written again where the system is read."""
        return {part.name: getattr(self, part.name) for part in fields(self)}

    @cached_property
    def _book(self) -> Book:
        return Book(self.agreements, self.partnership.body, self.struck)

    def book_of(self, side: Side) -> Book:
        """Return the one book there is: both sides play this system."""
        del side
        return self._book
