"""What is proposed is what a director would play, at every size and length of evening."""

from __future__ import annotations

import pytest

from biritch.competition.movement import EntrantKind
from biritch.competition.tournament import seating
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.server.tournaments.messages import ProposedMovement
from biritch.server.tournaments.movements.proposals import proposed_movements
from tests.proving import PROVING
from tests.server.tournaments import judging
from tests.server.tournaments.judging import judged

SIZES = [*range(4, seating.MOST_PAIRS + 1)] if PROVING else [4, 9, 17, 34]


@pytest.mark.slow
@pytest.mark.parametrize("pairs", SIZES)
def test_the_best_proposal_suits_the_time(pairs: int) -> None:
    """No round of one board, no idle third of an evening, and never less with more time."""
    for proposal in judged(pairs):
        assert not proposal.faults, proposal


@pytest.mark.slow
def test_thirty_four_pairs_and_three_hours() -> None:
    """Two boards a round, 24 in all, and both a movement cut off and sections are offered."""
    (proposal,) = judged(34, [180])
    assert (proposal.most, proposal.each) == (24, 2)
    assert proposal.curtailed
    assert proposal.split


@pytest.mark.slow
@pytest.mark.parametrize("pairs", [106, 222, 400] if PROVING else [106])
def test_so_large_a_field_plays_in_sections_and_nobody_sits_out(pairs: int) -> None:
    (proposal,) = judged(pairs, [180])
    assert proposal.split
    assert not proposal.faults, proposal


@pytest.mark.parametrize(
    ("pairs", "best", "fault"),
    [
        (34, {"each": 1, "rounds": 17, "minutes": 10}, "rounds of one board"),
        (34, {"rounds": 13}, "longer than there is time"),
        (34, {"rounds": 6}, "a third of the time is idle"),
        (34, {"most": 12, "least": 12}, "fewer boards than with less time"),
        (34, {"least": 14}, "some play two rounds fewer than others"),
        (34, {"sits_out": 1}, "an even number, and somebody sits out"),
    ],
)
def test_the_judge_finds_every_fault(
    monkeypatch: pytest.MonkeyPatch, pairs: int, best: dict[str, int], fault: str
) -> None:
    found = proposed_movements(EntrantKind.PAIRS, pairs, 180)[0]
    doctored = {name: getattr(found, name) for name in ProposedMovement.__struct_fields__}

    def proposed(_: EntrantKind, __: int, minutes: int) -> tuple[ProposedMovement, ...]:
        return (ProposedMovement(**doctored | best) if minutes == 180 else found,)

    assert not any(proposal.faults for proposal in judged(pairs, [180]))
    monkeypatch.setattr(judging, "proposed_movements", proposed)
    assert fault in list(judged(pairs, [181, 180]))[-1].faults


@pytest.mark.parametrize("pairs", SIZES)
def test_every_proposal_can_be_played(pairs: int) -> None:
    for one in proposed_movements(EntrantKind.PAIRS, pairs, 180):
        seated = MovementSet(one.name, pairs, one.rounds, one.each, one.minutes, one.sections)
        schedule = seating.schedule(seated)
        if one.name in seating.DRAWN:  # its rounds are drawn as they begin
            assert one.rounds < pairs
            continue
        assert len(schedule.rounds) == one.rounds
        seats = {who for sitting in schedule.rounds[0] for who in sitting.entrants}
        assert len(seats) >= pairs - one.sections, "one sits out in a section at most"
