"""Bidding systems: packages of agreements, and the partnership's other choices."""

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
    """A bidding system, by name and edition.

    Its agreements choose a call for a hand, explain calls, and tell which hands are possible;
    without an agreement, the general rules of :mod:`biritch.bidding.natural` apply.

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
        """Check that the title exists in every language."""
        object.__setattr__(self, "titles", Titles(self.titles))

    def __hash__(self) -> int:
        """Return the hash of name and settings only: there are thousands of agreements."""
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.name, self.version, self.partnership, self.struck))

    @property
    def title(self) -> str:
        """The usual English name."""
        return self.titles["en"]

    @cached_property
    def agreements(self) -> tuple[Agreement, ...]:
        """All agreements that are played, in order."""
        return tuple(
            self._asking(
                agreement if agreement.source else replace(agreement, source=package.source)
            )
            for package in self.packages
            for agreement in package.agreements
            if self.partnership.allow(agreement.needs)
        )

    def _asking(self, agreement: Agreement) -> Agreement:
        """Return *agreement*, with key cards instead of aces if those are played."""
        if agreement.kind == "blackwood" and "key_cards" in self.partnership.tools:
            return replace(agreement, kind="keycards", title="call-key-cards", checked=False)
        return agreement

    def under(self, body: Body) -> System:
        """Return the system with alerts under the regulations of *body*."""
        return replace(self, partnership=replace(self.partnership, body=body))

    def __getstate__(self) -> dict[str, object]:
        """Return the state without the book, which is recomputed after unpickling."""
        return {part.name: getattr(self, part.name) for part in fields(self)}

    @cached_property
    def _book(self) -> Book:
        return Book(self.agreements, self.partnership.body, self.struck)

    def book_of(self, side: Side) -> Book:
        """Return the book, which is the same for both sides."""
        del side
        return self._book
