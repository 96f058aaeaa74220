"""Lines of a system that no hand and no explanation ever uses, each with what shadows it.

Every auction that a line names whole is looked up in the system's own book, so that what is
found is what players of the system would find: the order of the lines, the conditions of that
auction, the tools that are played. A line is *shadowed* where the lines before it take every
hand it promises, *contradicted* where an earlier line makes the same call artificial or
natural, and *empty* where no hand keeps its promise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.bidding.agreement.agreement import Agreement
from biritch.bidding.agreement.meaning import CandidateCall
from biritch.bidding.book import drop_conflicting_offers
from biritch.bidding.promises.charts import EVERY, NONE, Chart
from biritch.bidding.promises.denials import certain
from biritch.bidding.system import System
from biritch.core.calls import PASS, Call
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction

Kind: TypeAlias = Literal["shadowed", "contradicted", "empty"]
_FORCING = ("one-round", "game")


@dataclass(frozen=True, slots=True)
class Finding:
    """A line that is never used, and the line that keeps it from being used."""

    line: str
    """Where it is written."""
    kind: Kind
    by: str
    """Where the line is written that shadows or contradicts it, if one does."""
    auction: str
    """An auction at which it is so."""
    call: str

    def __str__(self) -> str:
        sentence = f"{self.line}: {self.kind}: {self.call} after {self.auction or 'no call'}"
        return f"{sentence}, by {self.by}" if self.by else sentence


def findings(system: System, *, own: bool = False) -> Iterator[Finding]:
    r"""Yield every line of *system* about whole auctions that is met and never used.

    A line about many auctions at once (``...``, or a suit by its role) may be of use at one
    that no line names: of those nothing is said. With *own*, only what a pair's own lines name
    is looked up, and only their lines are reported.

    Example:
        >>> from dataclasses import replace
        >>> from biritch.bidding.notation import library
        >>> from biritch.bidding.notation.chapter_text import read_chapter
        >>> notes = "chapter a\n1N = 12-14 HCP\n1C = 13 HCP\n"
        >>> chapter = read_chapter(notes, "a.notes").package()
        >>> for found in findings(replace(library.system("sef"), packages=(chapter,))):
        ...     print(found)
        a.notes:3:6: shadowed: 1C after no call, by a.notes:2:6
    """
    used = {agreement.written for agreement in system.agreements if _general(agreement)}
    unused: dict[str, Finding] = {}
    for auction, vulnerability in _places(system, own=own):
        book = system.book_of(auction.turn.side)
        offers = [offer for offer in book.offers(auction, vulnerability) if offer.written]
        for finding in (
            *_find_contradicted(offers, auction),
            *_find_taken(drop_conflicting_offers(offers), auction, used),
        ):
            unused.setdefault(finding.line, finding)
    told = {agreement.written for agreement in system.agreements if agreement.own or not own}
    yield from (
        finding for line, finding in unused.items() if line not in used and line in told
    )


def _general(agreement: Agreement) -> bool:
    return bool(agreement.roles) or any(pattern.general for pattern in agreement.patterns)


def _places(system: System, *, own: bool) -> Iterator[tuple[Auction, Vulnerability]]:
    """Yield every auction that a line names whole, openings in every seat and vulnerability."""
    for passes in range(4):
        for vulnerability in Vulnerability:
            yield Auction.of(Seat.NORTH, (PASS,) * passes), vulnerability
    seen: set[tuple[Call, ...]] = set()
    for agreement in system.agreements:
        if own and not agreement.own:
            continue
        for pattern in agreement.patterns:
            for auction, _ in agreement.instances(pattern):
                if auction.calls not in seen and any(c is not PASS for c in auction.calls):
                    seen.add(auction.calls)
                    yield auction, Vulnerability.NONE


def _find_contradicted(offers: list[CandidateCall], auction: Auction) -> Iterator[Finding]:
    """Yield the offers that an earlier one contradicts: artificial, or natural."""
    first: dict[Call, CandidateCall] = {}
    for offer in offers:
        before = first.setdefault(offer.call, offer)
        if before.artificial != offer.artificial:
            yield _finding(offer, "contradicted", before, auction)


def _find_taken(
    offers: list[CandidateCall], auction: Auction, used: set[str]
) -> Iterator[Finding]:
    """Yield the offers whose hands earlier ones take; write down the others as *used*."""
    taken: Chart = NONE
    before: list[tuple[CandidateCall, Chart]] = []
    for offer in offers:
        chart = offer.promise.chart()
        if chart & ~taken:
            used.add(offer.written)
        elif not chart:
            yield _finding(offer, "empty", None, auction)
        else:
            yield _finding(offer, "shadowed", _shadow(chart, before), auction)
        surely = certain(offer.promise)
        before.append((offer, surely))
        taken |= surely


def _shadow(chart: Chart, before: list[tuple[CandidateCall, Chart]]) -> CandidateCall:
    """Return the first offer that takes all of *chart*, or the one that takes what was left."""
    left = chart & EVERY
    for offer, surely in before:
        if not chart & ~surely:
            return offer
    for offer, surely in before:
        left &= ~surely
        if not left:
            return offer
    return before[-1][0]


def _finding(
    offer: CandidateCall, kind: Kind, by: CandidateCall | None, auction: Auction
) -> Finding:
    calls = " ".join(map(str, auction.calls))
    return Finding(offer.written, kind, by.written if by else "", calls, str(offer.call))
