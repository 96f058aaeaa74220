"""Bidding systems as messages: tools, chapters, and the tree of auctions."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from biritch.bidding import catalogue, own_systems, tools
from biritch.bidding.agreement.carding import CUSTOMS, Carding, title
from biritch.core.bad_value import BadValue
from biritch.core.calls import parse_call
from biritch.core.cards import Suit
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from biritch.server.systems.messages import (
    CustomChoice,
    PlayCustom,
    PromisedSpans,
    SourceMark,
    SystemChapter,
    SystemOverview,
    SystemTool,
    TreeBranch,
    TreePosition,
)
from biritch.server.systems.messages import Suit as Letter
from biritch.server.systems.messages import SystemSummary as Head
from biritch.server.systems.own_messages import OwnCall
from biritch.server.tables.meanings import call_meaning
from biritch.server.tables.protocol import CallMade
from biritch.server.web.wire import VulnerableSides, bilingual, letter, sentence

if TYPE_CHECKING:
    from biritch.bidding.agreement.agreement import Package
    from biritch.bidding.agreement.meaning import Meaning
    from biritch.bidding.promises.promise import Promise as Promised
    from biritch.bidding.system import System
    from biritch.core.hands import Hand

LONGEST = 60
"""Calls of the longest auction looked at."""
GENERAL = "NAT-"
"""How the names of the general rules begin."""
_MARKS = ("sourced", "disputed", "assumed")

find = lru_cache(64)(catalogue.find)


def unknown(name: str) -> Phrase:
    """Return the sentence for the name of a system that does not exist, or not here.

    Example:
        >>> unknown("goren").name, unknown("own.00ff").name
        ('practice-no-system', 'own-not-here')
    """
    if name.startswith(own_systems.PREFIX):
        return Phrase.of("own-not-here")
    words = ", ".join(sorted(catalogue.all_systems()))
    return Phrase.of("practice-no-system", text=name[:80], words=words)


"""Return the system of a name, read once; :exc:`ValueError` names those there are."""


def summaries() -> list[Head]:
    """Return the summary of every system in its taught form, by name."""
    return [summary(system) for _, system in sorted(catalogue.all_systems().items())]


def summary(system: System) -> Head:
    """Return the title and origin of *system*."""
    title = bilingual(system.titles)
    return Head(system.name, title, system.version, system.source, system.partnership.body)


def overview(system: System) -> SystemOverview:
    """Return the parts of *system*: its tools, chapters, leads and signals."""
    taught, _ = catalogue.split_taught_name(system.name)
    return SystemOverview(
        system=summary(system),
        taught=(taught or system).name,
        tools=[
            SystemTool(tool.name, sentence(tool_title(tool.name)), tool.played, tool.usual)
            for tool in tools.of(system, taught)
        ],
        conventions=[
            _chapter(_chapter_name(package), package, system) for package in system.packages
        ],
        carding=_customs(system.partnership.carding, (taught or system).partnership.carding),
    )


def _chapter_name(package: Package) -> str:
    """Return the name of a chapter in its taught form; empty if it was restricted."""
    named = catalogue.packages().items()
    return next((name for name, taught in named if taught is package), "")


def _customs(carding: Carding, usual: Carding) -> list[PlayCustom]:
    """Return the leads and signals of *carding*, with the alternatives."""
    ways: dict[str, list[CustomChoice]] = {custom: [] for custom in CUSTOMS}
    for name, (custom, way) in tools.written_customs().items():
        chosen, taught = (way == getattr(either, custom) for either in (carding, usual))
        ways[custom].append(CustomChoice(name, sentence(title(custom, way)), chosen, taught))
    lines = zip(carding.lines(), ways.values(), strict=True)
    return [
        PlayCustom(sentence(question), sentence(answer), choices)
        for (question, answer), choices in lines
    ]


def tool_title(tool: str) -> Phrase:
    """Return the title of *tool*.

    Example:
        >>> tool_title("weak_two").name
        'tool-weak-two'
    """
    return Phrase.of(f"tool-{tool.replace('_', '-')}")


def _chapter(name: str, package: Package, system: System) -> SystemChapter:
    played = sum(system.partnership.allow(row.needs) for row in package.agreements)
    title = sentence(Phrase.of(package.title))
    return SystemChapter(
        name,
        title,
        package.edition,
        package.source,
        package.convention,
        len(package.agreements),
        played,
    )


def auction_of(calls: str, dealer: Seat) -> Auction:
    """Return the auction written as ``1N,P,2C``.

    Raises:
        ValueError: A word is no call, a call is illegal, or there are too many.

    Example:
        >>> str(auction_of("1N,P,2C", Seat.NORTH).turn)
        'W'
    """
    words = calls.replace(",", " ").split()
    if len(words) > LONGEST:
        raise BadValue(f"more than {LONGEST} calls", "calls-many", count=LONGEST)
    return Auction.of(dealer, map(parse_call, words))


def position(system: System, auction: Auction, vulnerability: Vulnerability) -> TreePosition:
    """Return the meaning in *system* of every call made and of every allowed call."""
    spoken = system.explain(auction, vulnerability)
    contract = auction.contract
    menu = system.menu(auction, vulnerability)
    return TreePosition(
        system=system.name,
        dealer=letter(auction.dealer),
        vulnerable=cast("VulnerableSides", str(vulnerability)),
        turn=None if auction.over else letter(auction.turn),
        auction=[
            CallMade(letter(seat), str(call), call_meaning(meaning))
            for (seat, call), meaning in zip(auction.calls_by_seat, spoken, strict=True)
        ],
        contract=None
        if not auction.over
        else "Pass"
        if contract is None
        else f"{contract.brief} {contract.declarer}",
        branches=[_branch(str(call), meaning) for call, meaning in menu.items()],
    )


def call(system: System, hand: Hand, auction: Auction, vulnerability: Vulnerability) -> OwnCall:
    """Return *system*'s call with *hand*, its meaning, and the equally good calls.

    Raises:
        ValueError: The auction is over, or the hand has not thirteen cards.
    """
    chosen = system.choose(hand, auction, vulnerability)
    others = [str(other) for other, why in chosen.others if why.name == "bid-why-second"]
    meaning = call_meaning(chosen.meaning)
    return OwnCall(str(chosen.call), meaning, chosen.meaning.rule, others)


def _branch(call: str, meaning: Meaning) -> TreeBranch:
    """Return a call of the tree with its meaning."""
    return TreeBranch(
        call=call,
        meaning=call_meaning(meaning),
        promise=promised_spans(meaning.promise),
        agreed=is_agreed(meaning),
        mark=source_mark(meaning.source),
        rule=meaning.rule,
        source=source_text(meaning.source),
    )


def is_agreed(meaning: Meaning | None) -> bool:
    """Return whether the meaning comes from an agreement, not from general rules."""
    return bool(meaning and meaning.rule) and not cast("Meaning", meaning).rule.startswith(
        GENERAL
    )


def promised_spans(promise: Promised) -> PromisedSpans:
    """Return the promised spans of points and of suits with information."""
    box = promise.project()
    least = sum(low for low, _ in box.lengths)
    lengths: dict[Letter, tuple[int, int]] = {}
    for suit in reversed(Suit):
        low, high = box.lengths[suit]
        if low or high < 13 - least:
            lengths[cast("Letter", str(suit))] = (low, high)
    return PromisedSpans(box.hcp, lengths)


def source_mark(source: str) -> SourceMark:
    """Return the reliability of the *source* of an agreement.

    Example:
        >>> source_mark("page 12 [disputed]")
        'disputed'
    """
    return next(
        (cast("SourceMark", mark) for mark in _MARKS if source.endswith(f"[{mark}]")), ""
    )


def source_text(source: str) -> str:
    """Return *source* without its reliability mark.

    Example:
        >>> source_text("page 12 [disputed]")
        'page 12'
    """
    return source.removesuffix(f"[{source_mark(source)}]").strip()
