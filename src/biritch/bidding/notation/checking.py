"""Finds unused lines of a system, and the lines that shadow them.

Every auction that a line names exactly is looked up in the system's own book, so that order of
lines, conditions and tools are taken into account. A line is *shadowed* if earlier lines take
every hand it promises, *contradicted* if an earlier line makes the same call artificial or
natural, and *empty* if no hand keeps its promise.
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
    """An unused line, and the line that makes it unused."""

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
    r"""Yield the lines of *system* with exact auctions that are reached but never used.

    A general line (``...``, or a suit known from the auction) may be used in an auction that no
    line names, so it is not reported. With *own*, only a pair's own lines are checked.

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
    """Yield every auction that a line names exactly, in every seat and vulnerability."""
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
    """Yield the offers that an earlier one contradicts: artificial or natural."""
    first: dict[Call, CandidateCall] = {}
    for offer in offers:
        before = first.setdefault(offer.call, offer)
        if before.artificial != offer.artificial:
            yield _finding(offer, "contradicted", before, auction)


def _find_taken(
    offers: list[CandidateCall], auction: Auction, used: set[str]
) -> Iterator[Finding]:
    """Yield the offers whose hands earlier ones take; add the others to *used*."""
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
    """Return the first offer that takes all of *chart*, or the last that takes a part."""
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
