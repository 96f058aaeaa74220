"""Convention cards as pages for the printer: one system, or several side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from biritch.bidding.cards.convention_card import ConventionCard, FilledLine, FilledSection
from biritch.core.calls import PASS, Bid, Call
from biritch.core.cards import Strain
from biritch.core.phrase import Phrase
from biritch.publishing.jinja import render
from biritch.publishing.wording import PrintedWording
from biritch.words.short_lines import short_sentence
from biritch.words.translation import Language, say

_DASH = " \N{EN DASH} "
_RED_SUITS = (Strain.DIAMONDS, Strain.HEARTS)
ColouredText: TypeAlias = tuple[tuple[str, bool], ...]
"""Pieces of text, each with whether it is red."""
Cell: TypeAlias = tuple[tuple[str, str], ...]
"""What a card says on a line: pieces of text, each in ``strong``, ``small`` or no element."""


@dataclass(frozen=True, slots=True)
class PrintedRow:
    """A line of the layout: its subject, and the entry of each card."""

    heading: ColouredText
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class PrintedBox:
    """A box of the layout, with each card's entries."""

    title: str
    rows: tuple[PrintedRow, ...]


def convention_cards(cards: Sequence[ConventionCard], language: Language) -> str:
    """Return one HTML page with *cards* in the same layout, one column each.

    Raises:
        ValueError: No card, or cards of different lay-outs, whose lines do not match.
    """
    if not cards or any(card.layout != cards[0].layout for card in cards):
        raise ValueError("cards to compare want one lay-out, and there must be one at least")
    wording = PrintedWording(language)
    layout = cards[0].layout
    titles = [card.titles[language] for card in cards]
    title = wording.say("card-title" if len(cards) == 1 else "card-compared")
    return render(
        "handouts/convention_cards.html",
        wording=wording,
        heading=wording.say("card-heading", title=title, names=", ".join(titles)),
        layout=layout.titles[language] if layout else "",
        sources=[
            (name, wording.say("card-source", edition=card.version, source=card.source))
            for name, card in zip(titles, cards, strict=True)
        ],
        columns=titles if len(cards) > 1 else [],
        boxes=[_box(same, language) for same in zip(*(c.sections for c in cards), strict=True)],
    )


def _box(boxes: Sequence[FilledSection], language: Language) -> PrintedBox:
    """Return the same box of several cards."""
    lines = zip(*(box.lines for box in boxes), strict=True)
    return PrintedBox(
        say(boxes[0].title, language), tuple(_row(same, language) for same in lines)
    )


def _row(lines: Sequence[FilledLine], language: Language) -> PrintedRow:
    """Return the same line of several cards."""
    first = lines[0]
    heading = (
        ((say(first.custom, language), False),)
        if first.custom
        else tuple(_calls(first.calls, language))
    )
    return PrintedRow(heading, tuple(tuple(_pieces(line, language)) for line in lines))


def card_rows(section: FilledSection, language: Language) -> Iterator[tuple[str, str]]:
    """Yield each line of *section* as text: its subject, and the card's entry.

    Example:
        >>> from biritch.bidding import catalogue
        >>> from biritch.bidding.cards.convention_card import fill_card, all_layouts
        >>> card = fill_card(catalogue.find("sayc"), all_layouts()["wbf"])
        >>> [row for row in card_rows(card.sections[8], "en")][0]
        ('1NT', '15-17 HCP, balanced')
    """
    for line in section.lines:
        row = _row([line], language)
        heading = "".join(text for text, _ in row.heading)
        yield heading, ", ".join(text for _, text in row.cells[0])


def _line_text(line: FilledLine, says: Phrase, language: Language) -> str:
    """Return the text of a line, in a player's words if it is about a call."""
    if line.meaning is None:
        return say(line.brief or says, language)
    return short_sentence(line.meaning, language)


def _pieces(line: FilledLine, language: Language) -> Iterator[tuple[str, str]]:
    """Yield the text of a line in pieces, as in :data:`Cell`."""

    def wording_of(name: str) -> str:
        return say(Phrase.of(name), language)

    if line.says is None:
        yield "small", wording_of("card-not-agreed")
        return
    yield "", _line_text(line, line.says, language)
    if line.forcing not in ("", "no"):
        yield "", wording_of(f"card-forcing-{line.forcing}")
    if line.announce is not None:
        yield "strong", say(Phrase.of("card-announced", what=line.announce), language)
    elif line.alert:
        yield "strong", wording_of("card-alerted")
    for mark in ("assumed", "disputed"):
        if f"[{mark}]" in line.source:
            yield "small", wording_of(f"card-{mark}")


def _calls(
    calls: Iterable[tuple[bool, Call]], language: Language
) -> Iterator[tuple[str, bool]]:
    """Yield ``1♥ – (2NT) – 3♦`` in pieces: theirs in brackets, red suits apart."""
    wording = PrintedWording(language)
    for place, (ours, call) in enumerate(calls):
        yield (_DASH if place else "") + ("" if ours else "("), False
        if isinstance(call, Bid):
            yield str(call.level), False
            yield wording.strain(call.strain), call.strain in _RED_SUITS
        else:
            yield wording.say("cli-pass").lower() if call is PASS else str(call), False
        yield "" if ours else ")", False
