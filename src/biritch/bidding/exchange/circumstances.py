"""Circumstances of a call: the seats of the opening and the vulnerabilities.

Files of other programs store them apart from the auction: BML as ``#SEAT 34`` and ``#VUL N0``,
full disclosure as a digit each. Notes have them as conditions. Both are sets here, of seats of
the opening and of vulnerabilities.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import dropwhile, product
from types import MappingProxyType
from typing import TypeAlias

from biritch.bidding.agreement.condition import AuctionCondition, hold
from biritch.bidding.agreement.conditions import seats as seat_conditions
from biritch.bidding.agreement.conditions import vulnerability as side_conditions
from biritch.bidding.agreement.known_conditions import PHRASES
from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.agreement.pattern import BiddingSequence, OwnedCall
from biritch.bidding.agreement.situation import CallWithMeaning, ShownHand, Situation
from biritch.bidding.promises.promise import ANYTHING
from biritch.core.calls import PASS, Call
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction

Seats: TypeAlias = frozenset[str]
Vulnerabilities: TypeAlias = frozenset[str]

SEATS: Mapping[str, Seats] = MappingProxyType(
    {"0": frozenset("1234")} | {word: frozenset(word) for word in ("12", "34", *"1234")}
)
"""The seats of the opening, by what BML calls them; ``0`` where it does not matter."""
VULNERABILITIES: Mapping[str, Vulnerabilities] = MappingProxyType(
    {
        we + they: frozenset(
            mine + theirs
            for mine, theirs in product("NY", repeat=2)
            if we in ("0", mine) and they in ("0", theirs)
        )
        for we, they in product("0NY", repeat=2)
    }
)
"""The vulnerabilities, by what BML calls them: ours and theirs, ``0`` for either."""
EVERY_SEAT, EVERY_VULNERABILITY = SEATS["0"], VULNERABILITIES["00"]

# Conditions that ask for nothing but the seat, or nothing but the vulnerability, once the
# auction from the opening on is known.
_OF_SEATS = frozenset((*seat_conditions.CONDITIONS, PHRASES["a passed hand"]))
_OF_VULNERABILITY = frozenset(side_conditions.CONDITIONS)
_ORDINALS = MappingProxyType({"1": "first", "2": "second", "3": "third", "4": "fourth"})
_SAID_VULNERABILITIES: Mapping[Vulnerabilities, str] = MappingProxyType(
    {
        frozenset(said.split()): words
        for said, words in (
            ("NN YN NY YY", ""),
            ("NN", "nobody is vulnerable"),
            ("YN", "at unfavourable vulnerability"),
            ("NY", "at favourable vulnerability"),
            ("YY", "both sides are vulnerable"),
            ("NN NY", "not vulnerable"),
            ("YN YY", "vulnerable"),
            ("NN YN", "they are not vulnerable"),
            ("NY YY", "they are vulnerable"),
            ("NN YY", "at equal vulnerability"),
            ("YN NY", "at unequal vulnerability"),
            ("YN NY YY", "somebody is vulnerable"),
            ("NN NY YY", "not at unfavourable vulnerability"),
            ("NN YN YY", "not at favourable vulnerability"),
            ("NN YN NY", "not both sides are vulnerable"),
        )
    }
)
_SHOWS_NOTHING = Meaning(ANYTHING, Phrase(""))


@dataclass(frozen=True, slots=True)
class Circumstances:
    """The seats of the opening and the vulnerabilities to which a call applies.

    Example:
        >>> early = Circumstances(SEATS["12"], VULNERABILITIES["N0"])
        >>> list(early.words(opening=True))
        ['in first or second seat', 'not vulnerable']
    """

    seats: Seats = EVERY_SEAT
    vulnerabilities: Vulnerabilities = EVERY_VULNERABILITY

    def words(self, *, opening: bool) -> Iterator[str]:
        """Yield these circumstances as conditions, for an *opening* or a later call.

        Example:
            >>> list(Circumstances(frozenset("134")).words(opening=False))
            ['the opening was not in second seat']
        """
        seat = "in {} seat" if opening else "the opening was in {} seat"
        elsewhere = "not in {} seat" if opening else "the opening was not in {} seat"
        if self.seats in SEATS.values():
            if self.seats != EVERY_SEAT:
                places = " or ".join(_ORDINALS[place] for place in sorted(self.seats))
                yield seat.format(places)
        else:
            for place in sorted(EVERY_SEAT - self.seats):
                yield elsewhere.format(_ORDINALS[place])
        if words := _SAID_VULNERABILITIES[self.vulnerabilities]:
            yield words

    def codes(self) -> Iterator[tuple[str, str]]:
        """Yield the BML codes of these circumstances, in as many parts as needed.

        Example:
            >>> list(Circumstances(frozenset("124"), VULNERABILITIES["NN"]).codes())
            [('12', 'NN'), ('4', 'NN')]
        """
        yield from product(
            _parts(self.seats, SEATS), _parts(self.vulnerabilities, VULNERABILITIES)
        )


def _parts(wanted: frozenset[str], named: Mapping[str, frozenset[str]]) -> Iterator[str]:
    """Yield names that together denote *wanted*, the largest first, without overlap."""
    for name, meant in sorted(named.items(), key=lambda item: -len(item[1])):
        if meant <= wanted:
            yield name
            wanted -= meant


def gather_circumstances(parts: Iterable[Circumstances]) -> Iterator[Circumstances]:
    """Yield the circumstances made of *parts*, as few as are exact.

    Overlapping ones stay apart.

    Example:
        >>> parts = [Circumstances(SEATS["2"]), Circumstances(SEATS["34"]), Circumstances()]
        >>> [sorted(together.seats) for together in gather_circumstances(parts)]
        [['2', '3', '4'], ['1', '2', '3', '4']]
    """
    groups: list[set[tuple[str, str]]] = []
    for part in parts:
        places = set(product(part.seats, part.vulnerabilities))
        apart = next((group for group in groups if group.isdisjoint(places)), None)
        if apart is None:
            groups.append(places)
        else:
            apart |= places
    for group in groups:
        alike: dict[Vulnerabilities, set[str]] = {}
        for seat in sorted({seat for seat, _ in group}):
            at = frozenset(vulnerability for place, vulnerability in group if place == seat)
            alike.setdefault(at, set()).add(seat)
        for at, seats in alike.items():
            yield Circumstances(frozenset(seats), at)


def circumstances(
    when: tuple[AuctionCondition, ...], calls: tuple[OwnedCall, ...], *, passed: bool = False
) -> Circumstances:
    """Return the circumstances in which the conditions *when* may hold after *calls*.

    Other conditions are ignored. With *passed*, one of us passed before the opening.

    Example:
        >>> from biritch.bidding.agreement.known_conditions import find_conditions
        >>> from biritch.core.calls import parse_call
        >>> after = ((True, parse_call("1H")),)
        >>> when = find_conditions("a passed hand", "they have spoken")
        >>> sorted(circumstances(when, after).seats)
        ['3', '4']
    """
    asked = sorted(when, key=str)
    seat = tuple(condition for condition in asked if condition.question in _OF_SEATS)
    sides = tuple(condition for condition in asked if condition.question in _OF_VULNERABILITY)
    return Circumstances(_seats(seat, calls, passed), _vulnerabilities(sides))


def whole(calls: tuple[OwnedCall, ...]) -> tuple[Call, ...]:
    """Return every call from the opening to their last one, with their passes.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> after = ((True, parse_call("1H")), (True, parse_call("2H")))
        >>> list(map(str, whole(after)))
        ['1H', 'P', '2H', 'P']
    """
    made: list[Call] = []
    before: bool | None = None
    for ours, call in (*calls, (True, PASS)):
        if before is not None and before == ours:
            made.append(PASS)
        made.append(call)
        before = ours
    return tuple(made[:-1])


@lru_cache(maxsize=1 << 14)
def _seats(
    when: tuple[AuctionCondition, ...],
    calls: tuple[OwnedCall, ...],
    passed: bool,  # noqa: FBT001 - keyed
) -> Seats:
    if not when and not passed:
        return EVERY_SEAT
    made = tuple(dropwhile(lambda call: call is PASS, whole(calls)))
    held = []
    for place in sorted(EVERY_SEAT):
        try:
            auction = _auction((PASS,) * (int(place) - 1) + made)
        except ValueError:  # what is never heard is for no seat more than for another
            return EVERY_SEAT
        if passed and not BiddingSequence.of(auction).passed:
            continue
        if hold(when, _situation(auction, Vulnerability.NONE)):
            held.append(place)
    return frozenset(held)


@cache
def _vulnerabilities(when: tuple[AuctionCondition, ...]) -> Vulnerabilities:
    # North deals and is to call: the words are about sides alone.
    auction = _auction(())
    return frozenset(
        said
        for said in EVERY_VULNERABILITY
        if hold(when, _situation(auction, _VULNERABLE[said]))
    )


_VULNERABLE = MappingProxyType(
    {
        "NN": Vulnerability.NONE,
        "YN": Vulnerability.NS,
        "NY": Vulnerability.EW,
        "YY": Vulnerability.BOTH,
    }
)


def _auction(calls: tuple[Call, ...]) -> Auction:
    return Auction.of(Seat.NORTH, calls)


def _situation(auction: Auction, vulnerability: Vulnerability) -> Situation:
    """Return a situation with seats and vulnerability only; nobody has shown anything."""
    calls = tuple(
        CallWithMeaning(seat, call, _SHOWS_NOTHING) for seat, call in auction.calls_by_seat
    )
    return Situation(auction, vulnerability, calls, (ShownHand(),) * 4)
