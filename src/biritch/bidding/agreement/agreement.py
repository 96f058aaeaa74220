"""Written agreements: after such an auction, this call promises such a hand.

An :class:`Agreement` is one line of a partnership's system notes; a :class:`Package` is a
convention, or a chapter of a system, made of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import InitVar, dataclass, field, replace
from functools import cache, cached_property
from itertools import product
from typing import TypeAlias

from biritch.bidding.agreement import conditions
from biritch.bidding.agreement.meaning import CandidateCall, Forcing
from biritch.bidding.agreement.pattern import (
    AuctionPattern,
    CallPattern,
    assignments,
)
from biritch.bidding.agreement.situation import Situation
from biritch.bidding.promises.promise import Promise
from biritch.bidding.promises.suit_letters import ROLES, Suits, letters
from biritch.core.calls import Bid, Call
from biritch.core.cards import Suit
from biritch.core.seats import Vulnerability
from biritch.rules.auction import Auction

CallTraits: TypeAlias = tuple[Forcing, bool, str, str]
"""How forcing a call is, whether it is artificial, its message and its kind."""
_COMPARED = re.compile(r"(\w+)([<>])(\w+)")


@dataclass(frozen=True)
class Agreement:
    """What a call promises after an auction.

    Agreements are tried in the order in which they are written: the first that a hand fits
    is its call. With *checked* unset nothing is looked at until it is asked for: notes that
    are shipped were checked by a test.

    Raises:
        ValueError: The auction or the call cannot be read, can never be legal, or ``when``
            asks a question that :mod:`~biritch.bidding.agreement.conditions` does not know.

    Example:
        >>> from biritch.bidding.promises.points import hcp
        >>> from biritch.bidding.promises.shapes import length
        >>> from biritch.bidding.promises.suit_letters import M
        >>> raised = Agreement("1M", "2M", length(M, 3) & hcp(6, 10), "simple raise")
        >>> for auction, suits in raised.instances(raised.patterns[0]):
        ...     print(*auction.calls, "-", raised.call_pattern.call(suits))
        1H P - 2H
        1S P - 2S
    """

    auction: str
    """The auctions it is about, separated by ``|``, each an :class:`AuctionPattern`."""
    call: str
    promise: Promise
    rule: str
    """Its name among the rules of the system."""
    forcing: Forcing = "no"
    artificial: bool = False
    title: str = ""
    """The message said before the promise, such as the name of the convention."""
    kind: str = ""
    """What sort of call it is to regulations and to other agreements, such as ``takeout``."""
    where: str = ""
    """What compares its letters (``y<x``: y is the lower suit), or says that the call is the
    ``cheapest`` in its strain or a ``jump``."""
    needs: str = ""
    """The tools without which it is not played; ``!`` before one: only without it."""
    when: str = ""
    """Where the auction stands (words of :mod:`~biritch.bidding.agreement.conditions`)."""
    source: str = ""
    """The text it is taken from; that of its package where empty."""
    written: str = field(default="", compare=False, repr=False)
    """Where it is written: file, line and column of the notes."""
    words: tuple[tuple[str, str], ...] = ()
    """What is said before the promise, by language, where no message has it (``title``)."""
    own: bool = False
    """Whether a pair's own file has it: no other agreement makes the same call there."""
    checked: InitVar[bool] = True

    def __post_init__(self, checked: bool) -> None:
        """Read the auction and the call; refuse what can never be legal."""
        if checked and (wrong := self.objection()) is not None:
            raise ValueError(wrong)

    @cached_property
    def patterns(self) -> tuple[AuctionPattern, ...]:
        """The auctions it is about, read."""
        return tuple(map(AuctionPattern.parse, self.auction.split("|")))

    @cached_property
    def call_pattern(self) -> CallPattern:
        """The call, read."""
        return CallPattern.parse(self.call)

    @cached_property
    def roles(self) -> tuple[str, ...]:
        """The letters for roles at the table that its promise and its call have."""
        used = {*letters(self.promise), self.call_pattern.strain} & set(ROLES)
        return tuple(sorted(used))

    @cached_property
    def _letters(self) -> list[str]:
        """The letters of its call, and those that are compared."""
        called = [self.call_pattern.strain] if self.call_pattern.open else []
        return [*called, *_compared_letters(self.where)]

    @cached_property
    def of_trumps(self) -> bool:
        """Whether its call or its promise is about the suit both know to be trumps."""
        return "t" in {*letters(self.promise), self.call_pattern.strain}

    def objection(self) -> str | None:
        """Return why it can be played nowhere, if it cannot.

        Raises:
            ValueError: Its auction or its call cannot be read.

        Example:
            >>> from biritch.bidding.promises.points import hcp
            >>> Agreement("2N", "1N", hcp(8), "1N", checked=False).objection()
            '1N can never follow 2N'
        """
        for word in self.when.split():
            if word.removeprefix("!") not in conditions.WORDS:
                return f"not a condition of an agreement: {word!r} in {self.when!r}"
        for pattern in self.patterns:
            if not self._general(pattern) and next(self.instances(pattern), None) is None:
                return f"{self.call} can never follow {pattern.text}"
        return None

    def offer_calls(
        self, pattern: AuctionPattern, suits: Suits, situation: Situation
    ) -> Iterator[CandidateCall]:
        """Yield what it offers where one of its patterns is met, once for every suit left open.

        The letters of the *pattern* stand for *suits*, and what ``when`` asks for is so.
        """
        if self.of_trumps and "t" not in suits:
            return
        for assigned in self._with_roles(pattern, suits, situation):
            call = self.call_pattern.call(assigned)
            if situation.legal(call) and self._high_enough(call, situation):
                yield CandidateCall(
                    call,
                    self.promise.bind(situation.context(assigned)),
                    self.rule,
                    self.source,
                    self.forcing,
                    self.artificial,
                    self.title,
                    self.kind,
                    self.written,
                    self.words,
                    self.own,
                )

    def instances(self, pattern: AuctionPattern) -> Iterator[tuple[Auction, Suits]]:
        """Yield every legal auction it is about, with what its letters stand for.

        A general pattern stands for too many: it yields none.
        """
        if self._general(pattern):
            return
        for suits in assignments(list(pattern.letters()), {}):
            if not pattern.distinct(suits):
                continue
            try:
                auction = pattern.auction(suits)
            except ValueError:  # these letters make no legal auction; others may
                continue
            for assigned in self._assign_suits(pattern, suits):
                if auction.standing.objection(self.call_pattern.call(assigned)) is None:
                    yield auction, assigned

    def spelled_out(self, pattern: AuctionPattern) -> Iterator[tuple[Auction, Suits]]:
        """Yield every auction it is about, as :meth:`instances`, and those of ``*`` too.

        Those where its call is not as high as it says are left out. It yields none for a
        pattern that stands for auctions without end (``...``), or that names a suit by what the
        auction has shown.

        Example:
            >>> from biritch.bidding.promises.promise import ANYTHING
            >>> passed = Agreement("1x (5*)", "-", ANYTHING, "pass")
            >>> len(list(passed.spelled_out(passed.patterns[0])))
            20
        """
        signs = (*(sign for _, sign in pattern.signs), self.call_pattern)
        if pattern.begun or self.roles or any(sign.strain == "t" for sign in signs):
            return
        for suits in assignments(list(pattern.letters()), {}):
            if not pattern.distinct(suits):
                continue
            calls = [
                (self.call_pattern.call(assigned), assigned)
                for assigned in self._assign_suits(pattern, suits)
            ]
            for auction in pattern.auctions(suits):
                # How high a call is hangs on the calls before alone, not on what they showed.
                situation = Situation(auction, Vulnerability.NONE, (), ())
                yield from (
                    (auction, assigned)
                    for call, assigned in calls
                    if situation.legal(call) and self._high_enough(call, situation)
                )

    def _general(self, pattern: AuctionPattern) -> bool:
        return pattern.general or self.call_pattern.strain == "t" or bool(self.roles)

    def _with_roles(
        self, pattern: AuctionPattern, suits: Suits, situation: Situation
    ) -> Iterator[Suits]:
        """Yield every meaning of the letters, those of the roles at the table included."""
        if not self.roles:
            return self._assign_suits(pattern, suits)
        return (
            assigned
            for role_suits in product(*(situation.roles[role] for role in self.roles))
            for assigned in self._assign_suits(
                pattern, {**suits, **dict(zip(self.roles, role_suits, strict=True))}
            )
        )

    def _high_enough(self, call: Call, situation: Situation) -> bool:
        """Whether the call is as high as ``where`` says."""
        if not self.where or not isinstance(call, Bid):
            return True
        words = self.where.split()
        if not {"cheapest", "jump"} & set(words):
            return True
        return call == situation.cheapest(call.strain, int("jump" in words))

    def _assign_suits(self, pattern: AuctionPattern, suits: Suits) -> Iterator[dict[str, Suit]]:
        for assigned in assignments(self._letters, suits):
            if pattern.distinct(assigned, self.call_pattern) and _holds(self.where, assigned):
                yield assigned


@cache
def _comparisons(where: str) -> tuple[tuple[str, str, str], ...]:
    """Return what *where* compares: two letters, with the sign between them."""
    return tuple(_COMPARED.findall(where))


def _compared_letters(where: str) -> tuple[str, ...]:
    """Return the letters that *where* compares."""
    compared = (letter for part in _comparisons(where) for letter in part[::2])
    return tuple(letter for letter in compared if letter not in "CDHS")


def _holds(where: str, suits: Suits) -> bool:
    return not where or all(
        (_suit(left, suits) < _suit(right, suits)) == (sign == "<")
        and _suit(left, suits) != _suit(right, suits)
        for left, sign, right in _comparisons(where)
    )


def _suit(letter: str, suits: Suits) -> Suit:
    return suits[letter] if letter in suits else Suit.parse(letter)


def with_source(source: str, *agreements: Agreement) -> tuple[Agreement, ...]:
    """Return *agreements*, each written down in *source*.

    Example:
        >>> from biritch.bidding.promises.points import hcp
        >>> with_source("a book", Agreement("", "1N", hcp(15, 17), "1N"))[0].source
        'a book [sourced]'
    """
    return tuple(replace(agreement, source=f"{source} [sourced]") for agreement in agreements)


def with_disputed_source(source: str, *agreements: Agreement) -> tuple[Agreement, ...]:
    """Return *agreements* as *source* has them, where others have them otherwise."""
    return tuple(replace(agreement, source=f"{source} [disputed]") for agreement in agreements)


def with_assumed_source(source: str, *agreements: Agreement) -> tuple[Agreement, ...]:
    """Return *agreements* that no text settles; *source* says what they rest on."""
    return tuple(replace(agreement, source=f"{source} [assumed]") for agreement in agreements)


@dataclass(frozen=True, slots=True)
class Package:
    """Agreements that belong together: a convention, or a chapter of a system."""

    title: str
    """The message that names it."""
    source: str
    """The text its agreements are taken from, where they name no other."""
    agreements: tuple[Agreement, ...]
    edition: str = "SEF 2024"
    convention: bool = False
    """Whether it is a convention with a name, and not a chapter of natural bidding."""
