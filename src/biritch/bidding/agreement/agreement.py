"""A row of an agreement: after this auction, this call promises that."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import product
from typing import TypeAlias

from biritch.bidding.agreement import conditions
from biritch.bidding.agreement.meaning import CandidateCall, Forcing
from biritch.bidding.agreement.pattern import (
    AuctionPattern,
    BiddingSequence,
    CallPattern,
    openings,
)
from biritch.bidding.agreement.situation import Situation
from biritch.bidding.promises.promise import Promise
from biritch.bidding.promises.suit_letters import ROLES, Suits, letters
from biritch.core.calls import Bid, Call
from biritch.core.cards import Suit
from biritch.rules.auction import Auction

CallTraits: TypeAlias = tuple[Forcing, bool, str, str]
"""How forcing a call is, whether it is artificial, its message and its kind."""
_COMPARED = re.compile(r"(\w+)([<>])(\w+)")


@dataclass(frozen=True, slots=True)
class Agreement:
    """What a call promises after an auction.

    ``auction`` may hold several, separated by ``|``. ``where`` compares letters (``y<x``: y is
    lower than x) or says that the call is the ``cheapest`` in its strain, or a ``jump``.
    ``needs`` names the tools without which the row is not played; ``title`` the message said
    before the promise; ``when`` asks where the auction stands, in the words of
    :mod:`biritch.bidding.agreement.conditions`. Rows are tried in the order they are written.
    """

    auction: str
    call: str
    promise: Promise
    rule: str
    forcing: Forcing = "no"
    artificial: bool = False
    title: str = ""
    kind: str = ""
    where: str = ""
    needs: str = ""
    when: str = ""
    source: str = ""
    patterns: tuple[AuctionPattern, ...] = field(init=False, repr=False)
    sign: CallPattern = field(init=False, repr=False)
    roles: tuple[str, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Read the auction and the call; refuse what can never be legal."""
        found = tuple(AuctionPattern.parse(text) for text in self.auction.split("|"))
        object.__setattr__(self, "patterns", found)
        object.__setattr__(self, "sign", CallPattern.parse(self.call))
        used = {*letters(self.promise), self.sign.strain} & set(ROLES)
        object.__setattr__(self, "roles", tuple(sorted(used)))
        for word in self.when.split():
            if word.removeprefix("!") not in conditions.WORDS:
                raise ValueError(f"not a condition of a row: {word!r} in {self.when!r}")
        for pattern in found:
            if not self._general(pattern) and next(self.instances(pattern), None) is None:
                raise ValueError(f"no legal auction: {pattern.text!r}, {self.call}")

    def met(
        self, pattern: AuctionPattern, story: BiddingSequence, s: Situation
    ) -> Iterator[CandidateCall]:
        """Yield what the row offers by one of its patterns, once for every suit left open."""
        suits = pattern.meet(story, s.trumps)
        if suits is None or (self.sign.strain == "t" and "t" not in suits):
            return
        if self.when and not conditions.hold(self.when, s):
            return
        for full in self._played(pattern, suits, s):
            call = self.sign.call(full)
            if s.standing.objection(call) is None and self._high(call, s):
                yield CandidateCall(
                    call,
                    self.promise.bind(s.known(full)),
                    self.rule,
                    self.source,
                    self.forcing,
                    self.artificial,
                    self.title,
                    self.kind,
                )

    def instances(self, pattern: AuctionPattern) -> Iterator[tuple[Auction, Suits]]:
        """Yield every legal auction the row is about, with what its letters stand for.

        A general pattern stands for too many: it yields none.
        """
        if self._general(pattern):
            return
        for suits in openings(list(pattern.letters()), {}):
            if not pattern.distinct(suits):
                continue
            try:
                auction = pattern.auction(suits)
            except ValueError:  # these letters make no legal auction; others may
                continue
            for full in self._full(pattern, suits):
                if auction.standing.objection(self.sign.call(full)) is None:
                    yield auction, full

    def _general(self, pattern: AuctionPattern) -> bool:
        return pattern.general or self.sign.strain == "t" or bool(self.roles)

    def _played(self, pattern: AuctionPattern, suits: Suits, s: Situation) -> Iterator[Suits]:
        """Yield every meaning of the letters, those of the roles at the table included."""
        for held in product(*(s.roles[role] for role in self.roles)):
            roles = dict(zip(self.roles, held, strict=True))
            yield from self._full(pattern, {**suits, **roles})

    def _high(self, call: Call, s: Situation) -> bool:
        """Whether the call is as high as ``where`` says."""
        if not self.where or not isinstance(call, Bid):
            return True
        words = self.where.split()
        if not {"cheapest", "jump"} & set(words):
            return True
        return call == s.cheapest(call.strain, int("jump" in words))

    def _full(self, pattern: AuctionPattern, suits: Suits) -> Iterator[dict[str, Suit]]:
        letters = [self.sign.strain] if self.sign.open else []
        letters += _compared(self.where)
        for full in openings(letters, suits):
            if pattern.distinct(full, self.sign) and _holds(self.where, full):
                yield full


@cache
def _compared(where: str) -> tuple[str, ...]:
    """Return the letters that *where* compares."""
    found = (one for part in _COMPARED.findall(where) for one in part[::2])
    return tuple(one for one in found if one not in "CDHS")


def _holds(where: str, suits: Suits) -> bool:
    return not where or all(
        (_suit(one, suits) < _suit(two, suits)) == (sign == "<")
        and _suit(one, suits) != _suit(two, suits)
        for one, sign, two in _COMPARED.findall(where)
    )


def _suit(letter: str, suits: Suits) -> Suit:
    return suits[letter] if letter in suits else Suit.parse(letter)


def sourced(source: str, *rows: Agreement) -> tuple[Agreement, ...]:
    """Return *rows*, each written down in *source*."""
    return tuple(replace(row, source=f"{source} [sourced]") for row in rows)


def disputed(source: str, *rows: Agreement) -> tuple[Agreement, ...]:
    """Return *rows* as *source* has them, where others have them otherwise."""
    return tuple(replace(row, source=f"{source} [disputed]") for row in rows)


def assumed(source: str, *rows: Agreement) -> tuple[Agreement, ...]:
    """Return *rows* that no text settles; *source* says what they rest on."""
    return tuple(replace(row, source=f"{source} [assumed]") for row in rows)


@dataclass(frozen=True, slots=True)
class Package:
    """Rows that belong together: a convention, or a chapter of a system."""

    title: str
    source: str
    rows: tuple[Agreement, ...]
    edition: str = "SEF 2024"
    convention: bool = False
    """Whether it is a convention with a name, and not a chapter of natural bidding."""
