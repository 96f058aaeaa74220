"""Alerts and announcements: what the regulations of an authority ask of partner.

A partnership makes its understandings available to its opponents, in the manner that the
Regulating Authority specifies (Laws of Duplicate Bridge 2017, Law 40A1(b)). A rule asks about
the call as it was made, and the first that fits decides. The rules are data, on the shelf
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
    """A call as a regulation looks at it."""

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
        """The bid it is, if it is one."""
        return self.call if isinstance(self.call, Bid) else None

    @property
    def doubles_notrump(self) -> bool:
        """Whether it doubles a bid in notrump."""
        return self.doubled is not None and self.doubled.strain is Strain.NOTRUMP

    @property
    def high(self) -> bool:
        """Whether it is above 3NT, or doubles what is."""
        named = self.bid or self.doubled
        return named is not None and named > _THREE_NOTRUMP


@dataclass(frozen=True, slots=True)
class Disclosure:
    """What partner does about a call, and the words announced."""

    status: Status = "none"
    announcement: Phrase | None = None


@dataclass(frozen=True, slots=True)
class AlertRule:
    """Calls a regulation speaks of, and what it asks for; what is left open fits every call.

    ``announcement`` names the message announced: it is given ``low`` and ``high``, the points
    shown, and ``least``, the cards promised.

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
        """Whether the rule is about *regulated*."""
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
        """Return what the rule asks for *regulated*."""
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
    """A body that regulates competitions, and what it asks at the table."""

    name: str
    titles: Mapping[str, str] = field(hash=False)
    edition: str = ""
    source: str = ""
    rules: tuple[AlertRule, ...] = ()

    def __post_init__(self) -> None:
        """Let no list be broken by a title that is not there in some language."""
        object.__setattr__(self, "titles", Titles(self.titles))

    def disclosure(self, regulated: RegulatedCall) -> Disclosure:
        """Return what the first rule that fits asks; nothing where none does."""
        for rule in self.rules:
            if rule.fits(regulated):
                return rule.disclosure(regulated)
        return Disclosure()


@cache
def all_authorities() -> Mapping[str, Authority]:
    """Return every authority by name.

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
