"""Convention cards: the meanings of a system's calls in a federation's order.

Each line asks the system for the meaning of a call, and the authority for its disclosure, so a
card cannot differ from what is bid. The layouts are on the shelf
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
    """The earlier calls, opponents' in parentheses, and the calls to explain."""

    auction: str
    """An :class:`~biritch.bidding.agreement.pattern.AuctionPattern`, without letters."""
    calls: str
    """Calls separated by blanks."""


@dataclass(frozen=True, slots=True)
class LayoutSection:
    """A section of a layout, with a heading."""

    title: str
    """The message of the heading."""
    entries: tuple[LayoutEntry, ...] = ()
    carding: bool = False
    """Whether leads and signals are printed in it."""


@dataclass(frozen=True)
class CardLayout:
    """The layout of a federation's card: its sections in order."""

    body: Body
    titles: Mapping[str, str] = field(hash=False)
    source: str = ""
    sections: tuple[LayoutSection, ...] = ()

    def __post_init__(self) -> None:
        """Check that the title exists in every language."""
        object.__setattr__(self, "titles", Titles(self.titles))


@dataclass(frozen=True, slots=True)
class FilledLine:
    """A filled-in line of a card: a call, or a lead or signal."""

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
    """A filled-in section."""

    title: Phrase
    lines: tuple[FilledLine, ...]


@dataclass(frozen=True)
class ConventionCard:
    """The filled-in convention card of a system."""

    name: str
    titles: Mapping[str, str] = field(hash=False)
    version: str = ""
    source: str = ""
    layout: CardLayout | None = None
    sections: tuple[FilledSection, ...] = ()


def all_layouts() -> dict[str, CardLayout]:
    """Return all layouts by file name.

    Example:
        >>> sorted(all_layouts())
        ['acbl', 'ebu', 'ffb', 'wbf']
    """
    return dict(shelf.load(layouts, "LAYOUT", CardLayout))


def fill_card(system: System, layout: CardLayout) -> ConventionCard:
    """Return the card of *system* in the federation's *layout*, with its alerts.

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
    """Return the line of a call; empty without an agreement."""
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
