"""Checks of a pair's own system before it is played.

Every own line is looked up as in play: lines that are never used, calls that nobody makes,
questions without an answer, and calls with a new meaning that partner still answers in the old
one. Each is reported with its place and, if possible, an example hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import dropwhile
from time import monotonic
from typing import TypeVar

from biritch.bidding.agreement.agreement import Agreement
from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.cards.outline import brief
from biritch.bidding.notation.checking import Finding, findings
from biritch.bidding.notation.own_text import OwnFile
from biritch.bidding.notation.places import Place
from biritch.bidding.promises.promise import Promise
from biritch.bidding.promises.suit_letters import letters
from biritch.bidding.system import System
from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Call
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction

T = TypeVar("T")

PATIENCE = 20.0
"""Seconds after which nothing more is looked at."""
_MOST = 200
"""Remarks that are reported."""
_AUCTIONS = 6
"""Auctions looked at for one line that is about several."""
_POOL = 2_000
"""Deals from which examples are taken."""
_PARTNERS = 40
"""Hands of partner that are asked for an answer."""
_CALM = Vulnerability.NONE


@dataclass(frozen=True, slots=True)
class SystemRemark:
    """A remark for the pair about a line: its place and its text."""

    place: Place
    phrase: Phrase
    """The sentence; ``check-…``."""

    @property
    def kind(self) -> str:
        """The kind of remark, such as ``shadowed`` or ``misread``."""
        return self.phrase.name.removeprefix("check-")


def remarks(own: OwnFile, seconds: float = PATIENCE) -> Iterator[SystemRemark]:
    r"""Yield the remarks on a pair's file, within *seconds*.

    Raises:
        ValueError: The file cannot be played.

    Example:
        >>> from biritch.bidding.notation.own_text import read_own
        >>> lines = "system a\nplays stayman\n1N = 15-17 HCP, balanced\n1C = 16 HCP, balanced\n"
        >>> for remark in remarks(read_own(lines, "a")):
        ...     print(remark.place, remark.kind)
        a:4:6 shadowed-hand
    """
    if own.notes is None or own.reader is None:
        raise ValueError(own.complaint)
    check = _Check(own, own.notes.system, monotonic() + seconds)
    for count, remark in enumerate(check.remarks()):
        if count == _MOST:
            yield SystemRemark(Place(own.file, 1), Phrase.of("check-more", most=_MOST))
            return
        yield remark
    if check.late:
        yield SystemRemark(Place(own.file, 1), Phrase.of("check-late", seconds=int(seconds)))


@lru_cache(maxsize=1)
def _pool() -> tuple[Hand, ...]:
    """Return the pool of example hands; always the same."""
    deals = zip(range(_POOL), seeded_deals("examples"), strict=False)
    return tuple(deal[seat] for _, deal in deals for seat in Seat)


def example(fits: Callable[[Hand], bool]) -> Hand | None:
    """Return a hand of the pool for which *fits* is true, or ``None``.

    Example:
        >>> example(lambda hand: hand.hcp == 16) is not None
        True
    """
    return next((hand for hand in _pool() if fits(hand)), None)


def auction_text(auction: Auction) -> str:
    """Return *auction* in the notation: their calls in brackets, without their passes.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> auction_text(Auction.of(Seat.NORTH, map(parse_call, ["1N", "P", "2C", "X"])))
        '1N 2C (X)'
    """
    ours = auction.turn.side
    told, begun = [], False
    for seat, call in auction.calls_by_seat:
        begun = begun or call is not PASS
        if seat.side is ours:
            told.append(str(call))
        elif call is not PASS:
            told.append(f"({call})")
    return " ".join(told) if begun else " ".join("P" for word in told if word == "P")


class _Check:
    """A check of one file."""

    def __init__(self, own: OwnFile, system: System, deadline: float) -> None:
        self.own, self.system, self.deadline = own, system, deadline
        self.late = False
        self.places = {
            str(row.place): row.place
            for row in (own.reader.lines.rows if own.reader is not None else ())
        }

    @cached_property
    def base(self) -> System:
        """The system without the pair's own lines."""
        theirs = tuple(
            replace(package, agreements=tuple(row for row in package.agreements if not row.own))
            for package in self.system.packages
        )
        return replace(self.system, packages=theirs, struck=())

    def remarks(self) -> Iterator[SystemRemark]:
        yield from self._uneven_lines()
        yield from self._unused_figures()
        yield from self._check_strikes()
        for line in self._lines():
            yield from self._never_made(line)
        for found in self._in_time(findings(self.system, own=True)):
            yield self._never_used(found)
        for line in self._lines():
            told: set[str] = set()
            for auction, call in self._instances(line):
                for remark in self._answers(line, auction, call):
                    if remark.kind not in told:
                        told.add(remark.kind)
                        yield remark

    def _lines(self) -> Iterator[Agreement]:
        rows = (row for row in self.system.agreements if row.written in self.places)
        yield from self._in_time(rows)

    def _in_time(self, things: Iterable[T]) -> Iterator[T]:
        for thing in things:
            if monotonic() > self.deadline:
                self.late = True
                return
            yield thing

    def _instances(self, line: Agreement) -> Iterator[tuple[Auction, Call]]:
        """Yield some auctions a line applies to, and its call there."""
        count = 0
        for pattern in line.patterns:
            for auction, suits in line.instances(pattern):
                yield auction, line.call_pattern.call(suits)
                count += 1
                if count == _AUCTIONS:
                    return

    def _remark(self, line: Agreement, name: str, **said: str | int | Phrase) -> SystemRemark:
        return SystemRemark(self.places[line.written], Phrase.of(f"check-{name}", **said))

    def _uneven_lines(self) -> Iterator[SystemRemark]:
        assert self.own.reader is not None
        for place in self.own.reader.lines.uneven:
            yield SystemRemark(place, Phrase.of("check-indent", count=place.column - 1))

    def _unused_figures(self) -> Iterator[SystemRemark]:
        assert self.own.reader is not None
        draft = self.own.reader.draft
        for name, place in draft.figure_places.items():
            kept = draft.figures.pop(name)
            try:
                without = self.own.reader.packages()
            finally:
                draft.figures[name] = kept
            played = [package for package in self.system.packages if package.agreements]
            own = {row for package in played for row in package.agreements if not row.own}
            if own == {row for package in without for row in package.agreements}:
                yield SystemRemark(place, Phrase.of("check-figure", name=name))

    def _check_strikes(self) -> Iterator[SystemRemark]:
        assert self.own.reader is not None
        rules = {row.rule for row in self.base.agreements}
        known = {row.rule for package in self.system.packages for row in package.agreements}
        played = library_rules(self.own)
        for rule, place in self.own.reader.draft.struck_rules:
            if rule not in rules | known | played:
                yield SystemRemark(place, Phrase.of("check-strike", rule=rule))

    def _never_made(self, line: Agreement) -> Iterator[SystemRemark]:
        """Yield a remark if nobody makes a call that the line depends on."""
        missing = [self._find_unmade_call(auction) for auction, _ in self._instances(line)]
        if not missing or None in missing or missing[0] is None:
            return
        before, call = missing[0]
        place = auction_text(before)
        name = "unreached" if place else "unopened"
        yield self._remark(line, name, call=str(call), auction=place)

    def _find_unmade_call(self, auction: Auction) -> tuple[Auction, Call] | None:
        """Return the first call of our side in *auction* without an agreement, or ``None``."""
        side = auction.turn.side
        book = self.system.book_of(side)
        for count, (seat, call) in enumerate(auction.calls_by_seat):
            if seat.side is not side or call in (PASS, DOUBLE, REDOUBLE):
                continue
            before = Auction.of(auction.dealer, auction.calls[:count])
            # A pair's own lines may be for other seats and vulnerabilities alone.
            if call not in book.page(before, _CALM).candidates_by_call and not any(
                offer.own and offer.call == call
                for like in _in_every_seat(before)
                for vulnerability in Vulnerability
                for offer in book.offers(like, vulnerability)
            ):
                return before, call
        return None

    def _never_used(self, found: Finding) -> SystemRemark:
        place = self.places[found.line]
        line = next(row for row in self.system.agreements if row.written == found.line)
        hand = example(line.promise.accepts) if not _open(line) else None
        said = {"call": found.call, "auction": found.auction, "by": found.by}
        name = f"check-{found.kind}"
        if hand is None or found.kind == "empty":
            return SystemRemark(place, Phrase.of(name, **said))
        return SystemRemark(place, Phrase.of(f"{name}-hand", hand=str(hand), **said))

    def _answers(self, line: Agreement, auction: Auction, call: Call) -> Iterator[SystemRemark]:
        """Yield remarks if partner's interpretation of the call differs from the line."""
        book = self.system.book_of(auction.turn.side)
        page = book.page(auction, _CALM)
        if call not in page.candidates_by_call:
            return
        meaning = page.meaning(call)
        answer = auction.add(call)
        if answer.over:
            return
        answer = answer.add(PASS)
        if answer.over:
            return
        place = auction_text(answer)
        offers = book.offers(answer, _CALM)
        forcing = meaning.forcing in ("one-round", "game")
        if not offers and (forcing or meaning.artificial):
            yield self._remark(line, "unanswered", auction=place)
        if forcing and (hands := self._passes(answer, meaning.promise)) is not None:
            mine, theirs = hands
            yield self._remark(
                line, "passed", auction=place, mine=str(mine), theirs=str(theirs)
            )
        yield from self._check_partners_reading(line, auction, call, meaning)

    def _passes(self, answer: Auction, promise: Promise) -> tuple[Hand, Hand] | None:
        """Return a hand that makes the call and a partner's that passes it, or ``None``."""
        book = self.system.book_of(answer.turn.side)
        page = book.page(answer, _CALM)
        if PASS not in page.candidates_by_call:
            return None
        mine = example(promise.accepts)
        if mine is None:
            return None
        hands = (hand for hand in _pool() if not hand & mine)
        for _, partner in zip(range(_PARTNERS), hands, strict=False):
            if page.choose(partner).call is PASS:
                return mine, partner
        return None

    def _check_partners_reading(
        self, line: Agreement, auction: Auction, call: Call, meaning: Meaning
    ) -> Iterator[SystemRemark]:
        """Yield a remark if a call has a new meaning and partner answers the old one."""
        before = self.base.book_of(auction.turn.side).page(auction, _CALM)
        if call not in before.candidates_by_call:
            return
        old = before.meaning(call)
        if _alike(old, meaning):
            return
        answer = auction.add(call).add(PASS)
        page = self.system.book_of(auction.turn.side).page(answer, _CALM)
        theirs = [offer for offer in page.candidates if offer.written and not offer.own]
        if theirs:
            yield self._remark(
                line,
                "misread",
                auction=auction_text(answer),
                old=brief(old),
                new=brief(meaning),
                count=len(theirs),
                first=theirs[0].written,
            )


def _in_every_seat(auction: Auction) -> Iterator[Auction]:
    """Yield *auction* with every possible number of passes before it.

    If it begins with a pass, one of us has passed, and has in all of them.
    """
    made = tuple(dropwhile(lambda call: call is PASS, auction.calls))
    passes = len(auction.calls) - len(made)
    opener = auction.dealer.after(passes)
    for count in range(passes, 4):
        yield Auction.of(opener.after(4 - count), (PASS,) * count + made)


def library_rules(own: OwnFile) -> set[str]:
    r"""Return the rules that a file plays, including those it strikes.

    Example:
        >>> from biritch.bidding.notation.own_text import read_own
        >>> lines = "system a\nplays stayman\nstrike rule SEF-N2\n"
        >>> "SEF-N2" in library_rules(read_own(lines, "a"))
        True
    """
    assert own.reader is not None
    draft = own.reader.draft
    struck, draft.struck_rules = draft.struck_rules, []
    try:
        return {row.rule for package in own.reader.packages() for row in package.agreements}
    finally:
        draft.struck_rules = struck


def _open(line: Agreement) -> bool:
    """Return whether the promise has letters, so that it cannot be tested with hands."""
    return bool(letters(line.promise))


def _alike(old: Meaning, new: Meaning) -> bool:
    """Return whether answers to *old* also suit *new*."""
    if old.artificial != new.artificial or (old.kind or new.kind) != (new.kind or old.kind):
        return False
    low, high = old.promise.strength()
    least, most = new.promise.strength()
    return abs(low - least) <= 1 and abs(high - most) <= 1
