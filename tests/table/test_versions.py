"""Every step of a company answers something that has a version."""

import pytest

from biritch.core.seats import Seat, Side
from biritch.table import company_events as steps
from biritch.table.manners import Manners
from biritch.table.versions import CompanyVersions, Versions

VERSIONS = Versions(
    moved=90,
    board=80,
    calls=(81, 82, 83),
    undo=85,
    company=CompanyVersions((10, 11, 12, 13), (20, 21, 22), 30, 40),
)


@pytest.mark.parametrize(
    ("step", "version"),
    [
        (steps.Invited(Seat.SOUTH, "key"), 12),
        (steps.Invited(None, "key"), 40),
        (steps.Joined(3, "Ann", Seat.SOUTH, "key"), 0),
        (steps.Reseated(1, Seat.WEST), 21),
        (steps.Swapped(Seat.NORTH, Seat.WEST), 13),
        (steps.Departed(2), 22),
        (steps.Admitted(1), 21),
        (steps.Muted(2), 22),
        (steps.UndoAnswered(Seat.EAST, True), 85),
        (steps.Questioned(Seat.EAST, 1), 82),
        (steps.Explained(Seat.EAST, 2, "strong"), 83),
        (steps.Explained(Seat.EAST, 9, "strong"), 90),
        (steps.Settled(Manners()), 30),
    ],
)
def test_a_step_answers_the_version_of_what_it_is_about(step: object, version: int) -> None:
    assert step.answers(VERSIONS) == version  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "step",
    [
        steps.TimeOver(Side.NS),
        steps.Spoken(1, "table", "well played"),
        steps.UndoAsked(Seat.EAST),
        steps.Voted(Seat.EAST, Seat.WEST),
    ],
)
def test_the_others_answer_a_version_there_is(step: object) -> None:
    known = {0, 90, 80, 81, 82, 83, 85, 10, 11, 12, 13, 20, 21, 22, 30, 40}
    assert step.answers(VERSIONS) in known  # type: ignore[attr-defined]


def test_only_what_changed_gets_a_new_version() -> None:
    assert VERSIONS.of_guest(7) == 0
    assert VERSIONS.of_seats([Seat.NORTH, Seat.EAST]) == 11
