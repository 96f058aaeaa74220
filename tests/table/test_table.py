"""A table: everything is a fold of its log; what is refused changes nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biritch.core.calls import PASS, OtherCall, parse_call
from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.games.phase import AgreedClaim
from biritch.games.variants import rubber
from biritch.rules.offence import Illegal, OutOfTurn
from biritch.table.events import Acted, Answered, Claimed, Undone
from biritch.table.refusals import IllegalClaim, NotNow
from biritch.table.setup import SOLO
from biritch.table.table import Table
from biritch.table.views import chair_view
from tests.table.tables import (
    act,
    calls,
    claim,
    dealt,
    in_play,
    legal,
    opened,
    played,
    refold,
    setup,
)

N, E, S, W = Seat
seeds = st.integers(0, 10**6)


@pytest.mark.slow
@given(seeds, st.integers(0, 80))
def test_a_table_is_the_fold_of_its_log(seed: int, steps: int) -> None:
    table = played(opened(seed), steps, seed)
    assert table == refold(table)
    assert table.n == len(table.events) == table.public_log[-1].n


@pytest.mark.slow
@given(seeds, st.integers(0, 60))
def test_only_the_one_to_act_may(seed: int, steps: int) -> None:
    table = played(opened(seed, "NESW"), steps, seed)
    for chair in Seat:
        for action in legal(table)[:1]:
            if chair != table.turn:
                with pytest.raises(OutOfTurn) as refused:
                    table.apply(chair, action)
                bidding = table.playing.facts.contract is None
                assert refused.value.offence.law == (28 if bidding else 44)


def test_an_illegal_action_names_its_law_and_changes_nothing() -> None:
    table = calls(opened(), "1H")
    before = table
    with pytest.raises(Illegal) as refused:
        act(table, parse_call("1D"))
    assert refused.value.offence.law == 27
    with pytest.raises(Illegal):
        act(table, Card.parse("SA"))
    assert table == before


def test_no_one_settles_a_board_alone() -> None:
    """A settled board in the log would be a claim nobody answered."""
    table = in_play(cards=4)
    with pytest.raises(Illegal):
        opened().apply(N, AgreedClaim(7))
    assert all(not isinstance(action, AgreedClaim) for action in legal(table))


# ---- undo ----


def test_taking_back_returns_to_ones_own_last_action() -> None:
    table = calls(opened(), "P P 1H P 1S")
    back = table.after(table.undo(S))
    assert back.playing.log == (PASS, PASS)
    assert back.turn == S
    assert back.n == table.n + 1
    assert back.events[: table.n] == table.events
    assert back == refold(back)


def test_taking_back_a_card_of_dummy_or_of_a_robots_hand() -> None:
    """North declares for South, who plays both hands: both are South's own actions."""
    table = in_play(declarer="N", cards=1)
    assert table.turn == S
    table = act(table, legal(table)[0])
    back = table.after(table.undo(S))
    assert back.turn == S
    assert len(back.playing.facts.tricks[-1].cards) == 1


def test_what_may_not_be_taken_back_is_said_why() -> None:
    cases = {
        "nothing": opened(),
        "several": Table(setup("NS")).after(dealt(1)),
        "claim": claim(in_play(cards=8), S, 3),
        "over": played(in_play(), 100),
    }
    for reason, table in cases.items():
        with pytest.raises(NotNow) as refused:
            table.undo(S)
        assert refused.value.phrase.name == f"table-undo-{reason}"


def test_an_undo_can_only_be_the_one_of_the_table() -> None:
    table = calls(opened(), "P P 1H P 1S")
    for forged in (Undone(S, 0), Undone(N, 2), Undone(E, 5)):
        with pytest.raises(NotNow):
            table.after(forged)


# ---- whose hand it is ----


def test_a_person_plays_for_a_robot_partner_once_dummy_is_down() -> None:
    before = in_play(declarer="N")
    assert (before.turn, before.seat_of(S)) == (E, S)
    table = played(before, 1)
    assert (table.seat_of(S), table.chair_of(N), table.turn) == (N, S, S)
    with pytest.raises(OutOfTurn):
        table.apply(N, legal(table)[0])
    table = act(table, legal(table)[0])
    table = act(table, legal(table)[0])
    assert table.turn == S
    assert table.playing.phase.turn == N


def test_a_person_does_not_play_for_a_person() -> None:
    table = in_play(declarer="N", persons="NS", cards=1)
    assert (table.seat_of(S), table.turn) == (S, N)


def test_a_table_may_leave_the_hand_to_the_robot() -> None:
    rules = replace(SOLO, plays_for_partner=False)
    table = calls(Table(setup("S", rules)).after(dealt(3)), "1N P P P")
    table = played(table, 1)
    assert (table.seat_of(S), table.turn) == (S, N)


# ---- claims ----


@pytest.mark.parametrize(("declarer", "won"), [("S", 5), ("E", 8)])
def test_a_claim_all_agree_to_ends_the_board(declarer: str, won: int) -> None:
    """Five tricks for South's side: declarer's five, or eight left to the others."""
    table = in_play(declarer=declarer, persons="NESW", cards=1)
    table = claim(table, S, 5)
    assert table.turn is None
    assert table.claim is not None
    for chair in sorted(table.claim.waiting):
        table = table.after(Answered(chair, accepts=True))
    assert table.over
    assert table.claimed
    assert table.playing.facts.won == won
    assert table == refold(table)


def test_play_goes_on_where_one_disagrees() -> None:
    before = in_play(cards=9)
    table = claim(before, S, 2)
    assert table.claim is not None
    assert table.claim.waiting == {E, W}
    table = table.after(Answered(W, accepts=True)).after(Answered(E, accepts=False))
    assert table.claim is None
    assert table.playing == before.playing
    assert table.turn == before.turn
    assert table == refold(table)


def test_nobody_acts_while_a_claim_waits() -> None:
    table = claim(in_play(cards=9), S, 2)
    for chair in Seat:
        with pytest.raises(OutOfTurn) as refused:
            table.apply(chair, Card.parse("SA"))
        assert refused.value.offence.law == 68


@pytest.mark.parametrize(
    ("table", "chair", "tricks", "law"),
    [
        (opened(), S, 1, 68),
        (in_play(), S, 1, 68),
        (in_play(cards=4), S, 13, 68),
        (in_play(cards=4), S, -1, 68),
        (in_play(cards=4), N, 1, 43),
        (in_play(declarer="N", cards=4), N, 1, 44),
        (claim(in_play(cards=4), S, 1), S, 2, 68),
        (claim(in_play(cards=4), S, 1), E, 2, 68),
    ],
)
def test_a_claim_out_of_place_is_refused(
    table: Table, chair: Seat, tricks: int, law: int
) -> None:
    with pytest.raises(IllegalClaim) as refused:
        table.after(Claimed(chair, tricks))
    assert refused.value.offence.law == law


def test_only_those_asked_may_answer() -> None:
    with pytest.raises(IllegalClaim):
        in_play(cards=4).after(Answered(E, accepts=True))
    table = claim(in_play(cards=4), S, 1)
    for chair in (N, S):
        with pytest.raises(IllegalClaim):
            table.after(Answered(chair, accepts=True))
    once = table.after(Answered(E, accepts=True))
    with pytest.raises(IllegalClaim):
        once.after(Answered(E, accepts=True))


def test_a_defender_asks_declarer_and_a_partner_who_loses_by_it() -> None:
    table = in_play(declarer="S", persons="NESW", cards=8)
    conceding = claim(table, E, 0)
    assert conceding.claim is not None
    assert conceding.claim.waiting == {S, W}
    everything = claim(table, E, 11)
    assert everything.claim is not None
    assert everything.claim.waiting == {S}


# ---- boards ----


def test_the_next_board_waits_for_the_end_of_this_one() -> None:
    table = opened()
    with pytest.raises(NotNow) as refused:
        table.after(dealt(2, 2))
    assert refused.value.phrase.name == "table-next-playing"
    table = played(table, 100).after(dealt(2, 2))
    assert table.playing.board.number == 2
    assert table.dealt == 2
    assert (table.doers, table.claimed) == ((), False)


def test_a_set_comes_to_its_end() -> None:
    table = played(Table(setup(boards=1)).after(dealt(1)), 100)
    assert not table.may_deal
    with pytest.raises(NotNow) as refused:
        table.after(dealt(2))
    assert refused.value.phrase.name == "table-next-end"


def test_what_is_told_is_what_happened() -> None:
    table = played(in_play(seed=4), 4)
    kinds = [(told.n, told.kind) for told in table.public_log]
    expected = [(1, "board"), *[(n, "call") for n in range(2, 8)]]
    assert kinds == [*expected, *[(n, "play") for n in range(8, 12)], (11, "trick")]
    cards = [told for told in table.public_log if told.kind == "play"]
    assert [told.seat for told in cards] == [W, N, E, S]
    assert table.public_log[-1].seat == table.playing.phase.turn
    assert isinstance(table.events[1], Acted)
    assert isinstance(table.events[1].action, OtherCall)


def test_a_view_says_whose_it_is_and_shows_a_score_sheet_where_the_game_keeps_one() -> None:
    table = Table(replace(setup(), variant=rubber.VARIANT)).after(dealt(1))
    assert [chair_view(opened(), chair).chair for chair in (*Seat, None)] == [*Seat, None]
    assert chair_view(opened(), Seat.NORTH).sheet is None
    assert chair_view(table, Seat.NORTH).sheet is not None


def test_the_cards_drawn_for_seats_are_shown_on_the_first_deal_alone() -> None:
    drawn = tuple(map(Card.parse, ("S9", "HK", "DK", "C2")))
    table = Table(replace(setup(), drawn=drawn)).after(dealt(1))
    assert chair_view(table, Seat.SOUTH).drawn == dict(zip(Seat, drawn, strict=True))
    for call in (PASS,) * 4:
        table = act(table, call)
    second = table.after(dealt(2, number=2))
    assert second.dealt == 2
    assert chair_view(second, Seat.SOUTH).drawn == {}
