"""A movement as a picture that moves: tables in a ring, pairs and boards going round.

One SVG by itself, without a script: a still picture of the first round, set going by CSS; who
asks for less motion keeps the still one, and who listens is told every round in words.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from biritch.competition.movement import EntrantKind, Schedule, Sitting
from biritch.publishing.handouts.page import Ink

SECONDS = 3.0
"""How long a round stays, travel included."""
SHARE = 0.7
"""The part of it that all sit still."""
TABLE, GAP = 88, 56
"""The side of a table, and what is left free round the ring."""
STYLE = """\
svg { background: #fff; font: 14px system-ui, "DejaVu Sans", Helvetica, Arial, sans-serif; }
.table { fill: #e6efe9; stroke: #1b5e3f; } .no { fill: #1b5e3f; font-size: 11px; }
.who circle { fill: currentColor; } .set { fill: #fff; stroke: #555; }
.who text { fill: #fff; } .set + text { fill: #222; font-size: 11px; } text {
  text-anchor: middle; dominant-baseline: central; } .head { font-size: 17px; }
.foot { fill: #555; font-size: 12px; }
"""


def movement_picture(schedule: Schedule, each: int, title: str, ink: Ink) -> Iterator[str]:
    """Yield the SVG of *schedule*, *each* boards to a set, under *title*."""
    ring = _Ring(schedule.tables)
    rounds = len(schedule.rounds)
    whole = SECONDS * rounds
    name = escape(title)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {ring.width} {ring.height}" '
        f'width="{ring.width}" height="{ring.height}" role="img" lang="{ink.language}" '
        f'aria-labelledby="title told">\n<title id="title">{name}</title>\n'
        f'<desc id="told">{_told(schedule, each, ink)}</desc>\n<style>\n{STYLE}'
    )
    movers = list(_movers(schedule, ring, each))
    yield from (_frames(mover, whole) for mover in movers)
    yield f"{_turns(rounds, whole)}</style>\n"
    yield f'<text class="head" x="{ring.width / 2}" y="24">{name}</text>\n'
    for number in range(1, rounds + 1):
        shown = ink.say("movement-picture-round", round=str(number), rounds=str(rounds))
        yield (
            f'<text class="turn t{number}" x="{ring.width / 2}" '
            f'y="{ring.height / 2:.0f}">{shown}</text>\n'
        )
    for table in range(1, schedule.tables + 1):
        x, y = ring.at(table)
        yield (
            f'<rect class="table" x="{x - TABLE / 2:.1f}" y="{y - TABLE / 2:.1f}" '
            f'width="{TABLE}" height="{TABLE}" rx="8"/>'
            f'<text class="no" x="{x:.1f}" y="{y - 31:.1f}">'
            f"{ink.say('movement-table-short', table=table)}</text>\n"
        )
    yield from (mover.drawn for mover in movers)
    legend = ink.say("movement-picture-legend")
    foot = ring.height - 14
    yield f'<text class="foot" x="{ring.width / 2}" y="{foot}">{legend}</text>\n</svg>\n'


def _told(schedule: Schedule, each: int, ink: Ink) -> str:
    """Return every round in words, for who does not see the picture."""
    rounds = []
    for number, sittings in enumerate(schedule.rounds, 1):
        tables = "; ".join(
            ink.say(
                "movement-picture-table",
                table=str(one.table),
                ns=_named(one.ns),
                ew=_named(one.ew),
                boards=_boards(one, each),
            )
            for one in sittings
        )
        head = ink.say(
            "movement-picture-round", round=str(number), rounds=str(len(schedule.rounds))
        )
        rounds.append(f"{head}: {tables}.")
    return " ".join(rounds)


def _named(people: tuple[int, ...]) -> str:
    return "-".join(map(str, people))


def _boards(sitting: Sitting, each: int) -> str:
    first = (sitting.boards - 1) * each + 1
    return f"{first}-{first + each - 1}" if each > 1 else str(first)


class _Ring:
    """Where the tables stand: in a ring, the first at the top, clockwise."""

    def __init__(self, tables: int) -> None:
        self.tables = tables
        self.radius = max(150.0, tables * (TABLE + 22) / (2 * math.pi))
        self.width = self.height = math.ceil(2 * (self.radius + TABLE / 2 + GAP))

    def at(self, table: int) -> tuple[float, float]:
        turn = 2 * math.pi * (table - 1) / self.tables - math.pi / 2
        return (
            self.width / 2 + self.radius * math.cos(turn),
            self.height / 2 + self.radius * math.sin(turn),
        )

    @property
    def aside(self) -> tuple[float, float]:
        """Where those stand who sit out."""
        return self.width / 2, self.height / 2 + 44


COLOURS = {"ns": "#1b4f8a", "ew": "#a04000", "": "#777"}
"""North-South, East-West, and whoever sits out."""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where something is in one round, and in which direction it plays, if it does."""

    x: float
    y: float
    side: str = ""
    seen: float = 0.35

    @property
    def style(self) -> str:
        return (
            f"transform: translate({self.x:.1f}px, {self.y:.1f}px); "
            f"color: {COLOURS[self.side]}; opacity: {1 if self.side else self.seen:g};"
        )


@dataclass(frozen=True, slots=True)
class _Mover:
    """A pair, a player or a set of boards, with its place in every round."""

    name: str
    shape: str
    places: tuple[_Place, ...]

    @property
    def drawn(self) -> str:
        style = self.places[0].style
        return f'<g id="{self.name}" class="who" style="{style}">{self.shape}</g>\n'


def _movers(schedule: Schedule, ring: _Ring, each: int) -> Iterator[_Mover]:
    """Yield everything that moves, the boards first, so that people are drawn over them."""
    for number in range(1, schedule.sets + 1):
        first = (number - 1) * each + 1
        text = str(first) if each == 1 else f"{first}-{first + each - 1}"
        shape = f'<rect class="set" x="-22" y="-9" width="44" height="18"/><text>{text}</text>'
        for copy in range(schedule.copies):
            places = tuple(_shelf(number, copy, one, ring) for one in schedule.rounds)
            yield _Mover(f"b{number}c{copy}", shape, places)
    players = schedule.form is EntrantKind.INDIVIDUAL
    for who in schedule.entrants:
        spots = tuple(_spot(who, sittings, ring) for sittings in schedule.rounds)
        yield _Mover(
            f"p{who}",
            f'<circle r="{10 if players else 13}"/><text>{who}</text>',
            spots,
        )


def _shelf(number: int, copy: int, sittings: tuple[Sitting, ...], ring: _Ring) -> _Place:
    """Return where a copy of a set of boards is; one that nobody wants is not shown."""
    tables = [one.table for one in sittings if one.boards == number]
    if copy < len(tables):
        x, y = ring.at(tables[copy])
        return _Place(x, y - 8, "ns")
    return _Place(*ring.aside, seen=0)


def _spot(who: int, sittings: tuple[Sitting, ...], ring: _Ring) -> _Place:
    """Return where *who* sits, and in which direction; aside where they sit out."""
    for one in sittings:
        if who not in one.entrants:
            continue
        x, y = ring.at(one.table)
        side = "ns" if who in one.ns else "ew"
        people = one.ns if side == "ns" else one.ew
        place = 2 * (side == "ew") + people.index(who)
        across = 42 * (side == "ew") - 21 if len(people) == 1 else 21 * place - 31.5
        return _Place(x + across, y + 22, side)
    return _Place(*ring.aside)


def _frames(mover: _Mover, whole: float) -> str:
    """Return the rules that take *mover* from place to place."""
    rounds = len(mover.places)
    steps = [
        f"{100 * number / rounds:.2f}%, {100 * (number + SHARE) / rounds:.2f}% "
        f"{{ {place.style} }}"
        for number, place in enumerate(mover.places)
    ]
    last = f"100% {{ {mover.places[0].style} }}"
    return (
        f"@keyframes {mover.name} {{ {' '.join(steps)} {last} }}\n"
        "@media (prefers-reduced-motion: no-preference) { "
        f"#{mover.name} {{ animation: {mover.name} {whole:g}s ease-in-out infinite; }} }}\n"
    )


def _turns(rounds: int, whole: float) -> str:
    """Return the rules that show the number of the round, one after another."""
    part = 100 / rounds
    return (
        f"@keyframes turn {{ 0%, {part - 0.01:.2f}% {{ opacity: 1; }} "
        f"{part:.2f}%, 100% {{ opacity: 0; }} }}\n"
        ".turn { opacity: 0; } .t1 { opacity: 1; }\n"
        "@media (prefers-reduced-motion: no-preference) { "
        f".turn {{ animation: turn {whole:g}s step-end infinite; }} "
        + " ".join(
            f".t{number} {{ animation-delay: {SECONDS * (number - 1):g}s; }}"
            for number in range(2, rounds + 1)
        )
        + " .t1 { opacity: 0; } }\n"
    )
