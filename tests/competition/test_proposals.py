"""Proposals: what suits those who have come, in the time there is."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from biritch.competition.catalogue import movements_by_name
from biritch.competition.movement import EntrantKind
from biritch.competition.proposals import Proposal, SessionNeeds, proposals
from biritch.competition.schedule_figures import schedule_figures

MOVEMENTS = movements_by_name()


def proposed(form: EntrantKind, entrants: int, **wish: Any) -> tuple[Proposal, ...]:
    return proposals(SessionNeeds(form, entrants, **wish), MOVEMENTS)


@pytest.mark.parametrize("minutes", [60, 180, 300])
@pytest.mark.parametrize("form", EntrantKind)
@pytest.mark.parametrize("entrants", [2, 3, 7, 12, 13, 15, 16, 36])
def test_a_proposal_fits_those_who_came_and_the_time(
    form: EntrantKind, entrants: int, minutes: int
) -> None:
    for one in proposed(form, entrants, minutes=minutes):
        assert one.figures.entrants == entrants
        assert one.figures.minutes <= minutes
        schedule = MOVEMENTS[one.name].schedule(entrants, one.rounds)
        assert one.figures == schedule_figures(schedule, one.each)
        assert one.burden == sum(one.burdens.values())
        assert all(burden > 0 for burden in one.burdens.values())


def test_the_lightest_comes_first() -> None:
    found = proposed(EntrantKind.PAIRS, 14)
    burdens = [one.burden for one in found]
    assert len(found) > 3
    assert burdens == sorted(burdens)
    assert len({one.name for one in found}) == len(found)


@pytest.mark.parametrize("tables", range(4, 8))
def test_the_documents_howells_lead_where_there_is_time(tables: int) -> None:
    """From three to eight tables a Howell, of 22 to 33 boards."""
    boards = {4: 28, 5: 27, 6: 22, 7: 26}[tables]
    best = proposed(EntrantKind.PAIRS, 2 * tables, minutes=9 * boards)[0]
    assert (best.name, best.figures.boards) == ("howell", boards)


def test_nine_tables_are_a_mitchell() -> None:
    """Nine tables, three boards a round, 27 boards."""
    found = {one.name: one for one in proposed(EntrantKind.PAIRS, 18, minutes=243)}
    assert (found["mitchell"].rounds, found["mitchell"].each) == (9, 3)


def test_few_tables_and_settled_boards_are_kept_to() -> None:
    assert all(one.each == 3 for one in proposed(EntrantKind.PAIRS, 18, each=3))
    short = proposed(EntrantKind.PAIRS, 18, each=3, minutes=120)
    assert short
    assert all(one.figures.minutes <= 120 for one in short)
    names = [one.name for one in proposed(EntrantKind.PAIRS, 15, tables=7)]
    assert "rover" in names
    assert "mitchell-skip" not in names


def test_no_time_no_proposal() -> None:
    assert proposed(EntrantKind.PAIRS, 14, minutes=10) == ()
    assert proposed(EntrantKind.PAIRS, 3) == ()


def test_merits_of_a_howell_with_a_pair_missing() -> None:
    found = schedule_figures(MOVEMENTS["howell"].schedule(7), 4)
    assert (found.tables, found.rounds, found.boards) == (3, 7, 28)
    assert (found.played, found.waits, found.results) == ((24, 24), (1, 1), (3, 3))
    assert (found.complete, found.rankings) == (True, 1)
    assert found.strangers == 0
    assert found.minutes == 7 * 4 * 9


def test_merits_of_a_mitchell() -> None:
    found = schedule_figures(MOVEMENTS["mitchell"].schedule(18), 3, pace=Fraction(8))
    assert (found.complete, found.rankings) == (False, 2)
    assert found.strangers == Fraction(2 * 36, 153)
    assert (found.boards, found.minutes) == (27, 216)


def test_a_team_plays_each_board_once_in_either_room() -> None:
    assert schedule_figures(MOVEMENTS["team-match"].schedule(2), 8).played == (32, 32)
    assert schedule_figures(MOVEMENTS["round-robin"].schedule(8), 4).played == (28, 28)


@pytest.mark.parametrize(
    ("name", "rankings"),
    [("mitchell", 2), ("mitchell-crossed", 1), ("sections", 2), ("scissors", 1)],
)
def test_crossing_the_directions_makes_one_ranking(name: str, rankings: int) -> None:
    movement = MOVEMENTS[name]
    for pairs in movement.sizes:
        assert schedule_figures(movement.schedule(pairs), 3).rankings == rankings
