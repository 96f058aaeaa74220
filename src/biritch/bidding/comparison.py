"""Comparison of two systems: by agreements, and by hands that they bid differently."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from biritch.bidding.agreement.agreement import Agreement
from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.system import System
from biritch.core.calls import PASS, Call
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction

_CALM = Vulnerability.NONE
_LONGEST = 40
"""Calls of the longest auction that is bid."""


@dataclass(frozen=True, slots=True)
class ChangedCall:
    """A call that two systems define differently, and its meaning in each."""

    auction: Auction
    call: Call
    a: Meaning | None
    b: Meaning | None


@dataclass(frozen=True, slots=True)
class ChangedHand:
    """A hand that two systems bid differently after the same auction."""

    auction: Auction
    hand: Hand
    a: Call
    b: Call


def changed_calls(
    a: System, b: System, watch: Callable[[int, int], None] | None = None
) -> Iterator[ChangedCall]:
    """Yield every call that *a* and *b* define differently, shorter auctions first.

    The auctions are those that a line of one system names exactly and the other system does not
    have; *watch* receives the number compared and the total.

    Example:
        >>> from biritch.bidding import catalogue
        >>> one, other = catalogue.find("sef"), catalogue.find("sef-drury")
        >>> first = next(changed_calls(one, other))
        >>> " ".join(map(str, first.auction.calls)), str(first.call)
        ('P P 1H P', '2C')
    """
    places = sorted(_places(a, b), key=lambda auction: len(auction.calls))
    for count, auction in enumerate(places, 1):
        yield from _changed_calls(a, b, auction)
        if watch is not None:
            watch(count, len(places))


def _places(a: System, b: System) -> Iterator[Auction]:
    ours, theirs = _lines(a), _lines(b)
    seen: set[tuple[Call, ...]] = set()
    for agreement in (
        *(row for row in ours if row not in theirs),
        *(row for row in theirs if row not in ours),
    ):
        for pattern in agreement.patterns:
            for auction, _ in agreement.instances(pattern):
                if auction.calls not in seen:
                    seen.add(auction.calls)
                    yield auction
    if a.struck != b.struck:
        yield from (auction for auction in _struck_calls(a, b) if auction.calls not in seen)


def _lines(system: System) -> dict[Agreement, None]:
    """Return the agreements of *system*, in order."""
    return dict.fromkeys(system.agreements)


def _struck_calls(a: System, b: System) -> Iterator[Auction]:
    """Yield the auctions after which one of the systems removes a call."""
    for strike in {*a.struck} ^ {*b.struck}:
        try:
            yield strike.pattern.auction({})
        except (KeyError, ValueError):
            continue  # letters, or calls that are not legal: the hands tell


def _changed_calls(a: System, b: System, auction: Auction) -> Iterator[ChangedCall]:
    side = auction.turn.side
    one, other = (system.book_of(side).page(auction, _CALM) for system in (a, b))
    for call in sorted({*one.candidates_by_call, *other.candidates_by_call}, key=_order):
        first = one.meaning(call) if call in one.candidates_by_call else None
        second = other.meaning(call) if call in other.candidates_by_call else None
        if _comparable_meaning(first) != _comparable_meaning(second):
            yield ChangedCall(auction, call, first, second)


def _order(call: Call) -> tuple[int, str]:
    return (1 if call is PASS else 0), str(call)


def _comparable_meaning(meaning: Meaning | None) -> object:
    """Return a key that is equal for meanings that are the same to players."""
    if meaning is None:
        return None
    return meaning.says, meaning.forcing, meaning.artificial, meaning.alert


def changed_hands(
    a: System, b: System, deals: int, seed: str = "diff"
) -> Iterator[ChangedHand]:
    """Yield the first call that *a* and *b* make differently on each of *deals* deals.

    Example:
        >>> from biritch.bidding import catalogue
        >>> sef = catalogue.find("sef")
        >>> list(changed_hands(sef, sef, 3))
        []
    """
    for _, deal in zip(range(deals), seeded_deals(seed), strict=False):
        auction = Auction(Seat.NORTH)
        while not auction.over and len(auction.calls) < _LONGEST:
            hand = deal[auction.turn]
            one, other = (system.pick(hand, auction, _CALM) for system in (a, b))
            if one != other:
                yield ChangedHand(auction, hand, one, other)
                break
            auction = auction.add(one)
