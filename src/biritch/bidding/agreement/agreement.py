"""Agreements: after a certain auction, a call promises a certain hand.

An :class:`Agreement` is one line of a partnership's system notes; a :class:`Package` is a
convention, or a chapter of a system, made of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, field, fields
from functools import cached_property
from itertools import product
from typing import Literal, TypeAlias

from biritch.bidding.agreement.condition import AuctionCondition
from biritch.bidding.agreement.meaning import CandidateCall, Forcing
from biritch.bidding.agreement.partnership import ToolNeed
from biritch.bidding.agreement.pattern import (
    AuctionPattern,
    CallPattern,
    assignments,
)
from biritch.bidding.agreement.situation import Situation
from biritch.bidding.promises.promise import Promise, reads_auction
from biritch.bidding.promises.suit_letters import ROLES, Suits, letters
from biritch.core.calls import Bid, Call
from biritch.core.cards import Suit
from biritch.core.seats import Vulnerability
from biritch.rules.auction import Auction

CallTraits: TypeAlias = tuple[Forcing, bool, str, str]
"""How forcing a call is, whether it is artificial, its message and its kind."""
Height: TypeAlias = Literal["any", "cheapest", "jump"]
"""How high a call is in its strain: at any level, the cheapest, or one level higher."""


@dataclass(frozen=True, slots=True)
class SuitOrder:
    """The constraint that one suit of an agreement, or its letter, is lower than another.

    Example:
        >>> str(SuitOrder("x", "M"))
        'x below M'
    """

    lower: str
    higher: str

    def __str__(self) -> str:
        return f"{self.lower} below {self.higher}"


@dataclass(frozen=True)
class Agreement:
    """The promise of a call after an auction.

    Agreements are tried in the order in which they are written: the first that a hand fits
    gives its call. With *checked* unset nothing is validated on creation: shipped notes are
    validated by a test.

    Raises:
        ValueError: It can never be legal.

    Example:
        >>> from biritch.bidding.promises.points import hcp
        >>> from biritch.bidding.promises.shapes import length
        >>> from biritch.bidding.promises.suit_letters import M
        >>> raised = Agreement.read("1M", "2M", length(M, 3) & hcp(6, 10), "simple raise")
        >>> for auction, suits in raised.instances(raised.patterns[0]):
        ...     print(*auction.calls, "-", raised.call_pattern.call(suits))
        1H P - 2H
        1S P - 2S
    """

    patterns: tuple[AuctionPattern, ...]
    """The auctions it is about."""
    call_pattern: CallPattern
    """The call."""
    promise: Promise
    rule: str
    """Its name among the rules of the system."""
    forcing: Forcing = "no"
    artificial: bool = False
    title: str = ""
    """The message said before the promise, such as the name of the convention."""
    kind: str = ""
    """What sort of call it is to regulations and to other agreements, such as ``takeout``."""
    order: tuple[SuitOrder, ...] = ()
    """How the suits compare that its letters stand for."""
    height: Height = "any"
    needs: tuple[ToolNeed, ...] = ()
    """The tools that must be played, or must not."""
    when: tuple[AuctionCondition, ...] = ()
    """Where the auction stands."""
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
        """Refuse an agreement that can never be legal."""
        if checked and (wrong := self.objection()) is not None:
            raise ValueError(wrong)

    @classmethod
    def read(  # noqa: PLR0913, PLR0917 - what an agreement has
        cls,
        auction: str,
        call: str,
        promise: Promise,
        rule: str,
        forcing: Forcing = "no",
        artificial: bool = False,  # noqa: FBT001, FBT002 - as an agreement has it
        title: str = "",
        kind: str = "",
        *,
        order: tuple[SuitOrder, ...] = (),
        height: Height = "any",
        needs: tuple[ToolNeed, ...] = (),
        when: tuple[AuctionCondition, ...] = (),
        source: str = "",
        checked: bool = True,
    ) -> Agreement:
        """Parse an agreement: auctions separated by ``|``, and a call, in the notation.

        Raises:
            ValueError: The auction or the call cannot be read, or it can never be legal.

        Example:
            >>> from biritch.bidding.promises.points import hcp
            >>> Agreement.read("P 1S | (1C) 1S", "2C", hcp(9), "asks").patterns[0].passed
            True
        """
        return cls(
            tuple(map(AuctionPattern.parse, auction.split("|"))),
            CallPattern.parse(call),
            promise,
            rule,
            forcing,
            artificial,
            title,
            kind,
            order,
            height,
            needs,
            when,
            source,
            checked=checked,
        )

    @property
    def auction(self) -> str:
        """The auctions it applies to, in the notation."""
        return " | ".join(pattern.text for pattern in self.patterns)

    @property
    def call(self) -> str:
        """The call, in the notation."""
        return str(self.call_pattern)

    @cached_property
    def roles(self) -> tuple[str, ...]:
        """The letters for suits known from the auction in its promise and call."""
        return tuple(sorted(set(self._letters_used) & set(ROLES)))

    @cached_property
    def _letters(self) -> list[str]:
        """The letters of its call, and those that are compared."""
        called = [self.call_pattern.strain] if self.call_pattern.open else []
        compared = (letter for pair in self.order for letter in (pair.lower, pair.higher))
        return [*called, *(letter for letter in compared if letter not in "CDHS")]

    @cached_property
    def of_trumps(self) -> bool:
        """Whether its call or promise refers to the known trump suit."""
        return "t" in self._letters_used

    def objection(self) -> str | None:
        """Return why the agreement can never be played, or ``None``.

        Example:
            >>> from biritch.bidding.promises.points import hcp
            >>> Agreement.read("2N", "1N", hcp(8), "1N", checked=False).objection()
            '1N can never follow 2N'
        """
        named = letters(self.promise) - {*ROLES, "t"}
        for pattern in self.patterns:
            if not self._general(pattern) and next(self.instances(pattern), None) is None:
                if not pattern.text:
                    return f"{self.call} can never be first"
                return f"{self.call} can never follow {pattern.text}"
            called = {*pattern.letters(), *self._letters}
            # Of two majors or minors each names the other.
            others = {letter for pair in _PAIRS if called & pair for letter in pair}
            if unknown := sorted(named - called - others):
                return f"no call names the suit {unknown[0]}"
        return None

    def offer_calls(
        self, pattern: AuctionPattern, suits: Suits, situation: Situation
    ) -> Iterator[CandidateCall]:
        """Yield its candidate calls where *pattern* matches, one for each choice of open suits.

        The letters of *pattern* stand for *suits*, and the conditions in ``when`` hold.
        """
        if self.of_trumps and "t" not in suits:
            return
        for assigned in self._with_roles(pattern, suits, situation):
            call = self.call_pattern.call(assigned)
            if situation.legal(call) and self._high_enough(call, situation):
                yield self._offer(call, assigned, situation)

    def _offer(self, call: Call, suits: Suits, situation: Situation) -> CandidateCall:
        """Return *call* with its promise, the letters replaced by *suits*."""
        if self._reads_auction:
            return self._candidate(call, situation.context(suits))
        # Most promises are the same at every auction: each is bound once for the same suits.
        named = tuple(map(suits.get, self._letters_used))
        if (offer := self._offers.get(named)) is None:
            offer = self._offers[named] = self._candidate(call, suits)
        return offer

    def _candidate(self, call: Call, suits: Suits) -> CandidateCall:
        return CandidateCall(
            call,
            self.promise.bind(suits),
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

    @cached_property
    def _reads_auction(self) -> bool:
        """Whether its promise depends on what the auction has shown."""
        return reads_auction(self.promise)

    @cached_property
    def _letters_used(self) -> tuple[str, ...]:
        """The letters in its promise and its call."""
        return tuple(letters(self.promise) | {self.call_pattern.strain})

    @cached_property
    def _offers(self) -> dict[tuple[Suit | None, ...], CandidateCall]:
        """Cache of its candidate calls, by the suits of its letters."""
        return {}

    def __getstate__(self) -> dict[str, object]:
        """Return the state without the cache, which is rebuilt where it is unpickled."""
        return {part.name: getattr(self, part.name) for part in fields(self)}

    def instances(self, pattern: AuctionPattern) -> Iterator[tuple[Auction, Suits]]:
        """Yield every legal auction it applies to, with the suits of its letters.

        A general pattern has too many: it yields none.
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

    def spell_out_auctions(self, pattern: AuctionPattern) -> Iterator[tuple[Auction, Suits]]:
        """Yield every auction it applies to, like :meth:`instances`, also for ``*``.

        Auctions in which its call is not at the required level are left out. A pattern with
        auctions without end (``...``), or with a suit known only from the auction, yields none.

        Example:
            >>> from biritch.bidding.promises.promise import ANYTHING
            >>> passed = Agreement.read("1x (5*)", "P", ANYTHING, "pass")
            >>> len(list(passed.spell_out_auctions(passed.patterns[0])))
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
        """Yield every assignment of the letters, those for suits known from the auction too."""
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
        """Return whether the call is at the required level."""
        if self.height == "any" or not isinstance(call, Bid):
            return True
        return call == situation.cheapest(call.strain, int(self.height == "jump"))

    def _assign_suits(self, pattern: AuctionPattern, suits: Suits) -> Iterator[dict[str, Suit]]:
        if not self._letters:  # nothing is left open: nothing to try out
            if pattern.distinct(suits, self.call_pattern):
                yield dict(suits)
            return
        for assigned in assignments(self._letters, suits):
            if pattern.distinct(assigned, self.call_pattern) and _keeps(self.order, assigned):
                yield assigned


_PAIRS = ({"M", "oM"}, {"m", "om"})


def _keeps(order: tuple[SuitOrder, ...], suits: Suits) -> bool:
    return all(_suit(pair.lower, suits) < _suit(pair.higher, suits) for pair in order)


def _suit(letter: str, suits: Suits) -> Suit:
    return suits[letter] if letter in suits else Suit.parse(letter)


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
