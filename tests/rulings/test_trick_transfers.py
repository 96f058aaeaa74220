"""Tricks transferred after a revoke: Law 64 of 2017, line by line."""

import pytest

from biritch.core.calls import Contract
from biritch.core.seats import Seat, Vulnerability
from biritch.rulings.catalogue import all_irregularities
from biritch.rulings.irregularity import Ruling, follow_answers
from biritch.rulings.trick_transfers import transfer

REVOKE = all_irregularities()["revoke"]


def ruled(answers: str) -> Ruling:
    found = follow_answers(REVOKE, answers.split())
    assert isinstance(found, Ruling)
    return found


@pytest.mark.parametrize(
    ("answers", "law", "tricks"),
    [
        # The revoker won the trick: it, and one of any later ones (64A1).
        ("declarer yes none offender none enough", "64A1", -1),
        ("declarer yes none offender some enough", "64A1", -2),
        ("defender yes none offender some enough", "64A1", 2),
        # Partner (or dummy) won it: one trick, whatever follows (64A2).
        ("declarer yes none partner enough", "64A2", -1),
        ("defender yes none partner enough", "64A2", 1),
        # The other side won it: one if a later trick was won, none if not (64A2, 64B1).
        ("defender yes none opponents some enough", "64A2", 1),
        ("declarer yes none opponents none enough", "64B1", 0),
        # No rectification (64B2 to 64B7).
        ("declarer yes again", "64B2", 0),
        ("dummy yes", "64B3", 0),
        ("defender yes next-deal", "64B4", 0),
        ("defender yes round-over", "64B5", 0),
        ("declarer yes twelfth", "62D1; 64B6", 0),
        ("declarer yes both", "64B7", 0),
        # Not enough: equity instead of tricks (64C1).
        ("defender yes none offender some more", "64A1; 64C1", None),
        # Not established: put right (62B).
        ("defender no", "62B", None),
    ],
)
def test_the_tricks_are_those_of_the_law(answers: str, law: str, tricks: int | None) -> None:
    found = ruled(answers)
    assert (found.law, found.tricks) == (law, tricks)


def test_only_a_defender_gets_a_penalty_card() -> None:
    assert "card-major" in ruled("defender no").says
    assert "card-major" not in ruled("declarer no").says + ruled("dummy no").says


@pytest.mark.parametrize(
    ("declarer", "answers", "tricks", "points"),
    [
        (Seat.NORTH, "declarer yes none offender some enough", (11, 9), (450, -50)),
        (Seat.EAST, "declarer yes none partner enough", (10, 9), (-420, 50)),
        (Seat.EAST, "defender yes none offender some enough", (12, 13), (-480, -510)),
        (Seat.NORTH, "declarer yes none offender some enough", (1, 0), (-450, -500)),
        (Seat.WEST, "declarer yes none partner enough", (0, 0), (500, 500)),
        (Seat.SOUTH, "defender yes none partner enough", (13, 13), (510, 510)),
    ],
)
def test_the_score_follows_the_tricks(
    declarer: Seat, answers: str, tricks: tuple[int, int], points: tuple[int, int]
) -> None:
    """Nobody makes fourteen tricks, or less than none; the points are North-South's."""
    contract = Contract.parse("4S", declarer)
    found = transfer(ruled(answers), contract, tricks[0], Vulnerability.parse("none"))
    assert (found.tricks, found.points) == (tricks, points)
