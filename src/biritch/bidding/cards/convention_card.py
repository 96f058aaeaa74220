"""Convention cards: what the calls of a system mean, in the order a federation prints them.

Nothing is written twice: each line asks the system what a call means, and the authority what
partner does about it, so a card cannot differ from what is bid. The lay-outs are on the shelf
:mod:`biritch.bidding.cards.layouts`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from biritch import shelf
from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.agreement.pattern import AuctionPattern
from biritch.bidding.alerts.authority import Body
from biritch.bidding.cards import layouts
from biritch.bidding.cards.outline import brief
from biritch.bidding.system import System
from biritch.core.calls import PASS, Call, parse_call
from biritch.core.phrase import Phrase, Titles
from biritch.core.seats import Vulnerability

_GENERAL = "NAT-"


@dataclass(frozen=True, slots=True)
class LayoutEntry:
    """The calls made before, opponents' in parentheses, and the calls to be explained."""

    auction: str
    """An :class:`~biritch.bidding.agreement.pattern.AuctionPattern`, without letters."""
    calls: str
    """Calls separated by blanks."""


@dataclass(frozen=True, slots=True)
class LayoutSection:
    """A section of a lay-out, under a heading."""

    title: str
    """The message of the heading."""
    entries: tuple[LayoutEntry, ...] = ()
    carding: bool = False
    """Whether leads and signals are printed in it."""


@dataclass(frozen=True)
class CardLayout:
    """The sections of one federation's card, in order."""

    body: Body
    titles: Mapping[str, str] = field(hash=False)
    source: str = ""
    sections: tuple[LayoutSection, ...] = ()

    def __post_init__(self) -> None:
        """Let no list be broken by a title that is not there in some language."""
        object.__setattr__(self, "titles", Titles(self.titles))


@dataclass(frozen=True, slots=True)
class FilledLine:
    """One line of a card that is filled in: a call, or a custom of leads and signals."""

    calls: tuple[tuple[bool, Call], ...] = ()
    """The calls made before and the call explained, each with whether our side makes it."""
    custom: Phrase | None = None
    """The custom, on a line about leads and signals."""
    says: Phrase | None = None
    """What the call shows, or how the custom is played; ``None`` where nothing is agreed."""
    brief: Phrase | None = None
    """The same as a card has room for (:mod:`biritch.bidding.cards.outline`)."""
    forcing: str = ""
    alert: bool = False
    announce: Phrase | None = None
    source: str = ""
    meaning: Meaning | None = None
    """What the call means, for the words of players."""


@dataclass(frozen=True, slots=True)
class FilledSection:
    """A section that is filled in."""

    title: Phrase
    lines: tuple[FilledLine, ...]


@dataclass(frozen=True)
class ConventionCard:
    """The convention card of one system, filled in."""

    name: str
    titles: Mapping[str, str] = field(hash=False)
    version: str = ""
    source: str = ""
    layout: CardLayout | None = None
    sections: tuple[FilledSection, ...] = ()


def all_layouts() -> dict[str, CardLayout]:
    """Return every lay-out by the name of its file.

    Example:
        >>> sorted(all_layouts())
        ['acbl', 'ebu', 'ffb', 'wbf']
    """
    return dict(shelf.load(layouts, "LAYOUT", CardLayout))


def fill_card(system: System, layout: CardLayout) -> ConventionCard:
    """Return the card of *system*, laid out and alerted as the federation of *layout* asks.

    Example:
        >>> from biritch.bidding import catalogue
        >>> card = fill_card(catalogue.find("sayc"), all_layouts()["acbl"])
        >>> card.sections[0].title.name
        'card-notrump'
    """
    played = system.under(layout.body)
    sections = tuple(
        FilledSection(Phrase.of(section.title), tuple(_lines(played, section)))
        for section in layout.sections
    )
    return ConventionCard(
        system.name, system.titles, system.version, system.source, layout, sections
    )


def _lines(system: System, section: LayoutSection) -> Iterator[FilledLine]:
    for entry in section.entries:
        pattern = AuctionPattern.parse(entry.auction)
        menu = system.menu(pattern.auction({}), Vulnerability.NONE)
        before = tuple((ours, sign.call({})) for ours, sign in pattern.signs)
        before = ((True, PASS), *before) if pattern.passed else before
        for text in entry.calls.split():
            call = parse_call(text)
            yield _line((*before, (True, call)), menu.get(call))
    if section.carding:
        for custom, way in system.partnership.carding.lines():
            yield FilledLine(custom=custom, says=way, brief=way)


def _line(calls: tuple[tuple[bool, Call], ...], meaning: Meaning | None) -> FilledLine:
    """Return the line of a call; empty where the system has no agreement about it."""
    if meaning is None or not meaning.rule or meaning.rule.startswith(_GENERAL):
        return FilledLine(calls)
    return FilledLine(
        calls,
        says=meaning.says,
        brief=brief(meaning),
        forcing=meaning.forcing,
        alert=meaning.alert,
        announce=meaning.announce,
        source=meaning.source,
        meaning=meaning,
    )
