"""Alerts and announcements: what an authority's regulations require of partner.

A partnership makes its understandings available to its opponents, in the manner that the
Regulating Authority specifies (Laws of Duplicate Bridge 2017, Law 40A1(b)). Rules look at the
call as made, and the first that applies decides. The rules are data on the shelf
:mod:`~biritch.bidding.alerts.authorities`: one file an authority, each with its edition.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Literal, TypeAlias

from biritch import shelf
from biritch.bidding.alerts import authorities
from biritch.bidding.promises.hand_ranges import Span
from biritch.core.calls import DOUBLE, Bid, Call
from biritch.core.cards import Strain
from biritch.core.phrase import Phrase, Titles

Body: TypeAlias = str
"""A federation, by the name of its file on the shelf of authorities."""
Status: TypeAlias = Literal["none", "alert", "announce", "delayed"]
"""Nothing is said; partner alerts; partner says what it is; or explains after the auction."""
_THREE_NOTRUMP = Bid(3, Strain.NOTRUMP)


@dataclass(frozen=True, slots=True)
class RegulatedCall:
    """The properties of a call that regulations refer to."""

    call: Call
    kind: str = ""
    artificial: bool = False
    opening: bool = False
    """Whether nobody has bid before it."""
    strength: Span = (0, 40)
    """Points it shows."""
    least: int = 0
    """Cards it promises of the suit it names."""
    doubled: Bid | None = None
    """The bid it doubles."""
    doubled_artificial: bool = False

    @property
    def bid(self) -> Bid | None:
        """The call if it is a bid, or ``None``."""
        return self.call if isinstance(self.call, Bid) else None

    @property
    def doubles_notrump(self) -> bool:
        """Whether it doubles a notrump bid."""
        return self.doubled is not None and self.doubled.strain is Strain.NOTRUMP

    @property
    def high(self) -> bool:
        """Whether it is above 3NT, or doubles such a bid."""
        named = self.bid or self.doubled
        return named is not None and named > _THREE_NOTRUMP


@dataclass(frozen=True, slots=True)
class Disclosure:
    """What partner does about a call: alert or announce, and the words."""

    status: Status = "none"
    announcement: Phrase | None = None


@dataclass(frozen=True, slots=True)
class AlertRule:
    """A rule about alerts: its calls and its requirement; unset fields match every call.

    ``announcement`` is the name of a message with the arguments ``low`` and ``high``, the
    points shown, and ``least``, the cards promised.

    Example:
        >>> AlertRule("alert", artificial=True).fits(RegulatedCall(DOUBLE, artificial=True))
        True
    """

    status: Status
    kinds: frozenset[str] = frozenset()
    artificial: bool | None = None
    opening: bool | None = None
    double: bool | None = None
    high: bool | None = None
    fewer: int | None = None
    """The suit named is of fewer cards than this."""
    doubles_notrump: bool | None = None
    doubles_artificial: bool | None = None
    announcement: str = ""

    def fits(self, regulated: RegulatedCall) -> bool:
        """Return whether the rule applies to *regulated*."""
        return (
            (not self.kinds or regulated.kind in self.kinds)
            and self.artificial in (None, regulated.artificial)
            and self.opening in (None, regulated.opening)
            and self.double in (None, regulated.call is DOUBLE)
            and self.doubles_artificial in (None, regulated.doubled_artificial)
            # What takes longest to find out comes last.
            and (self.high is None or self.high == regulated.high)
            and (
                self.doubles_notrump is None
                or self.doubles_notrump == regulated.doubles_notrump
            )
            and (self.fewer is None or _short(regulated, self.fewer))
        )

    def disclosure(self, regulated: RegulatedCall) -> Disclosure:
        """Return the rule's requirement for *regulated*."""
        if not self.announcement:
            return Disclosure(self.status)
        low, high = regulated.strength
        words = {"low": str(low), "high": str(high), "least": str(regulated.least)}
        return Disclosure(self.status, Phrase.of(self.announcement, **words))


def _short(regulated: RegulatedCall, cards: int) -> bool:
    bid = regulated.bid
    if bid is None or bid.strain is Strain.NOTRUMP or regulated.artificial:
        return False
    return regulated.least < cards


@dataclass(frozen=True)
class Authority:
    """A regulating authority and its rules on alerts."""

    name: str
    titles: Mapping[str, str] = field(hash=False)
    edition: str = ""
    source: str = ""
    rules: tuple[AlertRule, ...] = ()

    def __post_init__(self) -> None:
        """Check that the title exists in every language."""
        object.__setattr__(self, "titles", Titles(self.titles))

    def disclosure(self, regulated: RegulatedCall) -> Disclosure:
        """Return the requirement of the first rule that applies, or none."""
        for rule in self.rules:
            if rule.fits(regulated):
                return rule.disclosure(regulated)
        return Disclosure()


@cache
def all_authorities() -> Mapping[str, Authority]:
    """Return all authorities by name.

    Example:
        >>> sorted(all_authorities())
        ['acbl', 'ebu', 'ffb', 'wbf']
    """
    entries = shelf.load(authorities, "AUTHORITY", Authority).values()
    return MappingProxyType({authority.name: authority for authority in entries})


def disclosure_of(regulated: RegulatedCall, body: Body) -> Disclosure:
    """Return what partner does about the call *regulated*, under the rules of *body*.

    Raises:
        KeyError: There is no authority *body*.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> transfer = RegulatedCall(parse_call("2D"), kind="transfer-hearts", artificial=True)
        >>> disclosure_of(transfer, "acbl").status
        'announce'
    """
    return all_authorities()[body].disclosure(regulated)
