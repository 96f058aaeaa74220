"""A convention card, read off a system: what its calls say, in the order a federation prints.

Nothing is written twice: each line asks the system what a call means, and the authority what
partner does about it, so a card cannot differ from what is bid.
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
    """The calls made before, opponents' in parentheses, and the calls to be told."""

    auction: str
    calls: str


@dataclass(frozen=True, slots=True)
class LayoutSection:
    """A box of the card, under a heading."""

    title: str
    entries: tuple[LayoutEntry, ...] = ()
    carding: bool = False


@dataclass(frozen=True)
class CardLayout:
    """The boxes of one federation's card, in order."""

    body: Body
    titles: Mapping[str, str] = field(hash=False)
    source: str = ""
    parts: tuple[LayoutSection, ...] = ()

    def __post_init__(self) -> None:
        """Let no list be broken by a title that is not there in some language."""
        object.__setattr__(self, "titles", Titles(self.titles))


@dataclass(frozen=True, slots=True)
class FilledLine:
    """One line of a card that is filled in: a call, or a custom of play (``asked``)."""

    said: tuple[tuple[bool, Call], ...] = ()
    asked: Phrase | None = None
    told: Phrase | None = None
    brief: Phrase | None = None
    """The same as a card has room for (:mod:`biritch.bidding.cards.outline`)."""
    forcing: str = ""
    alert: bool = False
    announce: Phrase | None = None
    source: str = ""


@dataclass(frozen=True, slots=True)
class FilledSection:
    """A box that is filled in."""

    title: Phrase
    lines: tuple[FilledLine, ...]


@dataclass(frozen=True)
class ConventionCard:
    """The convention card of one system."""

    name: str
    titles: Mapping[str, str] = field(hash=False)
    version: str = ""
    source: str = ""
    layout: CardLayout | None = None
    boxes: tuple[FilledSection, ...] = ()


def known() -> dict[str, CardLayout]:
    """Return every lay-out by the name of its federation."""
    return dict(shelf.load(layouts, "LAYOUT", CardLayout))


def filled(system: System, layout: CardLayout) -> ConventionCard:
    """Return the card of *system*, as *layout* prints it and its federation has it told."""
    played = system.under(layout.body)
    boxes = tuple(
        FilledSection(Phrase.of(part.title), tuple(_lines(played, part)))
        for part in layout.parts
    )
    return ConventionCard(
        system.name, system.titles, system.version, system.source, layout, boxes
    )


def _lines(system: System, part: LayoutSection) -> Iterator[FilledLine]:
    for entry in part.entries:
        pattern = AuctionPattern.parse(entry.auction)
        menu = system.menu(pattern.auction({}), Vulnerability.NONE)
        before = tuple((ours, sign.call({})) for ours, sign in pattern.signs)
        before = ((True, PASS), *before) if pattern.passed else before
        for text in entry.calls.split():
            call = parse_call(text)
            yield _line((*before, (True, call)), menu.get(call))
    if part.carding:
        for asked, told in system.agreements.carding.lines():
            yield FilledLine(asked=asked, told=told, brief=told)


def _line(said: tuple[tuple[bool, Call], ...], meaning: Meaning | None) -> FilledLine:
    """Return the line of a call; empty where the system has no agreement about it."""
    if meaning is None or not meaning.rule or meaning.rule.startswith(_GENERAL):
        return FilledLine(said)
    return FilledLine(
        said,
        told=meaning.says,
        brief=brief(meaning),
        forcing=meaning.forcing,
        alert=meaning.alert,
        announce=meaning.announce,
        source=meaning.source,
    )
