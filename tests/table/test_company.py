"""Friends at a table: who may sit, who was shown what, and that all of it folds again."""

from __future__ import annotations

import random

import pytest

from biritch.core.boards import Board
from biritch.core.calls import PASS
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.variants.contract import VARIANT
from biritch.rules.offence import Illegal
from biritch.table.company import HOST, OPEN
from biritch.table.company_events import Departed, Joined, Reseated, Spoken, UndoAsked
from biritch.table.events import Acted, Claimed, Dealt
from biritch.table.refusals import UNDO_WAITS, NotNow
from biritch.table.setup import SEVERAL, Setup
from biritch.table.table import Table
from tests.proving import cases
from tests.table.evenings import anything, begun, evening

SEEDS = range(cases(12, 400))


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_the_fold_of_its_events(seed: int) -> None:
    table = evening(seed)
    first = Setup(VARIANT, (OPEN,) * 4, SEVERAL, manners=table.setup.manners)
    assert Table.fold(first, table.events) == table


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_plays_a_board_of_which_other_hands_were_shown(seed: int) -> None:
    rng = random.Random(f"evening {seed}")
    deals, table = seeded_deals(f"evening {seed}"), begun(rng)
    shown: dict[int, set[Seat]] = {}
    for _ in range(160):
        board = table.dealt
        try:
            table = table.after(anything(table, rng, deals))
        except (Illegal, NotNow):
            continue
        if table.dealt != board:
            shown = {}
        if table.over:
            continue
        for number, guest in enumerate(table.company.guests):
            seen = shown.setdefault(number, set())
            if guest.seat is not None:
                seen.add(guest.seat)
            elif table.company.shown and guest.admitted and not guest.gone:
                seen.update(Seat)
            assert guest.seat is None or seen == {guest.seat}


def test_onlookers_never_take_the_place_of_players() -> None:
    table = begun(random.Random(1)).after(Reseated(3, None))
    while True:
        count = len(table.company.guests)
        try:
            table = table.after(Joined(count, "Olga", None, f"key {count}"))
        except NotNow:
            break
    assert table.after(Joined(len(table.company.guests), "Dan", Seat.WEST, "new"))


def test_nothing_is_claimed_before_the_first_deal() -> None:
    with pytest.raises(Illegal, match="Law 68"):
        begun(random.Random(1)).after(Claimed(Seat.SOUTH, 3))


def test_nobody_acts_before_a_wish_to_take_back_is_answered() -> None:
    table = begun(random.Random(1))
    table = table.after(Dealt(Board.from_number(1), next(seeded_deals("wish"))))
    table = table.after(Acted(Seat.NORTH, PASS)).after(UndoAsked(Seat.NORTH))
    for chair in Seat:
        assert table.objection(chair) == UNDO_WAITS
    for event in (Acted(Seat.EAST, PASS), Claimed(Seat.EAST, 3)):
        with pytest.raises(Illegal) as refused:
            table.after(event)
        assert refused.value.offence == UNDO_WAITS


def test_only_the_host_stays_for_ever() -> None:
    table = begun(random.Random(1))
    with pytest.raises(NotNow, match="host"):
        table.after(Departed(HOST))


def test_a_remark_makes_no_action_late_and_stops_no_robot() -> None:
    table = evening(3)
    before = table.moved
    after = table.after(Spoken(HOST, "director", "?"))
    assert (after.moved, after.n) == (before, table.n + 1)


def test_an_event_that_is_printed_does_not_tell_a_key() -> None:
    """What is printed may end in a file that strangers read."""
    printed = repr(Joined(2, "Ann", Seat.EAST, key="secret"))
    assert printed == "Joined(guest=2, name='Ann', seat=<Seat.EAST: 1>)"
