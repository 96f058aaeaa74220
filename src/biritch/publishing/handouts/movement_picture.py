"""A movement as an animated picture: tables in a ring, moving pairs and boards.

It is a single SVG without script: a still of the first round, animated by CSS; with reduced
motion it stays still, and a screen reader reads every round as text.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from biritch.competition.movement import EntrantKind, Schedule, Sitting
from biritch.publishing.jinja import render
from biritch.publishing.wording import PrintedWording
from biritch.words.typography import join_list

SECONDS = 3.0
"""How long a round stays, travel included."""
STILL = 0.7
"""The part of a round during which nobody moves."""
TABLE, GAP = 88, 56
"""The side of a table, and what is left free round the ring, in pixels."""
COLOURS = {"ns": "#1b4f8a", "ew": "#a04000", "": "#777"}
"""North-South, East-West, and those who sit out."""


def movement_picture(
    schedule: Schedule, boards_per_set: int, title: str, wording: PrintedWording
) -> str:
    """Return the SVG of *schedule*, that many boards to a set, under *title*.

    Example:
        >>> from biritch.front.movements import movement
        >>> schedule = movement("mitchell", 10)
        >>> movement_picture(schedule, 3, "Monday", PrintedWording("en")).startswith("<svg")
        True
    """
    return render(
        "handouts/movement_picture.svg",
        title=title,
        wording=wording,
        picture=MovementPicture(schedule, boards_per_set, wording),
    )


@dataclass(frozen=True, slots=True)
class PicturePlace:
    """The position of something in one round, in pixels, and its direction if any."""

    x: float
    y: float
    side: str = ""
    opacity_aside: float = 0.35

    @property
    def style(self) -> str:
        """The position as a CSS style.

        Example:
            >>> PicturePlace(10, 20, "ns").style
            'transform: translate(10.0px, 20.0px); color: #1b4f8a; opacity: 1;'
        """
        return (
            f"transform: translate({self.x:.1f}px, {self.y:.1f}px); "
            f"color: {COLOURS[self.side]}; opacity: {1 if self.side else self.opacity_aside:g};"
        )


@dataclass(frozen=True, slots=True)
class KeyFrame:
    """A position, with its start and end in per cent of the animation."""

    from_percent: str
    to_percent: str
    place: PicturePlace


@dataclass(frozen=True, slots=True)
class Mover:
    """A pair, player or set of boards, with its position in every round."""

    name: str
    label: str
    places: tuple[PicturePlace, ...]
    radius: int = 0
    """Of the circle that is a pair or a player; 0 for a set of boards, which is a box."""

    def frames(self, rounds: int) -> Iterator[KeyFrame]:
        """Yield its position in each of that many rounds."""
        for number, place in enumerate(self.places):
            start, end = 100 * number / rounds, 100 * (number + STILL) / rounds
            yield KeyFrame(f"{start:.2f}", f"{end:.2f}", place)


@dataclass(frozen=True, slots=True)
class PictureTable:
    """A table and its centre, in pixels."""

    number: int
    x: float
    y: float
    side: ClassVar[int] = TABLE


class MovementPicture:
    """The picture of a movement: tables in a ring, and everything that moves."""

    round_seconds = SECONDS

    def __init__(
        self, schedule: Schedule, boards_per_set: int, wording: PrintedWording
    ) -> None:
        """Place the tables of *schedule*, the first at the top, the others clockwise."""
        self._schedule, self._each, self._wording = schedule, boards_per_set, wording
        # As small a ring as leaves 22 pixels between two tables.
        self._radius = max(150.0, schedule.tables * (TABLE + 22) / (2 * math.pi))
        self.size = math.ceil(2 * (self._radius + TABLE / 2 + GAP))
        self.rounds = len(schedule.rounds)
        self.movers = (*self._boards(), *self._entrants())

    @property
    def seconds(self) -> float:
        """The duration of the animation, in seconds."""
        return SECONDS * self.rounds

    @property
    def tables(self) -> list[PictureTable]:
        """The tables."""
        numbers = range(1, self._schedule.tables + 1)
        return [PictureTable(number, *self._at(number)) for number in numbers]

    @property
    def description(self) -> str:
        """Every round as text, for screen readers."""
        say, rounds = self._wording.say, []
        for number, sittings in enumerate(self._schedule.rounds, 1):
            tables = join_list(
                (
                    say(
                        "movement-picture-table",
                        table=str(sitting.table),
                        ns="-".join(map(str, sitting.ns)),
                        ew="-".join(map(str, sitting.ew)),
                        boards=self._numbers(sitting.boards),
                    )
                    for sitting in sittings
                ),
                self._wording.language,
            )
            head = say("movement-picture-round", round=str(number), rounds=str(self.rounds))
            rounds.append(say("cli-at", place=head, what=f"{tables}."))
        return " ".join(rounds)

    def _numbers(self, board_set: int) -> str:
        """Return the boards of a set: ``7-9``, or ``7`` for a single one."""
        first = (board_set - 1) * self._each + 1
        return f"{first}-{first + self._each - 1}" if self._each > 1 else str(first)

    def _at(self, table: int) -> tuple[float, float]:
        """Return the middle of a table."""
        # A quarter turn back, so that table 1 is at the top; SVG's y grows downwards.
        turn = 2 * math.pi * (table - 1) / self._schedule.tables - math.pi / 2
        return (
            self.size / 2 + self._radius * math.cos(turn),
            self.size / 2 + self._radius * math.sin(turn),
        )

    @property
    def _aside(self) -> tuple[float, float]:
        """The position of those who sit out: the centre of the ring."""
        return self.size / 2, self.size / 2 + 44

    def _boards(self) -> Iterator[Mover]:
        """Yield the sets of boards; they come first, so that people are drawn over them."""
        for number in range(1, self._schedule.sets + 1):
            for copy in range(self._schedule.copies):
                places = tuple(
                    self._board_place(number, copy, sittings)
                    for sittings in self._schedule.rounds
                )
                yield Mover(f"b{number}c{copy}", self._numbers(number), places)

    def _entrants(self) -> Iterator[Mover]:
        """Yield the pairs or the players."""
        radius = 10 if self._schedule.form is EntrantKind.INDIVIDUAL else 13
        for entrant in self._schedule.entrants:
            places = tuple(
                self._entrant_place(entrant, sittings) for sittings in self._schedule.rounds
            )
            yield Mover(f"p{entrant}", str(entrant), places, radius)

    def _board_place(
        self, number: int, copy: int, sittings: tuple[Sitting, ...]
    ) -> PicturePlace:
        """Return the position of a copy of a set; unused ones are hidden."""
        tables = [sitting.table for sitting in sittings if sitting.boards == number]
        if copy < len(tables):
            x, y = self._at(tables[copy])
            return PicturePlace(x, y - 8, "ns")
        return PicturePlace(*self._aside, opacity_aside=0)

    def _entrant_place(self, entrant: int, sittings: tuple[Sitting, ...]) -> PicturePlace:
        """Return the position and direction of *entrant*, or the centre if sitting out."""
        for sitting in sittings:
            if entrant not in sitting.entrants:
                continue
            x, y = self._at(sitting.table)
            side = "ns" if entrant in sitting.ns else "ew"
            people = sitting.ns if side == "ns" else sitting.ew
            # Four players in a row, or two pairs: North-South on the left.
            column = 2 * (side == "ew") + people.index(entrant)
            pairs = len(people) == 1
            # Two pairs are 42 pixels apart, four players 21, about the middle of the table.
            across = 42 * (side == "ew") - 21 if pairs else 21 * column - 31.5
            return PicturePlace(x + across, y + 22, side)
        return PicturePlace(*self._aside)
