"""The robot a benchmark measures, and how long it thinks: by the clock, or by what it solves.

A robot stops thinking by the clock, so that a busy machine changes what it plays. There are two
ways out. Its seconds can be counted by the positions that are solved, each at what its like
takes on a quiet machine: the table's pace, and the same cards everywhere. Or it is asked for so
many worlds a card and given a clock that stands still: it looks at all of them and makes all
its plans, which takes about three times as long.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import process_time
from typing import TYPE_CHECKING

import numpy as np

from biritch.core.cards import DECK, Card
from biritch.robots.catalogue import find
from biritch.robots.double_dummy import double_dummy, solve_rows
from biritch.robots.levels import LevelRobot
from biritch.robots.players.robot import SimulatingRobot
from biritch.robots.robot import Robot
from biritch.solver.solver import (
    UNSOLVED,
    CourseSolver,
    Position,
    PositionRows,
    QuestionMode,
    Solver,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from biritch.core.deals import Deal
    from biritch.core.trick_table import TrickTable

LONG = 3600.0
"""Seconds given where worlds are the measure: more than any card takes."""


_EXACT = (0, 2, 2, 3, 4, 6, 17, 40, 84, 190, 370, 600, 1600, 3900)
"""Millionths of a second that every card of a position takes, by the cards left to a hand."""
_LEAD = {"exact": 20000, "best": 10000, "target": 4000}
"""Millionths of a second that every card of an opening lead takes; some of them take their
part of it."""
_PARTS = {"exact": 1.0, "best": 0.5, "target": 0.4}
"""What part of that a question takes."""
_COURSE = (5, 5, 5, 5, 8, 10, 10, 10, 15, 31, 44, 74, 130, 300)
"""Millionths of a second for a card of a play that is followed, by the cards left at first."""
_MILLION = 1e6
_WHOLE_HAND = 13


@dataclass
class Work:
    """What was solved for one robot since it was made, in seconds of a quiet machine.

    Example:
        >>> Work(1.5).read_clock()
        1.5
    """

    seconds: float = 0.0

    def read_clock(self) -> float:
        """Return the time of a clock that goes by the work done."""
        return self.seconds

    def make_solver(self) -> CountedSolver:
        """Return a solver whose work is counted here."""
        return CountedSolver(double_dummy(), self)

    def limit(self, count: int, each: float, seconds: float | None) -> int:
        """Note *count* positions at *each* millionth; return for how many there is time."""
        if seconds is not None and each:
            count = min(count, int(max(0.0, seconds) * _MILLION / each))
        self.seconds += count * each / _MILLION
        return count


@dataclass(frozen=True, slots=True)
class CountedSolver:
    """A solver that stops when so much is solved as a quiet machine would solve in time."""

    solver: Solver
    work: Work

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """Return what the solver does; nothing is counted."""
        return self.solver.tables(deals)

    def leads(self, positions: Sequence[Position]) -> list[dict[Card, int]]:
        """Return what the solver does; nothing is counted."""
        return self.solver.leads(positions)

    def rows(
        self,
        positions: PositionRows,
        mode: QuestionMode = "exact",
        *,
        target: int = 0,
        seconds: float | None = None,
    ) -> NDArray[np.int8]:
        """Return what each card of each row is worth; rows beyond the time are unsolved."""
        if not len(positions):
            return solve_rows(self.solver, positions, mode, target=target)
        each = _cost(positions, mode)
        count = self.work.limit(len(positions), each, seconds)
        answers = np.full((len(positions), len(DECK)), UNSOLVED, np.int8)
        if count:
            some = replace(
                positions, hands=positions.hands[:count], table=positions.table[:count]
            )
            answers[:count] = solve_rows(self.solver, some, mode, target=target)
        return answers

    def course(
        self, positions: PositionRows, cards: Sequence[Card], *, seconds: float | None = None
    ) -> NDArray[np.int8]:
        """Return the course of *cards* in each row; beyond the time all are unsolved."""
        assert isinstance(self.solver, CourseSolver)
        each = _COURSE[_cards_left(positions)] * len(cards)
        if self.work.limit(len(positions), each, seconds) < len(positions):
            return np.full((len(positions), len(cards) + 1), UNSOLVED, np.int8)
        return self.solver.course(positions, cards)


def _cost(positions: PositionRows, mode: QuestionMode) -> float:
    """Return how many millionths of a second a position takes on a quiet machine."""
    left = _cards_left(positions)
    if left < _WHOLE_HAND or positions.table[0, 0] >= 0:
        return _EXACT[left] * _PARTS[mode]
    asked = _WHOLE_HAND if positions.asked is None else positions.asked.bit_count()
    return _LEAD[mode] * asked / _WHOLE_HAND


def _cards_left(positions: PositionRows) -> int:
    return max(int(held).bit_count() for held in positions.hands[0])


@dataclass(frozen=True, slots=True)
class Pace:
    """What a robot may spend on a card: ``seconds``, ``counted`` or not, or ``worlds``."""

    seconds: float
    worlds: int | None = None
    counted: bool = False

    @property
    def budget(self) -> float:
        """The seconds that a robot is to be given."""
        return LONG if self.worlds else self.seconds

    def __str__(self) -> str:
        if self.worlds:
            return f"{self.worlds} worlds"
        return f"{self.seconds} s{' counted' if self.counted else ''}"

    def set_robot(self, name: str, *, new_worlds: bool = False) -> Robot:
        """Return the robot *name*, which thinks at this pace.

        With *new_worlds* it deals other worlds for every seed. Robots without worlds are
        returned as they are.

        Example:
            >>> robot = Pace(0.8, worlds=40).set_robot("robot:sef")
            >>> isinstance(robot, SimulatingRobot) and robot.samples
            40
        """
        found = find(name)
        if isinstance(found, LevelRobot):
            most = LONG if self.worlds else found.most
            return replace(
                found, robot=self._set_pace(found.robot, new_worlds=new_worlds), most=most
            )
        if isinstance(found, SimulatingRobot):
            return self._set_pace(found, new_worlds=new_worlds)
        return found

    def _set_pace(self, robot: SimulatingRobot, *, new_worlds: bool) -> SimulatingRobot:
        robot = replace(robot, clock=process_time, new_worlds=new_worlds)
        if self.worlds is not None:
            return replace(robot, clock=_stand_still, samples=self.worlds)
        if not self.counted:
            return robot
        work = Work()
        return replace(robot, clock=work.read_clock, solver=work.make_solver)


def add_pace(parser: argparse.ArgumentParser, seconds: float = 0.8) -> None:
    """Add the options that say how long a robot thinks."""
    parser.add_argument(
        "--budget", type=float, default=seconds, help="processor seconds a card"
    )
    parser.add_argument(
        "--counted",
        action="store_true",
        help="count seconds by what is solved: the same cards on a busy machine",
    )
    parser.add_argument(
        "--samples",
        type=int,
        help="worlds a card in place of seconds: the same cards on a busy machine",
    )


def pace_asked(arguments: argparse.Namespace) -> Pace:
    """Return the pace that *arguments* ask for."""
    return Pace(arguments.budget, arguments.samples, arguments.counted)


def _stand_still() -> float:
    return 0.0
