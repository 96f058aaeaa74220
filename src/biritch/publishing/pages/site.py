"""What every page of an event has: its frame, its links, how figures and cards are written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import TYPE_CHECKING

from biritch.competition.results.result import (
    ArtificialScore,
    BoardScore,
    NoScore,
    ObtainedScore,
)
from biritch.competition.scoring.rounding import brief, text
from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.publishing.handouts.page import Ink

if TYPE_CHECKING:
    from biritch.cli.tournaments.rankings import Found
    from biritch.competition.results.result import BoardResult, Contestant
    from biritch.publishing.dealt_boards import Dealt
    from biritch.publishing.handouts.hand_records import Reckoned

TIMES = "\N{MULTIPLICATION SIGN}"


@dataclass(frozen=True, slots=True)
class Site:
    """An event as it is published, in one language."""

    title: str
    kind: str
    """``pairs``, ``teams`` or ``individual``."""
    found: Found
    ink: Ink
    boards: tuple[str, ...]
    """The boards by name, in their order."""
    dealt: Mapping[str, tuple[Dealt, Reckoned | None]]
    files: Mapping[Contestant, str]
    """The page of each contestant."""

    def say(self, name: str, **said: str | int) -> str:
        """Return the sentence ``site-<name>``, fit to stand in a page."""
        return self.ink.say(f"site-{name}", **said)

    def figure(self, value: Fraction | int) -> str:
        """Return *value* with as many decimals as it needs, at most two."""
        return brief(Fraction(value), "," if self.ink.language == "fr" else ".")

    def percent(self, value: Fraction) -> str:
        """Return *value* with two decimals."""
        return text(value, 2, "," if self.ink.language == "fr" else ".")

    def board_link(self, board: str, shown: str = "") -> str:
        """Return a link to the page of *board*."""
        return f'<a href="{board_file(board)}">{shown or escape(board)}</a>'

    def who(self, people: Iterable[Contestant]) -> str:
        """Return links to the pages of *people*."""
        return " + ".join(
            f'<a href="{self.files[one]}">{escape(one.label)}</a>'
            if one in self.files
            else escape(one.label)
            for one in people
        )

    def name(self, who: Contestant) -> str:
        """Return the names of a contestant, if they are known."""
        return escape(self.found.names.get(who, ""))

    def called(self, who: Contestant) -> str:
        """Return ``Pair 3 North-South``, or the name of a team that has one."""
        if self.kind == "teams" and not who.label.isdigit():
            return escape(who.label)
        line = f" {self.ink.say(f'cli-side-{who.direction}')}" if who.direction else ""
        return self.say(f"one-of-{self.kind}", who=who.label) + line

    def contract(self, result: BoardResult) -> str:
        """Return ``4♥X``, or a pass."""
        told = result.told.contract
        if told == "Pass":
            return self.say("passed")
        try:
            played = Contract.parse(told, Seat.NORTH)
        except ValueError:
            return escape(told)
        doubles = "X" * (played.multiplier.bit_length() - 1)
        return f"{played.level}{self.ink.strain(played.strain)}{doubles}"

    def seat(self, letter: str) -> str:
        """Return the first letter of a seat as the language has it."""
        return self.ink.seat(Seat.parse(letter))[0] if letter else ""

    def lead(self, told: str) -> str:
        """Return a card led, or whatever was written for it."""
        try:
            card = Card.parse(told)
        except ValueError:
            return escape(told)
        return self.ink.strain(card.suit) + self.ink.rank(card)

    def standing(self, standing: BoardScore, sign: int = 1) -> str:
        """Return a score in points, seen from the side of *sign*, or what stands for it."""
        if isinstance(standing, ArtificialScore):
            return f"{self.figure(standing.percent)} %"
        if isinstance(standing, NoScore):
            return self.say("late" if standing is NoScore.LATE else "missed")
        assert isinstance(standing, ObtainedScore)
        if standing.plain is not None:
            return str(sign * standing.plain)
        return " + ".join(
            f"{self.figure(100 * Fraction(weight))} % {TIMES} {sign * points}"
            for points, weight in standing.parts
        )

    def page(self, heading: str, body: Iterable[str], links: str = "") -> str:
        """Return a whole page; *links* go before the one to the other language."""
        other, named = ("en", "English") if self.ink.language == "fr" else ("fr", "Français")
        title = heading if heading == self.title else f"{heading} \N{EN DASH} {self.title}"
        inside = "".join(body)
        return (
            f'<!DOCTYPE html>\n<html lang="{self.ink.language}">\n<head>\n'
            '<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n"
            '<link rel="stylesheet" href="../style.css">\n</head>\n<body>\n'
            f'<nav aria-label="{self.say("pages")}">{links}<a class="end" lang="{other}" '
            f'href="../{other}/{{here}}">{named}</a></nav>\n'
            f"<main>\n<h1>{heading}</h1>\n{inside}</main>\n</body>\n</html>\n"
        )

    @property
    def home(self) -> str:
        """A link to the ranking."""
        return f'<a href="index.html">{self.say("ranking")}</a>'


def board_file(board: str) -> str:
    """Return the name of a board's page."""
    return f"board-{re.sub(r'[^A-Za-z0-9]', '-', board)}.html"


def contestant_files(people: Iterable[Contestant]) -> dict[Contestant, str]:
    """Return the name of the page of each of *people*: a number, or the place in the list."""
    found = {}
    for place, one in enumerate(people, 1):
        number = one.label if re.fullmatch("[A-Za-z]?[0-9]{1,9}", one.label) else f"n{place}"
        found[one] = "-".join(filter(None, ("who", number, one.direction))) + ".html"
    return found


def table(heads: Iterable[tuple[str, str]], rows: Iterable[str], caption: str = "") -> str:
    """Return a table that scrolls by itself where it is too wide; *heads* with their class."""
    told = "".join(f'<th scope="col" class="{kind}">{head}</th>' for head, kind in heads)
    title = f"<caption>{caption}</caption>" if caption else ""
    return (
        f'<div class="wide" tabindex="0"><table>{title}<thead><tr>{told}</tr></thead>\n'
        f"<tbody>\n{''.join(rows)}</tbody></table></div>\n"
    )


def row(cells: Iterable[tuple[str, str]]) -> str:
    """Return a row; each cell with its class."""
    return (
        "<tr>" + "".join(f'<td class="{kind}">{cell}</td>' for cell, kind in cells) + "</tr>\n"
    )
