"""A pair more while a tournament is played: the seat it takes, and who is moved by it."""

from __future__ import annotations

import pytest

from biritch.competition.tournament import seating
from biritch.competition.tournament.averages import boards_owed
from biritch.competition.tournament.reseating import with_one_more
from biritch.competition.tournament.signatures import BY_DIRECTOR
from biritch.competition.tournament.steps.entrants import EntrantAdded
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.competition.tournament.tournament import Tournament


@pytest.mark.parametrize(
    ("movement", "pairs", "rounds"),
    [
        ("mitchell-relay", 11, 6),
        ("mitchell-relay", 15, 8),
        ("mitchell", 9, 5),
        ("howell", 7, 7),
    ],
)
def test_a_pair_that_comes_late_changes_nobody_elses_seat(
    movement: str, pairs: int, rounds: int
) -> None:
    seated = MovementSet(movement, pairs, rounds, 2, 18)
    more = with_one_more(Tournament(seated=seated, round=1))
    assert more is not None
    before, after = (seating.schedule(plan).rounds for plan in (seated, more))
    for old, new in zip(before, after, strict=True):
        here = {(one.table, one.ns, one.ew, one.boards) for one in new}
        assert {(one.table, one.ns, one.ew, one.boards) for one in old} <= here
        others = [one.entrants for one in new if one not in old]
        assert all(pairs + 1 in met for met in others)


def test_who_joins_in_round_three_owes_nothing_of_the_rounds_before() -> None:
    now = Tournament(seated=MovementSet("howell", 7, 7, 2, 18), round=3)
    more = EntrantAdded("Ann & Bob").after(now, BY_DIRECTOR)
    assert more.joined == {8: 3}
    missing = [place.round for place, _ in more.missing_scores() if 8 in place.sitting.entrants]
    assert missing == [3, 3]
    (before,) = (place for place in more.sittings(1) if 8 in place.entrants)
    assert before.table not in more.waiting(1)
    # Its own boards may still get averages; whoever sat out then has missed nothing.
    assert boards_owed(more)[8] == 4
    (other,) = {*before.entrants} - {8}
    assert boards_owed(more)[other] == boards_owed(now)[other]
