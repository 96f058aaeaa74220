"""What is proposed is what a director would play, at every size and length of evening."""

from __future__ import annotations

import pytest

from biritch.competition.movement import EntrantKind
from biritch.competition.tournament import seating
from biritch.competition.tournament.log import MovementSet
from biritch.server.tournaments.proposals import proposed_movements
from tests.proving import PROVING

TIMES = range(90, 241, 15)
SIZES = [*range(4, seating.MOST_PAIRS + 1)] if PROVING else [4, 9, 16, 26, 34, 45, 71]


@pytest.mark.slow
@pytest.mark.parametrize("pairs", SIZES)
def test_the_best_proposal_suits_the_time(pairs: int) -> None:
    """No round of one board, no idle third of an evening, and never less with more time."""
    most = 0
    for time in TIMES:
        best = proposed_movements(EntrantKind.PAIRS, pairs, time)[0]
        told = (pairs, time, best.name, best.rounds, best.each, best.sections)
        assert best.each >= 2 or (pairs == 7 and time < 120), told
        assert 2 * time <= 3 * best.rounds * best.minutes + 2, told
        assert best.rounds * best.minutes <= time, told
        assert best.most >= most, told
        assert best.most - best.least <= 2 * best.each, told
        most = best.most


@pytest.mark.parametrize("pairs", SIZES)
def test_every_proposal_can_be_played(pairs: int) -> None:
    for one in proposed_movements(EntrantKind.PAIRS, pairs, 180):
        seated = MovementSet(one.name, pairs, one.rounds, one.each, one.minutes, one.sections)
        schedule = seating.schedule(seated)
        assert len(schedule.rounds) == one.rounds
        seats = {who for sitting in schedule.rounds[0] for who in sitting.entrants}
        assert len(seats) >= pairs - one.sections, "one sits out in a section at most"
