"""The binding to the compiled library: against plain search, known results and itself."""

from __future__ import annotations

import multiprocessing
import pickle
import random
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.core.cards import Card, Strain, Suit
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.core.trick_table import TrickTable
from biritch.rules.play import Trick
from biritch.solver import dds
from biritch.solver import plain_search as slow
from biritch.solver.dds import DDS
from biritch.solver.solver import Position, SolverFault
from tests.proving import cases
from tests.solver.endings import endings
from tests.solver.known import known

LEAD = Trick(Seat.WEST)


def hands(text: str) -> tuple[Hand, ...]:
    """Return four hands written North, East, South, West."""
    return tuple(map(Hand.parse, text.split()))


@pytest.mark.slow
@settings(max_examples=cases(50, 150), deadline=None)
@given(endings(4))
def test_every_card_of_an_ending_is_worth_what_plain_search_finds(position: Position) -> None:
    assert DDS().leads([position]) == slow.leads([position])


@settings(max_examples=cases(3, 12), deadline=None)
@given(endings(5))
def test_so_it_is_with_five_cards_each(position: Position) -> None:
    assert DDS().leads([position]) == slow.leads([position])


@pytest.mark.slow
@settings(max_examples=cases(20, 40), deadline=None)
@given(endings(3), st.sampled_from(Strain), st.permutations(range(4)))
def test_a_position_is_solved_afresh_after_one_much_like_it(
    position: Position, strain: Strain, places: list[int]
) -> None:
    """The library keeps what it learnt of a deal for the next one, if that is similar."""
    twins = [position, replace(position, strain=strain)]
    if not position.trick.cards:
        moved = tuple(position.hands[place] for place in places)
        twins += [replace(position, hands=moved), replace(position, trick=Trick(Seat.SOUTH))]
    assert DDS(most=1).leads(twins) == slow.leads(twins)


@pytest.mark.slow
def test_some_of_two_hundred_deals_are_worth_what_is_known() -> None:
    chosen = random.Random(12).sample(known(), cases(4, 12))
    assert DDS().tables([deal for deal, _ in chosen]) == [table for _, table in chosen]


@pytest.mark.slow
def test_turning_the_deal_turns_the_table() -> None:
    deal = next(seeded_deals("turned"))
    n, e, s, w = deal.hands
    straight, turned = DDS().tables([deal, Deal((w, n, e, s))])
    assert straight != turned
    for seat in Seat:
        for strain in Strain:
            assert turned.of(seat.after(), strain) == straight.of(seat, strain)


@pytest.mark.slow
def test_changing_the_names_of_suits_changes_nothing_else() -> None:
    deal, turn = next(seeded_deals("suits")), {0: 2, 1: 3, 2: 1, 3: 0, 4: 4}
    renamed = [
        Hand.of(Card.of(Suit(turn[card.suit]), card.rank) for card in hand)
        for hand in deal.hands
    ]
    n, e, s, w = renamed
    one, other = DDS().tables([deal, Deal((n, e, s, w))])
    for seat in Seat:
        for strain in Strain:
            assert one.of(seat, strain) == other.of(seat, Strain(turn[strain]))


@pytest.mark.slow
def test_a_table_is_what_the_best_leads_leave() -> None:
    deal = next(seeded_deals("leads"))
    [table] = DDS().tables([deal])
    asked = [(seat, strain) for seat in Seat for strain in Strain]
    led = DDS().leads(
        [Position(deal.hands, strain, Trick(seat.after())) for seat, strain in asked]
    )
    for (seat, strain), cards in zip(asked, led, strict=True):
        assert table.of(seat, strain) == 13 - max(cards.values())
        assert set(cards) == set(deal[seat.after()])


def test_whoever_has_all_the_trumps_or_whose_partner_has_wins_every_trick() -> None:
    """North has all the spades, East the hearts, South the diamonds, West the clubs."""
    north_south, east_west = (0, 13, 0, 13, 0), (13, 0, 13, 0, 0)
    wanted = TrickTable((north_south, east_west, north_south, east_west))
    assert DDS().tables([Deal.from_rank(0)]) == [wanted]


def test_no_card_left_is_no_lead() -> None:
    empty = Position((Hand(),) * 4, Strain.SPADES, LEAD)
    assert DDS().leads([empty]) == [{}]
    assert DDS().leads([]) == []
    assert DDS().tables([]) == []


@pytest.mark.parametrize(
    ("position", "wrong"),
    [
        (Position(hands("A... K... Q..."), Strain.CLUBS, LEAD), "3 hands"),
        (Position(hands("A... A... Q... J..."), Strain.CLUBS, LEAD), "SA of E is there twice"),
        (Position(hands("A... K... Q... JT..."), Strain.CLUBS, LEAD), "N has 1 cards"),
        (
            Position(hands("A... K... Q... J..."), Strain.CLUBS, LEAD.add(Card.parse("ST"))),
            "N has 1 cards",
        ),
        (
            Position(hands("A... K... Q... ..."), Strain.CLUBS, LEAD.add(Card.parse("SA"))),
            "SA of N is there twice",
        ),
        (
            Position(
                hands("... K... Q... ..."), Strain.CLUBS, Trick(Seat.WEST, (Card(3), Card(3)))
            ),
            "C5 is on the table twice",
        ),
        (
            Position((Hand(),) * 4, Strain.CLUBS, Trick(Seat.WEST, tuple(map(Card, range(4))))),
            "4 cards on the table",
        ),
    ],
)
def test_an_impossible_position_is_refused_before_the_library(
    position: Position, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for ask in (DDS().leads, slow.leads):
        with pytest.raises(ValueError, match=wrong):
            ask([position])
    assert not list(tmp_path.iterdir())


def test_what_the_library_refuses_is_told_in_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(dds, "check", lambda _: None)
    wrong = Position(hands("A... K... Q... JT..."), Strain.CLUBS, LEAD)
    with pytest.raises(SolverFault, match=r"DDS: .*cards"):
        DDS().leads([wrong])


def test_a_missing_library_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dds, "find_spec", lambda _: None)
    with pytest.raises(SolverFault, match="endplay"):
        dds._load_library()


@pytest.mark.slow
def test_threads_may_ask_at_the_same_time() -> None:
    deals = [next(seeded_deals(f"thread {number}")) for number in range(6)]
    wanted = DDS().tables(deals)
    found: dict[int, TrickTable] = {}

    def ask(number: int) -> None:
        [found[number]] = DDS().tables([deals[number]])

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[number] for number in range(6)] == wanted


@pytest.mark.slow
@pytest.mark.parametrize(
    "method",
    [
        pytest.param(method, marks=[] if method == "spawn" else pytest.mark.prove)
        for method in multiprocessing.get_all_start_methods()
    ],
)
def test_a_solver_works_in_a_child_process(method: str) -> None:
    deal = next(seeded_deals("child"))
    wanted = DDS().tables([deal])
    assert pickle.loads(pickle.dumps(DDS(most=1))) == DDS(most=1)
    with multiprocessing.get_context(method).Pool(1) as pool:
        assert pool.map(DDS(most=1).tables, [[deal]] * 2, chunksize=1) == [wanted] * 2


def test_how_far_it_is_can_be_followed() -> None:
    told: list[int] = []
    DDS().tables([next(seeded_deals("told"))], told.append)
    assert told == [1, 2, 3, 4, 5]
    told.clear()
    DDS().leads([Position(hands("A... K... Q... J..."), Strain.CLUBS, LEAD)] * 3, told.append)
    assert told == [1, 2, 3]
